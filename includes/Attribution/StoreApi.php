<?php
/**
 * Saving from the checkout block.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Memory;
use WC_Order;
use WP_Error;
use WP_REST_Request;

/**
 * The fields in the Store API's checkout, under WooCommerce's namespace.
 *
 * Ours replaces WooCommerce's schema even if its order attribution is on, because its sanitizing removes encoded bytes
 * from addresses.
 */
final class StoreApi {

	private const NAME = 'woocommerce/order-attribution';

	/**
	 * Whether the Store API is saving an order; its values are not slashed.
	 *
	 * @var bool
	 */
	private bool $saving = false;

	/**
	 * Fields that this request sent with its order.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $sent = array();

	/**
	 * Describes the fields to the Store API.
	 */
	public static function register(): void {
		if ( Compatibility::has_shop() && function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) {
			woocommerce_store_api_register_endpoint_data(
				array(
					'endpoint'        => 'checkout',
					'namespace'       => self::NAME,
					'schema_callback' => array( self::class, 'schema' ),
				)
			);
		}
	}

	/**
	 * The schema of the fields: each a string or null.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema(): array {
		$schema = array();
		foreach ( array_keys( Fields::all() ) as $field ) {
			$schema[ $field ] = array(
				/* translators: %s: name of a field. */
				'description' => sprintf( __( 'Order attribution: %s', 'eidan' ), Fields::label( $field ) ),
				'type'        => array( 'string', 'null' ),
				'context'     => array(),
				'arg_options' => array(
					'validate_callback' => static fn ( mixed $value ): WP_Error|bool =>
						self::refuse( $field, $value ) ?? true,
					// The Store API does not validate empty values: this refuses 0, false and [].
					'sanitize_callback' => static fn ( mixed $value ): WP_Error|string|null =>
						self::refuse( $field, $value ) ?? Values::clean( $field, $value ),
				),
			);
		}

		return $schema;
	}

	/**
	 * Before WooCommerce's own callback: marks the values of this request as unslashed.
	 */
	public static function begin(): void {
		self::memory()->saving = true;
		self::memory()->sent   = array();
	}

	/**
	 * After it: saves if WooCommerce does not.
	 *
	 * @param mixed $order
	 * @param mixed $request Request of the checkout.
	 */
	public static function end( mixed $order, mixed $request = null ): void {
		if ( $order instanceof WC_Order && $request instanceof WP_REST_Request ) {
			$extensions          = $request->get_param( 'extensions' );
			$sent                = is_array( $extensions ) ? $extensions[ self::NAME ] ?? null : null;
			self::memory()->sent = is_array( $sent ) ? $sent : array();
			self::announce( $order );
		}
		self::memory()->saving = false;
	}

	/**
	 * Whether values come from the Store API.
	 */
	public static function is_saving(): bool {
		return self::memory()->saving;
	}

	/**
	 * Action `woocommerce_created_customer`: an account that is created with an order gets the order's attribution.
	 *
	 * @param mixed $id   User.
	 * @param mixed $data Data of the new account.
	 */
	public static function customer( mixed $id, mixed $data = null ): void {
		if ( is_array( $data ) && 'store-api' === ( $data['source'] ?? '' ) ) {
			OrderData::keep_for( $id, self::memory()->sent );
		}
	}

	/**
	 * Fires WooCommerce's action for an order without attribution, if WooCommerce does not.
	 *
	 * @param WC_Order $order
	 */
	private static function announce( WC_Order $order ): void {
		if (
			Compatibility::eidan_saves()
			&& array() !== Values::all( self::memory()->sent )
			&& ! OrderData::has( $order )
		) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's action.
			do_action( 'woocommerce_order_save_attribution_data', $order, self::memory()->sent );
		}
	}

	/**
	 * Refuses values that are neither a string nor null.
	 */
	private static function refuse( string $field, mixed $value ): ?WP_Error {
		if ( null === $value || is_string( $value ) ) {
			return null;
		}

		return new WP_Error(
			'eidan_attribution_type',
			sprintf(
				/* translators: 1: name of a field, 2: type of a value, for instance "array". */
				__( 'The attribution field %1$s has to be a string or null, not %2$s.', 'eidan' ),
				$field,
				gettype( $value )
			),
			array( 'status' => 400 )
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
