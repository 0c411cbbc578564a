<?php
/**
 * Counts of the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use WP_Term;

/**
 * How many entries of a list have each term, children included.
 *
 * The counts that WordPress keeps serve where they are right; otherwise one query counts all terms, and its
 * answer is stored until something changes.
 */
final class Counts {

	/**
	 * Counts by term id; the whole list's under 0. Empty when they cannot be known.
	 *
	 * @param Config        $config The list.
	 * @param list<WP_Term> $terms  The terms.
	 * @return array<int, int>
	 */
	public static function of( Config $config, array $terms ): array {
		if ( Environment::is_answered_elsewhere() || Environment::is_altered() ) {
			return array();
		}
		$scope  = $config->scope();
		$counts = array( 0 => max( 0, Totals::of( $scope ) - $config->query->offset ) );
		if ( self::are_kept( $config, $terms ) ) {
			foreach ( $terms as $term ) {
				$counts[ $term->term_id ] = $term->count;
			}

			return $counts;
		}
		$ids    = array_map( static fn( WP_Term $term ): int => $term->term_id, $terms );
		$key    = 'counts_' . md5( $config->taxonomy . ' ' . implode( ',', $ids ) . ' ' . $scope->key() );
		$stored = Totals::remember( $key, static fn(): array => self::count( $scope, $terms ) );
		foreach ( $stored as $id => $count ) {
			$counts[ $id ] = $count;
		}

		return $counts;
	}

	/**
	 * Whether the counts that WordPress keeps are those of the list.
	 *
	 * @param Config        $config The list.
	 * @param list<WP_Term> $terms  The terms.
	 */
	private static function are_kept( Config $config, array $terms ): bool {
		if ( ! $config->query->is_everything() || ! Totals::has_own_counts( $config->taxonomy, $config->query->post_type ) ) {
			return false;
		}
		foreach ( is_taxonomy_hierarchical( $config->taxonomy ) ? $terms : array() as $term ) {
			if ( array() !== get_term_children( $term->term_id, $config->taxonomy ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Counts all terms in one query.
	 *
	 * @param Scope         $scope The list's entries.
	 * @param list<WP_Term> $terms The terms.
	 * @return array<int, int>
	 */
	private static function count( Scope $scope, array $terms ): array {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		$columns = array();
		$all     = array();
		foreach ( $terms as $term ) {
			$ids       = TermIds::with_children( $term->taxonomy, array( $term->term_id ) );
			$all       = array_merge( $all, $ids );
			$columns[] = sprintf(
				'COUNT( DISTINCT CASE WHEN eidan_counted.term_taxonomy_id IN ( %s ) THEN eidan_counted.object_id END ) AS term_%d',
				implode( ', ', array() === $ids ? array( 0 ) : $ids ),
				$term->term_id
			);
		}
		$entries = self::sql( $scope );
		if ( '' === $entries || array() === $all ) {
			return array();
		}
		$sql    = sprintf(
			"SELECT %s FROM {$wpdb->term_relationships} AS eidan_counted WHERE eidan_counted.term_taxonomy_id IN ( %s ) AND eidan_counted.object_id IN ( %s )",
			implode( ', ', $columns ),
			implode( ', ', array_unique( $all ) ),
			$entries
		);
		$row    = $wpdb->get_row( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB -- Numbers, and SQL of WP_Query; stored by Totals.
		$counts = array();
		foreach ( is_array( $row ) ? $row : array() as $name => $count ) {
			$counts[ (int) substr( (string) $name, 5 ) ] = is_numeric( $count ) ? (int) $count : 0;
		}

		return $counts;
	}

	/**
	 * The SQL of a scope, without running it.
	 *
	 * @param Scope $scope The scope.
	 */
	private static function sql( Scope $scope ): string {
		$args                   = $scope->args( null, false, 'sql' );
		$args['orderby']        = 'none';
		$args['posts_per_page'] = -1;
		$args['cache_results']  = false;

		return trim( (string) ( new \WP_Query( $args ) )->request );
	}
}
