<?php
/**
 * One request to the receiver.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

use WP_Error;

/**
 * Sends a delivery and says what went wrong.
 */
final class Sending {

	/** Seconds. */
	private const TIMEOUT = 10;

	/**
	 * Sends a delivery.
	 *
	 * @param Target $target
	 * @param Job    $job
	 * @return string|null Why it did not arrive, as {@see Log} puts into words: `url`, `network`, `timeout` or a
	 *                     status of HTTP; '' if it did. Null if there was nothing to send.
	 */
	public static function to( Target $target, Job $job ): ?string {
		$payload = Payload::of( $job );
		if ( null === $payload ) {
			return null;
		}
		if ( ! Target::is_sound( $target->url ) ) {
			return 'url';
		}
		$body   = (string) wp_json_encode( $payload, JSON_UNESCAPED_SLASHES );
		$answer = wp_safe_remote_post(
			$target->url,
			array(
				'timeout'             => self::TIMEOUT,
				// The signature is for this address.
				'redirection'         => 0,
				'limit_response_size' => 1000,
				'headers'             =>
					Signature::headers( $body, $target->secret, time(), $job->event, $job->delivery ),
				'body'                => $body,
			)
		);
		if ( $answer instanceof WP_Error ) {
			$is_late = 1 === preg_match( '/error 28\b|timed? ?out/i', $answer->get_error_message() );

			return $is_late ? 'timeout' : 'network';
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );

		return $status >= 200 && $status < 300 ? '' : (string) $status;
	}
}
