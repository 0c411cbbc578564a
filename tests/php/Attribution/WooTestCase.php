<?php
/**
 * Base of the tests that run on a real WooCommerce.
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
 * Places orders as WooCommerce's checkouts do, with its attribution feature on or off, in either kind of storage.
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
		// Before the transaction begins: making a table ends one, and what the first test writes would stay.
		Table::ensure();
		parent::setUp();
		add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
		add_filter( 'woocommerce_cart_needs_payment', '__return_false' );
		add_filter( 'woocommerce_order_needs_payment', '__return_false' );
		// WooCommerce 9 wants a method that can be used even so.
		add_filter(
			'woocommerce_available_payment_gateways',
			static fn (): array => WC()->payment_gateways()->payment_gateways()
		);
	}

	/** @return array<string, array{bool, bool}> WooCommerce's feature on; orders in tables of their own. */
	public static function stands(): array {
		return array(
			'feature on, order tables'  => array( true, true ),
			'feature on, posts'         => array( true, false ),
			'feature off, order tables' => array( false, true ),
			'feature off, posts'        => array( false, false ),
		);
	}

	/**
	 * Sets the stage: the base's setup and teardown take care of putting it back.
	 *
	 * @param bool $feature Whether WooCommerce's attribution is on.
	 * @param bool $tables  Whether orders have tables of their own.
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

	/** WooCommerce asks for its feature once, on "init": takes its listeners away, as if it had been off then. */
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
	 * Takes Eidan's attribution away: what is left is WooCommerce alone.
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
	 * What a page posts.
	 *
	 * @param array<string, string> $fields Fields that are other than "(none)".
	 * @return array<string, string> All fields.
	 */
	protected function posted( array $fields ): array {
		return $fields + array( 'user_agent' => self::USER_AGENT )
			+ array_fill_keys( array_keys( Fields::all() ), '(none)' );
	}

	/**
	 * Places an order through the classic checkout.
	 *
	 * @param array<string, mixed> $fields What the page posts of the attribution.
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
	 * Inputs of a form, with the slashes that WordPress adds.
	 *
	 * @param array<string, mixed> $fields Fields.
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
	 * Sends an order through the Store API's checkout.
	 *
	 * @param mixed                $fields What the page sends of the attribution.
	 * @param array<string, mixed> $more   What else it sends.
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
	 * Places an order through the checkout block's interface.
	 *
	 * @param array<string, mixed> $fields What the page sends of the attribution.
	 * @param array<string, mixed> $more   What else it sends.
	 */
	protected function block_checkout( array $fields, array $more = array() ): WC_Order {
		$response = $this->send_checkout( $fields, $more );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $this->order( (int) $response->get_data()['order_id'] );
	}

	/**
	 * @param string               $checkout 'classic' or 'block'.
	 * @param array<string, mixed> $fields   What the page sends.
	 */
	protected function checkout( string $checkout, array $fields ): WC_Order {
		return 'classic' === $checkout ? $this->classic_checkout( $fields ) : $this->block_checkout( $fields );
	}

	/** @param int $id Order, read anew. */
	protected function order( int $id ): WC_Order {
		wp_cache_flush();
		$order = wc_get_order( $id );
		self::assertInstanceOf( WC_Order::class, $order );
		return $order;
	}

	/**
	 * @param WC_Data $item Order or customer.
	 * @return array<string, list<string>> Everything stored under the prefix, each as often as it is there.
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

	/** @param WC_Data $item Order or customer. @return array<string, string> Every field, which is there once. */
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
