<?php
/**
 * The settings of a form, on their way through the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

/**
 * Seals values that come back with an enquiry: who gets it, what was asked, and when the page was made. Nobody can read
 * or change them. Nothing of them is stored, so a page from a cache works for as long as LIFE.
 */
final class Token {

	/** Seconds for which a page can be sent. Page caches keep pages for hours or days. */
	public const LIFE = 14 * DAY_IN_SECONDS;

	/** Longest token that is read: a form with every text at its longest is shorter. */
	private const LONGEST = 60_000;

	/**
	 * Seals values. The same values never give the same token.
	 *
	 * @param array<mixed> $values What JSON can hold.
	 * @param int          $now    Seconds since 1970.
	 * @return string Letters, digits, "-" and "_".
	 */
	public static function seal( array $values, int $now ): string {
		$json   = (string) wp_json_encode( array( $now, $values ), JSON_UNESCAPED_UNICODE );
		$nonce  = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$sealed = sodium_crypto_secretbox( $json, $nonce, self::key() );

		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Bytes in a field.
		return rtrim( strtr( base64_encode( $nonce . $sealed ), '+/', '-_' ), '=' );
	}

	/**
	 * Seals values for somebody whose token was too old: all is written, so the form can be sent at once.
	 *
	 * @param array<mixed> $values What JSON can hold.
	 * @param int          $now    Seconds since 1970.
	 * @return string As seal() gives it.
	 */
	public static function again( array $values, int $now ): string {
		return self::seal( $values, $now - Spam::FASTEST );
	}

	/**
	 * Opens a token, also an old one.
	 *
	 * @param mixed $token What was sent.
	 * @return array{made: int, values: array<mixed>}|null When it was sealed, and the values; null if it is not ours.
	 */
	public static function open( mixed $token ): ?array {
		if (
			! is_string( $token )
			|| strlen( $token ) > self::LONGEST
			|| 1 !== preg_match( '/^[A-Za-z0-9_-]+$/D', $token )
		) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- As above.
		$bytes = base64_decode( strtr( $token, '-_', '+/' ), true );
		if (
			! is_string( $bytes )
			|| strlen( $bytes ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES
		) {
			return null;
		}
		$json   = sodium_crypto_secretbox_open(
			substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ),
			substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ),
			self::key()
		);
		$opened = is_string( $json ) ? json_decode( $json, true, 16 ) : null;

		return is_array( $opened ) && is_int( $opened[0] ?? null ) && is_array( $opened[1] ?? null )
			? array(
				'made'   => $opened[0],
				'values' => $opened[1],
			)
			: null;
	}

	/**
	 * The key, which is used for nothing else. Sites of a network share their salts, so it is of this site.
	 */
	private static function key(): string {
		return hash_hkdf(
			'sha256',
			wp_salt( 'auth' ),
			SODIUM_CRYPTO_SECRETBOX_KEYBYTES,
			'eidan-enquiry-form/' . get_current_blog_id()
		);
	}
}
