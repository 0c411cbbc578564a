<?php
/**
 * Looks terms up.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Posts\ContentTypes;
use WP_Term;

/**
 * Turns term ids into term_taxonomy ids, which relations are stored with. Child terms are included.
 */
final class TermIds {

	/**
	 * Groups of term_taxonomy ids for Clauses.
	 *
	 * @param list<TermRule> $rules
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
				if ( $rule->is_gone() ) {
					$has[] = array();
				}
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
	 * Whether visitors may see which items have terms of a taxonomy.
	 */
	public static function is_usable( string $taxonomy ): bool {
		$object = get_taxonomy( $taxonomy );
		$listed = false !== $object
			&& (
				( $object->public && is_taxonomy_viewable( $object ) )
				|| null !== ContentTypes::of_taxonomy( $taxonomy )
			);

		/**
		 * Whether terms of a taxonomy may be shown, filtered by and asked for in lists.
		 *
		 * @param bool   $listed   Whether the taxonomy is public and its terms have pages, or it belongs to one of our
		 *                         content types.
		 * @param string $taxonomy Its name.
		 */
		return false !== $object && (bool) apply_filters( 'eidan_list_taxonomy', $listed, $taxonomy );
	}

	/**
	 * The term_taxonomy ids of terms and all their child terms; deleted terms are left out.
	 *
	 * @param string    $taxonomy
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
