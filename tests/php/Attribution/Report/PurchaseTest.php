<?php
/**
 * What analytics is told of an order.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Outcomes\Events\PageEvents;
use Eidan\Outcomes\Events\Purchase;
use PHPUnit\Framework\Attributes\CoversClass;
use WC_Product_Simple;

#[CoversClass( Purchase::class )]
final class PurchaseTest extends ReportTestCase {

	public function test_an_order_is_a_purchase_for_a_day_and_unless_it_failed(): void {
		$this->stand( true );
		$product = new WC_Product_Simple();
		$product->set_name( '</script><b>Poster & "Söhne"' );
		$product->set_regular_price( '24.95' );
		$product->save();
		$order = $this->make_order( '0', array(), 'anna@example.com', 'on-hold', 'EUR' );
		$order->add_product( $product, 2 );
		$order->calculate_totals( false );
		$order->save();
		$told = Purchase::of( $order, time() );
		self::assertSame(
			array(
				'transaction_id' => (string) $order->get_id(),
				'value'          => 49.9,
				'currency'       => 'EUR',
				'items'          => array(
					array(
						'item_id'   => (string) $product->get_id(),
						'item_name' => $product->get_name(),
						'price'     => 24.95,
						'quantity'  => 2,
					),
				),
			),
			$told
		);
		self::assertNull( Purchase::of( $order, time() + 2 * DAY_IN_SECONDS ) );
		foreach ( array( 'failed', 'cancelled', 'refunded' ) as $status ) {
			$order->set_status( $status );
			self::assertNull( Purchase::of( $order, time() ), $status );
		}
	}

	public function test_only_who_has_the_orders_key_is_told_of_it(): void {
		$this->stand( true );
		$order = $this->make_order( '5' );
		$order->set_order_key( 'wc_order_right' );
		$order->save();
		add_filter( 'woocommerce_is_order_received_page', '__return_true' );
		set_query_var( 'order-received', (string) $order->get_id() );
		foreach ( array( '', 'wc_order_wrong', array( 'wc_order_right' ) ) as $key ) {
			$_GET['key'] = $key;
			self::assertNull( Purchase::of_page() );
		}
		$_GET['key'] = 'wc_order_right';
		self::assertSame( 5.0, Purchase::of_page()['value'] ?? null );
		add_filter( 'site_url', static fn(): string => 'https://example.com/de' );
		wp_scripts()->registered['eidan-outcomes']->extra = array();
		PageEvents::enqueue();
		self::assertStringContainsString(
			'"shop":"/de"',
			implode( '', array_filter( (array) wp_scripts()->get_data( 'eidan-outcomes', 'before' ) ) )
		);
		set_query_var( 'order-received', 'x' );
		self::assertNull( Purchase::of_page() );
		unset( $_GET['key'] );
	}
}
