<?php
/**
 * Signed settings.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

/**
 * Signs values that the page sends back to the server, with the site's salt: `<data>.<signature>`, both in base64 for
 * URLs.
 *
 * A token does not expire, because pages are cached. It contains nothing that the page does not show. Sites of a
 * network share their salt, so a token includes the id of its site.
 */
final class Token {

	public const MAX_LENGTH = 12000;

	/**
	 * Signs values.
	 *
	 * @param array<string, mixed> $values What JSON can hold: no objects.
	 * @return string The token.
	 */
	public static function sign( array $values ): string {
		$data = self::encode( (string) wp_json_encode( $values ) );

		return $data . '.' . self::encode( self::signature( $data ) );
	}

	/**
	 * Checks a token and returns its values; null if the signature is wrong.
	 *
	 * @return array<mixed>|null
	 */
	public static function open( string $token ): ?array {
		if (
			strlen( $token ) > self::MAX_LENGTH
			|| 1 !== preg_match( '/^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/D', $token, $parts )
		) {
			return null;
		}
		// Compares the encoded signature, since different texts can decode to the same bytes.
		if ( ! hash_equals( self::encode( self::signature( $parts[1] ) ), $parts[2] ) ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Its signature is ours.
		$values = json_decode( (string) base64_decode( strtr( $parts[1], '-_', '+/' ), true ), true, 16 );

		return is_array( $values ) ? $values : null;
	}

	/**
	 * The signature of data.
	 *
	 * @return string Bytes.
	 */
	private static function signature( string $data ): string {
		// Without the id for site 1, so that tokens in pages cached by older versions stay valid.
		$site = get_current_blog_id();

		// The prefix names the purpose, so that no other signature made with this salt is accepted here.
		return hash_hmac(
			'sha256',
			'eidan-list-1|' . ( 1 === $site ? '' : "$site|" ) . $data,
			wp_salt( 'auth' ),
			true
		);
	}

	/**
	 * Base64 for addresses.
	 *
	 * @param string $bytes Anything.
	 */
	private static function encode( string $bytes ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- For addresses.
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}
}
