<?php
/**
 * Anonymous ids of customers.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Database;
use Eidan\Support\Text;
use WC_Order;

/**
 * To count new and returning customers, the lookup table identifies them by a keyed hash of their account (as
 * WooCommerce does) or of a guest's e-mail address. A guest order with the address of an account belongs to that
 * account.
 */
final class Customer {

	/** Order meta: the customer asked to be forgotten; later saves must not store the hash again. */
	public const FORGOTTEN = '_eidan_attribution_forgotten';

	/** Option with the site's key. WordPress's salts can change, and then every customer would be new again. */
	private const KEY_OPTION = 'eidan_attribution_key';

	/**
	 * The hash of an order's customer.
	 *
	 * @param WC_Order $order
	 * @return string '' if the customer is unknown or asked to be forgotten.
	 */
	public static function of( WC_Order $order ): string {
		if ( $order->meta_exists( self::FORGOTTEN ) ) {
			return '';
		}
		$email = strtolower( trim( (string) $order->get_billing_email() ) );
		// WordPress gives all anonymized people the same address.
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
	 * Action `user_register`: a guest has created an account and stays the same customer.
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
	 * The hash of a person who is known by an e-mail address, and has no account that matters.
	 *
	 * @param string $email E-mail address, in any case of letters.
	 * @return string '' without one.
	 */
	public static function of_email( string $email ): string {
		$plain = Text::lower( trim( $email ) );

		return '' === $plain || wp_privacy_anonymize_data( 'email' ) === $plain ? '' : self::named( $plain );
	}

	/**
	 * The hash of a customer.
	 *
	 * @param string $who E-mail address, or `user-` and the user id.
	 */
	private static function named( string $who ): string {
		return hash_hmac( 'md5', "eidan-customer|$who", self::key() );
	}

	/**
	 * The site's key; created on first use.
	 */
	private static function key(): string {
		$key = get_option( self::KEY_OPTION );
		if ( ! is_string( $key ) || '' === $key ) {
			// Another request may be faster. add_option() would overwrite its key, by which it has named a customer.
			$db = Database::from_primary();
			// phpcs:disable WordPress.DB -- As said above.
			$db->query(
				(string) $db->prepare(
					'INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, %s )',
					$db->options,
					self::KEY_OPTION,
					wp_generate_password( 64, true, true ),
					'off'
				)
			);
			// phpcs:enable
			wp_cache_delete_multiple( array( self::KEY_OPTION, 'notoptions' ), 'options' );
			$key = get_option( self::KEY_OPTION );
		}

		return is_string( $key ) ? $key : '';
	}

	/**
	 * On uninstall: without the key the hashes cannot be traced back.
	 */
	public static function forget_key(): void {
		delete_option( self::KEY_OPTION );
	}

	/**
	 * Removes the hash permanently. The caller has to save the order.
	 *
	 * @param WC_Order $order
	 * @return bool Whether the order had one.
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
