<?php
/**
 * Reads the terms of items at once.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Speed;

use Eidan\Support\Memory;
use Eidan\Support\Text;

/**
 * Buys 0.20 of a page of testimonials and 0.19 of one of clients, whose cards show no terms: the query for them waits
 * until somebody asks. Of a page that shows terms it buys a query, not time: `update_object_term_cache()` takes two
 * where this takes one, and with two the worst request to get-posts takes 21, one more than it may.
 */
final class PrimeTerms {

	/**
	 * Filters whose listeners expect WordPress's own queries: plugins that put terms in another order.
	 */
	private const FILTERS = array( 'get_object_terms', 'get_terms_orderby', 'get_terms_args', 'terms_pre_query' );

	/**
	 * Types by the ids of items whose terms are read as soon as those of one of them are asked for.
	 *
	 * @var array<int, string>
	 */
	private array $pending = array();

	/**
	 * Primes the terms of items of a type once a card asks for some.
	 *
	 * @param list<int> $ids  Ids of the items.
	 * @param string    $type Their type.
	 */
	public static function later( array $ids, string $type ): void {
		self::memory()->pending = array_fill_keys( $ids, $type ) + self::memory()->pending;
	}

	/**
	 * Reads the terms of all items of a page if those of one are about to be read.
	 *
	 * @param mixed $id The item.
	 */
	public static function now( mixed $id ): void {
		$type = is_int( $id ) ? self::memory()->pending[ $id ] ?? null : null;
		if ( null !== $type ) {
			$ids                    = array_keys( self::memory()->pending, $type, true );
			self::memory()->pending = array_diff_key( self::memory()->pending, array_flip( $ids ) );
			self::of( $ids, $type );
		}
	}

	/**
	 * Filter `wp_get_object_terms_args`: WordPress, a theme or a plugin is about to ask for the terms of a single item.
	 *
	 * @param mixed $args Arguments of the query.
	 * @param mixed $ids  Ids of items.
	 */
	public static function asked( mixed $args, mixed $ids = null ): mixed {
		if ( is_array( $ids ) && 1 === count( $ids ) ) {
			self::now( (int) Text::of( reset( $ids ) ) );
		}

		return $args;
	}

	/**
	 * Primes the terms of items of a type.
	 *
	 * @param list<int> $ids  Ids of the items.
	 * @param string    $type Their type.
	 */
	public static function of( array $ids, string $type ): void {
		$taxonomies = array_values( array_filter( get_object_taxonomies( $type ), 'is_string' ) );
		$missing    = array();
		foreach ( $taxonomies as $taxonomy ) {
			$cached = wp_cache_get_multiple( $ids, "{$taxonomy}_relationships" );
			foreach ( $cached as $id => $terms ) {
				if ( false === $terms ) {
					$missing[ $id ] = (int) $id;
				}
			}
		}
		if ( array() === $missing ) {
			return;
		}
		if ( self::needs_core( $taxonomies ) ) {
			update_object_term_cache( array_values( $missing ), $type );

			return;
		}
		self::read( array_values( $missing ), $taxonomies, 'product' === $type );
	}

	/**
	 * Whether terms have an order that only WordPress's own queries know.
	 *
	 * @param list<string> $taxonomies The taxonomies.
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
	 * Reads and stores.
	 *
	 * @param list<int>    $ids        Ids of items.
	 * @param list<string> $taxonomies Taxonomies.
	 * @param bool         $sorted     Whether terms have an order of their own, which shops keep in the field `order`.
	 */
	private static function read( array $ids, array $taxonomies, bool $sorted ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$known = array_fill_keys( $taxonomies, array_fill_keys( $ids, array() ) );
		$terms = array();
		$names = implode(
			', ',
			array_map( static fn( string $name ): string => (string) $wpdb->prepare( '%s', $name ), $taxonomies )
		);
		$join  = $sorted
			? " LEFT JOIN {$wpdb->termmeta} AS sorted ON sorted.term_id = term.term_id AND sorted.meta_key = 'order'"
			: '';
		$order = $sorted ? 'sorted.meta_value + 0, term.name' : 'term.name';
		// phpcs:disable WordPress.DB -- Numbers, names of registered taxonomies, and words from above; goes into WordPress's cache.
		$rows = $wpdb->get_results(
			"SELECT relation.object_id, term.*, place.* FROM {$wpdb->term_relationships} AS relation
			INNER JOIN {$wpdb->term_taxonomy} AS place ON place.term_taxonomy_id = relation.term_taxonomy_id
			INNER JOIN {$wpdb->terms} AS term ON term.term_id = place.term_id{$join}
			WHERE relation.object_id IN ( " . implode( ', ', $ids ) . " ) AND place.taxonomy IN ( {$names} )
			ORDER BY {$order}"
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

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
