<?php
/**
 * The figures of the report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

/**
 * What is summed of orders and of enquiries, and of both together.
 *
 * Orders: `orders`, `revenue`, `average`, `new`, `returning`. Enquiries: `enquiries`, `won`, `rate` (won of all),
 * `value` (of the won ones), `average_value`. Both: `total` (revenue and value), and those two with their numbers.
 *
 * @phpstan-type Numbers array<string, int|float>
 */
final class Sums {

	/** SQL of the sums of a kind. */
	private const SQL = array(
		'orders'    => 'COUNT(*) AS orders, COALESCE( SUM( revenue ), 0 ) AS revenue, '
			. 'COALESCE( SUM( is_returning ), 0 ) AS returned',
		'enquiries' => 'COUNT(*) AS enquiries, COALESCE( SUM( revenue ), 0 ) AS worth, '
			. "COALESCE( SUM( CASE WHEN status = 'eidan-won' THEN 1 ELSE 0 END ), 0 ) AS won",
	);

	/** Sums in the SQL, and the figures that they are. */
	private const RAW = array(
		'orders'    => array(
			'orders'   => 'orders',
			'revenue'  => 'revenue',
			'returned' => 'returning',
		),
		'enquiries' => array(
			'enquiries' => 'enquiries',
			'worth'     => 'value',
			'won'       => 'won',
		),
	);

	/**
	 * The SQL of the sums.
	 *
	 * @return literal-string
	 */
	public static function sql( Kind $kind ): string {
		return self::SQL[ $kind->value ];
	}

	/**
	 * Names of the sums in the SQL.
	 *
	 * @return list<string>
	 */
	public static function raw( Kind $kind ): array {
		return array_keys( self::RAW[ $kind->value ] );
	}

	/**
	 * The SQL sum by which rows are in order.
	 *
	 * @return literal-string
	 */
	public static function order( Kind $kind ): string {
		return match ( $kind ) {
			Kind::Orders    => 'revenue',
			Kind::Enquiries => 'enquiries',
		};
	}

	/**
	 * The figures of a row.
	 *
	 * @param non-empty-list<Kind>    $kinds
	 * @param array<array-key, mixed> $row   Sums by their names in the SQL.
	 * @return Numbers
	 */
	public static function of( array $kinds, array $row ): array {
		$number = static fn ( string $name ): float =>
			is_numeric( $row[ $name ] ?? null ) ? (float) $row[ $name ] : 0.0;

		return match ( $kinds ) {
			array( Kind::Orders )    => self::of_orders( $number ),
			array( Kind::Enquiries ) => self::of_enquiries( $number ),
			default                  => self::of_both( $number ),
		};
	}

	/**
	 * The figures where there is nothing.
	 *
	 * @param non-empty-list<Kind> $kinds
	 * @return Numbers
	 */
	public static function nothing( array $kinds ): array {
		return self::of( $kinds, array() );
	}

	/**
	 * Adds several figures.
	 *
	 * @param non-empty-list<Kind> $kinds
	 * @param list<mixed>          $parts
	 * @return Numbers
	 */
	public static function add( array $kinds, array $parts ): array {
		$total = array();
		foreach ( $kinds as $kind ) {
			foreach ( self::RAW[ $kind->value ] as $raw => $figure ) {
				$total[ $raw ] = 0.0;
				foreach ( $parts as $part ) {
					$value          = is_array( $part ) ? ( $part[ $figure ] ?? 0 ) : 0;
					$total[ $raw ] += is_numeric( $value ) ? (float) $value : 0.0;
				}
			}
		}

		return self::of( $kinds, $total );
	}

	/**
	 * Figures of orders.
	 *
	 * @param callable(string): float $number
	 * @return Numbers
	 */
	private static function of_orders( callable $number ): array {
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

	/**
	 * Figures of enquiries.
	 *
	 * @param callable(string): float $number
	 * @return Numbers
	 */
	private static function of_enquiries( callable $number ): array {
		$enquiries = (int) $number( 'enquiries' );
		$won       = (int) $number( 'won' );

		return array(
			'enquiries'     => $enquiries,
			'won'           => $won,
			'rate'          => 0 === $enquiries ? 0.0 : round( $won / $enquiries, 4 ),
			'value'         => round( $number( 'worth' ), 4 ),
			'average_value' => 0 === $won ? 0.0 : round( $number( 'worth' ) / $won, 4 ),
		);
	}

	/**
	 * Figures of both.
	 *
	 * @param callable(string): float $number
	 * @return Numbers
	 */
	private static function of_both( callable $number ): array {
		return array(
			'total'     => round( $number( 'revenue' ) + $number( 'worth' ), 4 ),
			'revenue'   => round( $number( 'revenue' ), 4 ),
			'orders'    => (int) $number( 'orders' ),
			'value'     => round( $number( 'worth' ), 4 ),
			'enquiries' => (int) $number( 'enquiries' ),
			'won'       => (int) $number( 'won' ),
		);
	}
}
