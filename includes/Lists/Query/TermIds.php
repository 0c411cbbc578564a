<?php
/**
 * Looks terms up.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use WP_Term;

/**
 * From term ids to the ids of term_taxonomy that relations are stored with, children included.
 */
final class TermIds {

	/**
	 * Groups of ids that the rules ask for, as Clauses takes them.
	 *
	 * @param list<TermRule> $rules The rules.
	 * @return array{has: list<list<int>>, lacks: list<list<int>>}
	 */
	public static function groups( array $rules ): array {
		$has   = array();
		$lacks = array();
		foreach ( $rules as $rule ) {
			if ( $rule->ours ) {
				$has   = array( ...$has, ...array_filter( array( $rule->include ) ) );
				$lacks = array( ...$lacks, ...array_filter( array( $rule->exclude ) ) );
				continue;
			}
			if ( ! self::is_usable( $rule->taxonomy ) ) {
				continue;
			}
			if ( array() !== $rule->exclude ) {
				$lacks[] = self::with_children( $rule->taxonomy, $rule->exclude );
			}
			if ( array() === $rule->include ) {
				continue;
			}
			foreach ( $rule->all ? array_chunk( $rule->include, 1 ) : array( $rule->include ) as $ids ) {
				$has[] = self::with_children( $rule->taxonomy, $ids );
			}
		}

		return array(
			'has'   => $has,
			'lacks' => $lacks,
		);
	}

	/**
	 * Whether visitors may know who has terms of a taxonomy.
	 *
	 * @param string $taxonomy The taxonomy.
	 */
	public static function is_usable( string $taxonomy ): bool {
		$object = get_taxonomy( $taxonomy );
		$listed = false !== $object
			&& ( ( $object->public && is_taxonomy_viewable( $object ) ) || PostTypes::is_listed_taxonomy( $taxonomy ) );

		/**
		 * Whether terms of a taxonomy may be shown, filtered by and asked for in lists.
		 *
		 * @param bool   $listed   Whether the taxonomy is public and visitors can open its terms, or is one of a
		 *                         declared content type.
		 * @param string $taxonomy Its name.
		 */
		return false !== $object && (bool) apply_filters( 'eidan_list_taxonomy', $listed, $taxonomy );
	}

	/**
	 * Ids of term_taxonomy for terms and everything below them; terms that are gone are left out.
	 *
	 * @param string    $taxonomy The taxonomy.
	 * @param list<int> $ids      Term ids.
	 * @return list<int>
	 */
	public static function with_children( string $taxonomy, array $ids ): array {
		if ( is_taxonomy_hierarchical( $taxonomy ) ) {
			foreach ( $ids as $id ) {
				$children = get_term_children( $id, $taxonomy );
				foreach ( is_array( $children ) ? $children : array() as $child ) {
					$ids[] = is_numeric( $child ) ? (int) $child : 0;
				}
			}
		}
		$ids = array_values( array_unique( $ids ) );
		_prime_term_caches( $ids, false );
		$found = array();
		foreach ( $ids as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof WP_Term ) {
				$found[] = $term->term_taxonomy_id;
			}
		}

		return $found;
	}
}
