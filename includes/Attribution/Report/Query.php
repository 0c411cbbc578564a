<?php
/**
 * Reads the report from the lookup table.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For a log.

use Eidan\Support\Database;
use RuntimeException;

/**
 * Totals of a request, sums by dimension, and sums over time.
 *
 * All names in the SQL are constants of this class; all values use placeholders.
 *
 * @phpstan-type Sums array{orders: int, revenue: float, average: float, new: int, returning: int}
 */
final class Query {

	public const DIMENSIONS = array( 'channel', 'source', 'medium', 'campaign', 'landing', 'device' );

	public const MODELS = array( 'last', 'last-non-direct', 'first' );

	public const NOTHING = array(
		'orders'    => 0,
		'revenue'   => 0.0,
		'average'   => 0.0,
		'new'       => 0,
		'returning' => 0,
	);

	private const SUMS =
		'COUNT(*) AS orders, COALESCE( SUM( revenue ), 0 ) AS revenue, COALESCE( SUM( is_returning ), 0 ) AS returned';

	/** Values of dimensions in the last-touch model, if the last visit was direct. */
	private const DIRECT = array(
		'channel' => 'direct',
		'source'  => '(direct)',
	);

	/**
	 * A report.
	 *
	 * @param string                $model    One of {@see self::MODELS}.
	 * @param array<string, string> $filters  Value by dimension.
	 * @param string                $currency Only orders in this currency; '' = all, whose amounts are added without
	 *                                        conversion.
	 */
	public function __construct(
		private readonly string $model,
		private readonly array $filters,
		private readonly string $currency = ''
	) {
	}

	/**
	 * The sums of a period.
	 *
	 * @return Sums
	 */
	public function totals( Period $period ): array {
		[ $where, $values ] = $this->where( $period );
		$sums               = self::SUMS;
		$rows               = self::read( "SELECT $sums FROM %i WHERE $where", array( Table::name(), ...$values ) );

		return self::sums( $rows[0] ?? array() );
	}

	/**
	 * Adds several sums.
	 *
	 * @param list<mixed> $parts Sums.
	 * @return Sums
	 */
	public static function add( array $parts ): array {
		$total = array(
			'orders'   => 0.0,
			'revenue'  => 0.0,
			'returned' => 0.0,
		);
		foreach ( $parts as $part ) {
			foreach ( array(
				'orders'    => 'orders',
				'revenue'   => 'revenue',
				'returning' => 'returned',
			) as $name => $sum ) {
				$value          = is_array( $part ) ? ( $part[ $name ] ?? 0 ) : 0;
				$total[ $sum ] += is_numeric( $value ) ? (float) $value : 0.0;
			}
		}

		return self::sums( $total );
	}

	/**
	 * The sums of a period by the values of a dimension, most revenue first.
	 *
	 * @param Period $period
	 * @param string $dimension One of {@see self::DIMENSIONS}.
	 * @return array<array-key, Sums> By value; '' = not known.
	 */
	public function by( Period $period, string $dimension ): array {
		[ $where, $values ] = $this->where( $period );
		$sums               = self::SUMS;
		$column             = $this->column( $dimension );
		$rows               = self::read(
			"SELECT $column AS value, $sums FROM %i WHERE $where GROUP BY value ORDER BY revenue DESC, value",
			array( Table::name(), ...$values )
		);
		$found              = array();
		foreach ( $rows as $row ) {
			$found[ (string) ( $row['value'] ?? '' ) ] = self::sums( $row );
		}

		return $found;
	}

	/**
	 * The sums of each step of a period.
	 *
	 * Reads sums by day if the site's time zone is UTC, otherwise by hour (or by minute for time zones with half
	 * hours), and adds them up here, since not every database knows time zones.
	 *
	 * @param Period               $period
	 * @param 'day'|'week'|'month' $interval Length of a step.
	 * @return list<array{date: string, orders: int, revenue: float, average: float, new: int, returning: int}>
	 */
	public function over_time( Period $period, string $interval ): array {
		[ $where, $values ] = $this->where( $period );
		$sums               = self::SUMS;
		$steps              = $period->steps( $interval );
		$ends               = array_unique(
			array_map( static fn ( array $step ): string => substr( $step[2], 10 ), $steps )
		);
		$length             = array( ' 00:00:00' ) === $ends
			? 10
			: ( preg_grep( '/:00:00$/', $ends, PREG_GREP_INVERT ) === array() ? 13 : 16 );
		$slots              = self::read(
			"SELECT SUBSTR( created, 1, $length ) AS slot, $sums FROM %i WHERE $where GROUP BY slot ORDER BY slot",
			array( Table::name(), ...$values )
		);
		$series             = array();
		$next               = 0;
		foreach ( $steps as [ $date, , $end ] ) {
			$orders   = 0;
			$revenue  = 0.0;
			$returned = 0;
			$until    = substr( $end, 0, $length );
			for ( ; isset( $slots[ $next ] ) && $slots[ $next ]['slot'] < $until; ++$next ) {
				$orders   += (int) $slots[ $next ]['orders'];
				$revenue  += (float) $slots[ $next ]['revenue'];
				$returned += (int) $slots[ $next ]['returned'];
			}
			$series[] = array( 'date' => $date ) + self::sums( compact( 'orders', 'revenue', 'returned' ) );
		}

		return $series;
	}

