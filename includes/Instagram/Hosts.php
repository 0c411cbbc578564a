<?php
/**
 * The hosts of Instagram.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

/**
 * An allow-list: the API, and Meta's image hosts. No other address is requested, whatever a response contains.
 */
final class Hosts {

	/** Meta's API for accounts that log in with Instagram. */
	public const API = 'https://graph.instagram.com';

	/** Hosts of `media_url` and `thumbnail_url` in responses. */
	private const IMAGES = array( '*.cdninstagram.com', '*.fbcdn.net' );

	/** Hosts of `permalink` in responses. */
	public const POSTS = array( 'www.instagram.com', 'instagram.com' );

	/** Pattern of a mock server for tests, which runs on the same machine without a certificate. */
	private const STAND_IN = '~^http://127\.0\.0\.1:[0-9]{2,5}$~D';

	/**
	 * The address of the API, without a trailing slash.
	 */
	public static function api(): string {
		/**
		 * Filters the address of Instagram's API, for tests with a stand-in.
		 *
		 * @param string $address `https://` and a host, or `http://127.0.0.1:` and a port; anything else is not taken.
		 */
		$address = apply_filters( 'eidan_instagram_api', self::API );

		return is_string( $address ) && 1 === preg_match( '~^https://[a-z0-9.-]+$~D', $address )
			|| is_string( $address ) && self::is_stand_in( $address )
			? $address
			: self::API;
	}

	/**
	 * The hosts that images may come from.
	 *
	 * @return list<string>
	 */
	public static function images(): array {
		/**
		 * Filters the hosts that copies of Instagram's images may come from, for tests with a stand-in.
		 *
		 * @param list<string> $hosts Hosts, `*.` in front for those below one; `http://127.0.0.1:` and a port for a
		 *                            stand-in.
		 */
		$hosts = apply_filters( 'eidan_instagram_picture_hosts', self::IMAGES );

		return is_array( $hosts )
			? array_values(
				array_filter( $hosts, static fn ( mixed $host ): bool => is_string( $host ) && '' !== $host )
			)
			: self::IMAGES;
	}

	/**
	 * Whether an address is on one of these hosts, by https, on the default port and without a user name.
	 *
	 * @param string       $url
	 * @param list<string> $hosts Hosts in the format of images(), or whole origins.
	 */
	public static function allows( string $url, array $hosts ): bool {
		// URL parsers disagree on these characters.
		if ( 1 === preg_match( '/[\x00-\x20\x7F\\\\@]/', $url ) ) {
			return false;
		}
		$parts = wp_parse_url( $url );
		$parts = is_array( $parts ) ? $parts : array();
		if ( ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return false;
		}
		$host   = strtolower( $parts['host'] );
		$origin = strtolower( $parts['scheme'] ) . '://' . $host
			. ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
		foreach ( $hosts as $allowed ) {
			if ( str_contains( $allowed, '://' ) ) {
				$is_allowed = $origin === $allowed
					&& ( str_starts_with( $allowed, 'https://' ) || self::is_stand_in( $allowed ) );
			} else {
				$is_allowed = in_array( $origin, array( "https://$host", "https://$host:443" ), true )
					&& (
						$host === $allowed
						|| ( str_starts_with( $allowed, '*.' ) && str_ends_with( $host, substr( $allowed, 1 ) ) )
					);
			}
			if ( $is_allowed ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether an origin is the mock server of the tests.
	 */
	private static function is_stand_in( string $origin ): bool {
		return 1 === preg_match( self::STAND_IN, $origin );
	}
}
