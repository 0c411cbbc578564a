<?php
/**
 * The note on an order, from the mini cart to both checkouts.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Shop\CartData;
use Eidan\Shop\LostLines;
use Eidan\Shop\OrderNote;
use Eidan\Tests\Attribution\WooTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Order;
use WC_Product_Simple;
use WP_REST_Request;

require_once dirname( __DIR__ ) . '/Attribution/WooTestCase.php';

/** Kept with the cart, shown where the shopper can change it, and gone with the order. Lines that the shop takes out. */
final class OrderNoteTest extends WooTestCase {

	protected function setUp(): void {
		parent::setUp();
		wc_load_cart();
		WC()->cart->empty_cart();
		OrderNote::keep( '' );
	}

	/** @return array<string, array{mixed, string}> */
	public static function notes(): array {
		return array(
			'words'          => array( "Ring twice\nat the door", "Ring twice\nat the door" ),
			'HTML'           => array( '<b>Ring</b><script>alert(1)</script>', 'Ring' ),
			'spaces'         => array( "  \n ", '' ),
			'a list'         => array( array( 'Ring' ), '' ),
			'broken letters' => array( "Ring\xff", '' ),
			'too long'       => array( str_repeat( 'ä', 1200 ), str_repeat( 'ä', 1000 ) ),
		);
	}

	#[DataProvider( 'notes' )]
	public function test_it_is_kept_as_plain_text( mixed $sent, string $kept ): void {
		CartData::update( array( 'note' => $sent ) );
		self::assertSame( $kept, CartData::data()['note'] );
	}

	public function test_the_classic_checkout_has_it_in_its_own_field(): void {
		$checkout = WC()->checkout();
		self::assertNotSame( 'Ring', $checkout->get_value( 'order_comments' ) );
		OrderNote::keep( 'Ring' );
		self::assertSame( 'Ring', $checkout->get_value( 'order_comments' ) );
		self::assertNotSame( 'Ring', $checkout->get_value( 'billing_city' ) );
		self::assertSame( 'Other', OrderNote::prefill( 'Other', 'order_comments' ), 'Of another plugin.' );
	}

	public function test_a_checkout_without_the_field_has_it_on_the_order(): void {
		OrderNote::keep( 'Ring' );
		$order = new WC_Order();
		OrderNote::create( $order, array( 'order_comments' => '' ) );
		self::assertSame( '', $order->get_customer_note(), 'The shopper has emptied the field.' );
		OrderNote::create( $order, array() );
		self::assertSame( 'Ring', $order->get_customer_note() );
	}

	public function test_the_checkout_block_has_it_and_express_buttons_send_none(): void {
		OrderNote::keep( 'Ring' );
		$order = new WC_Order();
		OrderNote::draft( $order );
		self::assertSame( 'Ring', $order->get_customer_note() );
		$order   = new WC_Order();
		$request = new WP_REST_Request( 'POST' );
		$request->set_param( 'customer_note', '' );
		OrderNote::express( $order, $request );
		self::assertSame(
			version_compare( WC_VERSION, '10.8', '<' ) ? 'Ring' : '',
			$order->get_customer_note(),
			'The shopper has emptied the field, which was empty from the start before WooCommerce 10.8.'
		);
		OrderNote::express( $order, new WP_REST_Request( 'POST' ) );
		self::assertSame( 'Ring', $order->get_customer_note() );
	}

	public function test_it_goes_with_the_cart_and_takes_nobody_elses_note_with_it(): void {
		OrderNote::keep( 'Ring' );
		WC()->cart->empty_cart();
		self::assertSame( '', OrderNote::current() );
		WC()->session->set( 'store_api_customer_note', 'Of the checkout' );
		WC()->cart->empty_cart();
		self::assertSame( 'Of the checkout', OrderNote::current() );
		self::assertNotSame( 'Of the checkout', WC()->checkout()->get_value( 'order_comments' ) );
		WC()->session->set( 'store_api_customer_note', null );
	}

	public function test_a_line_whose_product_is_gone_is_remembered(): void {
		$product = static function ( string $name ): int {
			$product = new WC_Product_Simple();
			$product->set_props( array( 'name' => $name, 'regular_price' => '10' ) );
			return $product->save();
		};
		$lamp    = $product( 'Lamp' );
		$key     = WC()->cart->add_to_cart( $lamp );
		$kept    = WC()->cart->add_to_cart( $product( 'Vase' ) );
		WC()->cart->calculate_totals();
		WC()->cart->set_session();
		wp_delete_post( $lamp, true );
		WC()->cart->get_cart_from_session();
		self::assertSame( array( $key ), LostLines::keys() );
		self::assertContains( $key, CartData::data()['gone'] );
		self::assertArrayHasKey( $kept, WC()->cart->get_cart() );
		WC()->cart->remove_cart_item( $kept );
		WC()->cart->get_cart_from_session();
		self::assertSame( array( $key ), LostLines::keys(), 'What the shopper removes is not lost.' );
		WC()->session->set( 'eidan_lost_lines', array( 'ab', array(), 7 ) );
		self::assertSame( array( 'ab' ), LostLines::keys() );
		WC()->session->set( 'eidan_lost_lines', null );
	}
}
