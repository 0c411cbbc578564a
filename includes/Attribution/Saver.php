<?php
/**
 * Saving from WooCommerce's forms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use WC_Order;

/**
 * Hands what the classic forms post to those who store it.
 */
final class Saver {

	/**
	 * An order was placed on the classic checkout: WooCommerce passes its fields on only with its feature on.
	 */
	public static function checkout( mixed $order ): void {
		if ( Compatibility::eidan_saves() ) {
			self::announce( $order );
		}
	}

	/**
	 * An order that existed is being paid for. WooCommerce never asks where that visitor came from.
	 */
	public static function payment( mixed $order ): void {
		if ( array() !== self::posted() ) {
			self::announce( $order );
		}
	}

	/**
	 * Fields that a form has posted, without slashes.
	 *
	 * WooCommerce has checked the nonces of its forms before it fires the actions that lead here.
	 *
	 * @return array<string, mixed> Values by field; empty if the request holds none of them.
	 */
	public static function posted(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- As said above.
		return self::found( (array) wp_unslash( $_POST ) );
	}

	/**
	 * Fires WooCommerce's action for an order without attribution.
	 */
	private static function announce( mixed $order ): void {
		if ( ! $order instanceof WC_Order || OrderData::has( $order ) ) {
			return;
		}
		// As WooCommerce passes them: with slashes, "(none)" for those that are missing.
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Checked by WooCommerce.
		$posted = self::found( $_POST );
		$params = $posted + array_fill_keys( array_keys( Fields::all() ), '(none)' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's action.
		do_action( 'woocommerce_order_save_attribution_data', $order, $params );
	}

	/**
	 * The fields among the inputs of a form.
	 *
	 * @param array<array-key, mixed> $inputs Inputs by name.
	 * @return array<string, mixed>
	 */
	private static function found( array $inputs ): array {
		$prefix = Fields::prefix();
		$found  = array();
		foreach ( array_keys( Fields::all() ) as $field ) {
			if ( array_key_exists( $prefix . $field, $inputs ) ) {
				$found[ $field ] = $inputs[ $prefix . $field ];
			}
		}

		return $found;
	}
}
