<?php
/**
 * Values of a portfolio item's meta fields.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Cleans what is stored and what is read: anything becomes a value that the field may have.
 */
final class PortfolioValue {

	/** More pictures than this in one gallery are a mistake, not a wish. */
	public const MAX_IMAGES = 100;
	public const MAX_CLIENT = 200;
	public const MAX_URL    = 2048;

	/** A year, a month or a day: not every project remembers its day. */
	public const DATE_PATTERN = '^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?$';

	/**
	 * Cleans the gallery: a list of attachment ids, each once.
	 *
	 * @param mixed $value Value to be stored.
	 * @return list<int>
	 */
	public static function gallery( mixed $value ): array {
		if ( ! is_array( $value ) ) {
			return array();
		}
		$ids = array();
		foreach ( $value as $id ) {
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				$ids[ (int) $id ] = (int) $id;
			}
		}

		return array_slice( array_values( $ids ), 0, self::MAX_IMAGES );
	}

	/**
	 * Cleans the client's name: one line of plain text.
	 *
	 * @param mixed $value Value to be stored.
	 */
	public static function client( mixed $value ): string {
		return is_scalar( $value ) ? mb_substr( sanitize_text_field( (string) $value ), 0, self::MAX_CLIENT ) : '';
	}

	/**
	 * Cleans the date: a year, month or day that exists, or nothing.
	 *
	 * @param mixed $value Value to be stored.
	 */
	public static function date( mixed $value ): string {
		$date = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( 1 !== preg_match( '/' . self::DATE_PATTERN . '/D', $date ) ) {
			return '';
		}
		$parts = array_map( 'intval', explode( '-', $date ) );
		if ( 3 === count( $parts ) && ! checkdate( $parts[1], $parts[2], $parts[0] ) ) {
			return '';
		}

		return $date;
	}

	/**
	 * Cleans the website: an address of the web with a host, or nothing.
	 *
	 * @param mixed $value Value to be stored.
	 */
	public static function website( mixed $value ): string {
		$url = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( '' !== $url && 1 !== preg_match( '#^[a-z][a-z0-9+.-]*:#i', $url ) ) {
			$url = 'https://' . ltrim( $url, '/' );
		}
		$url  = esc_url_raw( $url, array( 'http', 'https' ) );
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( strlen( $url ) > self::MAX_URL || ! is_string( $host ) || '' === $host ) {
			return '';
		}

		return $url;
	}

	/**
	 * Cleans the light-skin flag.
	 *
	 * @param mixed $value Value to be stored.
	 */
	public static function flag( mixed $value ): bool {
		return is_bool( $value ) ? $value : ( is_scalar( $value ) && rest_sanitize_boolean( (string) $value ) );
	}
}
