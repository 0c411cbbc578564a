<?php
/**
 * Tests of what the mini cart asks of the Store API, on a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Eidan\Shop\CartCookies;
use Eidan\Shop\CartData;
use Eidan\Shop\FreeShipping;
use Eidan\Tests\Attribution\WooTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Coupon;
use WC_Product_Simple;
use WC_Shipping_Zone;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Attribution/WooTestCase.php';

/** Free shipping by the rules of the zone, removed lines that come back, and cookies that are sent in time. */
final class CartDataTest extends WooTestCase {

	protected function setUp(): void {
		parent::setUp();
		wc_load_cart();
		WC()->cart->empty_cart();
		WC()->customer->set_shipping_country( 'DE' );
		WC()->customer->set_billing_country( 'DE' );
		update_option( 'woocommerce_ship_to_countries', '' );
	}

	protected function tearDown(): void {
		if ( WC()->cart ) {
			WC()->cart->empty_cart();
		}
		parent::tearDown();
	}

	private function product( string $price, bool $virtual = false ): WC_Product_Simple {
		$product = new WC_Product_Simple();
		$product->set_name( 'Chair' );
		$product->set_regular_price( $price );
		$product->set_virtual( $virtual );
		$product->save();
		return $product;
	}

	/** @param array<string, string> ...$methods Settings of the zone's free shipping methods. */
	private function zone( array ...$methods ): void {
		$zone = new WC_Shipping_Zone();
		$zone->set_zone_name( 'Germany' );
		$zone->add_location( 'DE', 'country' );
		$zone->save();
		foreach ( $methods as $settings ) {
			update_option(
				'woocommerce_free_shipping_' . $zone->add_shipping_method( 'free_shipping' ) . '_settings',
				$settings + array( 'ignore_discounts' => 'no' )
			);
		}
		\WC_Cache_Helper::get_transient_version( 'shipping', true );
		WC()->shipping()->reset_shipping();
	}

	/** @return array<string, array{list<array<string, string>>, ?array{minimum: float, remaining: float}}> */
	public static function rules(): array {
		$amount = static fn ( string $minimum, string $requires = 'min_amount' ): array =>
			array( 'requires' => $requires, 'min_amount' => $minimum );
		return array(
			'too little'                     => array(
				array( $amount( '50' ) ),
				array( 'minimum' => 50.0, 'remaining' => 20.0 ),
			),
			'just enough'                    => array(
				array( $amount( '30' ) ),
				array( 'minimum' => 30.0, 'remaining' => 0.0 ),
			),
			'no method'                      => array( array(), null ),
			'free anyway'                    => array( array( $amount( '50', '' ) ), null ),
			'only by coupon'                 => array( array( $amount( '50', 'coupon' ) ), null ),
			'amount or coupon'               => array(
				array( $amount( '40.5', 'either' ) ),
				array( 'minimum' => 40.5, 'remaining' => 10.5 ),
			),
			'amount and a coupon not there'  => array( array( $amount( '50', 'both' ) ), null ),
			'the nearest of two'             => array(
				array( $amount( '90' ), $amount( '45' ) ),
				array( 'minimum' => 45.0, 'remaining' => 15.0 ),
			),
			'no amount'                      => array( array( $amount( '' ) ), null ),
		);
	}

	/**
	 * @param list<array<string, string>>                  $methods  Free shipping methods of the zone.
	 * @param ?array{minimum: float, remaining: float}     $expected What is said about a cart of 30.
	 */
	#[DataProvider( 'rules' )]
	public function test_free_shipping_follows_the_zone( array $methods, ?array $expected ): void {
		$this->zone( ...$methods );
		WC()->cart->add_to_cart( $this->product( '15' )->get_id(), 2 );
		WC()->cart->calculate_totals();
		self::assertSame( $expected, FreeShipping::of( WC()->cart ) );
	}

	public function test_discounts_count_as_the_method_says_and_coupons_lead_there(): void {
		$this->zone(
			array( 'requires' => 'min_amount', 'min_amount' => '50' ),
			array( 'requires' => 'min_amount', 'min_amount' => '80', 'ignore_discounts' => 'yes' )
		);
		$coupon = new WC_Coupon();
		$coupon->set_code( 'half' );
		$coupon->set_discount_type( 'percent' );
		$coupon->set_amount( 50 );
		$coupon->save();
		WC()->cart->add_to_cart( $this->product( '60' )->get_id() );
		WC()->cart->apply_coupon( 'half' );
		WC()->cart->calculate_totals();
		// 30 of 50 after the discount, and 60 of 80 before it: 20 are missing in both cases.
		self::assertSame( 20.0, FreeShipping::of( WC()->cart )['remaining'] ?? null );
		$coupon->set_free_shipping( true );
		$coupon->save();
		$this->zone( array( 'requires' => 'both', 'min_amount' => '45' ) );
		WC()->cart->calculate_totals();
		self::assertNotNull( FreeShipping::of( WC()->cart ) );
	}

