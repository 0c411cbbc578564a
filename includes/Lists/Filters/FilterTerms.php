<?php
/**
 * Terms of the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Query\Environment;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Support\Database;
use WP_Term;

/**
 * The terms that the filter bar offers: those that the author selected, in that order, or all with items, sorted by
 * name, or as the shop sorts them. If there are too many, the most used.
 *
 * One query reads the terms of all groups, where `get_terms()` needs two for each group.
 */
final class FilterTerms {

	/**
	 * Terms by taxonomy; groups without terms are left out.
	 *
	 * @return array<string, list<WP_Term>>
	 */
	public static function of( Config $config ): array {
		$groups = array_filter( $config->groups, static fn( FilterGroup $group ): bool => '' === $group->facet );
		if ( array() === $groups ) {
			return array();
		}
		$found = Environment::are_terms_altered( array_keys( $groups ) )
			? array_map( self::by_core( ... ), $groups )
			: self::read( $groups );
		array_map( Choice::know( ... ), $found );

		return array_filter( $found, static fn( array $terms ): bool => array() !== $terms );
	}

	/**
	 * Reads the terms before something needs some of them: chosen ones and those of cards are among them. Where plugins
	 * change terms, such as in a shop, that saves queries only if some are chosen.
	 *
	 * @param Config                      $config
	 * @param array<string, list<string>> $choice What is chosen, see Choice.
	 */
	public static function prime( Config $config, array $choice ): void {
		if ( array() !== $choice || ! Environment::are_terms_altered( array_keys( $config->groups ) ) ) {
			self::of( $config );
		}
	}

	/**
	 * The terms of a group, read by get_terms(): by name, or in an order that a plugin has for them. A shop sorts sizes
	 * from S to XL.
	 *
	 * @return list<WP_Term>
	 */
	private static function by_core( FilterGroup $group ): array {
		$args = array(
			'taxonomy'               => $group->taxonomy,
			'hide_empty'             => true,
			'number'                 => FilterGroup::OFFERED,
			'update_term_meta_cache' => false,
		);
		if ( array() !== $group->terms ) {
			$args['include'] = $group->terms;
			$args['orderby'] = 'include';
		}
		$terms = get_terms( $args );

		return array_values(
			array_filter(
				is_array( $terms ) ? $terms : array(),
				static fn( mixed $term ): bool => $term instanceof WP_Term
			)
		);
	}

	/**
	 * The terms of all groups, by one query or from the cache.
	 *
	 * @param array<string, FilterGroup> $groups By taxonomy.
	 * @return array<string, list<WP_Term>> By taxonomy.
	 */
	private static function read( array $groups ): array {
		$settings = array_map( static fn( FilterGroup $group ): array => $group->terms, $groups );
		$key      = 'terms_' . md5( wp_json_encode( $settings ) . wp_cache_get_last_changed( 'terms' ) );
		$ids      = wp_cache_get( $key, 'eidan' );
		if ( ! is_array( $ids ) ) {
			if ( wp_using_ext_object_cache() ) {
				Database::from_primary();
			}
			$ids = self::query( $groups );
			wp_cache_set( $key, $ids, 'eidan', HOUR_IN_SECONDS );
		}
		$ids   = self::cached( $ids );
		$found = array_fill_keys( array_keys( $groups ), array() );
		foreach ( $ids as $id ) {
			$term = get_term( $id );
			if ( $term instanceof WP_Term && isset( $groups[ $term->taxonomy ] ) && self::has_items( $term ) ) {
				$found[ $term->taxonomy ][] = $term;
			}
		}
		foreach ( $groups as $taxonomy => $group ) {
			if ( array() !== $group->terms ) {
				$places = array_flip( $group->terms );
				usort(
					$found[ $taxonomy ],
					static fn( WP_Term $a, WP_Term $b ): int => $places[ $a->term_id ] <=> $places[ $b->term_id ]
				);
			}
		}

		return $found;
	}

	/**
	 * Queries the ids of all groups' most used terms, sorted by name, and puts the terms into WordPress's cache.
	 *
	 * @param array<string, FilterGroup> $groups By taxonomy.
	 * @return list<int>
	 */
	private static function query( array $groups ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$parts = array();
		foreach ( $groups as $taxonomy => $group ) {
			$parents = is_taxonomy_hierarchical( $taxonomy ) ? array_keys( _get_term_hierarchy( $taxonomy ) ) : array();
			$parts[] = sprintf(
				'SELECT * FROM ( SELECT term.*, place.term_taxonomy_id, place.taxonomy, place.description, '
					. "place.parent, place.count FROM {$wpdb->terms} AS term "
					. "INNER JOIN {$wpdb->term_taxonomy} AS place ON place.term_id = term.term_id WHERE place.taxonomy "
					. '= %s AND ( place.count > 0 OR place.term_id IN ( %s ) )%s ORDER BY place.count DESC, term.name '
					. 'ASC LIMIT %d ) AS eidan_%d',
				$wpdb->prepare( '%s', $taxonomy ),
				implode( ', ', array( 0, ...array_map( 'intval', $parents ) ) ),
				array() === $group->terms ? '' : ' AND place.term_id IN ( ' . implode( ', ', $group->terms ) . ' )',
				FilterGroup::OFFERED,
				count( $parts )
			);
		}
		// phpcs:ignore WordPress.DB -- Numbers and names of registered taxonomies; goes into WordPress's cache.
		$rows  = $wpdb->get_results( implode( ' UNION ALL ', $parts ) . ' ORDER BY name ASC' );
		$terms = array();
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if ( is_object( $row ) && isset( $row->term_id ) && is_numeric( $row->term_id ) ) {
				$terms[ (int) $row->term_id ] = $row;
			}
		}
		wp_cache_add_multiple( $terms, 'terms' );

		return array_keys( $terms );
	}

	/**
	 * Whether a term or one of its child terms has items.
	 *
	 * @param WP_Term $term
	 */
	private static function has_items( WP_Term $term ): bool {
		if ( 0 < $term->count ) {
			return true;
		}
		$children = get_term_children( $term->term_id, $term->taxonomy );
		foreach ( self::cached( is_array( $children ) ? $children : array() ) as $id ) {
			$child = get_term( $id, $term->taxonomy );
			if ( $child instanceof WP_Term && 0 < $child->count ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Reads terms that are not in WordPress's cache, in one query.
	 *
	 * @param array<mixed> $ids Their ids.
	 * @return list<int> The ids as numbers.
	 */
	private static function cached( array $ids ): array {
		$ids = array_map( 'intval', array_values( array_filter( $ids, 'is_numeric' ) ) );
		_prime_term_caches( $ids, false );

		return $ids;
	}
}
