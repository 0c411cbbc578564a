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

		return new self( $start, $last->modify( '+1 day' ) );
	}

	/**
	 * How many days it has.
	 */
	public function days(): int {
		return (int) $this->start->diff( $this->end )->days;
	}

	/**
	 * The days just before it, as many.
	 */
	public function previous(): self {
		return new self( $this->start->modify( sprintf( '-%d days', $this->days() ) ), $this->start );
	}

	/**
	 * The same days a year before.
	 */
	public function year_before(): self {
		return new self( $this->start->modify( '-1 year' ), $this->end->modify( '-1 year' ) );
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
	 * @return non-empty-list<array{string, string, string}> Name (YYYY-MM-DD of its first day inside the period), first moment, first moment after it, both UTC.
	 */
	public function steps( string $interval ): array {
		$steps = array();
		$from  = $this->start;
		do {
			$next = match ( $interval ) {
				'month' => $from->modify( 'first day of next month' ),
				'week'  => $from->modify( 'next monday' ),
				default => $from->modify( '+1 day' ),
			};
			$next    = min( $next, $this->end );
			$steps[] = array( $from->format( 'Y-m-d' ), ...( new self( $from, $next ) )->utc() );
			$from    = $next;
		} while ( $from < $this->end );

		return $steps;
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