	/**
	 * The orders behind the sums, newest first.
	 *
	 * @param Period $period
	 * @param int    $limit  Maximum number.
	 * @param int    $offset Number to skip.
	 * @return array<int, float> Revenue by order id.
	 */
	public function orders( Period $period, int $limit, int $offset ): array {
		[ $where, $values ] = $this->where( $period );
		$rows               = self::read(
			"SELECT order_id, revenue FROM %i WHERE $where ORDER BY created DESC, order_id DESC LIMIT %d OFFSET %d",
			array( Table::name(), ...$values, $limit, $offset )
		);

		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['order_id'] ] = round( (float) $row['revenue'], 4 );
		}

		return $found;
	}

	/**
	 * Currencies of the orders in these periods, without the filters.
	 *
	 * @param Period ...$periods The report's, and the one it is compared with.
	 * @return list<string>
	 */
	public static function currencies( Period ...$periods ): array {
		// Most shops have one currency, which the index finds quickly.
		$found = self::read(
			"SELECT DISTINCT currency FROM %i WHERE currency <> '' ORDER BY currency",
			array( Table::name() )
		);
		if ( 1 < count( $found ) ) {
			$excluded = Statuses::excluded();
			$slots    = implode( ', ', array_fill( 0, count( $excluded ), '%s' ) );
			$where    = implode( ' OR ', array_fill( 0, count( $periods ), '( created >= %s AND created < %s )' ) );
			$ends     = array_merge(
				...array_map( static fn ( Period $period ): array => $period->utc(), array_values( $periods ) )
			);
			$found    = self::read(
				"SELECT DISTINCT currency FROM %i WHERE currency <> '' AND ( $where ) AND status NOT IN ( $slots ) "
					. 'ORDER BY currency',
				array( Table::name(), ...$ends, ...$excluded )
			);
		}

		return array_column( $found, 'currency' );
	}

	/**
	 * The WHERE condition of a period and the filters.
	 *
	 * @return array{literal-string, list<string>} SQL with placeholders, and their values.
	 */
	private function where( Period $period ): array {
		$excluded = Statuses::excluded();
		$where    = 'created >= %s AND created < %s AND status NOT IN ( '
			. implode( ', ', array_fill( 0, count( $excluded ), '%s' ) ) . ' )';
		$values   = array( ...$period->utc(), ...$excluded );
		foreach ( self::DIMENSIONS as $dimension ) {
			if ( isset( $this->filters[ $dimension ] ) ) {
				$where   .= ' AND ' . $this->column( $dimension ) . ' = %s';
				$values[] = $this->filters[ $dimension ];
			}
		}
		if ( '' !== $this->currency ) {
			$where   .= ' AND currency = %s';
			$values[] = $this->currency;
		}

		return array( $where, $values );
	}

	/**
	 * The SQL expression of a dimension.
	 *
	 * @return literal-string
	 */
	private function column( string $dimension ): string {
		$column = in_array( $dimension, self::DIMENSIONS, true ) ? $dimension : 'channel';
		if ( 'device' === $column ) {
			return $column;
		}
		$direct = self::DIRECT[ $column ] ?? '';

		return match ( $this->model ) {
			'first' => "first_$column",
			'last'  => "CASE WHEN ended_direct = 1 THEN '$direct' ELSE $column END",
			default => $column,
		};
	}

	/**
	 * Reads rows.
	 *
	 * @param literal-string          $sql    SQL with placeholders.
	 * @param list<string|int> $values Their values.
	 * @return list<array<string, string>>
	 * @throws RuntimeException If the database fails; an empty result would mean that nothing was sold.
	 */
	private static function read( string $sql, array $values ): array {
		$db = Database::get();
		/**
		 * Rows with string values.
		 *
		 * @var list<array<string, string>>|null $rows
		 */
		// phpcs:ignore WordPress.DB -- A table of our own; prepared here, and names come from constants.
		$rows = $db->get_results( (string) $db->prepare( $sql, ...$values ), ARRAY_A );
		if ( '' !== $db->last_error ) {
			throw new RuntimeException( $db->last_error );
		}

		return $rows ?? array();
	}

	/**
	 * Converts a row to the sums of the report.
	 *
	 * @param array<string, mixed> $row Row from the database.
	 * @return Sums
	 */
	private static function sums( array $row ): array {
		$number   = static fn ( string $name ): float =>
			is_numeric( $row[ $name ] ?? null ) ? (float) $row[ $name ] : 0.0;
		$orders   = (int) $number( 'orders' );
		$returned = (int) $number( 'returned' );

		return array(
			'orders'    => $orders,
			'revenue'   => round( $number( 'revenue' ), 4 ),
			'average'   => 0 === $orders ? 0.0 : round( $number( 'revenue' ) / $orders, 4 ),
			'new'       => $orders - $returned,
			'returning' => $returned,
		);
	}
}
