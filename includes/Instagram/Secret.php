<?php
/**
 * Keeps a secret in the database.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

/**
 * Encrypts by AES-256-GCM with a key made of the site's salts, so that a copy of the database alone does not hold the
 * token. Sites of a network share the salts: the number of the site is in the key, so that what one of them stored is
 * of no use to another.
 * Where PHP lacks OpenSSL, it is stored as it is, and the settings say so.
 */
final class Secret {

	private const CIPHER = 'aes-256-gcm';

	/** What a stored secret begins with. */
	private const SEALED = 'gcm:';
	private const PLAIN  = 'raw:';

	/** Bytes of the number used once, and of the tag that shows changes. */
	private const NONCE = 12;
	private const TAG   = 16;

	/**
	 * Whether this server can encrypt.
	 */
	public static function can_encrypt(): bool {
		return function_exists( 'openssl_encrypt' ) && in_array( self::CIPHER, openssl_get_cipher_methods(), true );
	}

	/**
	 * A secret as it is stored.
	 */
	public static function seal( #[\SensitiveParameter] string $secret ): string {
		if ( self::can_encrypt() ) {
			$nonce  = random_bytes( self::NONCE );
			$tag    = '';
			$sealed =
				openssl_encrypt( $secret, self::CIPHER, self::key(), OPENSSL_RAW_DATA, $nonce, $tag, '', self::TAG );
			if ( is_string( $sealed ) && is_string( $tag ) ) {
				// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Bytes in a text column.
				return self::SEALED . base64_encode( $nonce . $tag . $sealed );
			}
		}

		return self::PLAIN . $secret;
	}

	/**
	 * A stored secret.
	 *
	 * @param string $stored What seal() gave.
	 * @return string|null Null where it cannot be read: the salts are others, somebody changed it, or OpenSSL is gone.
	 */
	public static function open( string $stored ): ?string {
		if ( str_starts_with( $stored, self::PLAIN ) ) {
			return substr( $stored, strlen( self::PLAIN ) );
		}
		$bytes = str_starts_with( $stored, self::SEALED )
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- As above.
			? base64_decode( substr( $stored, strlen( self::SEALED ) ), true )
			: false;
		if ( false === $bytes || strlen( $bytes ) <= self::NONCE + self::TAG || ! self::can_encrypt() ) {
			return null;
		}
		// Older ones have a key without the number. On a network they are refused, and the account is connected again.
		foreach (
			is_multisite() ? array( self::key() ) : array( self::key(), self::key( 'eidan-instagram' ) ) as $key
		) {
			$secret = openssl_decrypt(
				substr( $bytes, self::NONCE + self::TAG ),
				self::CIPHER,
				$key,
				OPENSSL_RAW_DATA,
				substr( $bytes, 0, self::NONCE ),
				substr( $bytes, self::NONCE, self::TAG )
			);
			if ( false !== $secret ) {
				return $secret;
			}
		}

		return null;
	}

	/**
	 * The key: nothing else that is made of the salts is the same.
	 *
	 * @param string $purpose What it is for; '' for this site's token.
	 */
	private static function key( string $purpose = '' ): string {
		return hash_hkdf(
			'sha256',
			wp_salt( 'auth' ),
			32,
			'' === $purpose ? 'eidan-instagram/' . get_current_blog_id() : $purpose
		);
	}
}
