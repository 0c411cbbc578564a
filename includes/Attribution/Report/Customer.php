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
 * The lookup table tells new customers from returning ones by a keyed hash of their account, as WooCommerce does, or
 * of a guest's address. A guest order under the address of an account is that account's.
 */
final class Customer {

	/** Order meta: this order's customer asked to be forgotten, so that no later save names them again. */
	public const FORGOTTEN = '_eidan_attribution_forgotten';

	/** Option: the site's key. WordPress's salts would not do: they change, and every customer would be new again. */
	private const KEY_OPTION = 'eidan_attribution_key';

	/**
	 * A name for the customer of an order.
	 *
	 * @param WC_Order $order
	 * @return string Empty where nobody is known, or wants to be.
	 */
	public static function of( WC_Order $order ): string {
		if ( $order->meta_exists( self::FORGOTTEN ) ) {
			return '';
		}
		$email = strtolower( trim( (string) $order->get_billing_email() ) );
		// WordPress gives everybody that it anonymises the same address.
		if ( wp_privacy_anonymize_data( 'email' ) === $email ) {
			return '';
		}
		$user = $order->get_customer_id();
		if ( 0 === $user && '' !== $email ) {
			$found = get_user_by( 'email', $email );
			$user  = false === $found ? 0 : $found->ID;
		}

		return $user > 0 ? self::named( "user-$user" ) : ( '' === $email ? '' : self::named( $email ) );
	}

	/**
	 * Action `user_register`: a guest opened an account, and is the same customer.
	 *
	 * @param mixed $id User.
	 */
	public static function registered( mixed $id ): void {
		$user = is_numeric( $id ) ? get_userdata( (int) $id ) : false;
		if ( false !== $user && '' !== $user->user_email && Table::exists() ) {
			Sync::rename( self::named( strtolower( $user->user_email ) ), self::named( "user-$user->ID" ) );
		}
	}

	/**
	 * What stands for somebody in the table.
	 *
	 * @param string $who Their address, or account.
	 */
	private static function named( string $who ): string {
		return hash_hmac( 'md5', "eidan-customer|$who", self::key() );
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
	 * When the plugin is deleted: without the key the names are nobody's.
	 */
	public static function forget_key(): void {
		delete_option( self::KEY_OPTION );
	}

	/**
	 * Takes the name away for good. The order has to be saved after.
	 *
	 * @param WC_Order $order
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
