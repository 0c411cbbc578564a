<?php
/**
 * Tests of the figures of the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use DateTimeZone;
use Eidan\Attribution\Report\Csv;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Table;
use Eidan\Tests\TestCase;

/**
 * Reads rows that are put into the table as {@see \Eidan\Attribution\Report\Sync} would.
 *
 * @covers \Eidan\Attribution\Report\Query
 * @covers \Eidan\Attribution\Report\Csv
 */
final class QueryTest extends TestCase {

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
	}

	public function test_nothing_sold_is_no_division_by_zero(): void {
		$this->assertSame( Query::NOTHING, $this->query()->totals( $this->march() ) );
	}

	public function test_an_order_is_credited_by_model(): void {
		$this->row( array( 'channel' => 'paid-search', 'source' => 'google', 'first_channel' => 'email', 'first_source' => 'newsletter', 'ended_direct' => 1, 'landing' => '/a/' ) );
		$this->row( array( 'channel' => 'paid-search', 'source' => 'google', 'first_channel' => 'referral', 'first_source' => 'x.test' ) );
		$channels = fn ( string $model ): array => array_map( static fn ( array $sums ): int => $sums['orders'], $this->query( $model )->by( $this->march(), 'channel' ) );
		$this->assertEquals( array( 'paid-search' => 2 ), $channels( 'last-non-direct' ) );
		$this->assertEquals( array( 'paid-search' => 1, 'direct' => 1 ), $channels( 'last' ) );
		$this->assertEquals( array( 'email' => 1, 'referral' => 1 ), $channels( 'first' ) );
		$this->assertEquals( array( '(direct)', 'google' ), array_keys( $this->query( 'last' )->by( $this->march(), 'source' ) ) );
		$this->assertSame( 1, $this->query( 'last', array( 'channel' => 'direct' ) )->totals( $this->march() )['orders'] );
		$this->assertSame( 0, $this->query( 'last', array( 'landing' => '/a/' ) )->totals( $this->march() )['orders'], 'Where a direct visit landed is not what the earlier source brought.' );
	}

	public function test_rows_come_by_revenue_and_filters_narrow_them(): void {
		$this->row( array( 'source' => 'a', 'campaign' => 'x', 'revenue' => '5' ) );
		$this->row( array( 'source' => 'b', 'campaign' => 'x', 'revenue' => '50' ) );
		$this->row( array( 'source' => 'b', 'campaign' => '', 'revenue' => '7' ) );
		$this->assertSame( array( 'b', 'a' ), array_keys( $this->query()->by( $this->march(), 'source' ) ) );
		$this->assertSame( array( 'b' ), array_keys( $this->query( filters: array( 'campaign' => '' ) )->by( $this->march(), 'source' ) ), 'An empty filter stands for orders without one.' );
		$this->assertSame( array(), $this->query( filters: array( 'source' => "b' OR '1'='1" ) )->by( $this->march(), 'campaign' ) );
		$this->assertCount( 2, $this->query( filters: array( 'source' => 'b' ) )->orders( $this->march(), 10, 0 ) );
	}

	/**
	 * @dataProvider zones
	 */
	public function test_steps_hold_the_orders_of_their_day( string $zone, string $last_minute, string $first_minute ): void {
		$this->row( array( 'created' => $last_minute, 'revenue' => '1' ) );
		$this->row( array( 'created' => $first_minute, 'revenue' => '2' ) );
		$period = Period::of( '2026-03-09', '2026-03-11', new DateTimeZone( $zone ) );
		$this->assertNotNull( $period );
		$steps = $this->query()->over_time( $period, 'day' );
		$this->assertSame( array( 0.0, 1.0, 2.0 ), array_column( $steps, 'revenue' ), $zone );
		$this->assertSame( array( '2026-03-09', '2026-03-10', '2026-03-11' ), array_column( $steps, 'date' ) );
	}

	/**
	 * @return array<string, array{string, string, string}> Zone, last minute of 10 March and first one of the 11th in UTC.
	 */
	public static function zones(): array {
		return array(
			'UTC'               => array( 'UTC', '2026-03-10 23:59:10', '2026-03-11 00:00:00' ),
			'whole hours'       => array( 'America/New_York', '2026-03-11 03:59:10', '2026-03-11 04:00:00' ),
			'half an hour'      => array( 'Asia/Kolkata', '2026-03-10 18:29:10', '2026-03-10 18:30:00' ),
			'a quarter of one' => array( 'Asia/Kathmandu', '2026-03-10 18:14:10', '2026-03-10 18:15:00' ),
		);
	}

	public function test_a_file_holds_no_formula_and_keeps_every_text(): void {
		$rows = array();
		foreach ( array( '=1+1', '+1', '-1', '@x', "\t=1", "\r=1", ' =1', '＝1', 'plain', 'a "quoted", text', "two\nlines" ) as $label ) {
			$rows[] = array( 'value' => $label, 'label' => $label, 'current' => array( 'revenue' => 1234.5 ) + Query::NOTHING, 'previous' => null );
		}
		$csv    = Csv::of( 'campaign', $rows );
		$stream = fopen( 'php://memory', 'r+' );
		$this->assertIsResource( $stream );
		fwrite( $stream, substr( $csv, 3 ) );
		rewind( $stream );
		$read = array();
		for ( $line = fgetcsv( $stream, null, ',', '"', '' ); false !== $line; $line = fgetcsv( $stream, null, ',', '"', '' ) ) {
			$read[] = $line;
		}
		$this->assertStringStartsWith( "\xEF\xBB\xBF", $csv );
		$this->assertSame( array( 'Campaign', 'Orders', 'Revenue', 'Average order value', 'New customers', 'Returning customers' ), $read[0] );
		$this->assertSame( array( "'=1+1", "'+1", "'-1", "'@x", "'\t=1", "'\r=1", "' =1", "'＝1", 'plain', 'a "quoted", text', "two\nlines" ), array_column( array_slice( $read, 1 ), 0 ) );
		$this->assertSame( '1234.5', $read[1][2] );
	}

	/**
	 * @param string                   $model   Model.
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
	 * Puts a row into the table.
	 *
	 * @param array<string, string|int> $columns What differs from a plain one.
	 */
	private function row( array $columns ): void {
		static $id = 0;
		Table::db()->insert( Table::name(), $columns + array( 'order_id' => ++$id, 'created' => '2026-03-15 12:00:00', 'status' => 'completed', 'revenue' => '1' ) );
	}
}
