<?php
/**
 * Days as files write them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use DateTimeImmutable;

/**
 * Whether 3/4/2026 is in March or in April follows from all days of a column: a part above 12 is the day, and of two
 * readings the one counts whose days lie closer together.
 */
final class Days {

	/** The ways of writing that can be only one day. */
	private const PLAIN = array( 'Y-m-d', 'Y/m/d', 'Ymd', 'j.n.Y', 'M j, Y', 'j M Y' );

	/**
	 * Which reading days with slashes have.
	 *
	 * @param list<string> $cells All days of a column.
	 * @return 'n/j/Y'|'j/n/Y'|'' '' where both are possible.
	 */
	public static function order( array $cells ): string {
		$days = array();
		foreach ( $cells as $cell ) {
			if ( 1 === preg_match( '~^\d{1,2}/\d{1,2}/\d{4}\b~', $cell ) ) {
				$days[ $cell ] = $cell;
			}
		}
		$days     = array_values( $days );
		$american = self::span( 'n/j/Y', $days );
		$european = self::span( 'j/n/Y', $days );
		if ( null !== $american && null !== $european && $american === $european ) {
			// The same day in both readings, 5/5/2026, is no question.
			return 1 === count( $days ) && self::by( 'n/j/Y', $days[0] ) === self::by( 'j/n/Y', $days[0] )
				? 'n/j/Y'
				: '';
		}
		if ( null === $american ) {
			return null === $european ? '' : 'j/n/Y';
		}

		return null === $european || $american < $european ? 'n/j/Y' : 'j/n/Y';
	}

	/**
	 * Seconds between the first and the last day.
	 *
	 * @param string       $format
	 * @param list<string> $days
	 * @return int|null Null where one is no day, or there are none.
	 */
	private static function span( string $format, array $days ): ?int {
		$times = array();
		foreach ( $days as $day ) {
			$read = self::by( $format, $day );
			if ( null === $read ) {
				return null;
			}
			$times[] = (int) strtotime( "$read UTC" );
		}

		return array() === $times ? null : max( $times ) - min( $times );
	}

	/**
	 * A day.
	 *
	 * @param string $cell
	 * @param string $order Of order().
	 * @return string|null YYYY-MM-DD; null where it is no day from 2000 on.
	 */
	public static function read( string $cell, string $order ): ?string {
		foreach ( array( ...self::PLAIN, ...( '' === $order ? array() : array( $order ) ) ) as $format ) {
			$day = self::by( $format, $cell );
			if ( null !== $day ) {
				return $day;
			}
		}

		return null;
	}

	/**
	 * A day in one way of writing.
	 */
	private static function by( string $format, string $cell ): ?string {
		$text = (string) preg_replace( '/[T ]00:00(?::00)?(?:\.0+)?Z?$/', '', $cell );
		$day  = DateTimeImmutable::createFromFormat( "!$format", $text );
		// createFromFormat() turns 30 February into a day in March, and says so.
		$wrong = DateTimeImmutable::getLastErrors();
		if ( false === $day || ( is_array( $wrong ) && 0 < $wrong['warning_count'] + $wrong['error_count'] ) ) {
			return null;
		}
		$found = $day->format( 'Y-m-d' );

		return $found >= '2000-01-01' && $found <= '2099-12-31' ? $found : null;
	}
}