	public function test_what_is_not_sent_has_no_free_shipping(): void {
		$this->zone( array( 'requires' => 'min_amount', 'min_amount' => '50' ) );
		self::assertNull( FreeShipping::of( WC()->cart ) );
		WC()->cart->add_to_cart( $this->product( '15', true )->get_id() );
		WC()->cart->calculate_totals();
		self::assertNull( FreeShipping::of( WC()->cart ) );
	}

	public function test_amounts_are_in_the_smallest_unit(): void {
		$this->zone( array( 'requires' => 'min_amount', 'min_amount' => '50' ) );
		WC()->cart->add_to_cart( $this->product( '19.99' )->get_id() );
		WC()->cart->calculate_totals();
		self::assertSame( array( 'minimum' => '5000', 'remaining' => '3001' ), CartData::data()['free_shipping'] );
	}

	public function test_a_removed_line_comes_back_to_its_place_with_all_that_is_noted_on_it(): void {
		$keys = array();
		foreach ( array( 'a', 'b', 'c' ) as $name ) {
			$keys[] = (string) WC()->cart
				->add_to_cart( $this->product( '5' )->get_id(), 2, 0, array(), array( 'engraving' => $name ) );
		}
		WC()->cart->remove_cart_item( $keys[1] );
		CartData::restore( array( 'restore' => $keys[1], 'at' => 1 ) );
		self::assertSame( $keys, array_keys( WC()->cart->get_cart() ) );
		self::assertSame( 'b', WC()->cart->get_cart()[ $keys[1] ]['engraving'] );
		self::assertSame( 2, WC()->cart->get_cart()[ $keys[1] ]['quantity'] );
		// A line that is in the cart already stays as it is.
		CartData::restore( array( 'restore' => $keys[1], 'at' => 0 ) );
		self::assertSame( $keys, array_keys( WC()->cart->get_cart() ) );
	}

	public function test_a_line_does_not_come_back_that_cannot_be_bought(): void {
		$product = $this->product( '5' );
		$key     = (string) WC()->cart->add_to_cart( $product->get_id() );
		WC()->cart->remove_cart_item( $key );
		$product->set_stock_status( 'outofstock' );
		$product->save();
		foreach ( array(
			array( 'restore' => $key ),
			array( 'restore' => 'unknown' ),
			array( 'restore' => array() ),
			'words',
			null,
		) as $data ) {
			try {
				CartData::restore( $data );
				self::fail( 'It came back.' );
			} catch ( RouteException $refused ) {
				self::assertSame( 'eidan_cart_line_gone', $refused->getErrorCode() );
			}
		}
		self::assertTrue( WC()->cart->is_empty() );
	}

	public function test_cookies_are_for_store_requests_of_browsers_only(): void {
		$response = new WP_REST_Response();
		$asked    = 0;
		$count    = static function () use ( &$asked ): void {
			++$asked;
		};
		add_action( 'woocommerce_set_cart_cookies', $count );
		WC()->cart->add_to_cart( $this->product( '5' )->get_id() );
		$asked = 0;
		$token = new WP_REST_Request( 'POST', '/wc/store/v1/cart/update-item' );
		$token->set_header( 'Cart-Token', 'x' );
		foreach ( array( new WP_REST_Request( 'GET', '/wp/v2/posts' ), $token, null, 'words' ) as $request ) {
			self::assertSame( $response, CartCookies::set( $response, null, $request ) );
		}
		self::assertSame( 0, $asked );
	}

	public function test_the_page_says_nothing_of_anybodys_cart(): void {
		$html  = static fn(): string => (string) preg_replace(
			'~eidan-mini-cart-\d+~',
			'',
			do_blocks( '<!-- wp:eidan/dropdown-mini-cart {"showTotal":true,"showZero":true} /-->' )
		);
		$empty = $html();
		WC()->cart->add_to_cart( $this->product( '4711' )->get_id(), 3 );
		$this->assertSame( $empty, $html() );
		$this->assertStringNotContainsString( '4711', $empty );
	}

