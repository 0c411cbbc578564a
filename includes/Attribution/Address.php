<?php
/**
 * Readable addresses.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Shows an address as a browser's address bar does. Stored addresses and links keep their exact bytes.
 */
final class Address {

	/**
	 * Decodes the percent-encoded letters of an address. ASCII characters, spaces and invisible characters stay
	 * encoded.
	 *
	 * @param string $address Address or part of one, possibly cut off at the end.
	 */
	public static function readable( string $address ): string {
		$shown = preg_replace_callback(
			'/(?:%[89a-f][0-9a-f])+(%[0-9a-f]?$)?/i',
			static function ( array $found ): string {
				$codes = substr( $found[0], 0, strlen( $found[0] ) - strlen( $found[1] ?? '' ) );
				$text  = rawurldecode( $codes );
				$whole = (string) preg_replace( '/[\xC0-\xFF][\x80-\xBF]*$/', '', $text );
				// The text may be cut in the middle of a multi-byte character.
				$cut = ! self::is_text( $text ) && self::is_text( $whole ) && '' !== $whole;
				if (
					( ! $cut && ! self::is_text( $text ) )
					|| 1 === preg_match( '/[\p{C}\p{Z}]/u', $cut ? $whole : $text )
				) {
					return $found[0];
				}

				return ( $cut ? $whole : $text ) . ( $cut || isset( $found[1] ) ? '…' : '' );
			},
			$address
		);

		return is_string( $shown ) ? $shown : $address;
	}

	/**
	 * Whether bytes are UTF-8.
	 */
	private static function is_text( string $bytes ): bool {
		return 1 === preg_match( '//u', $bytes );
	}
}
