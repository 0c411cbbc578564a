<?php
/**
 * Images that are drawn wider than their box.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * With `sizes="auto"` browsers load a file as wide as the box. An image that covers its box and is wider in shape needs
 * a larger one. So `auto` is removed again where WordPress adds it to such an image. All others keep it.
 */
final class CoverImage {

	/** The class of such images. */
	public const NAME = 'eidan-covers';

	private const AUTO = '/^auto\s*,\s*/i';

	/**
	 * Gives an image its `sizes`.
	 *
	 * @param Markup $image  HTML; the current tag is the image.
	 * @param string $sizes  How wide the box is: the attribute `sizes`.
	 * @param float  $ratio  Width divided by height of the image; 0 if unknown.
	 * @param float  $box    Width divided by height of the box; 0 if images keep their own ratio.
	 * @param float  $narrow The same for the box up to 680 px; 0 if it does not change.
	 */
	public static function mark( Markup $image, string $sizes, float $ratio, float $box, float $narrow = 0 ): void {
		$covering = Sizes::covering( $sizes, $ratio, $box, $narrow );
		$image->set_attribute( 'sizes', $covering );
		if ( $covering !== $sizes ) {
			$image->add_class( self::NAME );
		}
	}

	/**
	 * Filter `wp_get_attachment_image_attributes`.
	 *
	 * @param mixed $attributes Attributes of the `<img>`.
	 */
	public static function attributes( mixed $attributes ): mixed {
		if (
			is_array( $attributes )
			&& is_string( $attributes['sizes'] ?? null )
			&& is_string( $attributes['class'] ?? null )
			&& in_array( self::NAME, explode( ' ', $attributes['class'] ), true )
		) {
			$attributes['sizes'] = (string) preg_replace( self::AUTO, '', $attributes['sizes'] );
		}

		return $attributes;
	}

	/**
	 * Filter `wp_content_img_tag`.
	 *
	 * @param mixed $html The `<img>`.
	 */
	public static function tag( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, self::NAME ) ) {
			return $html;
		}
		$image = new Markup( $html );
		if ( ! $image->next_tag() || true !== $image->has_class( self::NAME ) ) {
			return $html;
		}
		$sizes = $image->get_string( 'sizes' );
		$plain = (string) preg_replace( self::AUTO, '', $sizes );
		if ( $plain !== $sizes ) {
			$image->set_attribute( 'sizes', $plain );
		}

		return $image->get_updated_html();
	}
}
