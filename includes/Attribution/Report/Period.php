<?php
/**
 * A range of days.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Whole days in the site's time zone; the table holds UTC.
 */
final class Period {

	/**
	 * Made by {@see self::of()}.
	 *
	 * @param DateTimeImmutable $start Start, inclusive.
	 * @param DateTimeImmutable $end   End, exclusive.
	 */
	private function __construct( public readonly DateTimeImmutable $start, public readonly DateTimeImmutable $end ) {
	}

	/**
	 * A period from its first and last day.
	 *
	 * @param string       $after  First day, YYYY-MM-DD.
	 * @param string       $before Last day, YYYY-MM-DD.
	 * @param DateTimeZone $zone   The site's time zone.
	 * @return self|null Null where a day does not exist or the last one is before the first.
	 */
	public static function of( string $after, string $before, DateTimeZone $zone ): ?self {
		$start = self::day( $after, $zone );
		$last  = self::day( $before, $zone );
		if ( null === $start || null === $last || $last < $start ) {
			return null;
		}

		return new self( $start, self::moved( $last, '+1 day' ) );
	}

	/**
	 * First and last day.
	 *
	 * @return array{after: string, before: string} YYYY-MM-DD.
	 */
	public function ends(): array {
		return array(
			'after'  => $this->start->format( 'Y-m-d' ),
			'before' => self::moved( $this->end, '-1 day' )->format( 'Y-m-d' ),
		);
	}

	/**
	 * Number of days.
	 */
	public function days(): int {
		// Rounded, since days on which the clock changes have 23 or 25 hours.
		return (int) round( ( $this->end->getTimestamp() - $this->start->getTimestamp() ) / DAY_IN_SECONDS );
	}

	/**
	 * The previous period: for whole months as many months before; for the first days of a month the same days of the
	 * month before; otherwise as many days before.
	 */
	public function previous(): self {
		$last   = self::moved( $this->end, '-1 day' );
		$months = 12 * ( (int) $this->end->format( 'Y' ) - (int) $this->start->format( 'Y' ) )
			+ (int) $this->end->format( 'n' ) - (int) $this->start->format( 'n' );
		$first  = '1' === $this->start->format( 'j' );
		if ( $first && '1' === $this->end->format( 'j' ) ) {
			return new self( self::months_before( $this->start, $months ), $this->start );
		}
		if ( $first && 0 === $months ) {
			return new self(
				self::months_before( $this->start, 1 ),
				self::moved( self::months_before( $last, 1 ), '+1 day' )
			);
		}

		return new self( self::moved( $this->start, sprintf( '-%d days', $this->days() ) ), $this->start );
	}

	/**
	 * The same days one year before.
	 */
	public function year_before(): self {
		$last = self::moved( $this->end, '-1 day' );

		return new self(
			self::months_before( $this->start, 12 ),
			self::moved( self::months_before( $last, 12 ), '+1 day' )
		);
	}

	/**
	 * Start and end in UTC, as in the table.
	 *
	 * @return array{string, string} Start (inclusive) and end (exclusive).
	 */
	public function utc(): array {
		$zone = new DateTimeZone( 'UTC' );

		return array(
			$this->start->setTimezone( $zone )->format( 'Y-m-d H:i:s' ),
			$this->end->setTimezone( $zone )->format( 'Y-m-d H:i:s' ),
		);
	}

	/**
	 * The steps of the period.
	 *
	 * @param 'day'|'week'|'month' $interval Length of a step; weeks begin on Monday, as in ISO 8601.
	 * @return non-empty-list<array{string, string, string}> Date of the first day inside the period (YYYY-MM-DD), start
	 *         (inclusive) and end (exclusive) in UTC.
	 */
	public function steps( string $interval ): array {
		$steps = array();
		$from  = $this->start;
		do {
			$next = match ( $interval ) {
				'month' => self::moved( $from, 'first day of next month' ),
				'week'  => self::moved( $from, 'next monday' ),
				default => self::moved( $from, '+1 day' ),
			};
			$next    = min( $next, $this->end );
			$steps[] = array( $from->format( 'Y-m-d' ), ...( new self( $from, $next ) )->utc() );
			$from    = $next;
		} while ( $from < $this->end );

		return $steps;
	}

	/**
	 * The start of another day.
	 *
	 * Where the clock changes at midnight, a day has no 00:00; setTime() corrects the days after it.
	 *
	 * @param DateTimeImmutable $day  Beginning of a day.
	 * @param string            $move Modifier for modify().
	 */
	private static function moved( DateTimeImmutable $day, string $move ): DateTimeImmutable {
		return $day->modify( $move )->setTime( 0, 0 );
	}

	/**
	 * The same day of an earlier month; the last day if that month is shorter.
	 *
	 * @param DateTimeImmutable $day    Beginning of a day.
	 * @param int               $months Number of months.
	 */
	private static function months_before( DateTimeImmutable $day, int $months ): DateTimeImmutable {
		$first = self::moved( self::moved( $day, 'first day of this month' ), "-$months months" );

		return $first->setDate(
			(int) $first->format( 'Y' ),
			(int) $first->format( 'n' ),
			min( (int) $day->format( 'j' ), (int) $first->format( 't' ) )
		)->setTime( 0, 0 );
	}

	/**
	 * Midnight of a day.
	 *
	 * @param string       $day  YYYY-MM-DD.
	 * @param DateTimeZone $zone The shop's: days begin at its midnight.
	 */
	private static function day( string $day, DateTimeZone $zone ): ?DateTimeImmutable {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, $zone );

		// createFromFormat() turns 30 February into a day in March.
		return false !== $date && $date->format( 'Y-m-d' ) === $day ? $date : null;
	}
}
