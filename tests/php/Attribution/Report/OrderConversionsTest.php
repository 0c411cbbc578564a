<?php
/**
 * Orders in the files that platforms of ads import.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Outcomes\Conversions\FromOrders;
use Eidan\Settings\Settings;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;

#[CoversClass( FromOrders::class )]
final class OrderConversionsTest extends ReportTestCase {

	private const AD = array(
		'source_type' => 'utm',
		'utm_source'  => 'bing',
		'click_ids'   => '{"msclkid":"f894f652ea334e739002f7167ab8f8e3"}',
	);

	/** @return list<string> Lines of today's file without its head. */
	private function lines(): array {
		$answer = $this->rest(
			'GET',
			'/eidan/v1/attribution/conversions',
			array( 'platform' => 'microsoft', 'kind' => 'orders' )
		);
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );

		return array_slice( explode( "\r\n", trim( $answer->get_data()['content'] ) ), 2 );
	}

	#[DataProvider( 'storages' )]
	public function test_paid_orders_with_a_click_are_in_the_file( bool $tables ): void {
		$this->stand( true, $tables );
		update_option( Settings::OPTION, array( 'outcomes' => array( 'conversions' => true ) ) );
		$this->act_as( 'shop_manager' );
		$paid = $this->make_order( '49.9', self::AD, 'anna@example.com', 'pending', 'EUR', '2025-01-31 12:00:00' );
		$paid->payment_complete();
		$this->make_order( '20', self::AD, 'bo@example.com', 'completed', 'USD' );
		$this->make_order( '30' );
		foreach ( array( 'pending', 'on-hold', 'failed', 'cancelled', 'refunded' ) as $status ) {
			$this->make_order( '10', self::AD, 'anna@example.com', $status );
		}
		$old = $this->make_order( '70', self::AD );
		$old->set_date_paid( time() - 60 * DAY_IN_SECONDS );
		$old->save();
		$partly = $this->make_order( '100', self::AD, 'cy@example.com', 'completed', 'EUR' );
		wc_create_refund( array( 'order_id' => $partly->get_id(), 'amount' => '25.5' ) );
		$lines = $this->lines();
		$amounts = array_map( static fn( string $line ): string => explode( '",', $line, 4 )[3], $lines );
		sort( $amounts );
		self::assertSame( array( '20.00,USD', '49.90,EUR', '74.50,EUR' ), $amounts );
		self::assertStringStartsWith(
			'"f894f652ea334e739002f7167ab8f8e3","Purchase","' . gmdate( 'Y-m-d' ),
			$lines[0]
		);
		// A refund of all of it.
		wc_create_refund( array( 'order_id' => $paid->get_id(), 'amount' => '49.9' ) );
		self::assertCount( 2, $this->lines() );
		add_filter( 'eidan_attribution_report_order', '__return_false' );
		self::assertSame( array(), $this->lines() );
	}

	public function test_a_renewal_has_the_source_of_its_subscription_and_is_no_conversion(): void {
		$this->stand( true );
		update_option( Settings::OPTION, array( 'outcomes' => array( 'conversions' => true ) ) );
		$this->act_as( 'shop_manager' );
		$this->make_order( '49.9', self::AD, 'anna@example.com', 'completed', 'EUR' );
		// Plugins for subscriptions copy the first order's fields to each renewal.
		foreach ( array( '_subscription_renewal' => '17', 'is_a_renew' => 'yes' ) as $key => $value ) {
			$renewal = $this->make_order( '30', self::AD, 'anna@example.com', 'completed', 'EUR' );
			$renewal->update_meta_data( $key, $value );
			$renewal->save();
		}
		$made = $this->make_order( '30', self::AD, 'anna@example.com', 'completed', 'EUR' );
		$made->set_created_via( 'subscription' );
		$made->save();
		self::assertCount( 1, $this->lines() );
		self::assertStringEndsWith( '49.90,EUR', $this->lines()[0] );
	}

	public function test_who_may_not_see_the_shops_report_gets_no_file(): void {
		$this->stand( true );
		update_option( Settings::OPTION, array( 'outcomes' => array( 'conversions' => true ) ) );
		foreach ( array( '' => 401, 'customer' => 403, 'editor' => 403, 'shop_manager' => 200 ) as $role => $status ) {
			$this->act_as( $role );
			$answer = $this->rest( 'GET', '/eidan/v1/attribution/conversions', array( 'platform' => 'google' ) );
			self::assertSame( $status, $answer->get_status(), "$role" );
		}
	}
}
