<?php
/**
 * Images that are drawn wider than their box.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * With `sizes="auto"` browsers take the width of the box for that of the image. For one that covers its box and is wider
 * in shape that is too little, so the word goes again where WordPress adds it to such an image. All others keep it.
 */
final class Covered {

	/** The class of such images. */
	public const NAME = 'eidan-covers';

	private const AUTO = '/^auto\s*,\s*/i';

	/**
	 * Gives an image its `sizes`.
	 *
	 * @param Markup $image   At the image.
	 * @param string $sizes   How wide the box is: the attribute `sizes`.
	 * @param float  $picture Width by height of the image; 0 for not known.
	 * @param float  $box     Width by height of the box; 0 where images have their own shape.
	 * @param float  $narrow  That of the box up to 680 px, where it is another; 0 for the same.
	 */
	public static function mark( Markup $image, string $sizes, float $picture, float $box, float $narrow = 0 ): void {
		$covering = Sizes::covering( $sizes, $picture, $box, $narrow );
		$image->set_attribute( 'sizes', $covering );
		if ( $covering !== $sizes ) {
			$image->add_class( self::NAME );
		}
	}

	/**
	 * Filter `wp_get_attachment_image_attributes`.
	 *
	 * @param mixed $attributes Attributes.
	 */
	public static function attributes( mixed $attributes ): mixed {
		if ( is_array( $attributes ) && is_string( $attributes['sizes'] ?? null ) && is_string( $attributes['class'] ?? null ) && in_array( self::NAME, explode( ' ', $attributes['class'] ), true ) ) {
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
