<?php
/**
 * What went wrong between the site and Instagram.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Exception;

/**
 * Known by its kind, which says what an owner can do. It never holds an address or a word of the answer, since both may
 * hold the token.
 */
final class Failure extends Exception {

	/** The token is not valid any more. */
	public const TOKEN = 'token';

	/** The token is valid, and not for this. */
	public const PERMISSION = 'permission';

	/** The stored token cannot be read: the site's salts are others. */
	public const SECRET = 'secret';

	/** Too many requests. */
	public const LIMIT = 'limit';

	/** It leads elsewhere. */
	public const REDIRECT = 'redirect';

	/** The address is on no host of the allow-list. */
	public const REFUSED = 'refused';

	/** No answer in time. */
	public const TIMEOUT = 'timeout';

	/** No answer. */
	public const NETWORK = 'network';

	/** An error of theirs. */
	public const SERVER = 'server';

	/** An answer that nobody understands. */
	public const ANSWER = 'answer';

	/** No posts, though the account has some. */
	public const EMPTY = 'empty';

	/** What came is no image that can be copied. */
	public const PICTURE = 'picture';

	/** The uploads folder cannot be written to. */
	public const DISK = 'disk';

	/** Codes of errors: the requests of an app, a user, a page, a custom limit. */
	private const LIMITS = array( 4, 17, 32, 613 );

	/** Codes of errors: expired or taken back, a session that is over. */
	private const TOKENS = array( 190, 102, 463, 467 );

	/**
	 * Says what went wrong.
	 *
	 * @param string $kind One of the constants.
	 * @param int    $wait Seconds that they ask to wait; 0 = nothing said.
	 */
	public function __construct( public readonly string $kind, public readonly int $wait = 0 ) {
		parent::__construct( $kind );
	}

	/**
	 * What is wrong with an answer of the API.
	 *
	 * @return self|null Null when nothing is.
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
	 * Whether nothing gets better by waiting: the owner has to do something.
	 */
	public static function needs_owner( string $kind ): bool {
		return in_array( $kind, array( self::TOKEN, self::PERMISSION, self::SECRET ), true );
	}
}
