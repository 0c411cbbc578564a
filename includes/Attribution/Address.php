<?php
/**
 * Addresses for people.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Shows an address as the address bar of a browser does. What is stored, and linked to, stays byte for byte.
 */
final class Address {

	/**
	 * An address with its letters in place of their codes; those of ASCII, spaces and what cannot be seen stay codes.
	 *
	 * @param string $address Address, or a part of one, which may have been cut off at the end.
	 */
	public static function readable( string $address ): string {
		$shown = preg_replace_callback(
			'/(?:%[89a-f][0-9a-f])+(%[0-9a-f]?$)?/i',
			static function ( array $found ): string {
				$codes = substr( $found[0], 0, strlen( $found[0] ) - strlen( $found[1] ?? '' ) );
				$text  = rawurldecode( $codes );
				$whole = (string) preg_replace( '/[\xC0-\xFF][\x80-\xBF]*$/', '', $text );
				// The last letter may be half of one, at the end of what was kept.
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
