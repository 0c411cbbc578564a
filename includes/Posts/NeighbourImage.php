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
	 * @param string       $html  The link; '' if there is no such item.
	 * @param array<mixed> $block The parsed block.
	 * @return string HTML, with the image before the label.
	 */
	public static function add( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$at         = strpos( $html, '>' );
		$item       = '' === trim( $html ) || false === $at
			? null
			: get_adjacent_post( false, '', 'previous' === ( $attributes['type'] ?? 'next' ) );
		if ( ! $item instanceof \WP_Post || false === $at || post_password_required( $item ) ) {
			return $html;
		}
		// The link has the item's title, so the image says nothing more.
		$image = get_the_post_thumbnail(
			$item,
			'large',
			array(
				'class'   => self::NAME . '__image',
				'alt'     => '',
				'loading' => 'lazy',
				'sizes'   => '(max-width: 680px) 100vw, 50vw',
			)
		);

		return substr( $html, 0, $at + 1 ) . $image . substr( $html, $at + 1 );
	}
}
