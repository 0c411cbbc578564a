<?php
/**
 * The response of a host.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use WP_Error;

/**
 * Requests an address of the allow-list, without redirects and with a size limit.
 */
final class Answer {

	/** Timeout in seconds. */
	private const TIMEOUT = 10;

	/**
	 * @param int    $status HTTP status; 0 = no response.
	 * @param string $body
	 * @param string $reason Why there is no response, a kind of Failure; '' if there is one.
	 * @param int    $wait   Seconds that the host asks to wait.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $body = '',
		public readonly string $reason = '',
		public readonly int $wait = 0,
	) {}

	/**
	 * Requests an address.
	 *
	 * @param string       $url
	 * @param list<string> $hosts Allowed hosts.
	 * @param int          $limit Maximum size of the response in bytes.
	 */
	public static function get( string $url, array $hosts, int $limit ): self {
		if ( ! Hosts::allows( $url, $hosts ) ) {
			return new self( 0, '', Failure::REFUSED );
		}
		$response = wp_safe_remote_get(
			$url,
			array(
				'timeout'             => self::TIMEOUT,
				'redirection'         => 0,
				'limit_response_size' => $limit + 1,
			)
		);
		if ( $response instanceof WP_Error ) {
			$is_late = 1 === preg_match( '/error 28\b|timed? ?out/i', $response->get_error_message() );

			return new self( 0, '', $is_late ? Failure::TIMEOUT : Failure::NETWORK );
		}
		$body = wp_remote_retrieve_body( $response );
		$wait = wp_remote_retrieve_header( $response, 'retry-after' );

		return strlen( $body ) > $limit
			? new self( 0, '', Failure::ANSWER )
			: new self(
				(int) wp_remote_retrieve_response_code( $response ),
				$body,
				'',
				is_string( $wait ) && 1 === preg_match( '/^[0-9]{1,6}$/D', $wait ) ? (int) $wait : 0
			);
	}
}
