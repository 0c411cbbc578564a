<?php
/**
 * Numbers as files write them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

/**
 * 1,234.56 and 1.234,56, with spaces, apostrophes and signs of currencies. Which sign stands before the decimals
 * follows from all numbers of a column.
 */
final class Amounts {

	/** What platforms write for nothing. */
	private const NOTHING = array( '', '-', '--', '—', '–' );

	/**
	 * The sign before the decimals.
	 *
	 * @param list<string> $cells    All numbers of a column.
	 * @param '.'|','      $fallback Where none of them tells: "1,234" may be either.
	 * @return '.'|','
	 */
	public static function point( array $cells, string $fallback ): string {
		foreach ( $cells as $cell ) {
			$digits = self::digits( $cell );
			$last   = max( (int) strrpos( $digits, '.' ), (int) strrpos( $digits, ',' ) );
			if ( 0 === $last ) {
				continue;
			}
			$sign  = '.' === $digits[ $last ] ? '.' : ',';
			$other = '.' === $sign ? ',' : '.';
			$times = substr_count( $digits, $sign );
			if ( 1 < $times ) {
				// Thousands.
				return $other;
			}
			if ( str_contains( $digits, $other ) || 3 !== strlen( $digits ) - $last - 1 || '0' === $digits[0] ) {
				return $sign;
			}
		}

		return $fallback;
	}

	/**
	 * A number.
	 *
	 * @param string  $cell
	 * @param '.'|',' $point Sign before the decimals.
	 * @return float|null 0 for nothing; null where it is no number, is below 0 or cannot be one.
	 */
	public static function read( string $cell, string $point ): ?float {
		if ( in_array( $cell, self::NOTHING, true ) ) {
			return 0.0;
		}
		$digits = self::digits( $cell );
		$groups = '.' === $point ? '/^\d{1,3}(?:,\d{2,3})+(?=\.|$)/' : '/^\d{1,3}(?:\.\d{2,3})+(?=,|$)/';
		$digits = (string) preg_replace_callback(
			$groups,
			static fn ( array $found ): string => str_replace( array( ',', '.' ), '', $found[0] ),
			$digits
		);

		return 1 === preg_match( '/^(\d{1,12})(?:' . preg_quote( $point, '/' ) . '(\d{0,12}))?$/', $digits, $parts )
			? (float) ( $parts[1] . '.' . ( $parts[2] ?? '' ) )
			: null;
	}

	/**
	 * A number without signs of currencies, spaces and apostrophes between thousands.
	 */
	private static function digits( string $cell ): string {
		return (string) preg_replace(
			array( '/^(?:[A-Z]{3}|\p{Sc}){1,2} ?|(?: ?(?:[A-Z]{3}|\p{Sc})){1,2}$/u', "/(?<=\d)[ '’](?=\d{3})/u" ),
			'',
			$cell
		);
	}
}
