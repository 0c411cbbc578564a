<?php
/**
 * The report's REST routes.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Source;
use Eidan\Attribution\Report\Sync;
use Eidan\Support\Database;

/**
 * @covers \Eidan\Attribution\Report\Rest
 * @covers \Eidan\Attribution\Report\Request
 */
final class RestTest extends ReportTestCase {

	private const ROUTE = '/eidan/v1/attribution/report';

	private const UTM = array( 'source_type' => 'utm', 'utm_source' => 'brevo', 'utm_medium' => 'email' );

	/** @return array<string, array{string, string}> Method and path. */
	public static function routes(): array {
		return array(
			'report'  => array( 'GET', '' ),
			'orders'  => array( 'GET', '/orders' ),
			'csv'     => array( 'GET', '/csv' ),
			'rebuild' => array( 'POST', '/rebuild' ),
		);
	}

	/** @dataProvider routes */
	public function test_only_who_may_see_reports_gets_an_answer( string $method, string $path ): void {
		$this->stand( true );
		foreach ( array(
			''              => 401,
			'subscriber'    => 403,
			'customer'      => 403,
			'editor'        => 403,
			'shop_manager'  => 200,
			'administrator' => 200,
		) as $role => $status ) {
			$this->act_as( $role );
			$response = $this->rest( $method, self::ROUTE . $path );
			self::assertSame( 200 === $status && 'POST' === $method ? 202 : $status, $response->get_status(), "$role" );
		}
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> Parameters, and names of the wrong ones. */
	public static function mistakes(): array {
		return array(
			'no date'          => array( array( 'after' => 'yesterday' ), array( 'after' ) ),
			'no such day'      => array( array( 'after' => '2026-02-30', 'before' => '2026-03-01' ), array( 'after' ) ),
			'no such month'    => array( array( 'before' => '2026-13-01' ), array( 'before' ) ),
			'a line more'      => array( array( 'before' => "2026-01-01\n" ), array( 'before' ) ),
			'a list'           => array( array( 'after' => array( '2026-01-01' ) ), array( 'after' ) ),
			'the wrong order'  => array(
				array( 'after' => '2026-03-02', 'before' => '2026-03-01' ),
				array( 'after', 'before' ),
			),
			'too long'         => array(
				array( 'after' => '2001-01-01', 'before' => '2026-01-01' ),
				array( 'after', 'before' ),
			),
			'unknown model'    => array( array( 'model' => 'linear' ), array( 'model' ) ),
			'unknown column'   => array( array( 'dimension' => 'customer' ), array( 'dimension' ) ),
			'unknown interval' => array( array( 'interval' => 'hour' ), array( 'interval' ) ),
			'a long filter'    => array( array( 'source' => str_repeat( 'x', 192 ) ), array( 'source' ) ),
			'a filter list'    => array( array( 'source' => array( 'a' ) ), array( 'source' ) ),
			'a long currency'  => array( array( 'currency' => 'DOUBLOONS-X' ), array( 'currency' ) ),
			'two at once'      => array( array( 'after' => 'x', 'model' => 'y' ), array( 'after', 'model' ) ),
		);
	}

	/**
	 * @dataProvider mistakes
	 * @param array<string, mixed> $parameters Parameters of the request.
	 * @param list<string>         $named      Names of the wrong ones, which the answer has to contain.
	 */
	public function test_a_mistake_is_named( array $parameters, array $named ): void {
		$this->stand( true );
		$this->act_as( 'shop_manager' );
		foreach ( array( '', '/orders', '/csv' ) as $path ) {
			$response = $this->assertNoPhpNotices( fn () => $this->rest( 'GET', self::ROUTE . $path, $parameters ) );
			self::assertSame( 400, $response->get_status() );
			self::assertSame( $named, array_keys( $response->get_data()['data']['params'] ) );
		}
	}

	/** @dataProvider storages */
	public function test_the_report_answers_with_sums_rows_steps_and_progress( bool $tables ): void {
		$this->stand( true, $tables );
		$this->make_order( '30', self::UTM );
		$this->make_order( '10' );
		Sync::flush();
		$this->act_as( 'shop_manager' );
		$today = current_datetime()->format( 'Y-m-d' );

		$data = $this->rest( 'GET', self::ROUTE, array( 'after' => $today, 'before' => $today ) )->get_data();

		self::assertSame(
			array( 'orders' => 2, 'revenue' => 40.0, 'average' => 20.0, 'new' => 1, 'returning' => 1 ),
			$data['totals']['current']
		);
		self::assertSame( 0, $data['totals']['previous']['orders'] );
		self::assertSame( array( 'email', 'unknown' ), array_column( $data['rows'], 'value' ) );
		self::assertSame( 'Email', $data['rows'][0]['label'] );
		self::assertSame( array( $today ), array_column( $data['series']['current'], 'date' ) );
		self::assertSame( 2, $data['found'] );
		self::assertSame( Backfill::state()['finished'], $data['progress']['finished'] );

		$alone = $this->rest(
			'GET',
			self::ROUTE,
			array( 'compare' => 'none', 'channel' => 'email', 'dimension' => 'source' )
		)->get_data();
		self::assertNull( $alone['totals']['previous'] );
		self::assertNull( $alone['series']['previous'] );
		self::assertNull( $alone['periods']['previous'] );

		$compared = $this->rest( 'GET', self::ROUTE, array( 'after' => '2026-03-01', 'before' => '2026-03-31' ) )
			->get_data();
		self::assertSame(
			array(
				'current'  => array( 'after' => '2026-03-01', 'before' => '2026-03-31' ),
				'previous' => array( 'after' => '2026-02-01', 'before' => '2026-02-28' ),
			),
			$compared['periods']
		);
		self::assertSame( array( 'brevo' ), array_column( $alone['rows'], 'value' ) );
		self::assertCount( 30, $alone['series']['current'], 'Thirty days where none are asked for.' );
	}

	/** @dataProvider storages */
	public function test_the_orders_behind_a_number( bool $tables ): void {
		$this->stand( true, $tables );
		$ids = array();
		for ( $i = 0; $i < 5; $i++ ) {
			$ids[] = $this->make_order( (string) ( 10 + $i ), self::UTM )->get_id();
		}
		$this->make_order( '1' );
		Sync::flush();
		$this->act_as( 'shop_manager' );

		$response =
			$this->rest( 'GET', self::ROUTE . '/orders', array( 'channel' => 'email', 'per_page' => 2, 'page' => 2 ) );

		self::assertSame( array( $ids[2], $ids[1] ), array_column( $response->get_data(), 'id' ) );
		self::assertSame(
			array( '5', '3' ),
			array( $response->get_headers()['X-WP-Total'], $response->get_headers()['X-WP-TotalPages'] )
		);
		self::assertSame(
			array( 'Processing', 12.0 ),
			array( $response->get_data()[0]['status'], $response->get_data()[0]['revenue'] )
		);
		self::assertStringContainsString( (string) $ids[2], (string) $response->get_data()[0]['link'] );
		self::assertSame(
			array(),
			$this->rest( 'GET', self::ROUTE . '/orders', array( 'channel' => 'sms' ) )->get_data()
		);
	}

	/** @dataProvider storages */
	public function test_orders_are_read_together_and_those_that_are_gone_left_out( bool $tables ): void {
		$this->stand( true, $tables );
		for ( $i = 0; $i < 12; $i++ ) {
			$order = $this->make_order( '10', self::UTM );
		}
		wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => '4' ) );
		Sync::flush();
		// Delete an order in the database, without any hook.
		Database::get()->delete( Source::table(), array( 'ID' => $order->get_id() - 1 ) );
		$this->act_as( 'shop_manager' );
		rest_get_server();
		wp_cache_flush();

