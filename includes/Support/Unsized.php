<?php
/**
 * Images of unknown size that wait all the same.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * WordPress lets no image wait whose width and height are not in its tag, since the page would move when it comes. Where
 * a style sheet says how large its box is, or at least how wide, nothing moves, or little: there it waits like others.
 */
final class Unsized {

	/** The class of such images. */
	public const NAME = 'eidan-unsized';

	/** The shape that keeps an image's place until it is there, and with it the image's own. */
	private const PLACE = 'aspect-ratio:auto 3/2';

	/** Any size that is not small: what WordPress counts as one of the page's large images. */
	private const SIZE = array( 1500, 1000 );

	/**
	 * Lets an image wait, if nobody knows its size.
	 *
	 * @param Markup $image    At the image.
	 * @param bool   $is_boxed Whether its box has a shape of its own; without, only a width.
	 */
	public static function mark( Markup $image, bool $is_boxed = true ): void {
		// WordPress writes the size of what is in the library.
		if ( self::has_size( $image ) || null !== Media::size( Media::id( $image->get_string( 'class' ) ) ) ) {
			return;
		}
		$image->add_class( self::NAME );
		if ( ! $is_boxed ) {
			$image->add_style( self::PLACE );
		}
	}

	/**
	 * Filter `wp_content_img_tag`: says of such an image whether it waits, and counts it among those of the page.
	 *
	 * @param mixed $html    The `<img>`.
	 * @param mixed $context Where it is.
	 */
	public static function tag( mixed $html, mixed $context = '' ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, self::NAME ) ) {
			return $html;
		}
		$image = new Markup( $html );
		if ( ! $image->next_tag() || true !== $image->has_class( self::NAME ) || self::has_size( $image ) || null !== $image->get_attribute( 'loading' ) ) {
			return $html;
		}
		$priority = $image->get_string( 'fetchpriority' );
		$found    = wp_get_loading_optimization_attributes(
			'img',
			array(
				'src'           => $image->get_string( 'src' ),
				'width'         => self::SIZE[0],
				'height'        => self::SIZE[1],
				'fetchpriority' => '' === $priority ? null : $priority,
			),
			is_string( $context ) ? $context : ''
		);
		foreach ( array( 'loading', 'fetchpriority' ) as $name ) {
			if ( is_string( $found[ $name ] ?? null ) ) {
				$image->set_attribute( $name, $found[ $name ] );
			}
		}

		return $image->get_updated_html();
	}

	/**
	 * Whether an image's tag says how large it is.
	 *
	 * @param Markup $image At the image.
	 */
	private static function has_size( Markup $image ): bool {
		return '' !== $image->get_string( 'width' ) && '' !== $image->get_string( 'height' );
	}
}
