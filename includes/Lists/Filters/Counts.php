<?php
/**
 * Counts of the filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Query\Environment;
use Eidan\Lists\Query\Facets;
use Eidan\Lists\Query\Scope;
use Eidan\Lists\Query\TermIds;
use Eidan\Lists\Query\Totals;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use WP_Term;

/**
 * How many items of a list have each term (including child terms), under the choice in the other groups.
 *
 * Uses the counts of WordPress where they are right. Otherwise one query counts all terms of all groups, and the result
 * is stored until something changes.
 */
final class Counts {

	/**
	 * Lists longer than this only show counts while nothing is chosen: counting each choice takes too long.
	 */
	public const LONGEST = 10000;

	/**
	 * Counts by term id, and of each group's "all" by taxonomy. Empty if they cannot be known.
	 *
	 * @param Config                       $config
	 * @param array<string, list<WP_Term>> $groups The terms by taxonomy.
	 * @param array<string, list<string>>  $choice What is chosen, see Choice.
	 * @return array<int|string, int>
	 */
	public static function of( Config $config, array $groups, array $choice = array() ): array {
		if ( Environment::is_answered_elsewhere() || Environment::is_altered() ) {
			return array();
		}
		$unfiltered = new Scope( $config->query );
		$rules      = Choice::rules( $choice, $config->groups );
		$counts     = array();
		$unknown    = array();
		foreach ( $groups as $taxonomy => $terms ) {
			$others = array_diff_key( $rules, array( $taxonomy => true ) );
			if ( array() !== $others || ! self::core_counts_apply( $unfiltered, $taxonomy, $terms ) ) {
				$unknown[ $taxonomy ] = new Scope( $config->query, array_values( $others ) );
				continue;
			}
			foreach ( $terms as $term ) {
				$counts[ $term->term_id ] = $term->count;
			}
		}
		$key   = self::key( $unknown, $groups );
		$many  = array() !== $choice;
		$total = Totals::of( $unfiltered, array() === $unknown ? array() : array( $key => $many ) );
		if ( $many && self::LONGEST < $total ) {
			return array();
		}
		$counts = self::stored( $key, $many, $unknown, $groups ) + $counts;
		foreach ( array_keys( $groups ) as $taxonomy ) {
			$counts[ $taxonomy ] = max( 0, ( $counts[ $taxonomy ] ?? $total ) - $config->query->offset );
		}

		return $counts;
	}

	/**
	 * Whether the counts of WordPress are right for the list.
	 *
	 * @param Scope         $unfiltered    All items of the list.
	 * @param string        $taxonomy
	 * @param list<WP_Term> $terms    Terms of that taxonomy that the bar shows.
	 */
	private static function core_counts_apply( Scope $unfiltered, string $taxonomy, array $terms ): bool {
		if ( ! $unfiltered->is_everything() || ! Totals::has_own_counts( $taxonomy, $unfiltered->query->post_type ) ) {
			return false;
		}
		foreach ( is_taxonomy_hierarchical( $taxonomy ) ? $terms : array() as $term ) {
			if ( array() !== get_term_children( $term->term_id, $taxonomy ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * The cache key of counts.
	 *
	 * @param array<string, Scope>         $scopes The items to count, by taxonomy.
	 * @param array<string, list<WP_Term>> $groups The terms by taxonomy.
	 */
	private static function key( array $scopes, array $groups ): string {
		$key = '';
		foreach ( $scopes as $taxonomy => $scope ) {
			$key .= $taxonomy
				. implode( ',', array_map( static fn( WP_Term $term ): int => $term->term_id, $groups[ $taxonomy ] ) )
				. $scope->key();
		}

		return 'counts_' . md5( $key );
	}

	/**
	 * Counts of several groups, from the cache or the database.
	 *
	 * @param string                       $key    Cache key.
	 * @param bool                         $many   Whether visitors can cause any number of such keys.
	 * @param array<string, Scope>         $scopes The items to count, by taxonomy.
	 * @param array<string, list<WP_Term>> $groups The terms by taxonomy.
	 * @return array<int|string, int>
	 */
	private static function stored( string $key, bool $many, array $scopes, array $groups ): array {
		$taxonomies = array_keys( $scopes );
		$counts     = array();
		if ( array() !== $scopes ) {
			foreach (
				Totals::remember( $key, static fn(): array => self::count( $scopes, $groups ), $many ) as $id => $count
			) {
				$counts[ $taxonomies[ -1 - $id ] ?? $id ] = $count;
			}
		}

		return $counts;
	}

	/**
	 * Counts all terms of all groups in one query.
	 *
	 * @param array<string, Scope>         $scopes The items to count, by taxonomy.
	 * @param array<string, list<WP_Term>> $groups The terms by taxonomy.
	 * @return array<int, int> By term id; -1, -2 and so on hold the totals of the groups.
	 */
	private static function count( array $scopes, array $groups ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$tables = array();
		$number = 0;
		foreach ( $scopes as $taxonomy => $scope ) {
			$entries = $scope->sql();
			if ( '' === $entries ) {
				return array();
			}
			++$number;
			$columns = array();
			$all     = array( 0 );
			$index   = Facets::index( $scope->query->post_type, $taxonomy );
			$term_id = $index?->term_column() ?? 'term_taxonomy_id';
			$item_id = $index?->item_column() ?? 'object_id';
			foreach ( $groups[ $taxonomy ] as $term ) {
				$ids = null === $index
					? array( 0, ...TermIds::with_children( $taxonomy, array( $term->term_id ) ) )
					: array( $term->term_id );
				$all = array_merge( $all, $ids );
				// An item has a term once, so that nothing repeats but in lookup tables and with child terms.
				$columns[] = sprintf(
					"COUNT( %s CASE WHEN eidan_counted.$term_id IN ( %s ) THEN eidan_counted.$item_id "
						. 'END ) AS term_%d',
					null === $index && count( $ids ) <= 2 ? '' : 'DISTINCT',
					implode( ', ', $ids ),
					$term->term_id
				);
			}
			$tables[] = sprintf(
				"( SELECT %s %s AND eidan_counted.$term_id IN ( %s ) "
					. "AND eidan_counted.$item_id IN ( %s ) ) AS eidan_terms_$number",
				implode( ', ', $columns ),
				$index?->counted_sql( $taxonomy, $scope->indexed() )
					?? "FROM {$wpdb->term_relationships} AS eidan_counted WHERE 1 = 1",
				implode( ', ', array_unique( $all ) ),
				$entries
			);
			if ( array() !== $scope->filters ) {
				$tables[] =
					"( SELECT COUNT(*) AS rest_$number FROM ( $entries ) AS eidan_entries_$number ) AS "
					. "eidan_all_$number";
			}
		}
		// phpcs:ignore WordPress.DB -- Numbers, and SQL of WP_Query; stored by Totals.
		$row    = $wpdb->get_row( 'SELECT * FROM ' . implode( ', ', $tables ), ARRAY_A );
		$counts = array();
		foreach ( is_array( $row ) ? $row : array() as $name => $count ) {
			$id            = (int) substr( (string) $name, 5 );
			$id            = str_starts_with( (string) $name, 'rest_' ) ? -$id : $id;
			$counts[ $id ] = is_numeric( $count ) ? (int) $count : 0;
		}

		return $counts;
	}
}
