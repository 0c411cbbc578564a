<?php
/**
 * The terms of the products of a page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WP_Post;

/**
 * Reads the terms of all products of a page in one query, in the order of the shop. WordPress needs two, and a page of
 * products by price with a filter bar would take thirteen in all.
 */
final class ProductTerms {

	/** If these filters have callbacks, such as of plugins that sort terms, WordPress's own queries run. */
	private const FILTERS = array( 'get_object_terms', 'get_terms_orderby', 'get_terms_args', 'terms_pre_query' );

	/**
	 * Action `eidan_list_primed`: puts the terms into WordPress's caches.
	 *
	 * @param mixed $posts Items.
	 * @param mixed $type  Their type.
	 */
	public static function prime( mixed $posts, mixed $type = '' ): void {
		if ( ! is_array( $posts ) || Products::POST_TYPE !== $type ) {
			return;
		}
		$taxonomies = get_object_taxonomies( $type );
		$ids        = array();
		foreach ( $posts as $post ) {
			if ( $post instanceof WP_Post && false === wp_cache_get( $post->ID, 'product_type_relationships' ) ) {
				$ids[] = $post->ID;
			}
		}
		if ( array() !== $ids && ! self::needs_core( $taxonomies ) ) {
			self::read( $ids, $taxonomies );
		}
	}

	/**
	 * Whether only WordPress's own queries know the order of the terms.
	 *
	 * @param array<string> $taxonomies Names, such as `product_cat`.
	 */
	private static function needs_core( array $taxonomies ): bool {
		foreach ( self::FILTERS as $name ) {
			if ( has_filter( $name ) ) {
				return true;
			}
		}
		foreach ( $taxonomies as $taxonomy ) {
			$object = get_taxonomy( $taxonomy );
			if ( false !== $object && ( true === $object->sort || is_array( $object->args ) ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Reads terms, sorted by their field `order` and their name.
	 *
	 * @param list<int>     $ids        Ids of products.
	 * @param array<string> $taxonomies Names, such as `product_cat`.
	 */
	private static function read( array $ids, array $taxonomies ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$known = array_fill_keys( $taxonomies, array_fill_keys( $ids, array() ) );
		$terms = array();
		$names = implode(
			', ',
			array_map( static fn( string $name ): string => (string) $wpdb->prepare( '%s', $name ), $taxonomies )
		);
		// Sorts ids and names: rows with descriptions are too long for the memory in which a database sorts.
		// phpcs:disable WordPress.DB -- Numbers, and names of registered taxonomies; goes into WordPress's cache.
		$rows = $wpdb->get_results(
			"SELECT found.object_id, term.*, place.* FROM (
				SELECT DISTINCT
					relation.object_id, relation.term_taxonomy_id, term.name, sorted.meta_value + 0 AS sorting
				FROM {$wpdb->term_relationships} AS relation
				INNER JOIN {$wpdb->term_taxonomy} AS place ON place.term_taxonomy_id = relation.term_taxonomy_id
				INNER JOIN {$wpdb->terms} AS term ON term.term_id = place.term_id
				LEFT JOIN {$wpdb->termmeta} AS sorted ON sorted.term_id = term.term_id AND sorted.meta_key = 'order'
				WHERE relation.object_id IN ( " . implode( ', ', $ids ) . " ) AND place.taxonomy IN ( {$names} )
			) AS found
			INNER JOIN {$wpdb->term_taxonomy} AS place ON place.term_taxonomy_id = found.term_taxonomy_id
			INNER JOIN {$wpdb->terms} AS term ON term.term_id = place.term_id
			ORDER BY found.sorting, found.name"
		);
		// phpcs:enable WordPress.DB
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if (
				! is_object( $row )
				|| ! isset( $row->object_id, $row->term_id, $row->taxonomy )
				|| ! is_numeric( $row->object_id )
				|| ! is_numeric( $row->term_id )
				|| ! is_string( $row->taxonomy )
			) {
				continue;
			}
			$known[ $row->taxonomy ][ (int) $row->object_id ][] = (int) $row->term_id;
			unset( $row->object_id );
			$terms[ (int) $row->term_id ] = $row;
		}
		wp_cache_add_multiple( $terms, 'terms' );
		foreach ( $known as $taxonomy => $entries ) {
			wp_cache_add_multiple( $entries, "{$taxonomy}_relationships" );
		}
	}
}
