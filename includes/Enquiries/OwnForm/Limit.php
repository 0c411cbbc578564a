<?php
/**
 * How many enquiries one connection may send.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

/**
 * Counts by a hash of the address with a salt that is forgotten after a day: neither the address nor anything it could
 * be found by is stored.
 */
final class Limit {

	/** Enquiries in an hour. A whole office, or all behind a proxy, may have one address. */
	private const MOST = 20;

	private const SALT = 'eidan_enquiry_salt';

	/**
	 * Counts an enquiry.
	 *
	 * @param string $address IP address.
	 * @param int    $now     Seconds since 1970.
	 * @return bool False if the connection has sent too many.
	 */
	public static function count( string $address, int $now ): bool {
		/**
		 * Filters how many enquiries one IP address may send by our form in an hour.
		 *
		 * @param int $most Number of enquiries; 0 = any number.
		 */
		$filtered = apply_filters( 'eidan_enquiry_limit', self::MOST );
		$most     = is_int( $filtered ) ? $filtered : self::MOST;
		if ( $most <= 0 || '' === $address ) {
			return true;
		}
		$hour  = (string) intdiv( $now, HOUR_IN_SECONDS );
		$name  = 'eidan_enquiries_'
			. substr( hash_hmac( 'sha256', $hour . '|' . self::network( $address ), self::salt() ), 0, 32 );
		$count = get_transient( $name );
		$count = is_numeric( $count ) ? (int) $count : 0;
		if ( $count >= $most ) {
			return false;
		}
		set_transient( $name, $count + 1, HOUR_IN_SECONDS );

		return true;
	}

	/**
	 * What a connection keeps of its address: with IPv6 the first half, as it may change the rest at will.
	 *
	 * @param string $address IP address.
	 */
	private static function network( string $address ): string {
		$bytes = str_contains( $address, ':' ) && false !== filter_var( $address, FILTER_VALIDATE_IP )
			? inet_pton( $address )
			: false;

		return false === $bytes ? $address : bin2hex( substr( $bytes, 0, 8 ) );
	}

	/**
	 * The salt of today.
	 */
	private static function salt(): string {
		$salt = get_transient( self::SALT );
		if ( ! is_string( $salt ) || '' === $salt ) {
			$salt = bin2hex( random_bytes( 32 ) );
			set_transient( self::SALT, $salt, DAY_IN_SECONDS );
		}

		return $salt;
	}
}
