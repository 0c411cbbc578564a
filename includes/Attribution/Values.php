<?php
/**
 * Sanitizes posted values.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Text;

/**
 * Anybody can post these values: only allowed types pass, lengths are limited, addresses keep their exact bytes.
 */
final class Values {

	/** Longest value, in characters. */
	public const LENGTH = 2048;

	/** Longest host that there can be, in characters. */
	private const HOST = 253;

	/** Source types that a shopper's page may send; only the server sets "admin". */
	public const SOURCE_TYPES = array( 'utm', 'organic', 'referral', 'typein' );

	/** Source types that only shop staff may send: app and point of sale. */
	private const STAFF_TYPES = array( 'mobile_app', 'pos' );

	/** What the engine sends for a missing value. */
	private const NONE = '(none)';

	/**
	 * Invisible characters that could do harm in lists: control characters, and marks that change the direction or
	 * break a line. Joiners stay, since some languages need them.
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
	 * Sanitizes a value.
	 *
	 * @param string $field
	 * @param mixed  $value    Posted value, unslashed.
	 * @param bool   $by_staff Whether shop staff sends it and not a shopper.
	 * @return string|null Null for a missing or invalid value.
	 */
	public static function clean( string $field, mixed $value, bool $by_staff = false ): ?string {
		if ( is_int( $value ) ) {
			$value = (string) $value;
		}
		if ( ! is_string( $value ) || in_array( $field, Fields::DERIVED, true ) ) {
			return null;
		}
		$value = trim( Text::utf8( $value ) );
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
			in_array( $field, self::TIMES, true )     => self::is_time( $value ) ? $value : '',
			default                                   => self::text( $value ),
		};

		return '' === $clean || self::NONE === $clean ? null : $clean;
	}

	/**
	 * Whether a value is an existing time, in the engine's format.
	 */
	private static function is_time( string $value ): bool {
		return 1 === preg_match(
			'/^(\d{4})-(\d\d)-(\d\d) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/',
			$value,
			$parts
		)
			&& checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}

	/**
	 * Sanitizes all values of a request.
	 *
	 * @param array<array-key, mixed> $posted   Values by field, unslashed.
	 * @param bool                    $by_staff Whether shop staff sends it and not a shopper.
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
	 * Sanitizes text, but keeps "%20", which sanitize_text_field() would remove.
	 *
	 * @param string $value Text.
	 */
	public static function text( string $value ): string {
		// It removes what looks like an encoded byte. A private character stands for "%" meanwhile.
		$shielded = str_replace( array( "\u{E000}", '%' ), array( '', "\u{E000}" ), $value );
		// Invisible characters go first, since they could hide a tag.
		$seen = (string) preg_replace(
			array( '/[\t\n\v\f\r\x{85}\x{2028}\x{2029}]/u', '/[' . self::UNSEEN . ']/u' ),
			array( ' ', '' ),
			$shielded
		);

		return self::cut( str_replace( "\u{E000}", '%', sanitize_text_field( $seen ) ) );
	}

	/**
	 * Sanitizes an address; it keeps the exact bytes that a browser sends.
	 *
	 * Characters that browsers always encode, including those of markup, are encoded.
	 *
	 * @param string $value Address.
	 * @return string '' if it is not the address of a page or an app.
	 */
	public static function address( string $value ): string {
		if (
			1 !== preg_match( '#^(?:https?|android-app|ios-app)://[^/?\#]#i', $value )
			|| strlen( Referrers::host( $value ) ) > self::HOST
		) {
			return '';
		}
		$encoded = preg_replace_callback(
			'/[ "<>`\\\\' . self::UNSEEN . ']/u',
			static fn ( array $found ): string => rawurlencode( $found[0] ),
			$value
		);
		$cut     = self::cut( $encoded ?? '' );

		// Removes half an encoded byte at the end.
		return $cut === $encoded ? $cut : (string) preg_replace( '/%[0-9a-f]?$/i', '', $cut );
	}

	/**
	 * Limits the length of a value.
	 */
	public static function cut( string $value ): string {
		return mb_substr( $value, 0, self::LENGTH, 'UTF-8' );
	}
}
