<?php
/**
 * Base of the tests with a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Automattic\WooCommerce\Internal\Orders\OrderAttributionBlocksController;
use Automattic\WooCommerce\Internal\Orders\OrderAttributionController;
use Eidan\Attribution\Fields;
use Eidan\Attribution\Report\Table;
use Eidan\Tests\TestCase;
use WC_Data;
use WC_Order;
use WC_Product_Simple;
use WP_REST_Response;

/**
 * Places orders as WooCommerce's checkouts do. WooCommerce's attribution can be on or off, and orders can be stored in
 * their own tables or as posts.
 */
abstract class WooTestCase extends TestCase {

	protected const USER_AGENT =
		'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 Chrome/119.0.0.0 Safari/537.36';

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped(
				'there is no WooCommerce: put it into the tools\' cache or name its folder in EIDAN_WOOCOMMERCE'
			);
		}
		// Do this before the transaction begins. Creating a table would end it, and the first test's data would stay.
		Table::ensure();
		parent::setUp();
		add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
		add_filter( 'woocommerce_cart_needs_payment', '__return_false' );
		add_filter( 'woocommerce_order_needs_payment', '__return_false' );
		// WooCommerce 9 needs a usable payment method all the same.
		add_filter(
			'woocommerce_available_payment_gateways',
			static fn (): array => WC()->payment_gateways()->payment_gateways()
		);
	}

	/**
	 * @return array<string, array{bool, bool}> Whether WooCommerce's feature is on, and whether orders have own tables.
	 */
	public static function stands(): array {
		return array(
			'feature on, order tables'  => array( true, true ),
			'feature on, posts'         => array( true, false ),
			'feature off, order tables' => array( false, true ),
			'feature off, posts'        => array( false, false ),
		);
	}

	/**
	 * Prepares WooCommerce for a test. The base class undoes this afterwards.
	 *
	 * @param bool $feature Whether WooCommerce's attribution is on.
	 * @param bool $tables  Whether orders are stored in their own tables.
	 */
	protected function stand( bool $feature, bool $tables = true ): void {
		add_filter(
			'pre_option_woocommerce_feature_order_attribution_enabled',
			static fn() => $feature ? 'yes' : 'no'
		);
		add_filter( 'pre_option_woocommerce_custom_orders_table_enabled', static fn() => $tables ? 'yes' : 'no' );
		if ( ! $feature ) {
			$this->unhook_woocommerce();
		}
	}

	/**
	 * Removes WooCommerce's listeners, as if its feature had been off. WooCommerce checks that only once, on "init".
	 */
	private function unhook_woocommerce(): void {
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					$function = $callback['function'];
					$owner    = $function instanceof \Closure
						? ( new \ReflectionFunction( $function ) )->getClosureThis()
						: ( is_array( $function ) ? $function[0] : null );
					if (
						$owner instanceof OrderAttributionController
						|| $owner instanceof OrderAttributionBlocksController
					) {
						remove_action( $name, $function, $priority );
					}
				}
			}
		}
	}

	/**
	 * Removes Eidan's attribution, so that only WooCommerce's is left.
	 */
	protected function without_eidan(): void {
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					$function = $callback['function'];
					if (
						is_array( $function )
						&& is_string( $function[0] )
						&& str_starts_with( $function[0], 'Eidan\\Attribution\\' )
					) {
						remove_action( $name, $function, $priority );
					}
				}
			}
		}
	}

	/**
	 * Returns the fields that a page sends.
	 *
	 * @param array<string, string> $fields Fields whose value is not "(none)".
	 * @return array<string, string> All fields.
	 */
	protected function posted( array $fields ): array {
		return $fields + array( 'user_agent' => self::USER_AGENT )
			+ array_fill_keys( array_keys( Fields::all() ), '(none)' );
	}

	/**
	 * Places an order with the classic checkout.
	 *
	 * @param array<string, mixed> $fields Attribution fields that the page sends.
	 */
	protected function classic_checkout( array $fields ): WC_Order {
		$this->fill_cart();
		$_POST = $this->inputs( $fields );
		$id    = WC()->checkout()->create_order(
			array(
				'payment_method'     => '',
				'billing_email'      => 'anna@example.com',
				'billing_first_name' => 'Anna',
			)
		);
		$_POST = array();
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $this->order( $id );
	}

	/**
	 * Returns inputs of a form, with the slashes that WordPress adds.
	 *
	 * @param array<string, mixed> $fields Values by field.
	 * @return array<string, mixed>
	 */
	protected function inputs( array $fields ): array {
		$inputs = array();
		foreach ( $fields as $field => $value ) {
			$inputs[ Fields::prefix() . $field ] = wp_slash( $value );
		}
		return $inputs;
	}

	/**
	 * Sends an order to the checkout of the Store API.
	 *
	 * @param mixed                $fields Attribution fields that the page sends.
	 * @param array<string, mixed> $more   Other data that it sends.
	 */
	protected function send_checkout( mixed $fields, array $more = array() ): WP_REST_Response {
		$this->fill_cart();
		$address = array(
			'first_name' => 'Anna',
			'last_name'  => 'Berg',
			'address_1'  => 'Street 1',
			'city'       => 'Los Angeles',
			'state'      => 'CA',
			'postcode'   => '90001',
			'country'    => 'US',
		);
		return $this->rest(
			'POST',
			'/wc/store/v1/checkout',
			$more + array(
				'billing_address'  => $address + array( 'email' => 'anna@example.com' ),
				'shipping_address' => $address,
				'payment_method'   => 'bacs',
				'extensions'       => array( 'woocommerce/order-attribution' => $fields ),
			)
		);
	}

	/**
	 * Places an order with the checkout block.
	 *
	 * @param array<string, mixed> $fields Attribution fields that the page sends.
	 * @param array<string, mixed> $more   Other data that it sends.
	 */
	protected function block_checkout( array $fields, array $more = array() ): WC_Order {
		$response = $this->send_checkout( $fields, $more );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $this->order( (int) $response->get_data()['order_id'] );
	}

	/**
	 * @param string               $checkout 'classic' or 'block'.
	 * @param array<string, mixed> $fields   Attribution fields that the page sends.
	 */
	protected function checkout( string $checkout, array $fields ): WC_Order {
		return 'classic' === $checkout ? $this->classic_checkout( $fields ) : $this->block_checkout( $fields );
	}

	/** @param int $id ID of an order, which is read from the database again. */
	protected function order( int $id ): WC_Order {
		wp_cache_flush();
		$order = wc_get_order( $id );
		self::assertInstanceOf( WC_Order::class, $order );
		return $order;
	}

	/**
	 * @param WC_Data $item Order or customer.
	 * @return array<string, list<string>> All stored values of each field, as a field may be stored several times.
	 */
	protected function meta( WC_Data $item ): array {
		$found = array();
		foreach ( $item->get_meta_data() as $meta ) {
			$data = $meta->get_data();
			if ( str_starts_with( $data['key'], '_wc_order_attribution_' ) ) {
				$found[ substr( $data['key'], 22 ) ][] = $data['value'];
			}
		}
		ksort( $found );
		return $found;
	}

	/**
	 * @param WC_Data $item Order or customer. @return array<string, string> All fields. Each may be stored only once.
	 */
	protected function fields( WC_Data $item ): array {
		$fields = array();
		foreach ( $this->meta( $item ) as $name => $values ) {
			self::assertCount( 1, $values, "$name is stored more than once" );
			$fields[ $name ] = $values[0];
		}
		return $fields;
	}

	private function fill_cart(): void {
		static $product = 0;
		if ( ! wc_get_product( $product ) ) {
			$item = new WC_Product_Simple();
			$item->set_name( 'Chair' );
			$item->set_regular_price( '20' );
			$item->set_virtual( true );
			$product = $item->save();
		}
		wc_load_cart();
		WC()->cart->empty_cart();
		WC()->session->set( 'order_awaiting_payment', null );
		WC()->session->set( 'store_api_draft_order', null );
		WC()->cart->add_to_cart( $product );
	}
}
