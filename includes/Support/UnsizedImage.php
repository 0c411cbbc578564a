<?php
/**
 * Images of unknown size that still load lazily.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * WordPress never makes images without width and height lazy, since the page would move when they load. If a style
 * sheet sets the size of the box, or at least its width, little or nothing moves, so these can be lazy, too.
 */
final class UnsizedImage {

	/** The class of such images. */
	public const NAME = 'eidan-unsized';

	/** A ratio that keeps room for an image whose name has no size. */
	private const PLACE = array( 3, 2 );

	/** Any size that is not small, so that WordPress counts the image among the page's large ones. */
	private const SIZE = array( 1500, 1000 );

	/**
	 * Makes an image lazy if its size is unknown.
	 *
	 * @param Markup $image    HTML; the current tag is the image.
	 * @param bool   $is_boxed Whether its box has a ratio of its own; if not, only a width.
	 */
	public static function mark( Markup $image, bool $is_boxed = true ): void {
		// WordPress adds the size of images from the library by itself.
		if ( self::has_size( $image ) || null !== Media::size( Media::shown( $image ) ) ) {
			return;
		}
		$image->add_class( self::NAME );
		if ( ! $is_boxed ) {
			// Once the image is loaded, its own ratio counts.
			$ratio = ImageSize::of_name( $image->get_string( 'src' ) ) ?? self::PLACE;
			$image->add_style( 'aspect-ratio:auto ' . implode( '/', $ratio ) );
		}
	}

	/**
	 * Filter `wp_content_img_tag`: decides whether such an image is lazy, and counts it among those of the page.
	 *
	 * @param mixed $html    The `<img>`.
	 * @param mixed $context Where the image is used, as WordPress says.
	 */
	public static function tag( mixed $html, mixed $context = '' ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, self::NAME ) ) {
			return $html;
		}
		$image = new Markup( $html );
		if (
			! $image->next_tag()
			|| true !== $image->has_class( self::NAME )
			|| self::has_size( $image )
			|| null !== $image->get_attribute( 'loading' )
		) {
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
	 * Whether an image's tag has a width and a height.
	 *
	 * @param Markup $image HTML; the current tag is the image.
	 */
	private static function has_size( Markup $image ): bool {
		return '' !== $image->get_string( 'width' ) && '' !== $image->get_string( 'height' );
	}
}
