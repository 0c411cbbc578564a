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
 * Passes the posted fields of classic forms to OrderData.
 */
final class Saver {

	/**
	 * The classic checkout made an order. WooCommerce only passes on the fields if its own order attribution is on.
	 */
	public static function checkout( mixed $order ): void {
		if ( Compatibility::eidan_saves() ) {
			self::announce( $order );
		}
	}

	/**
	 * An existing order is being paid. WooCommerce does not record attribution there.
	 */
	public static function payment( mixed $order ): void {
		if ( array() !== self::posted() ) {
			self::announce( $order );
		}
	}

	/**
	 * Fields that a form posted, unslashed.
	 *
	 * WooCommerce has already checked the nonces of its forms.
	 *
	 * @return array<string, mixed> Values by field; empty if the request has none.
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
		// As WooCommerce passes them: slashed, with "(none)" for missing ones.
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
