<?php
/**
 * Alternative logos for light and dark skins.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\AttachmentImage;

/**
 * Places the alternative logos over the site logo, which keeps its space and alternative text: nothing moves when they
 * change, and screen readers announce only one logo.
 *
 * @phpstan-import-type HeaderAttributes from \Eidan\Attributes\Header
 */
final class Logos {

	/** Class of the image by attribute of the header. */
	private const SKINS = array(
		'lightLogo' => 'is-light',
		'darkLogo'  => 'is-dark',
	);

	/** A linked site logo, and the linked site title right after it. */
	private const BESIDE_TITLE = '#(<div\b[^>]*\bwp-block-site-logo\b[^>]*>\s*<a)'
		. '(\b[^>]*>(?:\s*<img\b[^>]*>)+\s*</a>\s*</div>'
		. '\s*<(?:p|div|h[1-6])\b[^>]*\bwp-block-site-title\b[^>]*>\s*<a\b)#';

	/**
	 * Makes a logo and the title beside it one link for keyboards and screen readers: that of the title. Pointers may
	 * still press the logo.
	 *
	 * @param string $html Rows of the header, rendered.
	 */
	public static function join( string $html ): string {
		return (string) preg_replace( self::BESIDE_TITLE, '$1 tabindex="-1" aria-hidden="true"$2', $html );
	}

	/**
	 * Adds the alternative logos to the site logos in a header.
	 *
	 * @param string           $html       Rows of the header, rendered.
	 * @param HeaderAttributes $attributes Valid attributes of the header.
	 * @return string HTML; unchanged if no logo was chosen or there is no site logo.
	 */
	public static function add( string $html, array $attributes ): string {
		$images = '';
		foreach ( self::SKINS as $name => $class ) {
			$id      = $attributes[ $name ];
			$images .= 0 === $id ? '' : AttachmentImage::img(
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
