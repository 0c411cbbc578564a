<?php
/**
 * A failure between the site and Instagram.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Exception;

/**
 * Its kind tells what the owner can do. It never contains an address or text of a response, since these may contain the
 * token.
 */
final class Failure extends Exception {

	/** The token is no longer valid. */
	public const TOKEN = 'token';

	/** The token lacks a permission. */
	public const PERMISSION = 'permission';

	/** The stored token cannot be decrypted: the site's salts have changed. */
	public const SECRET = 'secret';

	/** Too many requests. */
	public const LIMIT = 'limit';

	/** The host redirects. */
	public const REDIRECT = 'redirect';

	/** The host is not on the allow-list. */
	public const REFUSED = 'refused';

	/** The request timed out. */
	public const TIMEOUT = 'timeout';

	/** No connection. */
	public const NETWORK = 'network';

	/** A server error of Instagram. */
	public const SERVER = 'server';

	/** An invalid response. */
	public const ANSWER = 'answer';

	/** No posts, though the account has some. */
	public const EMPTY = 'empty';

	/** The file is no image that can be copied. */
	public const IMAGE = 'picture';

	/** The uploads folder is not writable. */
	public const DISK = 'disk';

	/** Error codes for rate limits: of an app, a user, a page, a custom limit. */
	private const LIMITS = array( 4, 17, 32, 613 );

	/** Error codes for tokens: expired or revoked, session ended. */
	private const TOKENS = array( 190, 102, 463, 467 );

	/**
	 * Makes a failure.
	 *
	 * @param string $kind One of the constants.
	 * @param int    $wait Seconds that the host asks to wait; 0 = not given.
	 */
	public function __construct( public readonly string $kind, public readonly int $wait = 0 ) {
		parent::__construct( $kind );
	}

	/**
	 * The failure in a response of the API.
	 *
	 * @return self|null Null if there is none.
	 */
	public static function of( Answer $answer ): ?self {
		if ( '' !== $answer->reason ) {
			return new self( $answer->reason );
		}
		$body  = json_decode( $answer->body, true );
		$error = is_array( $body ) && is_array( $body['error'] ?? null ) ? $body['error'] : array();
		$code  = is_numeric( $error['code'] ?? null ) ? (int) $error['code'] : 0;
		$kind  = match ( true ) {
			$answer->status >= 300 && $answer->status < 400 => self::REDIRECT,
			429 === $answer->status, in_array( $code, self::LIMITS, true ) => self::LIMIT,
			401 === $answer->status, in_array( $code, self::TOKENS, true ) => self::TOKEN,
			403 === $answer->status, 10 === $code, $code >= 200 && $code < 300 => self::PERMISSION,
			$answer->status >= 500 => self::SERVER,
			200 !== $answer->status, array() !== $error, ! is_array( $body ) => self::ANSWER,
			default => '',
		};

		return '' === $kind ? null : new self( $kind, $answer->wait );
	}

	/**
	 * Whether waiting does not help and the owner has to act.
	 */
	public static function needs_owner( string $kind ): bool {
		return in_array( $kind, array( self::TOKEN, self::PERMISSION, self::SECRET ), true );
	}
}
