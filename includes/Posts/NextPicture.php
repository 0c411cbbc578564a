<?php
/**
 * A link to the next item that is its picture.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\ImageOverlay\Band;
use Eidan\ImageOverlay\Shade;
use Eidan\ImageOverlay\Tones;
use Eidan\Support\Markup;
use WP_Post;

/**
 * WordPress's block that links to the previous or the next post has two styles of ours: "Image", whose featured image
 * fills the screen, and "Small image", a card for the way back beside it.
 */
final class NextPicture {

	private const LARGE = 'eidan-picture';
	private const SMALL = 'eidan-picture-small';

	/**
	 * Action `enqueue_block_editor_assets`: registers the styles for the editor.
	 */
	public static function register(): void {
		$labels = array(
			self::LARGE => __( 'Image', 'eidan' ),
			self::SMALL => __( 'Small image', 'eidan' ),
		);
		foreach ( $labels as $name => $label ) {
			register_block_style( 'core/post-navigation-link', compact( 'name', 'label' ) );
		}
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
		$styles     = is_string( $classes ) ? explode( ' ', $classes ) : array();
		$is_large   = in_array( 'is-style-' . self::LARGE, $styles, true );
		if ( ! is_string( $html ) || ( ! $is_large && ! in_array( 'is-style-' . self::SMALL, $styles, true ) ) ) {
			return $html;
		}
		$neighbour = self::neighbour( $attributes, $is_large );
		$image     = null === $neighbour ? '' : self::image( $neighbour, $is_large );
		if ( null === $neighbour || '' === $image ) {
			return $html;
		}
		wp_enqueue_style( 'eidan-next-picture' );
		if ( ! str_contains( $html, '<a ' ) ) {
			$html = str_replace( '</div>', self::link( $neighbour, $attributes ) . '</div>', $html );
		}

		$html = (string) preg_replace_callback(
			'/<a\s[^>]*>/',
			static fn ( array $found ): string => $found[0] . $image,
			$html,
			1
		);

		return $is_large ? self::shaded( $html, $neighbour ) : $html;
	}

	/**
	 * Adds the color of the words on the image, and the shade that it needs.
	 *
	 * @param string  $html The block with its image.
	 * @param WP_Post $post
	 */
	private static function shaded( string $html, WP_Post $post ): string {
		$shade  = Shade::of( Tones::of( (int) get_post_thumbnail_id( $post ) ), Band::Lower );
		$markup = new Markup( $html );
		if ( ! $markup->next_tag() ) {
			return $html;
		}
		if ( $shade->is_dark ) {
			$markup->add_class( Shade::DARK_WORDS );
		}
		if ( '' !== $shade->css() ) {
			$markup->add_style( $shade->css() );
		}

		return $markup->get_updated_html();
	}

	/**
	 * The post to which the block leads. After the last item comes the first, so that a visitor always has somewhere to
	 * go on; the small link is not the only one.
	 *
	 * @param array<mixed> $attributes Attributes of the block.
	 * @param bool         $is_large
	 */
	private static function neighbour( array $attributes, bool $is_large ): ?WP_Post {
		$is_previous = self::is_previous( $attributes );
		$taxonomy    = $attributes['taxonomy'] ?? '';
		$is_same     = is_string( $taxonomy ) && taxonomy_exists( $taxonomy );
		$post        = get_adjacent_post( $is_same, '', $is_previous, $is_same ? $taxonomy : 'category' );
		if ( $post instanceof WP_Post ) {
			return $post;
		}

		return $is_same || ! $is_large ? null : AdjacentItems::around( get_post(), $is_previous );
	}

	/**
	 * The featured image of an item, without words: the link has the item's title.
	 *
	 * @param WP_Post $post
	 * @param bool    $is_large
	 * @return string HTML; '' without an image, or behind a password.
	 */
	private static function image( WP_Post $post, bool $is_large ): string {
		return post_password_required( $post ) ? '' : get_the_post_thumbnail(
			$post,
			$is_large ? 'full' : 'large',
			array(
				'class'   => 'eidan-next__image eidan-card__image',
				'alt'     => '',
				'loading' => 'lazy',
				'sizes'   => $is_large ? '100vw' : '(max-width: 400px) 100vw, 22rem',
			)
		);
	}

	/**
	 * Whether the block leads to the previous post.
	 *
	 * @param array<mixed> $attributes Attributes of the block.
	 */
	private static function is_previous( array $attributes ): bool {
		return 'previous' === ( $attributes['type'] ?? 'next' );
	}

	/**
	 * A link as WordPress prints it.
	 *
	 * @param WP_Post      $post
	 * @param array<mixed> $attributes Attributes of the block.
	 */
	private static function link( WP_Post $post, array $attributes ): string {
		$is_previous = self::is_previous( $attributes );
		$label       = $attributes['label'] ?? '';
		$word        = $is_previous ? __( 'Previous', 'eidan' ) : __( 'Next', 'eidan' );

		return sprintf(
			'<a href="%1$s" rel="%2$s"><span class="post-navigation-link__label">%3$s</span> '
				. '<span class="post-navigation-link__title">%4$s</span></a>',
			esc_url( (string) get_permalink( $post ) ),
			$is_previous ? 'prev' : 'next',
			is_string( $label ) && '' !== $label ? wp_kses_post( $label ) : esc_html( $word ),
			wp_kses_post( get_the_title( $post ) )
		);
	}
}
