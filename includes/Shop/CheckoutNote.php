<?php
/**
 * Costs that are only known at the checkout.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WC_Cart;

/**
 * The sentence under the total, as in WooCommerce's own mini cart. It leaves out what the total already includes or the
 * cart does not need.
 */
final class CheckoutNote {

	/**
	 * The sentence.
	 *
	 * @param WC_Cart $cart
	 * @param bool    $here Whether coupons can be entered where it stands. Then they are counted there, too.
	 * @return string '' if nothing is left to add.
	 */
	public static function of( WC_Cart $cart, bool $here = false ): string {
		$shipping  = wc_shipping_enabled() && $cart->needs_shipping();
		$taxes     = wc_tax_enabled() && ! $cart->display_prices_including_tax();
		$discounts = ! $here && wc_coupons_enabled() && array() === $cart->get_applied_coupons()
			&& ! self::is_reduced( $cart );

		return match ( array( $shipping, $taxes, $discounts ) ) {
			array( true, true, true )   => __( 'Shipping, taxes, and discounts calculated at checkout.', 'eidan' ),
			array( true, true, false )  => __( 'Shipping and taxes calculated at checkout.', 'eidan' ),
			array( true, false, true )  => __( 'Shipping and discounts calculated at checkout.', 'eidan' ),
			array( false, true, true )  => __( 'Taxes and discounts calculated at checkout.', 'eidan' ),
			array( true, false, false ) => __( 'Shipping calculated at checkout.', 'eidan' ),
			array( false, true, false ) => __( 'Taxes calculated at checkout.', 'eidan' ),
			array( false, false, true ) => __( 'Discounts calculated at checkout.', 'eidan' ),
			default                     => '',
		};
	}

	/**
	 * Whether another plugin has taken something off by a fee below zero.
	 *
	 * @param WC_Cart $cart
	 */
	private static function is_reduced( WC_Cart $cart ): bool {
		foreach ( $cart->get_fees() as $fee ) {
			if ( is_object( $fee ) && is_numeric( $fee->amount ?? null ) && $fee->amount < 0 ) {
				return true;
			}
		}

		return false;
	}
}
