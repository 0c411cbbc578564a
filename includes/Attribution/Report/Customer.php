<?php
/**
 * Who ordered, without saying who it is.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use WC_Order;

/**
 * The lookup table tells new customers from returning ones by a keyed hash of their address.
 */
final class Customer {

	/** Order meta: this order's customer asked to be forgotten, so that no later save names them again. */
	public const FORGOTTEN = '_eidan_attribution_forgotten';

	/** Option: the site's key. WordPress's salts would not do: they change, and every customer would be new again. */
	private const KEY_OPTION = 'eidan_attribution_key';

	/**
	 * A name for the customer of an order.
	 *
	 * @param WC_Order $order The order.
	 * @return string Empty where nobody is known, or wants to be.
	 */
	public static function of( WC_Order $order ): string {
		if ( $order->meta_exists( self::FORGOTTEN ) ) {
			return '';
		}
		$email = strtolower( trim( (string) $order->get_billing_email() ) );
		if ( '' === $email && $order->get_customer_id() > 0 ) {
			$user  = get_userdata( $order->get_customer_id() );
			$email = false === $user ? 'user-' . $order->get_customer_id() : strtolower( $user->user_email );
		}

		// WordPress gives everybody that it anonymises the same address.
		return '' === $email || wp_privacy_anonymize_data( 'email' ) === $email ? '' : hash_hmac( 'md5', 'eidan-customer|' . $email, self::key() );
	}

	/**
	 * The site's key, made when it is first needed.
	 */
	private static function key(): string {
		$key = get_option( self::KEY_OPTION );
		if ( ! is_string( $key ) || '' === $key ) {
			// Another request may have been quicker: what is stored holds.
			add_option( self::KEY_OPTION, wp_generate_password( 64, true, true ), '', false );
			$key = get_option( self::KEY_OPTION );
		}

		return is_string( $key ) ? $key : '';
	}

	/**
	 * Action `eidan_uninstall`: without the key the names are nobody's.
	 */
	public static function forget_key(): void {
		delete_option( self::KEY_OPTION );
	}

	/**
	 * Takes the name away for good. The order has to be saved after.
	 *
	 * @param WC_Order $order The order.
	 * @return bool Whether there was one.
	 */
	public static function forget( WC_Order $order ): bool {
		if ( '' === self::of( $order ) ) {
			return false;
		}
		$order->update_meta_data( self::FORGOTTEN, '1' );
		Sync::changed( $order->get_id() );

		return true;
	}
}
