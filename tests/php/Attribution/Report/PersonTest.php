<?php
/**
 * From an enquiry to the orders of the same person, and back.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Enquiry;
use Eidan\Enquiries\Report\Sync;
use Eidan\Enquiries\Screens\Orders;
use Eidan\Enquiries\Store;

/**
 * @covers \Eidan\Enquiries\Screens\Orders
 * @covers \Eidan\Enquiries\Report\Lookup
 */
final class PersonTest extends ReportTestCase {

	protected function setUp(): void {
		if ( class_exists( 'WooCommerce', false ) ) {
			Table::ensure( Kind::Enquiries );
		}
		parent::setUp();
		Table::clear( Kind::Enquiries );
	}

	/** @dataProvider storages */
	public function test_a_person_has_enquiries_and_orders_under_one_address( bool $tables ): void {
		$this->stand( true, $tables );
		$id    = Store::add( new Enquiry( 'eidan', 'Contact', name: 'Anna <b>', email: 'ANNA@Example.com' ) );
		$other = Store::add( new Enquiry( 'eidan', 'Contact', name: 'Berta', email: 'berta@example.com' ) );
		$trash = Store::add( new Enquiry( 'eidan', 'Contact', name: 'Gone', email: 'anna@example.com' ) );
		wp_trash_post( $trash );
		Sync::flush();
		$order   = $this->make_order( '30' );
		$foreign = $this->make_order( '40', email: 'carl@example.com' );

		$this->act_as( 'administrator' );
		$html = $this->printed( static fn () => Orders::render( get_post( $id ) ) );
		self::assertStringContainsString( '#' . $order->get_order_number(), $html );
		self::assertStringNotContainsString( '#' . $foreign->get_order_number(), $html );
		self::assertStringContainsString(
			'no orders',
			$this->printed( static fn () => Orders::render( get_post( $other ) ) )
		);

		$html = $this->printed( static fn () => Orders::render_enquiries( $order ) );
		self::assertStringContainsString( 'Anna &lt;b&gt;', $html );
		self::assertStringContainsString( "post=$id&", html_entity_decode( $html ) );
		self::assertStringNotContainsString( 'Berta', $html );
		self::assertStringNotContainsString( 'Gone', $html );

		$screen = $tables ? 'woocommerce_page_wc-orders' : 'shop_order';
		Orders::add( $screen, $foreign );
		self::assertFalse( isset( $GLOBALS['wp_meta_boxes'][ $screen ]['normal']['default']['eidan-enquiries'] ) );
		Orders::add( $screen, $order );
		self::assertTrue( isset( $GLOBALS['wp_meta_boxes'][ $screen ]['normal']['default']['eidan-enquiries'] ) );

		$this->act_as( 'editor' );
		self::assertStringNotContainsString(
			'#' . $order->get_order_number(),
			$this->printed( static fn () => Orders::render( get_post( $id ) ) )
		);
	}

	public function test_who_may_see_both_kinds_gets_both(): void {
		$this->stand( true );
		$this->make_order( '30' );
		\Eidan\Attribution\Report\Sync::flush();
		Store::add( new Enquiry( 'eidan', 'Contact', email: 'anna@example.com' ) );
		Sync::flush();
		$ask = fn ( string $role ): int => $this->act_as( $role ) * 0
			+ $this->rest( 'GET', '/eidan/v1/attribution/report', array( 'kind' => 'both' ) )->get_status();
		self::assertSame( array( 403, 403, 200 ), array_map( $ask, array( 'editor', 'customer', 'administrator' ) ) );
		$totals = $this->rest(
			'GET',
			'/eidan/v1/attribution/report',
			array( 'kind' => 'both' )
		)->get_data()['totals']['current'];
		self::assertSame( array( 30.0, 1, 1 ), array( $totals['total'], $totals['orders'], $totals['enquiries'] ) );
	}

	private function printed( callable $print ): string {
		ob_start();
		$print();

		return (string) ob_get_clean();
	}
}
