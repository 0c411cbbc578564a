<?php
/**
 * The report as a file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

/**
 * Comma-separated values (RFC 4180) that a spreadsheet shows and does not run.
 */
final class Csv {

	/**
	 * The rows of a report.
	 *
	 * @param string                           $dimension  Dimension of the rows.
	 * @param list<array<string, mixed>> $rows       Rows of {@see Request::rows()}.
	 * @param list<string>                   $currencies Of the amounts, which a number does not tell.
	 * @return string With a byte order mark, without which spreadsheets misread letters beyond ASCII.
	 */
	public static function of( string $dimension, array $rows, array $currencies = array() ): string {
		$in       = array() === $currencies ? '' : sprintf( ' (%s)', implode( ' + ', $currencies ) );
		$names    = array(
			'orders'    => __( 'Orders', 'eidan' ),
			'revenue'   => __( 'Revenue', 'eidan' ) . $in,
			'average'   => __( 'Average order value', 'eidan' ) . $in,
			'new'       => __( 'First orders', 'eidan' ),
			'returning' => __( 'Repeat orders', 'eidan' ),
		);
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
					$cells[] = is_numeric( $sums[ $name ] ?? null ) ? $sums[ $name ] + 0 : 0;
				}
			}
			$lines[] = self::line( $cells );
		}

		return "\xEF\xBB\xBF" . implode( "\r\n", $lines ) . "\r\n";
	}

	/**
	 * A line.
	 *
	 * @param list<string|int|float> $cells Its cells.
	 */
	private static function line( array $cells ): string {
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
	 * A leading = + - @, tab or line break makes a spreadsheet take the cell for a formula; an apostrophe in front
	 * makes it text (OWASP, "CSV Injection").
	 */
	private static function text( string $text ): string {
		// Full-width forms of the signs run in some spreadsheets, too.
		$safe = 1 === preg_match( '/^\s*[=+\-@\t\r\n|%＝＋－＠]/u', $text ) ? "'" . $text : $text;

		return '"' . str_replace( '"', '""', $safe ) . '"';
	}
}
