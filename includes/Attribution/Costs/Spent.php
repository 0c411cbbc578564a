<?php
/**
 * Reads the table of costs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Support\Database;
use RuntimeException;

/**
 * Sums by source and by campaign. Without the table there is nothing.
 */
final class Spent {

	/**
	 * What is there, by source.
	 *
	 * @return list<array{source: string, after: string, before: string, rows: int, cost: float}>
	 * @throws RuntimeException If the database fails.
	 */
	public static function sources(): array {
		return array_map(
			static fn ( array $row ): array => array(
				'source' => $row['source'],
				'after'  => substr( $row['first_day'], 0, 10 ),
				'before' => substr( $row['last_day'], 0, 10 ),
				'rows'   => (int) $row['found'],
				'cost'   => round( (float) $row['sum'], 4 ),
			),
			self::read(
				'SELECT source, MIN( day ) AS first_day, MAX( day ) AS last_day, COUNT(*) AS found, SUM( cost ) AS sum '
					. 'FROM %i GROUP BY source ORDER BY source',
				array()
			)
		);
	}

	/**
	 * Costs of a period by campaign or source.
	 *
	 * @param 'campaign'|'source'                       $column
	 * @param array{after: string, before: string}      $days    First and last day.
	 * @param array{campaign?: string, source?: string} $filters Values that they must have.
	 * @return list<array{value: string, cost: float}>
	 * @throws RuntimeException If the database fails.
	 */
	public static function by( string $column, array $days, array $filters ): array {
		$where  = 'day >= %s AND day <= %s';
		$values = array( $days['after'], $days['before'] );
		foreach ( array( 'campaign', 'source' ) as $name ) {
			if ( isset( $filters[ $name ] ) ) {
				$where   .= " AND $name = %s";
				$values[] = $filters[ $name ];
			}
		}
		$column = 'source' === $column ? 'source' : 'campaign';

		return array_map(
			static fn ( array $row ): array => array(
				'value' => $row['value'],
				'cost'  => round( (float) $row['sum'], 4 ),
			),
			self::read(
				"SELECT MIN( $column ) AS value, SUM( cost ) AS sum FROM %i WHERE $where "
					. "GROUP BY $column ORDER BY sum DESC",
				$values
			)
		);
	}

	/**
	 * Reads rows.
	 *
	 * @param literal-string   $sql    SQL whose first placeholder is the table.
	 * @param list<string|int> $values The other values.
	 * @return list<array<string, string>>
	 * @throws RuntimeException If the database fails.
	 */
	private static function read( string $sql, array $values ): array {
		if ( ! CostTable::exists() ) {
			return array();
		}
		$db = Database::get();
		/**
		 * Rows with string values.
		 *
		 * @var list<array<string, string>>|null $rows
		 */
		// phpcs:ignore WordPress.DB -- A table of our own; prepared here, and names come from constants.
		$rows = $db->get_results( (string) $db->prepare( $sql, CostTable::name(), ...$values ), ARRAY_A );
		CostTable::check();

		return $rows ?? array();
	}
}
