<?php
/**
 * Tests of the days of the attribution report.
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
		// The clock goes forward on the 29th: the first midnight is at UTC+1, the last at UTC+2.
		$this->assertSame( array( '2026-03-27 23:00:00', '2026-03-30 22:00:00' ), $period->utc() );
		$this->assertSame( 3, $period->days() );
	}

	public function test_comparisons_have_as_many_days(): void {
		$period = $this->period( '2026-03-01', '2026-03-31', 'UTC' );
		$this->assertSame( array( '2026-01-29 00:00:00', '2026-03-01 00:00:00' ), $period->previous()->utc() );
		$this->assertSame( array( '2025-03-01 00:00:00', '2025-04-01 00:00:00' ), $period->year_before()->utc() );
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
		$this->assertSame( array( '2026-01-15', '2026-02-01', '2026-03-01' ), array_column( $period->steps( 'month' ), 0 ) );
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
		return array( array( '2026-02-30', '2026-03-02' ), array( '2026-03-02', '2026-03-01' ), array( '', '2026-03-01' ), array( 'now', 'tomorrow' ) );
	}

	private function period( string $after, string $before, string $zone ): Period {
		$period = Period::of( $after, $before, new DateTimeZone( $zone ) );
		$this->assertNotNull( $period );

		return $period;
	}
}
