<?php
/**
 * What a posted value may be.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Cleans values that anybody can post: allowed types only, capped, addresses byte for byte.
 */
final class Values {

	/** Characters that a value may have. */
	public const LENGTH = 2048;

	/** Source types that a shopper's page may say; "admin" is the server's to say. */
	public const SOURCE_TYPES = array( 'utm', 'organic', 'referral', 'typein' );

	/** Source types of those who sell: their app, their till. */
	private const STAFF_TYPES = array( 'mobile_app', 'pos' );

	/** What the engine says where there is no value. */
	private const NONE = '(none)';

	/**
	 * What cannot be seen and does harm where values are listed: control characters, and marks that turn or break a
	 * line. Joiners stay, words of some languages are written with them.
	 */
	private const UNSEEN = '\p{Cc}\x{061C}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2066}-\x{2069}\x{FEFF}\x{FFF9}-\x{FFFB}';

	/** Fields that hold an address. */
	private const ADDRESSES = array( 'referrer', 'session_entry', 'first_referrer', 'first_session_entry' );

	/** Fields that hold a source type. */
	private const TYPES = array( 'source_type', 'first_source_type', 'last_source_type' );

	/** Fields that hold a number. */
	private const NUMBERS = array( 'session_pages', 'session_count' );

	/** Fields that hold a time. */
	private const TIMES = array( 'session_start_time', 'first_session_start_time' );

	/**
	 * A value as it may be stored.
	 *
	 * @param string $field
	 * @param mixed  $value    What was posted, without slashes.
	 * @param bool   $by_staff Whether somebody of the shop says so, and no shopper.
	 * @return string|null Null for no value, or one that cannot be.
	 */
	public static function clean( string $field, mixed $value, bool $by_staff = false ): ?string {
		if ( is_int( $value ) ) {
			$value = (string) $value;
		}
		if ( ! is_string( $value ) || in_array( $field, Fields::DERIVED, true ) ) {
			return null;
		}
		$value = trim( wp_check_invalid_utf8( $value, true ) );
		if ( '' === $value || self::NONE === $value ) {
			return null;
		}
		$clean = match ( true ) {
			in_array( $field, self::TYPES, true )     => in_array(
				$value,
				$by_staff ? array( ...self::SOURCE_TYPES, ...self::STAFF_TYPES ) : self::SOURCE_TYPES,
				true
			)
				? $value
				: '',
			in_array( $field, self::ADDRESSES, true ) => self::address( $value ),
			in_array( $field, self::NUMBERS, true )   => 1 === preg_match( '/^\d{1,9}$/', $value )
				? (string) (int) $value
				: '',
			in_array( $field, self::TIMES, true )     =>
				1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/', $value ) ? $value : '',
			default                                   => self::text( $value ),
		};

		return '' === $clean || self::NONE === $clean ? null : $clean;
	}

	/**
	 * All the values of a request that may be stored.
	 *
	 * @param array<array-key, mixed> $posted   Values by field, without slashes.
	 * @param bool                    $by_staff Whether somebody of the shop says so, and no shopper.
	 * @return array<string, string>
	 */
	public static function all( array $posted, bool $by_staff = false ): array {
		$values = array();
		foreach ( array_keys( Fields::all() ) as $field ) {
			$value = self::clean( $field, $posted[ $field ] ?? null, $by_staff );
			if ( null !== $value ) {
				$values[ $field ] = $value;
			}
		}

		return $values;
	}

	/**
	 * Text, without the harm that sanitize_text_field() does to "%20".
	 *
	 * @param string $value Text.
	 */
	public static function text( string $value ): string {
		// It takes away what looks like an encoded byte; a private character that stands for "%" does not.
		$shielded = str_replace( array( "\u{E000}", '%' ), array( '', "\u{E000}" ), $value );
		// First what cannot be seen: it could stand inside a tag.
		$seen = (string) preg_replace(
			array( '/[\t\n\v\f\r\x{85}\x{2028}\x{2029}]/u', '/[' . self::UNSEEN . ']/u' ),
			array( ' ', '' ),
			$shielded
		);

		return self::cut( str_replace( "\u{E000}", '%', sanitize_text_field( $seen ) ) );
	}

	/**
	 * An address, byte for byte as a browser gives it.
	 *
	 * Characters that no browser leaves as they are in an address, those that markup is made of among them, are
	 * encoded.
	 *
	 * @param string $value Address.
	 * @return string '' for anything that is not an address of a page or of an app.
	 */
	public static function address( string $value ): string {
		if ( 1 !== preg_match( '#^(?:https?|android-app|ios-app)://[^/?\#]#i', $value ) ) {
			return '';
		}
		$encoded = preg_replace_callback(
			'/[ "<>`\\\\' . self::UNSEEN . ']/u',
			static fn ( array $found ): string => rawurlencode( $found[0] ),
			$value
		);
		$cut     = self::cut( $encoded ?? '' );

		// Not half an encoded byte at the end.
		return $cut === $encoded ? $cut : (string) preg_replace( '/%[0-9a-f]?$/i', '', $cut );
	}

	/**
	 * A value of at most the allowed length.
	 */
	public static function cut( string $value ): string {
		return mb_substr( $value, 0, self::LENGTH, 'UTF-8' );
	}
}