	/** @return array<string, array{bool, bool, string, bool, string}> */
	public static function sums(): array {
		return array(
			'all'                       => array(
				true,
				true,
				'excl',
				false,
				'Shipping, taxes, and discounts calculated at checkout.',
			),
			'taxes are in the prices'   => array(
				true,
				true,
				'incl',
				false,
				'Shipping and discounts calculated at checkout.',
			),
			'with a coupon'             => array(
				true,
				true,
				'excl',
				true,
				'Shipping and taxes calculated at checkout.',
			),
			'nothing is sent'           => array( false, true, 'excl', true, 'Taxes calculated at checkout.' ),
			'no taxes, nothing is sent' => array( false, false, 'excl', false, 'Discounts calculated at checkout.' ),
			'nothing'                   => array( false, false, 'incl', true, '' ),
		);
	}

	#[DataProvider( 'sums' )]
	public function test_what_is_still_to_come_is_said(
		bool $sent,
		bool $taxes,
		string $display,
		bool $coupon,
		string $expected
	): void {
		update_option( 'woocommerce_calc_taxes', $taxes ? 'yes' : 'no' );
		update_option( 'woocommerce_tax_display_cart', $display );
		update_option( 'woocommerce_enable_coupons', 'yes' );
		$this->zone( array( 'requires' => 'coupon' ) );
		$free = new WC_Coupon();
		$free->set_code( 'send' );
		$free->set_free_shipping( true );
		$free->save();
		WC()->cart->add_to_cart( $this->product( '15', ! $sent )->get_id() );
		if ( $coupon ) {
			WC()->cart->apply_coupon( 'send' );
		}
		WC()->cart->calculate_totals();
		self::assertSame( $expected, CartData::data()['later'] );
		self::assertSame( $coupon ? array( 'send' ) : array(), CartData::data()['free_coupons'] );
	}

	public function test_discounts_that_are_counted_are_not_still_to_come(): void {
		update_option( 'woocommerce_calc_taxes', 'no' );
		update_option( 'woocommerce_enable_coupons', 'yes' );
		WC()->cart->add_to_cart( $this->product( '15', true )->get_id() );
		WC()->cart->calculate_totals();
		self::assertSame( 'Discounts calculated at checkout.', CartData::data()['later'] );
		self::assertSame( '', CartData::data()['later_here'], 'beside the field for coupons' );
		$less = static function ( \WC_Cart $cart ): void {
			$cart->add_fee( 'Two for one', -3 );
		};
		add_action( 'woocommerce_cart_calculate_fees', $less );
		WC()->cart->calculate_totals();
		self::assertSame( '', CartData::data()['later'], 'a reduction of another plugin' );
		remove_action( 'woocommerce_cart_calculate_fees', $less );
	}

	public function test_the_count_without_script_is_only_in_answers_that_no_cache_keeps(): void {
		$html = static fn(): string => do_blocks( '<!-- wp:eidan/dropdown-mini-cart /-->' );
		WC()->cart->add_to_cart( $this->product( '15' )->get_id(), 3 );
		self::assertStringNotContainsString( 'noscript', $html() );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		self::assertMatchesRegularExpression(
			'~<noscript><span class="eidan-mini-cart__count" aria-hidden="true">3</span>'
				. '</noscript>.*<noscript>Number of items: 3</noscript>~',
			$html()
		);
		WC()->cart->empty_cart();
		self::assertStringNotContainsString( 'noscript', $html() );
		unset( $_SERVER['REQUEST_METHOD'] );
	}

	public function test_names_lines_on_backorder_whose_stock_is_not_counted(): void {
		$make = function ( array $props ): string {
			$product = $this->product( '10' );
			$product->set_props( $props );
			$product->save();
			return (string) WC()->cart->add_to_cart( $product->get_id(), 2 );
		};
		$make( array( 'stock_status' => 'instock' ) );
		$late = $make( array( 'stock_status' => 'onbackorder' ) );
		// The Store API itself reports the following two, in the way that the owner has set.
		$make( array( 'manage_stock' => true, 'stock_quantity' => 1, 'backorders' => 'yes' ) );
		$make( array( 'manage_stock' => true, 'stock_quantity' => 1, 'backorders' => 'notify' ) );
		self::assertSame( array( $late ), CartData::data()['late'] );
	}
}
