<?php
/**
 * Tests of the periods of the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use DateTimeZone;
use Eidan\Attribution\Report\Period;
use Eidan\Tests\TestCase;

/**
 * @covers \Eidan\Attribution\Report\Period
 */
final class PeriodTest extends TestCase {

	public function test_days_are_those_of_the_site_and_end_with_the_last_one(): void {
		$period = $this->period( '2026-03-28', '2026-03-30', 'Europe/Berlin' );
		// Daylight saving time begins on the 29th: the first midnight is at UTC+1, the last at UTC+2.
		$this->assertSame( array( '2026-03-27 23:00:00', '2026-03-30 22:00:00' ), $period->utc() );
		$this->assertSame( 3, $period->days() );
	}

	/**
	 * @dataProvider comparisons
	 *
	 * @param string $after    First day of the period.
	 * @param string $before   Last day of the period.
	 * @param string $previous First and last day of the period before.
	 * @param string $year     First and last day of the same period a year before.
	 */
	public function test_a_period_is_compared_with_days_that_are_like_it(
		string $after,
		string $before,
		string $previous,
		string $year
	): void {
		$period = $this->period( $after, $before, 'Europe/Berlin' );
		$this->assertSame( $previous, $this->ends( $period->previous() ), 'previous' );
		$this->assertSame( $year, $this->ends( $period->year_before() ), 'year' );
	}

	/**
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function comparisons(): array {
		return array(
			'some days'                     => array(
				'2026-03-10',
				'2026-04-05',
				'2026-02-11 2026-03-09',
				'2025-03-10 2025-04-05',
			),
			'a day'                         => array(
				'2026-03-30',
				'2026-03-30',
				'2026-03-29 2026-03-29',
				'2025-03-30 2025-03-30',
			),
			'a month'                       => array(
				'2026-03-01',
				'2026-03-31',
				'2026-02-01 2026-02-28',
				'2025-03-01 2025-03-31',
			),
			'a quarter'                     => array(
				'2026-04-01',
				'2026-06-30',
				'2026-01-01 2026-03-31',
				'2025-04-01 2025-06-30',
			),
			'a year'                        => array(
				'2025-01-01',
				'2025-12-31',
				'2024-01-01 2024-12-31',
				'2024-01-01 2024-12-31',
			),
			'a month so far'                => array(
				'2026-05-01',
				'2026-05-21',
				'2026-04-01 2026-04-21',
				'2025-05-01 2025-05-21',
			),
			'more than the month before has' => array(
				'2026-03-01',
				'2026-03-30',
				'2026-02-01 2026-02-28',
				'2025-03-01 2025-03-30',
			),
			'a leap day'                    => array(
				'2024-02-29',
				'2024-02-29',
				'2024-02-28 2024-02-28',
				'2023-02-28 2023-02-28',
			),
			'the day before a leap day'     => array(
				'2025-02-28',
				'2025-02-28',
				'2025-02-27 2025-02-27',
				'2024-02-28 2024-02-28',
			),
			'a February'                    => array(
				'2024-02-01',
				'2024-02-29',
				'2024-01-01 2024-01-31',
				'2023-02-01 2023-02-28',
			),
		);
	}

	/**
	 * @dataProvider clocks
	 *
	 * @param string $zone    Time zone in which clocks go from midnight to one o'clock on some day.
	 * @param string $changes That day.
	 */
	public function test_days_begin_at_midnight_also_after_one_that_had_none( string $zone, string $changes ): void {
		$day = new \DateTimeImmutable( $changes, new DateTimeZone( 'UTC' ) );
		foreach ( array( -3, 0 ) as $first ) {
			$period   = $this->period(
				$day->modify( "$first days" )->format( 'Y-m-d' ),
				$day->modify( '+40 days' )->format( 'Y-m-d' ),
				$zone
			);
			$midnight = fn ( string $utc ): string =>
				( new \DateTimeImmutable( $utc, new DateTimeZone( 'UTC' ) ) )
					->setTimezone( new DateTimeZone( $zone ) )
					->format( 'H:i' );
			$this->assertSame( 41 - $first, $period->days() );
			foreach ( array( 'day', 'week', 'month' ) as $interval ) {
				foreach ( $period->steps( $interval ) as [ $name, $from, $end ] ) {
					$this->assertSame( $name === $changes ? '01:00' : '00:00', $midnight( $from ), "$interval $name" );
					$this->assertContains( $midnight( $end ), array( '00:00', '01:00' ) );
				}
				$this->assertSame( '00:00', $midnight( $end ), 'The last one' );
			}
			$this->assertSame( '00:00', $midnight( $period->previous()->utc()[0] ) );
			$this->assertSame( 41 - $first, $period->previous()->days() );
		}
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function clocks(): array {
		return array(
			array( 'Africa/Cairo', '2026-04-24' ),
			array( 'America/Santiago', '2025-09-07' ),
			array( 'Asia/Beirut', '2026-03-29' ),
		);
	}

	public function test_steps_cover_the_period_without_gap(): void {
		$period = $this->period( '2026-01-15', '2026-03-10', 'America/New_York' );
		foreach ( array( 'day' => 55, 'week' => 9, 'month' => 3 ) as $interval => $count ) {
			$steps = $period->steps( $interval );
			$this->assertCount( $count, $steps, $interval );
			$this->assertSame( $period->utc(), array( $steps[0][1], $steps[ $count - 1 ][2] ), $interval );
			for ( $step = 1; $step < $count; $step++ ) {
				$this->assertSame( $steps[ $step - 1 ][2], $steps[ $step ][1], $interval );
			}
		}
		$this->assertSame(
			array( '2026-01-15', '2026-02-01', '2026-03-01' ),
			array_column( $period->steps( 'month' ), 0 )
		);
		$this->assertSame( '2026-01-19', $period->steps( 'week' )[1][0], 'Weeks begin on Monday.' );
	}

	/**
	 * @dataProvider wrong_days
	 */
	public function test_days_that_do_not_exist_or_are_out_of_order_are_refused( string $after, string $before ): void {
		$this->assertNull( Period::of( $after, $before, new DateTimeZone( 'UTC' ) ) );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function wrong_days(): array {
		return array(
			array( '2026-02-30', '2026-03-02' ),
			array( '2026-03-02', '2026-03-01' ),
			array( '', '2026-03-01' ),
			array( 'now', 'tomorrow' ),
		);
	}

	private function ends( Period $period ): string {
		return implode( ' ', $period->ends() );
	}

	private function period( string $after, string $before, string $zone ): Period {
		$period = Period::of( $after, $before, new DateTimeZone( $zone ) );
		$this->assertNotNull( $period );

		return $period;
	}
}
