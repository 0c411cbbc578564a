<?php
/**
 * Tests of the numbers in the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use DateTimeZone;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use Eidan\Tests\TestCase;

/**
 * Reads rows that the test writes to the table, as {@see \Eidan\Attribution\Report\Sync} would.
 *
 * @covers \Eidan\Attribution\Report\Query
 */
final class QueryTest extends TestCase {

	/**
	 * ID of the order that was written last.
	 *
	 * @var int
	 */
	private static int $last = 0;

	protected function setUp(): void {
		parent::setUp();
		Table::ensure();
		Table::clear();
	}

	public function test_sums_count_what_the_shop_counts_inside_the_days(): void {
		$this->row( array( 'created' => '2026-03-01 00:00:00', 'revenue' => '10.50' ) );
		$this->row( array( 'created' => '2026-03-31 23:59:59', 'revenue' => '20', 'is_returning' => 1 ) );
		$this->row( array( 'created' => '2026-02-28 23:59:59', 'revenue' => '1000' ) );
		$this->row( array( 'created' => '2026-04-01 00:00:00', 'revenue' => '1000' ) );
		foreach ( array( 'cancelled', 'pending', 'failed', 'trash', 'checkout-draft' ) as $status ) {
			$this->row( array( 'status' => $status, 'revenue' => '1000' ) );
		}
		$sums = array( 'orders' => 2, 'revenue' => 30.5, 'average' => 15.25, 'new' => 1, 'returning' => 1 );
		$this->assertSame( $sums, $this->query()->totals( $this->march() ) );

		update_option( 'woocommerce_excluded_report_order_statuses', array( 'wc-completed' ) );
		$this->assertSame( 3, $this->query()->totals( $this->march() )['orders'], 'The owner’s own choice holds.' );

		// Plugins with their own statuses name these in a filter of WooCommerce's analytics.
		add_filter(
			'woocommerce_analytics_excluded_order_statuses',
			static fn ( array $statuses ): array => array( ...$statuses, 'pending', 'wc-failed', 5 )
		);
		$this->assertSame( 1, $this->query()->totals( $this->march() )['orders'], 'And that of other plugins.' );
	}

	public function test_nothing_sold_is_no_division_by_zero(): void {
		$this->assertSame( Query::NOTHING, $this->query()->totals( $this->march() ) );
	}

	public function test_an_order_is_credited_by_model(): void {
		$this->row(
			array(
				'channel'       => 'paid-search',
				'source'        => 'google',
				'first_channel' => 'email',
				'first_source'  => 'newsletter',
				'ended_direct'  => 1,
				'landing'       => '/a/',
			)
		);
		$this->row(
			array(
				'channel'       => 'paid-search',
				'source'        => 'google',
				'first_channel' => 'referral',
				'first_source'  => 'x.test',
			)
		);
		$channels = fn ( string $model ): array => array_map(
			static fn ( array $sums ): int => $sums['orders'],
			$this->query( $model )->by( $this->march(), 'channel' )
		);
		$this->assertEquals( array( 'paid-search' => 2 ), $channels( 'last-non-direct' ) );
		$this->assertEquals( array( 'paid-search' => 1, 'direct' => 1 ), $channels( 'last' ) );
		$this->assertEquals( array( 'email' => 1, 'referral' => 1 ), $channels( 'first' ) );
		$this->assertEquals(
			array( '(direct)', 'google' ),
			array_keys( $this->query( 'last' )->by( $this->march(), 'source' ) )
		);
		$this->assertSame(
			1,
			$this->query( 'last', array( 'channel' => 'direct' ) )->totals( $this->march() )['orders']
		);
		$this->assertSame(
			0,
			$this->query( 'last', array( 'landing' => '/a/' ) )->totals( $this->march() )['orders'],
			'Where a direct visit landed is not what the earlier source brought.'
		);
	}

