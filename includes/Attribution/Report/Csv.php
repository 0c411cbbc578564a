<?php
/**
 * The report as a CSV file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

/**
 * Comma-separated values (RFC 4180), safe against formulas in spreadsheets.
 */
final class Csv {

	/** Byte order mark, which spreadsheets need for non-ASCII letters. */
	public const MARK = "\xEF\xBB\xBF";

	/**
	 * The rows of a report.
	 *
	 * @param string                           $dimension  Dimension of the rows.
	 * @param list<array<string, mixed>> $rows       Rows of {@see Request::rows()}.
	 * @param list<string>                   $currencies Currencies of the amounts, for the headings.
	 * @param non-empty-list<Kind>          $kinds      What the figures are of.
	 * @return string CSV with a byte order mark, which spreadsheets need for non-ASCII letters.
	 */
	public static function of(
		string $dimension,
		array $rows,
		array $currencies = array(),
		array $kinds = array( Kind::Orders )
	): string {
		$in    = array() === $currencies ? '' : sprintf( ' (%s)', implode( ' + ', $currencies ) );
		$money = array( 'revenue', 'average', 'value', 'average_value', 'total', 'cost', 'cost_order', 'cost_enquiry' );
		$names = array();
		$first = is_array( $rows[0]['current'] ?? null ) ? $rows[0]['current'] : array();
		$costs = array_key_exists( 'cost', $first ) ? Labels::costs( $kinds ) : array();
		foreach ( Labels::figures( $kinds ) + $costs as $name => $label ) {
			$names[ $name ] = $label . ( in_array( $name, $money, true ) ? $in : '' );
		}
		$compared = is_array( $rows[0]['previous'] ?? null );
		$head     = array( Labels::dimensions()[ $dimension ] ?? $dimension, ...array_values( $names ) );
		if ( $compared ) {
			array_push(
				$head,
				...array_map(
					/* translators: %s: name of a column, for instance "Orders". */
					static fn ( string $name ): string => sprintf( __( '%s (compared period)', 'eidan' ), $name ),
					array_values( $names )
				)
			);
		}
		$lines = array( self::line( $head ) );
		foreach ( $rows as $row ) {
			$cells = array( is_string( $row['label'] ?? null ) ? $row['label'] : '' );
			foreach ( $compared ? array( 'current', 'previous' ) : array( 'current' ) as $period ) {
				$sums = is_array( $row[ $period ] ?? null ) ? $row[ $period ] : array();
				foreach ( array_keys( $names ) as $name ) {
					// A cost that nobody can say is none; a sum is 0.
					$none    = isset( $costs[ $name ] ) ? '' : 0;
					$cells[] = is_numeric( $sums[ $name ] ?? null ) ? $sums[ $name ] + 0 : $none;
				}
			}
			$lines[] = self::line( $cells );
		}

		return self::MARK . implode( "\r\n", $lines ) . "\r\n";
	}

	/**
	 * A line.
	 *
	 * @param list<string|int|float> $cells Values of the columns, raw: numbers with a point, texts unescaped.
	 */
	public static function line( array $cells ): string {
		return implode(
			',',
			array_map(
				static fn ( string|int|float $cell ): string =>
					is_string( $cell ) ? self::text( $cell ) : (string) $cell,
				$cells
			)
		);
	}

	/**
	 * A cell of text.
	 *
	 * Spreadsheets run a cell that begins with = + - @, a tab or a line break as a formula; an apostrophe in front
	 * makes it text (OWASP, "CSV Injection").
	 */
	private static function text( string $text ): string {
		// Some spreadsheets also accept the full-width forms of these characters.
		$safe = 1 === preg_match( '/^\s*[=+\-@\t\r\n|%＝＋－＠]/u', $text ) ? "'" . $text : $text;

		return '"' . str_replace( '"', '""', $safe ) . '"';
	}
}
