<?php
/**
 * The note on an order, written in the mini cart.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Value;
use WC_Order;
use WP_REST_Request;

/**
 * Keeps it in the shopper's session, under the key of WooCommerce's checkout block (10.8 and later). Both checkouts
 * show it in their own field, where it can still be changed. It goes with the cart.
 */
final class OrderNote {

	/** Key of the session in which WooCommerce's checkout block keeps it. */
	private const KEY = 'store_api_customer_note';

	/** Key of the session that says that it was written in the mini cart. */
	private const OURS = 'eidan_note';

	private const LONGEST = 1000;

	/**
	 * Whether the shop takes notes.
	 */
	public static function is_wanted(): bool {
		/** This filter is documented in WooCommerce: templates/checkout/form-shipping.php */
		$usual = 'yes' === get_option( 'woocommerce_enable_order_comments', 'yes' );

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		return (bool) apply_filters( 'woocommerce_enable_order_notes_field', $usual );
	}

	/**
	 * The note of this shopper; '' for none.
	 */
	public static function current(): string {
		$note = WC()->session?->get( self::KEY );

		return is_string( $note ) ? $note : '';
	}

	/**
	 * Keeps a note.
	 *
	 * @param mixed $note What was sent.
	 */
	public static function keep( mixed $note ): void {
		$note = trim( sanitize_textarea_field( Value::text( $note, self::LONGEST ) ) );
		WC()->session?->set( self::KEY, $note );
		WC()->session?->set( self::OURS, '' === $note ? null : '1' );
	}

	/**
	 * Filter `woocommerce_checkout_get_value`: fills the field of the classic checkout.
	 *
	 * @param mixed $value Value of another plugin; null for none.
	 * @param mixed $name  Name of the field.
	 */
	public static function prefill( mixed $value, mixed $name = '' ): mixed {
		return 'order_comments' === $name && null === $value && self::is_ours() ? self::current() : $value;
	}

	/**
	 * Action `woocommerce_checkout_create_order`: the classic checkout of a shop whose fields have none for notes.
	 *
	 * @param mixed $order The order.
	 * @param mixed $data  What was sent.
	 */
	public static function create( mixed $order, mixed $data = array() ): void {
		if ( is_array( $data ) && ! array_key_exists( 'order_comments', $data ) ) {
			self::fill( $order );
		}
	}

	/**
	 * Action `woocommerce_store_api_checkout_update_order_meta`: fills the draft whose note the checkout block shows,
	 * before WooCommerce 10.8. What the shopper sends with the order takes its place.
	 *
	 * @param mixed $order The order.
	 */
	public static function draft( mixed $order ): void {
		self::fill( $order );
	}

	/**
	 * Action `woocommerce_store_api_checkout_update_order_from_request`: express buttons send no note. Before
	 * WooCommerce 10.8 the checkout block begins with an empty field, whatever the draft has, and sends that.
	 *
	 * @param mixed $order   The order.
	 * @param mixed $request What was sent.
	 */
	public static function express( mixed $order, mixed $request = null ): void {
		if ( ! $request instanceof WP_REST_Request ) {
			return;
		}
		$is_empty = '' === $request->get_param( 'customer_note' ) && version_compare( WC_VERSION, '10.8', '<' );
		if ( $is_empty || ! $request->has_param( 'customer_note' ) ) {
			self::fill( $order );
		}
	}

	/**
	 * Action `woocommerce_cart_emptied`: it is not on the next order.
	 */
	public static function forget(): void {
		if ( self::is_ours() ) {
			self::keep( '' );
		}
	}

	/**
	 * Whether there is a note that was written in the mini cart.
	 */
	private static function is_ours(): bool {
		return '1' === WC()->session?->get( self::OURS );
	}

	/**
	 * Writes the note on an order that has none.
	 */
	private static function fill( mixed $order ): void {
		if ( $order instanceof WC_Order && '' === $order->get_customer_note() && self::is_ours() ) {
			$order->set_customer_note( self::current() );
		}
	}
}