	public function test_rows_come_by_revenue_and_filters_narrow_them(): void {
		$this->row( array( 'source' => 'a', 'campaign' => 'x', 'revenue' => '5' ) );
		$this->row( array( 'source' => 'b', 'campaign' => 'x', 'revenue' => '50' ) );
		$this->row( array( 'source' => 'b', 'campaign' => '', 'revenue' => '7' ) );
		$this->assertSame( array( 'b', 'a' ), array_keys( $this->query()->by( $this->march(), 'source' ) ) );
		$this->assertSame(
			array( 'b' ),
			array_keys( $this->query( filters: array( 'campaign' => '' ) )->by( $this->march(), 'source' ) ),
			'An empty filter stands for orders without one.'
		);
		$this->assertSame(
			array(),
			$this->query( filters: array( 'source' => "b' OR '1'='1" ) )->by( $this->march(), 'campaign' )
		);
		$this->assertCount( 2, $this->query( filters: array( 'source' => 'b' ) )->orders( $this->march(), 10, 0 ) );
	}

	public function test_devices_are_those_of_the_order_whatever_the_model(): void {
		$this->row( array( 'device' => 'Mobile', 'ended_direct' => 1 ) );
		$this->row( array( 'device' => 'Tablet', 'medium' => 'email', 'first_medium' => 'cpc' ) );
		foreach ( Query::MODELS as $model ) {
			$this->assertEquals(
				array( 'Mobile', 'Tablet' ),
				array_keys( $this->query( $model )->by( $this->march(), 'device' ) ),
				$model
			);
			$this->assertSame(
				1,
				$this->query( $model, array( 'device' => 'Tablet' ) )->totals( $this->march() )['orders'],
				$model
			);
		}
		$this->assertSame( 1, $this->query( 'first', array( 'medium' => 'cpc' ) )->totals( $this->march() )['orders'] );
		$this->assertSame(
			1,
			$this->query( 'last', array( 'medium' => 'email' ) )->totals( $this->march() )['orders']
		);
	}

	public function test_a_dimension_that_does_not_exist_is_the_channel(): void {
		$this->row( array( 'channel' => 'email' ) );
		$this->assertSame(
			array( 'email' ),
			array_keys( $this->query()->by( $this->march(), 'revenue; DROP TABLE' ) )
		);
	}

	public function test_amounts_of_one_currency_are_summed_alone(): void {
		$this->row( array( 'currency' => 'EUR', 'revenue' => '5' ) );
		$this->row( array( 'currency' => 'USD', 'revenue' => '7.25' ) );
		$this->assertSame( 12.25, $this->query()->totals( $this->march() )['revenue'] );
		$this->assertSame( 7.25, ( new Query( 'last', array(), 'USD' ) )->totals( $this->march() )['revenue'] );
		$this->assertSame( 0, ( new Query( 'last', array(), 'CHF' ) )->totals( $this->march() )['orders'] );
	}

	public function test_currencies_are_those_of_the_orders_that_count_in_the_periods(): void {
		$this->assertSame( array(), Query::currencies( $this->march() ) );
		$this->row( array( 'currency' => 'USD', 'created' => '2025-01-01 00:00:00' ) );
		$this->row( array( 'currency' => '' ) );
		$this->assertSame( array( 'USD' ), Query::currencies( $this->march() ), 'The only one there is.' );
		$this->row( array( 'currency' => 'EUR' ) );
		$this->row( array( 'currency' => 'CHF', 'status' => 'cancelled' ) );
		$this->row( array( 'currency' => 'GBP', 'created' => '2026-02-28 23:59:59' ) );
		$this->assertSame( array( 'EUR' ), Query::currencies( $this->march() ) );
		$this->assertSame( array( 'EUR', 'GBP' ), Query::currencies( $this->march(), $this->march()->previous() ) );
	}

	public function test_sums_are_added_up_whatever_else_is_among_them(): void {
		$sums = array( 'orders' => 2, 'revenue' => 10.5, 'average' => 5.25, 'new' => 1, 'returning' => 1 );
		$this->assertSame(
			array( 'orders' => 6, 'revenue' => 31.5, 'average' => 5.25, 'new' => 3, 'returning' => 3 ),
			Query::add( array( $sums, $sums, 'nothing', array( 'orders' => 'many' ), $sums ) )
		);
		$this->assertSame( Query::NOTHING, Query::add( array() ) );
	}

