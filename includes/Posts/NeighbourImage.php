<?php
/**
 * Images of the previous and the next item.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Adds the item's featured image to core's links to the previous and the next item that have the class `NAME`.
 */
final class NeighbourImage {

	public const NAME = 'eidan-neighbour';

	/**
	 * Filter `render_block_core/post-navigation-link`.
	 *
	 * @param mixed $html  The link; '' if there is no such item.
	 * @param mixed $block The parsed block.
	 * @return mixed HTML, with the image before the label.
	 */
	public static function add( mixed $html, mixed $block = null ): mixed {
		if ( ! is_string( $html ) || ! is_array( $block ) || ! str_contains( $html, self::NAME ) ) {
			return $html;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$at         = strpos( $html, '>' );
		$item       = get_adjacent_post( false, '', 'previous' === ( $attributes['type'] ?? 'next' ) );
		if ( ! $item instanceof \WP_Post || false === $at ) {
			return $html;
		}
		$image = self::html( $item, 'large', '(max-width: 680px) 100vw, 50vw', self::NAME . '__image' );

		return substr( $html, 0, $at + 1 ) . $image . substr( $html, $at + 1 );
	}

	/**
	 * The featured image of an item, without words: the link has the item's title.
	 *
	 * @param \WP_Post $item
	 * @param string   $size    Name of an image size.
	 * @param string   $sizes   Attribute `sizes`.
	 * @param string   $classes Classes of the image.
	 * @return string HTML; '' without an image, or behind a password.
	 */
	public static function html( \WP_Post $item, string $size, string $sizes, string $classes ): string {
		return post_password_required( $item ) ? '' : get_the_post_thumbnail(
			$item,
			$size,
			array(
				'class'   => $classes,
				'alt'     => '',
				'loading' => 'lazy',
				'sizes'   => $sizes,
			)
		);
	}
}
