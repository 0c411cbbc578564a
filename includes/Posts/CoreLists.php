<?php
/**
 * WordPress's own list blocks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use WP_Block;

/**
 * Adjusts Query Loop and the categories list for our items.
 */
final class CoreLists {

	/** Classes of a categories list on the archive; such lists start with a link to all items. */
	private const ARCHIVE_TERMS = array( 'eidan-portfolio-terms', 'eidan-archive-terms' );

	/**
	 * Filter `query_loop_block_query_vars`: a Query Loop of items is empty while their type is off.
	 *
	 * WordPress would show posts instead.
	 *
	 * @param mixed $vars  Arguments for WP_Query.
	 * @param mixed $block Block inside the loop.
	 */
	public static function query( mixed $vars, mixed $block = null ): mixed {
		$query = $block instanceof WP_Block ? $block->context['query'] ?? array() : array();
		$name  = is_array( $query ) && is_string( $query['postType'] ?? null ) ? $query['postType'] : '';
		$type  = ContentTypes::get( $name );
		if ( null === $type || ! is_array( $vars ) ) {
			return $vars;
		}
		if ( ! post_type_exists( $name ) ) {
			$vars['post__in'] = array( 0 );
		} elseif ( ! $type->has_pages() ) {
			// Declared types can be listed, see Eidan\Lists\Query\PostTypes.
			$vars['post_type'] = $name;
		}

		return $vars;
	}

	/**
	 * Filter `render_block_core/categories`: “All” in front of the archive's categories.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $parsed  Parsed block.
	 */
	public static function categories( mixed $content, mixed $parsed = null ): mixed {
		$attributes = is_array( $parsed ) && is_array( $parsed['attrs'] ?? null ) ? $parsed['attrs'] : array();
		$class      = is_string( $attributes['className'] ?? null ) ? $attributes['className'] : '';
		$type       = ContentTypes::of_taxonomy(
			is_string( $attributes['taxonomy'] ?? null ) ? $attributes['taxonomy'] : ''
		);
		$archive    = null === $type ? false : get_post_type_archive_link( $type->name );
		if (
			! is_string( $content )
			|| null === $type
			|| ! is_string( $archive )
			|| array() === array_intersect( self::ARCHIVE_TERMS, explode( ' ', $class ) )
		) {
			return $content;
		}
		$current = is_post_type_archive( $type->name );
		$all     = sprintf(
			'<li class="cat-item cat-item-all%1$s"><a href="%2$s"%3$s>%4$s</a></li>',
			$current ? ' current-cat' : '',
			esc_url( $archive ),
			$current ? ' aria-current="page"' : '',
			esc_html__( 'All', 'eidan' )
		);

		return (string) preg_replace( '/<ul\b[^>]*>/', '$0' . addcslashes( $all, '\\$' ), $content, 1 );
	}
}
