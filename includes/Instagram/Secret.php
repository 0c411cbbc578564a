<?php
/**
 * Encrypts a secret for the database.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

/**
 * AES-256-GCM with a key derived from the site's salts, so that a copy of the database alone does not reveal the token.
 * Sites of a network share the salts, so the key includes the site id. Without OpenSSL the token is stored as plain
 * text, and the settings screen says so.
 */
final class Secret {

	private const CIPHER = 'aes-256-gcm';

	/** Prefixes of stored secrets. */
	private const SEALED = 'gcm:';
	private const PLAIN  = 'raw:';

	/** Length in bytes of the nonce and of the authentication tag. */
	private const NONCE = 12;
	private const TAG   = 16;

	/**
	 * Whether this server can encrypt.
	 */
	public static function can_encrypt(): bool {
		return function_exists( 'openssl_encrypt' ) && in_array( self::CIPHER, openssl_get_cipher_methods(), true );
	}

	/**
	 * Encrypts a secret.
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
	 * Decrypts a stored secret.
	 *
	 * @param string $stored Value from seal().
	 * @return string|null Null if it cannot be decrypted: the salts or the value have changed, or OpenSSL is missing.
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
		// Older secrets have a key without the site id. On a network they are refused, and the account must be
		// connected again.
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
	 * The key, which is used for nothing else.
	 *
	 * @param string $purpose Purpose of the key; '' = this site's token.
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