	public function test_amounts_are_rounded_as_woocommerce_keeps_them(): void {
		$this->row( array( 'revenue' => '0.0001' ) );
		$this->row( array( 'revenue' => '10' ) );
		$this->row( array( 'revenue' => '0' ) );
		$this->assertSame(
			array( 10.0001, 3.3334 ),
			array_values(
				array_intersect_key( $this->query()->totals( $this->march() ), array( 'revenue' => 0, 'average' => 0 ) )
			)
		);
	}

	public function test_orders_come_newest_first_page_by_page(): void {
		$ids = array();
		foreach ( array( '2026-03-02', '2026-03-04', '2026-03-03', '2026-03-04' ) as $order => $day ) {
			$this->row( array( 'created' => "$day 10:00:00", 'revenue' => "$order.5" ) );
			$ids[] = self::$last;
		}
		$this->assertSame(
			array( $ids[3] => 3.5, $ids[1] => 1.5, $ids[2] => 2.5 ),
			$this->query()->orders( $this->march(), 3, 0 )
		);
		$this->assertSame( array( $ids[0] => 0.5 ), $this->query()->orders( $this->march(), 3, 3 ) );
	}

	/**
	 * @dataProvider zones
	 */
	public function test_steps_hold_the_orders_of_their_day(
		string $zone,
		string $last_minute,
		string $first_minute
	): void {
		$this->row( array( 'created' => $last_minute, 'revenue' => '1' ) );
		$this->row( array( 'created' => $first_minute, 'revenue' => '2', 'is_returning' => 1 ) );
		$period = Period::of( '2026-03-09', '2026-03-11', new DateTimeZone( $zone ) );
		$this->assertNotNull( $period );
		$steps = $this->query()->over_time( $period, 'day' );
		$this->assertSame( array( 0.0, 1.0, 2.0 ), array_column( $steps, 'revenue' ), $zone );
		$this->assertSame(
			array( array( 0, 0, 0 ), array( 1, 1, 0 ), array( 1, 0, 1 ) ),
			array_map(
				static fn ( array $step ): array => array( $step['orders'], $step['new'], $step['returning'] ),
				$steps
			),
			$zone
		);
		$this->assertSame( array( '2026-03-09', '2026-03-10', '2026-03-11' ), array_column( $steps, 'date' ) );
	}

	/**
	 * @return array<string, array{string, string, string}> Time zone, last minute of 10 March in UTC, first minute of
	 *         11 March in UTC.
	 */
	public static function zones(): array {
		return array(
			'UTC'               => array( 'UTC', '2026-03-10 23:59:10', '2026-03-11 00:00:00' ),
			'whole hours'       => array( 'America/New_York', '2026-03-11 03:59:10', '2026-03-11 04:00:00' ),
			'half an hour'      => array( 'Asia/Kolkata', '2026-03-10 18:29:10', '2026-03-10 18:30:00' ),
			'a quarter of one' => array( 'Asia/Kathmandu', '2026-03-10 18:14:10', '2026-03-10 18:15:00' ),
		);
	}

	/**
	 * @param string                   $model   Model: which visit gets the credit.
	 * @param array<string, string> $filters Filters.
	 */
	private function query( string $model = 'last-non-direct', array $filters = array() ): Query {
		return new Query( $model, $filters );
	}

	private function march(): Period {
		$period = Period::of( '2026-03-01', '2026-03-31', new DateTimeZone( 'UTC' ) );
		$this->assertNotNull( $period );

		return $period;
	}

	/**
	 * Writes a row to the table.
	 *
	 * @param array<string, string|int> $columns Columns whose values differ from the usual ones.
	 */
	private function row( array $columns ): void {
		Database::get()->insert(
			Table::name(),
			$columns + array(
				'order_id' => ++self::$last,
				'created'  => '2026-03-15 12:00:00',
				'status'   => 'completed',
				'revenue'  => '1',
			)
		);
	}
}
