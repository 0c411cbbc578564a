<?php
/**
 * Values of fields.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;

/**
 * Sanitizes values when they are stored and when they are read.
 */
final class FieldValue {

	/** Maximum number of images in a gallery. */
	public const MAX_IMAGES = 100;
	public const MAX_TEXT   = 200;
	public const MAX_URL    = 2048;
	public const MAX_LINKS  = 20;

	/** A year, month or day, since exact dates are not always known. */
	public const DATE_PATTERN = '^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?$';

	/** Digits and common separators; E.164 has 15 digits, an extension may follow. */
	public const PHONE_PATTERN = '^(?:[+(]?[0-9][0-9 ()\/.\-]{1,38}(?: ?(?:x|ext\.?) ?[0-9]{1,6})?)?$';

	/** Names of services as in core/social-link. */
	private const SERVICE_PATTERN = '/^[a-z][a-z0-9-]{0,39}$/D';

	/**
	 * Sanitizes a list of attachment ids, without duplicates.
	 *
	 * @param mixed $value Anything.
	 * @return list<int>
	 */
	public static function ids( mixed $value ): array {
		$ids = array();
		foreach ( is_array( $value ) ? $value : array() as $id ) {
			$id = self::id( $id );
			if ( $id > 0 ) {
				$ids[ $id ] = $id;
			}
		}

		return array_slice( array_values( $ids ), 0, self::MAX_IMAGES );
	}

	/**
	 * Sanitizes an attachment id.
	 *
	 * @param mixed $value Anything.
	 * @return int 0 for none.
	 */
	public static function id( mixed $value ): int {
		return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
	}

	/**
	 * Sanitizes one line of plain text.
	 *
	 * @param mixed $value Anything.
	 * @param int   $max   Characters at most.
	 */
	public static function text( mixed $value, int $max = self::MAX_TEXT ): string {
		return is_scalar( $value ) ? mb_substr( Text::of( sanitize_text_field( (string) $value ) ), 0, $max ) : '';
	}

	/**
	 * Sanitizes a date: an existing year, month or day; '' if invalid.
	 *
	 * @param mixed $value Anything.
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
	 * Sanitizes a website: an http(s) address with a host; '' if invalid.
	 *
	 * @param mixed $value Anything.
	 */
	public static function url( mixed $value ): string {
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
	 * Sanitizes an e-mail address.
	 *
	 * @param mixed $value Anything.
	 */
	public static function email( mixed $value ): string {
		$email = is_scalar( $value ) ? sanitize_email( trim( (string) $value ) ) : '';

		return is_string( is_email( $email ) ) ? $email : '';
	}

	/**
	 * Sanitizes a telephone number and keeps its grouping.
	 *
	 * @param mixed $value Anything.
	 */
	public static function phone( mixed $value ): string {
		$phone = is_scalar( $value ) ? trim( (string) preg_replace( '/\s+/u', ' ', (string) $value ) ) : '';

		return 1 === preg_match( '/' . self::PHONE_PATTERN . '/D', $phone ) ? $phone : '';
	}

	/**
	 * Sanitizes a switch.
	 *
	 * @param mixed $value Anything.
	 */
	public static function flag( mixed $value ): bool {
		return is_bool( $value ) ? $value : ( is_scalar( $value ) && rest_sanitize_boolean( (string) $value ) );
	}

	/**
	 * Sanitizes a number.
	 *
	 * @param mixed $value   Anything.
	 * @param float $minimum Smallest.
	 * @param float $maximum Largest.
	 * @param float $step    Step between numbers.
	 * @param float $none    Number that means "no value".
	 */
	public static function number( mixed $value, float $minimum, float $maximum, float $step, float $none ): float {
		if ( ! is_numeric( $value ) || ! is_finite( (float) $value ) ) {
			return $none;
		}

		return round(
			min( $maximum, max( $minimum, $minimum + round( ( (float) $value - $minimum ) / $step ) * $step ) ),
			4
		);
	}

	/**
	 * Sanitizes a choice.
	 *
	 * @param mixed        $value   Anything.
	 * @param list<string> $choices Allowed choices.
	 * @return string The first choice if the value is invalid; '' if there are no choices.
	 */
	public static function choice( mixed $value, array $choices ): string {
		return is_string( $value ) && in_array( $value, $choices, true ) ? $value : $choices[0] ?? '';
	}

	/**
	 * Sanitizes links to profiles, without duplicates.
	 *
	 * @param mixed $value Anything.
	 * @return list<array{service: string, url: string}>
	 */
	public static function links( mixed $value ): array {
		$links = array();
		foreach ( is_array( $value ) ? $value : array() as $link ) {
			$service = is_array( $link ) ? ( $link['service'] ?? '' ) : '';
			$url     = is_array( $link ) ? self::url( $link['url'] ?? '' ) : '';
			if ( '' !== $url && is_string( $service ) && 1 === preg_match( self::SERVICE_PATTERN, $service ) ) {
				$links[ "$service $url" ] = array(
					'service' => $service,
					'url'     => $url,
				);
			}
		}

		return array_slice( array_values( $links ), 0, self::MAX_LINKS );
	}
}
