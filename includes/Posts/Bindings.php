<?php
/**
 * The block bindings source of portfolio items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use WP_Block;
use WP_Post;

/**
 * Lets core blocks show what an item knows: `{"source":"eidan/portfolio","args":{"key":"client"}}`.
 *
 * Next to `core/post-meta`, which works as well, this one gives the date in the site's language and
 * the website in a short form.
 */
final class Bindings {

	public const SOURCE = 'eidan/portfolio';

	/**
	 * Registers the source.
	 */
	public static function register(): void {
		if ( ! PortfolioSettings::enabled() ) {
			return;
		}
		register_block_bindings_source(
			self::SOURCE,
			array(
				'label'              => __( 'Portfolio item', 'eidan' ),
				'get_value_callback' => array( self::class, 'value' ),
				'uses_context'       => array( 'postId', 'postType' ),
			)
		);
	}

	/**
	 * The value for one attribute.
	 *
	 * @param array<array-key, mixed> $args  Arguments of the binding.
	 * @param WP_Block                $block Block.
	 * @return string|null Not escaped: WordPress escapes it for its place. Null leaves what the author typed.
	 */
	public static function value( array $args, WP_Block $block ): ?string {
		$post_id = self::readable_item( $block->context['postId'] ?? 0 );
		if ( 0 === $post_id ) {
			return null;
		}
		$value = match ( $args['key'] ?? '' ) {
			'excerpt'       => esc_html( get_post_field( 'post_excerpt', $post_id ) ),
			'client'        => esc_html( PortfolioMeta::client( $post_id ) ),
			'date'          => esc_html( PortfolioMeta::readable_date( $post_id ) ),
			'website'       => PortfolioMeta::website( $post_id ),
			'website-label' => esc_html( PortfolioMeta::website_label( $post_id ) ),
			default         => null,
		};

		return '' === $value ? null : $value;
	}

	/**
	 * Leaves out a paragraph, heading or button whose field is empty.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $parsed  Parsed block.
	 * @param mixed $block   Block.
	 */
	public static function hide_empty( mixed $content, mixed $parsed = null, mixed $block = null ): mixed {
		if ( ! is_array( $parsed ) || ! $block instanceof WP_Block ) {
			return $content;
		}
		$attributes = $parsed['attrs'] ?? array();
		$metadata   = is_array( $attributes ) ? ( $attributes['metadata'] ?? array() ) : array();
		$bindings   = is_array( $metadata ) ? ( $metadata['bindings'] ?? array() ) : array();
		foreach ( is_array( $bindings ) ? $bindings : array() as $binding ) {
			if ( ! is_array( $binding ) || self::SOURCE !== ( $binding['source'] ?? '' ) ) {
				continue;
			}
			$args = $binding['args'] ?? array();
			// A gallery without pictures leaves itself out.
			if ( is_array( $args ) && 'gallery' === ( $args['key'] ?? '' ) ) {
				continue;
			}
			if ( null === self::value( is_array( $args ) ? $args : array(), $block ) ) {
				return '';
			}
		}

		return $content;
	}

	/**
	 * An item whose fields the present visitor may read.
	 *
	 * @param mixed $post_id What a block's context holds.
	 * @return int Its id, or 0.
	 */
	public static function readable_item( mixed $post_id ): int {
		$post_id = is_numeric( $post_id ) ? (int) $post_id : 0;
		$post    = $post_id > 0 ? get_post( $post_id ) : null;
		if ( ! $post instanceof WP_Post || Portfolio::POST_TYPE !== $post->post_type || post_password_required( $post ) ) {
			return 0;
		}

		return is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post_id ) ? $post_id : 0;
	}
}
