<?php
/**
 * Instagram's API.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A word of a list, which the screen puts into words.

use Eidan\Support\Value;

/**
 * The plugin's three requests, each with the account's token. Addresses in responses are not followed: the next page is
 * requested by its cursor.
 */
final class Api {

	/** Requested fields of a post. */
	private const FIELDS =
		'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp,children{media_type,media_url,'
		. 'thumbnail_url}';

	/** Posts on a page: less than the API's maximum, since posts with children are large. */
	public const PER_PAGE = 25;

	/** Maximum size of a response in bytes. */
	private const LIMIT = 2_000_000;

	/** Lifetime of a new token in seconds: 60 days. */
	public const LIFETIME = 60 * DAY_IN_SECONDS;

	/**
	 * Sets the token.
	 *
	 * @param string $token Long-lived access token of the account.
	 */
	public function __construct( #[\SensitiveParameter] private readonly string $token ) {}

	/**
	 * The account.
	 *
	 * @return array{username: string, count: int} Name of the account, and its number of posts; -1 = unknown.
	 * @throws Failure If there is no response, or an error.
	 */
	public function profile(): array {
		$body = $this->get( '/me', array( 'fields' => 'user_id,username,media_count' ) );
		$name = Value::match( $body['username'] ?? null, '/^[A-Za-z0-9._]{1,60}$/', '' );
		if ( '' === $name ) {
			throw new Failure( Failure::ANSWER );
		}

		return array(
			'username' => $name,
			'count'    => is_int( $body['media_count'] ?? null ) ? $body['media_count'] : -1,
		);
	}

	/**
	 * A new token. The current one must be at least a day old and valid.
	 *
	 * @return array{token: string, lifetime: int} The token, and its lifetime in seconds.
	 * @throws Failure If there is no response, or an error.
	 */
	public function refresh(): array {
		$body  = $this->get( '/refresh_access_token', array( 'grant_type' => 'ig_refresh_token' ) );
		$token = Value::match( $body['access_token'] ?? null, Connection::TOKEN, '' );
		if ( '' === $token ) {
			throw new Failure( Failure::ANSWER );
		}

		return array(
			'token'    => $token,
			'lifetime' =>
				Value::integer( $body['expires_in'] ?? null, HOUR_IN_SECONDS, 365 * DAY_IN_SECONDS, self::LIFETIME ),
		);
	}

	/**
	 * A page of posts, the newest first.
	 *
	 * @param string $after Cursor from the previous page; '' = first page.
	 * @return array{records: list<Record>, after: string} Posts with an image, and the cursor for the next page; '' =
	 *         none.
	 * @throws Failure If there is no response, or an error.
	 */
	public function posts( string $after = '' ): array {
		$query = array(
			'fields' => self::FIELDS,
			'limit'  => self::PER_PAGE,
		);
		$body  = $this->get( '/me/media', '' === $after ? $query : $query + array( 'after' => $after ) );
		if ( ! is_array( $body['data'] ?? null ) ) {
			throw new Failure( Failure::ANSWER );
		}
		$paging  = is_array( $body['paging'] ?? null ) ? $body['paging'] : array();
		$cursors = is_array( $paging['cursors'] ?? null ) ? $paging['cursors'] : array();

		return array(
			'records' => array_values( array_filter( array_map( array( Record::class, 'from' ), $body['data'] ) ) ),
			'after'   => isset( $paging['next'] )
				? Value::match( $cursors['after'] ?? null, '/^[A-Za-z0-9_=-]{1,500}$/', '' )
				: '',
		);
	}

	/**
	 * Sends a request.
	 *
	 * @param string                    $path
	 * @param array<string, string|int> $query Parameters.
	 * @return array<mixed> The decoded response.
	 * @throws Failure If there is no response, or an error.
	 */
	private function get( string $path, array $query ): array {
		$base    = Hosts::api();
		$answer  = Answer::get(
			$base . $path . '?' . http_build_query( $query + array( 'access_token' => $this->token ) ),
			array( $base ),
			self::LIMIT
		);
		$failure = Failure::of( $answer );
		if ( null !== $failure ) {
			throw $failure;
		}
		$body = json_decode( $answer->body, true );

		return is_array( $body ) ? $body : array();
	}
}
