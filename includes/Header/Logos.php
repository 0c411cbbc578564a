<?php
/**
 * Other logos on light and on dark skins.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\OwnSize;

/**
 * Puts an author's other logos over the site's own, which keeps its room and its name: nothing moves when they change,
 * and assistive technology hears of one logo only.
 *
 * @phpstan-import-type HeaderAttributes from \Eidan\Attributes\Header
 */
final class Logos {

	/** Attribute of the header => class of its image. */
	private const SKINS = array(
		'lightLogo' => 'is-light',
		'darkLogo'  => 'is-dark',
	);

	/**
	 * Adds them to the site logos in a header.
	 *
	 * @param string           $html       Rows of the header, rendered.
	 * @param HeaderAttributes $attributes Valid attributes of the header.
	 * @return string The same HTML where none was chosen, or there is no logo to replace.
	 */
	public static function add( string $html, array $attributes ): string {
		$images = '';
		foreach ( self::SKINS as $name => $class ) {
			$id      = $attributes[ $name ];
			$images .= 0 === $id ? '' : OwnSize::img(
				$id,
				'full',
				array(
					'class'   => "eidan-logo $class",
					'alt'     => '',
					'loading' => 'eager',
				)
			);
		}
		if ( '' === $images || ! str_contains( $html, 'custom-logo' ) ) {
			return $html;
		}
		wp_enqueue_style( 'eidan-header-logo' );

		return (string) preg_replace_callback(
			'/<img\b[^>]*\bclass="(?:[^"]* )?custom-logo(?: [^"]*)?"[^>]*>/',
			static fn( array $logo ): string => $logo[0] . $images,
			$html
		);
	}
}
