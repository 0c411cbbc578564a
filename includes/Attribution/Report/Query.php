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
 * @phpstan-import-type Numbers from Sums
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

	/** Values of dimensions in the last-touch model, if the last visit was direct. */
	private const DIRECT = array(
		'channel' => 'direct',
		'source'  => '(direct)',
	);

	/**
	 * A report.
	 *
	 * @param string                $model     One of {@see self::MODELS}.
	 * @param array<string, string> $filters   Value by dimension.
	 * @param string                $currency  Only orders in this currency; '' = all, whose amounts are added without
	 *                                         conversion.
	 * @param Kind                  $kind      Orders or enquiries.
	 * @param list<string>          $campaigns Only those of these campaigns; none = all.
	 */
	public function __construct(
		private readonly string $model,
		public readonly array $filters,
		private readonly string $currency = '',
		public readonly Kind $kind = Kind::Orders,
		private readonly array $campaigns = array()
	) {
	}

	/**
	 * The same of some campaigns.
	 *
	 * @param non-empty-list<string> $campaigns
	 */
	public function of_campaigns( array $campaigns ): self {
		return new self( $this->model, $this->filters, $this->currency, $this->kind, $campaigns );
	}

	/**
	 * The sums of a period.
	 *
	 * @return Numbers
	 */
	public function totals( Period $period ): array {
		[ $where, $values ] = $this->where( $period );
		$sums               = Sums::sql( $this->kind );
		$rows               = self::read(
			"SELECT $sums FROM %i WHERE $where",
			array( Table::name( $this->kind ), ...$values )
		);

		return Sums::of( array( $this->kind ), $rows[0] ?? array() );
	}

	/**
	 * Adds several sums of orders.
	 *
	 * @param list<mixed> $parts Sums.
	 * @return Numbers
	 */
	public static function add( array $parts ): array {
		return Sums::add( array( Kind::Orders ), $parts );
	}

	/**
	 * The sums of a period by the values of a dimension, most revenue first, or most enquiries.
	 *
	 * @param Period $period
	 * @param string $dimension One of {@see self::DIMENSIONS}.
	 * @return array<array-key, Numbers> By value; '' = not known.
	 */
	public function by( Period $period, string $dimension ): array {
		[ $where, $values ] = $this->where( $period );
		$sums               = Sums::sql( $this->kind );
		$order              = Sums::order( $this->kind );
		$column             = $this->column( $dimension );
		$rows               = self::read(
			"SELECT $column AS value, $sums FROM %i WHERE $where GROUP BY value ORDER BY $order DESC, value",
			array( Table::name( $this->kind ), ...$values )
		);
		$found              = array();
		foreach ( $rows as $row ) {
			$found[ (string) ( $row['value'] ?? '' ) ] = Sums::of( array( $this->kind ), $row );
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
	 * @return list<array{date: string, ...}> With the figures of each step.
	 */
	public function over_time( Period $period, string $interval ): array {
		[ $where, $values ] = $this->where( $period );
		$sums               = Sums::sql( $this->kind );
		$steps              = $period->steps( $interval );
		$ends               = array_unique(
			array_map( static fn ( array $step ): string => substr( $step[2], 10 ), $steps )
		);
		$length             = array( ' 00:00:00' ) === $ends
			? 10
			: ( preg_grep( '/:00:00$/', $ends, PREG_GREP_INVERT ) === array() ? 13 : 16 );
		$slots              = self::read(
			"SELECT SUBSTR( created, 1, $length ) AS slot, $sums FROM %i WHERE $where GROUP BY slot ORDER BY slot",
			array( Table::name( $this->kind ), ...$values )
		);
		$names              = Sums::raw( $this->kind );
		$series             = array();
		$next               = 0;
		foreach ( $steps as [ $date, , $end ] ) {
			$step  = array_fill_keys( $names, 0.0 );
			$until = substr( $end, 0, $length );
			for ( ; isset( $slots[ $next ] ) && $slots[ $next ]['slot'] < $until; ++$next ) {
				foreach ( $names as $name ) {
					$step[ $name ] += (float) $slots[ $next ][ $name ];
				}
			}
			$series[] = array( 'date' => $date ) + Sums::of( array( $this->kind ), $step );
		}

		return $series;
	}

	/**
	 * The orders or enquiries behind the sums, newest first.
	 *
	 * @param Period $period
	 * @param int    $limit  Maximum number.
	 * @param int    $offset Number to skip.
	 * @return array<int, float> Revenue, or value of a won enquiry, by id.
	 */
	public function orders( Period $period, int $limit, int $offset ): array {
		[ $where, $values ] = $this->where( $period );
		$id                 = $this->kind->id();
		$rows               = self::read(
			"SELECT $id AS id, revenue FROM %i WHERE $where ORDER BY created DESC, $id DESC LIMIT %d OFFSET %d",
			array( Table::name( $this->kind ), ...$values, $limit, $offset )
		);

		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['id'] ] = round( (float) $row['revenue'], 4 );
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
		return self::currencies_of( Kind::Orders, ...$periods );
	}

	/**
	 * Currencies of the orders or enquiries in these periods, without the filters.
	 *
	 * @param Kind   $kind
	 * @param Period ...$periods
	 * @return list<string>
	 */
	public static function currencies_of( Kind $kind, Period ...$periods ): array {
		// Most shops have one currency, which the index finds quickly.
		$found = self::read(
			"SELECT DISTINCT currency FROM %i WHERE currency <> '' ORDER BY currency",
			array( Table::name( $kind ) )
		);
		if ( 1 < count( $found ) ) {
			$excluded = $kind->excluded();
			$slots    = implode( ', ', array_fill( 0, count( $excluded ), '%s' ) );
			$where    = implode( ' OR ', array_fill( 0, count( $periods ), '( created >= %s AND created < %s )' ) );
			$ends     = array_merge(
				...array_map( static fn ( Period $period ): array => $period->utc(), array_values( $periods ) )
			);
			$found    = self::read(
				"SELECT DISTINCT currency FROM %i WHERE currency <> '' AND ( $where ) AND status NOT IN ( $slots ) "
					. 'ORDER BY currency',
				array( Table::name( $kind ), ...$ends, ...$excluded )
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
		$excluded = $this->kind->excluded();
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
		if ( array() !== $this->campaigns ) {
			// No expression around the column: SQLite would compare its letters by their case.
			$where .= ( 'first' === $this->model ? ' AND first_campaign' : ' AND campaign' )
				. ' IN ( ' . implode( ', ', array_fill( 0, count( $this->campaigns ), '%s' ) ) . ' )'
				. ( 'last' === $this->model ? ' AND ended_direct = 0' : '' );
			array_push( $values, ...$this->campaigns );
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
}
