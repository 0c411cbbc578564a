<?php
/**
 * `sizes` of images that have one file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Blocks say how wide an image is before they know whether WordPress has several files of it. With one file, as of an
 * SVG or where the sizes are lost, `sizes` says nothing, and WordPress makes it `auto`: a browser then takes a lazy
 * image for one of 3000 × 150 pixels.
 */
final class LoneSizes {

	/**
	 * Filter `wp_get_attachment_image_attributes`, after all others.
	 *
	 * @param mixed $attributes Attributes of the `<img>`.
	 */
	public static function attributes( mixed $attributes ): mixed {
		if ( is_array( $attributes ) && '' === Text::of( $attributes['srcset'] ?? '' ) ) {
			unset( $attributes['sizes'] );
		}

		return $attributes;
	}

	/**
	 * Filter `wp_content_img_tag`, after all others.
	 *
	 * @param mixed $html The `<img>`.
	 */
	public static function tag( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, ' sizes=' ) || str_contains( $html, 'srcset=' ) ) {
			return $html;
		}
		$image = new Markup( $html );
		if ( $image->next_tag() ) {
			$image->remove_attribute( 'sizes' );
		}

		return $image->get_updated_html();
	}
}
