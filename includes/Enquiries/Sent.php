<?php
/**
 * The attribution that a form sent.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\Touches;
use Eidan\Attribution\Values;

/**
 * Reads the one field that our script adds to forms of enquiries.
 */
final class Sent {

	/** Name of the field: a JSON object of values by field, in base64 or as it is. */
	public const FIELD = 'eidan_attribution';

	/** Longest value that is read, in bytes: all fields at their longest are less. */
	private const LONGEST = 60_000;

	/**
	 * The attribution fields of the request at hand.
	 *
	 * @param mixed $sent The value of the field, without slashes; null reads it from the request.
	 * @return array<string, string> Cleaned and with the derived ones; none if nothing was sent.
	 */
	public static function fields( mixed $sent = null ): array {
		// phpcs:ignore WordPress.Security -- Anybody may send a form; each value is cleaned below.
		$sent  ??= wp_unslash( $_POST[ self::FIELD ] ?? null );
		$json    = is_string( $sent ) && strlen( $sent ) <= self::LONGEST ? self::json( $sent ) : '';
		$values  = json_decode( $json, true );
		$cleaned = is_array( $values ) ? Values::all( $values ) : array();

		return array() === $cleaned ? array() : $cleaned + Touches::derive( $cleaned );
	}

	/**
	 * The JSON of what was sent.
	 */
	private static function json( string $sent ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Values, which are cleaned.
		return str_starts_with( $sent, '{' ) ? $sent : (string) base64_decode( $sent, true );
	}
}
