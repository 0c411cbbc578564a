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
	 * @param DateTimeImmutable $start First moment.
	 * @param DateTimeImmutable $end   First moment after it.
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
	 * Its first and its last day.
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
	 * How many days it has.
	 */
	public function days(): int {
		// Rounded: a day on which the clock changes has an hour more or less.
		return (int) round( ( $this->end->getTimestamp() - $this->start->getTimestamp() ) / DAY_IN_SECONDS );
	}

	/**
	 * What was before it: whole months before whole months, the same days of the month before where it is the first
	 * ones of a month, else the days just before it, as many.
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
	 * The same days a year before.
	 */
	public function year_before(): self {
		$last = self::moved( $this->end, '-1 day' );

		return new self(
			self::months_before( $this->start, 12 ),
			self::moved( self::months_before( $last, 12 ), '+1 day' )
		);
	}

	/**
	 * Its ends as the table holds them.
	 *
	 * @return array{string, string} First moment and first moment after it, UTC.
	 */
	public function utc(): array {
		$zone = new DateTimeZone( 'UTC' );

		return array(
			$this->start->setTimezone( $zone )->format( 'Y-m-d H:i:s' ),
			$this->end->setTimezone( $zone )->format( 'Y-m-d H:i:s' ),
		);
	}

	/**
	 * Its steps, from the first to the last.
	 *
	 * @param 'day'|'week'|'month' $interval Length of a step; weeks begin on Monday, as in ISO 8601.
	 * @return non-empty-list<array{string, string, string}> Name (YYYY-MM-DD of its first day inside the period), first
	 *         moment, first moment after it, both UTC.
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
	 * The beginning of another day.
	 *
	 * Not every day has a midnight: where the clock goes from it to one o'clock, time would be counted from there on.
	 *
	 * @param DateTimeImmutable $day  Beginning of a day.
	 * @param string            $move Words of modify().
	 */
	private static function moved( DateTimeImmutable $day, string $move ): DateTimeImmutable {
		return $day->modify( $move )->setTime( 0, 0 );
	}

	/**
	 * The same day of an earlier month; its last one where that is shorter.
	 *
	 * @param DateTimeImmutable $day    Beginning of a day.
	 * @param int               $months How much earlier.
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
	 * @param DateTimeZone $zone Time zone.
	 */
	private static function day( string $day, DateTimeZone $zone ): ?DateTimeImmutable {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, $zone );

		// createFromFormat() turns the 30th of February into March.
		return false !== $date && $date->format( 'Y-m-d' ) === $day ? $date : null;
	}
}
