<?php
/**
 * Counts of facets.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Query\ChoiceFacet;
use Eidan\Lists\Query\Environment;
use Eidan\Lists\Query\Facet;
use Eidan\Lists\Query\RangeFacet;
use Eidan\Lists\Query\Scope;
use Eidan\Lists\Query\Totals;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;

/**
 * How many items of a list have each value of its facets, and from where to where its numbers go, under the choice in
 * the other groups. One query counts for all facets, and reads a lookup table once for those with the same items.
 */
final class FacetCounts {

	/** Ends of ranges are kept as whole numbers, like all that Totals keeps. */
	public const SCALE = 10000;

	/**
	 * Counts by facet, and then by value; of a range its ends as `low` and `high`, times SCALE.
	 *
	 * @param Config                      $config
	 * @param array<string, list<string>> $choice What is chosen, see Choice.
	 * @return array<string, array<string, int>> Empty if they cannot be known.
	 */
	public static function of( Config $config, array $choice = array() ): array {
		$facets = FilterGroup::facets( $config->groups );
		if ( array() === $facets || Environment::is_answered_elsewhere() || Environment::is_altered() ) {
			return array();
		}
		$many = array() !== $choice;
		if ( $many && Counts::LONGEST < Totals::of( new Scope( $config->query ) ) ) {
			return array();
		}
		$rules   = Choice::rules( $choice, $config->groups );
		$columns = array_map( self::columns( ... ), $facets );
		$scopes  = array();
		$keys    = array();
		foreach ( $facets as $name => $facet ) {
			$scope           = new Scope(
				$config->query,
				array_values( array_diff_key( $rules, array( $name => true ) ) )
			);
			$scopes[ $name ] = $scope;
			$keys[ $name ]   = $facet->table()->name . $scope->key();
		}
		$stored = Totals::remember(
			'counts_' . md5( (string) wp_json_encode( array( $columns, $keys ) ) ),
			static fn(): array => self::count( $facets, $columns, $scopes, $keys ),
			$many
		);
		$counts = array();
		foreach ( $columns as $name => $sums ) {
			foreach ( array_keys( $sums ) as $value ) {
				$counts[ $name ][ (string) $value ] = array_shift( $stored ) ?? 0;
			}
		}

		return $counts;
	}

	/**
	 * SQL of what is counted of a facet, by value.
	 *
	 * @return array<array-key, string>
	 */
	private static function columns( Facet $facet ): array {
		if ( $facet instanceof RangeFacet ) {
			return array(
				'low'  => 'ROUND( MIN( ' . $facet->low_sql() . ' ) * ' . self::SCALE . ' )',
				'high' => 'ROUND( MAX( ' . $facet->high_sql() . ' ) * ' . self::SCALE . ' )',
			);
		}
		$columns = array();
		foreach ( array_keys( $facet instanceof ChoiceFacet ? $facet->options() : array() ) as $value ) {
			$columns[ $value ] = 'SUM( CASE WHEN ' . $facet->condition( array( (string) $value ) )
				. ' THEN 1 ELSE 0 END )';
		}

		return $columns;
	}

	/**
	 * Counts for all facets in one query.
	 *
	 * @param array<string, Facet>                    $facets
	 * @param array<string, array<array-key, string>> $columns SQL of what is counted.
	 * @param array<string, Scope>                    $scopes  The items to count.
	 * @param array<string, string>                   $keys    Facets with the same key look at the same rows.
	 * @return array<int, int> In the order of the columns.
	 */
	private static function count( array $facets, array $columns, array $scopes, array $keys ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$places = array();
		$number = 0;
		foreach ( $columns as $name => $sums ) {
			foreach ( $sums as $sql ) {
				$places[ $keys[ $name ] ][] = "$sql AS eidan_$number";
				++$number;
			}
		}
		$tables = array();
		foreach ( $places as $key => $selected ) {
			$name    = (string) array_search( $key, $keys, true );
			$table   = $facets[ $name ]->table();
			$entries = $scopes[ $name ]->sql();
			if ( '' === $entries ) {
				return array();
			}
			$tables[] = '( SELECT ' . implode( ', ', $selected ) . ' ' . $table->from_sql() . ' WHERE '
				. $table->id_sql() . " IN ( $entries ) ) AS eidan_facets_" . count( $tables );
		}
		// phpcs:ignore WordPress.DB -- Numbers, prepared values, and SQL of WP_Query; stored by Totals.
		$row    = $wpdb->get_row( 'SELECT * FROM ' . implode( ', ', $tables ), ARRAY_A );
		$counts = array();
		for ( $column = 0; $column < $number; $column++ ) {
			$value    = is_array( $row ) ? $row[ "eidan_$column" ] ?? 0 : 0;
			$counts[] = is_numeric( $value ) ? (int) round( (float) $value ) : 0;
		}

		return $counts;
	}
}
