<?php
/**
 * A link to the next item that is its picture.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use WP_Post;

/**
 * WordPress's block that links to the previous or the next post has a style of ours, "Image": the featured image of
 * that post fills the screen.
 */
final class NextPicture {

	private const STYLE = 'eidan-picture';

	/**
	 * Action `enqueue_block_editor_assets`: registers the style for the editor.
	 */
	public static function register(): void {
		register_block_style(
			'core/post-navigation-link',
			array(
				'name'  => self::STYLE,
				'label' => __( 'Image', 'eidan' ),
			)
		);
	}

	/**
	 * Filter `render_block_core/post-navigation-link`: puts the image into the link. Without an image the link stays as
	 * it is.
	 *
	 * @param mixed $html  Rendered block.
	 * @param mixed $block Parsed block.
	 */
	public static function show( mixed $html, mixed $block = null ): mixed {
		$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$classes    = $attributes['className'] ?? '';
		if (
			! is_string( $html ) || ! is_string( $classes )
			|| ! in_array( 'is-style-' . self::STYLE, explode( ' ', $classes ), true )
		) {
			return $html;
		}
		$neighbour = self::neighbour( $attributes );
		$image     = null === $neighbour
			? ''
			: NeighbourImage::html( $neighbour, 'full', '100vw', 'eidan-next__image eidan-card__image' );
		if ( null === $neighbour || '' === $image ) {
			return $html;
		}
		wp_enqueue_style( 'eidan-next-picture' );
		if ( ! str_contains( $html, '<a ' ) ) {
			$html = str_replace( '</div>', self::link( $neighbour, $attributes['label'] ?? '' ) . '</div>', $html );
		}

		return (string) preg_replace_callback(
			'/<a\s[^>]*>/',
			static fn ( array $found ): string => $found[0] . $image,
			$html,
			1
		);
	}

	/**
	 * The post to which the block leads. After the last item comes the first, so that a visitor always has somewhere to
	 * go on.
	 *
	 * @param array<mixed> $attributes Attributes of the block.
	 */
	private static function neighbour( array $attributes ): ?WP_Post {
		$is_previous = 'previous' === ( $attributes['type'] ?? 'next' );
		$taxonomy    = $attributes['taxonomy'] ?? '';
		$is_same     = is_string( $taxonomy ) && taxonomy_exists( $taxonomy );
		$post        = get_adjacent_post( $is_same, '', $is_previous, $is_same ? $taxonomy : 'category' );
		if ( $post instanceof WP_Post ) {
			return $post;
		}

		return $is_previous || $is_same ? null : AdjacentItems::first( get_post() );
	}

	/**
	 * A link as WordPress prints it.
	 *
	 * @param WP_Post $post
	 * @param mixed   $label Words before the title.
	 */
	private static function link( WP_Post $post, mixed $label ): string {
		return sprintf(
			'<a href="%1$s" rel="next"><span class="post-navigation-link__label">%2$s</span> '
				. '<span class="post-navigation-link__title">%3$s</span></a>',
			esc_url( (string) get_permalink( $post ) ),
			is_string( $label ) && '' !== $label ? wp_kses_post( $label ) : esc_html__( 'Next', 'eidan' ),
			wp_kses_post( get_the_title( $post ) )
		);
	}
}
