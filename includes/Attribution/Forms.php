<?php
/**
 * The element with the hidden attribution inputs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Memory;

/**
 * Prints the element where WooCommerce does not print it.
 */
final class Forms {

	/** Actions on which WooCommerce prints it on the checkout. */
	private const CHECKOUT = array(
		'woocommerce_checkout_billing',
		'woocommerce_after_checkout_billing_form',
		'woocommerce_checkout_shipping',
		'woocommerce_after_order_notes',
		'woocommerce_checkout_after_customer_details',
	);

	/**
	 * Whether the page already has the element.
	 *
	 * @var bool
	 */
	private bool $is_stamped = false;

	/**
	 * Hooks into the forms. This is not in hooks.php, since a filter decides on the actions.
	 */
	public static function register(): void {
		if ( ! Options::is_ours() || Compatibility::woocommerce_saves() ) {
			return;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		$actions = apply_filters( 'wc_order_attribution_stamp_checkout_html_actions', self::CHECKOUT );
		foreach ( is_array( $actions ) ? $actions : self::CHECKOUT as $action ) {
			if ( is_string( $action ) ) {
				add_action( $action, array( self::class, 'stamp' ) );
			}
		}
		add_action( 'woocommerce_register_form', array( self::class, 'stamp' ) );
	}

	/**
	 * Prints the element; the script fills one in each form.
	 */
	public static function stamp(): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		$repeats = (bool) apply_filters( 'wc_order_attribution_allow_multiple_elements', true );
		if ( $repeats || ! self::memory()->is_stamped ) {
			self::memory()->is_stamped = true;
			echo '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
		}
	}

	/**
	 * Prints the element on the payment page of an existing order, where WooCommerce does not print it.
	 */
	public static function stamp_payment(): void {
		if ( Options::is_ours() ) {
			echo '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
		}
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