		$orders = array();
		$this->assertQueriesAtMost(
			30,
			function () use ( &$orders ): void {
				$orders = $this->rest( 'GET', self::ROUTE . '/orders', array( 'channel' => 'email' ) )->get_data();
			}
		);
		self::assertCount( 11, $orders );
		self::assertSame( array( $order->get_id(), 6.0 ), array( $orders[0]['id'], $orders[0]['revenue'] ) );
	}

	public function test_orders_in_several_currencies_are_named_and_can_be_told_apart(): void {
		$this->stand( true );
		$this->act_as( 'shop_manager' );
		$today = current_datetime()->format( 'Y-m-d' );
		$ask   = fn ( array $parameters = array() ): array =>
			$this->rest( 'GET', self::ROUTE, $parameters + array( 'after' => $today, 'before' => $today ) )->get_data();
		$this->make_order( '30', self::UTM );
		Sync::flush();
		self::assertSame( array( 'USD' ), $ask()['currencies'] );

		$this->make_order( '1000', self::UTM, currency: 'JPY' );
		$this->make_order( '5', currency: 'EUR', status: 'cancelled' );
		$this->make_order( '7', currency: 'GBP', day: '2020-01-01' );
		Sync::flush();

		self::assertSame(
			array( 'JPY', 'USD' ),
			$ask()['currencies'],
			'Only those of orders that count, in these days.'
		);
		self::assertSame(
			array( 'GBP', 'JPY', 'USD' ),
			$ask( array( 'after' => '2019-12-31', 'compare' => 'none' ) )['currencies']
		);
		self::assertSame( 1030.0, $ask()['totals']['current']['revenue'], 'Added as they are.' );
		self::assertSame( 30.0, $ask( array( 'currency' => 'USD' ) )['totals']['current']['revenue'] );
		self::assertSame( array( 'JPY', 'USD' ), $ask( array( 'currency' => 'USD' ) )['currencies'] );
		self::assertSame( 1000.0, $ask( array( 'currency' => 'JPY' ) )['series']['current'][0]['revenue'] );
		self::assertSame( 0, $ask( array( 'currency' => "' OR 1=1" ) )['totals']['current']['orders'] );
		self::assertSame(
			array( 1000.0 ),
			array_column(
				$this->rest( 'GET', self::ROUTE . '/orders', array( 'currency' => 'JPY' ) )->get_data(),
				'revenue'
			)
		);
		self::assertSame(
			'attribution-channel-JPY-' . "$today-$today.csv",
			$this->rest(
				'GET',
				self::ROUTE . '/csv',
				array( 'after' => $today, 'before' => $today, 'currency' => 'JPY' )
			)->get_data()['filename']
		);
	}

	public function test_the_file_runs_nothing_in_a_spreadsheet(): void {
		$this->stand( true );
		foreach (
			array( '=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', "\t=1", 'fair, "quoted"' ) as $campaign
		) {
			$this->make_order( '10', array( 'utm_campaign' => $campaign ) + self::UTM );
		}
		Sync::flush();
		$this->act_as( 'shop_manager' );
		$today = current_datetime()->format( 'Y-m-d' );

		$data = $this->rest(
			'GET',
			self::ROUTE . '/csv',
			array( 'dimension' => 'campaign', 'after' => $today, 'before' => $today, 'compare' => 'none' )
		)->get_data();

		self::assertSame( "attribution-campaign-$today-$today.csv", $data['filename'] );
		$lines = array_slice( explode( "\r\n", trim( $data['content'] ) ), 1 );
		self::assertCount( 6, $lines );
		foreach ( $lines as $line ) {
			self::assertMatchesRegularExpression( '/^"(\'\s*[=+\-@]|fair, ""quoted"")/', $line );
		}
	}

	public function test_a_rebuild_is_queued(): void {
		$this->stand( true );
		$this->make_order( '10' );
		Sync::flush();
		$this->act_as( 'shop_manager' );

		$response = $this->rest( 'POST', self::ROUTE . '/rebuild' );

		self::assertSame( array( 'done' => 0, 'total' => 1, 'finished' => false ), $response->get_data() );
		self::assertTrue( as_has_scheduled_action( Backfill::ACTION ) );
	}
}
