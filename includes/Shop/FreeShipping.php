<?php
/**
 * How far a cart is from free shipping.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WC_Cart;
use WC_Coupon;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Zones;

/**
 * Uses the customer's shipping zone: its methods "Free shipping" with a minimum order amount, their other requirements,
 * and whether the amount counts before or after discounts.
 */
final class FreeShipping {

	/**
	 * Progress of a cart towards free shipping.
	 *
	 * @param WC_Cart $cart The cart, with its totals.
	 * @return array{minimum: float, remaining: float}|null Amounts in the shop's currency; `remaining` is 0 if shipping
	 *                                                     is free. Null if no amount leads to free shipping.
	 */
	public static function of( WC_Cart $cart ): ?array {
		if ( $cart->is_empty() || ! $cart->needs_shipping() ) {
			return null;
		}
		// All packages go to the same customer, so they have the same zone.
		$packages = $cart->get_shipping_packages();
		$package  = reset( $packages );
		if ( ! is_array( $package ) ) {
			return null;
		}
		$best = null;
		foreach ( WC_Shipping_Zones::get_zone_matching_package( $package )->get_shipping_methods( true ) as $method ) {
			$progress = $method instanceof WC_Shipping_Free_Shipping
				? self::progress( $method, $cart, $package )
				: null;
			if ( null !== $progress && ( null === $best || $progress['remaining'] < $best['remaining'] ) ) {
				$best = $progress;
			}
		}

		return $best;
	}

	/**
	 * Progress of a cart towards a method.
	 *
	 * @param WC_Shipping_Free_Shipping $method  Method of the zone.
	 * @param WC_Cart                   $cart
	 * @param array<array-key, mixed>   $package Shipping package.
	 * @return array{minimum: float, remaining: float}|null
	 */
	private static function progress( WC_Shipping_Free_Shipping $method, WC_Cart $cart, array $package ): ?array {
		$minimum = is_numeric( $method->min_amount ) ? (float) $method->min_amount : 0.0;
		if ( $minimum <= 0 || ! in_array( $method->requires, array( 'min_amount', 'either', 'both' ), true ) ) {
			return null;
		}
		// WooCommerce decides first, including filters of other plugins.
		if ( $method->is_available( $package ) ) {
			return array(
				'minimum'   => $minimum,
				'remaining' => 0.0,
			);
		}
		$remaining = round(
			$minimum - self::counted( $cart, 'no' === $method->ignore_discounts ),
			wc_get_price_decimals()
		);
		// A higher amount does not help if a coupon is missing or another plugin refuses.
		if ( $remaining <= 0 || ( 'both' === $method->requires && ! self::has_coupon( $cart ) ) ) {
			return null;
		}

		return array(
			'minimum'   => $minimum,
			'remaining' => $remaining,
		);
	}

	/**
	 * The amount that counts, computed like WC_Shipping_Free_Shipping::is_available().
	 *
	 * @param WC_Cart $cart
	 * @param bool    $discounted Whether to subtract discounts.
	 * @return float Amount in the shop's currency.
	 */
	private static function counted( WC_Cart $cart, bool $discounted ): float {
		$total = (float) $cart->get_displayed_subtotal();
		if ( $discounted ) {
			$total -= (float) $cart->get_discount_total();
			$total -= $cart->display_prices_including_tax() ? (float) $cart->get_discount_tax() : 0.0;
		}

		return round( $total, wc_get_price_decimals() );
	}

	/**
	 * Whether a coupon of the cart gives free shipping.
	 *
	 * @param WC_Cart $cart
	 */
	private static function has_coupon( WC_Cart $cart ): bool {
		foreach ( $cart->get_coupons() as $coupon ) {
			if ( $coupon instanceof WC_Coupon && $coupon->is_valid() && $coupon->get_free_shipping() ) {
				return true;
			}
		}

		return false;
	}
}
