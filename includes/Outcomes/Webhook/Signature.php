<?php
/**
 * The signature of a delivery.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

/**
 * Lets the receiver know that a delivery is the site's, unchanged and new.
 */
final class Signature {

	/**
	 * Headers of a delivery.
	 *
	 * @param string $body     JSON, as it is sent.
	 * @param string $secret
	 * @param int    $time     Unix time of the request.
	 * @param string $event
	 * @param string $delivery Its id.
	 * @return array<string, string>
	 */
	public static function headers(
		string $body,
		#[\SensitiveParameter] string $secret,
		int $time,
		string $event,
		string $delivery
	): array {
		return array(
			'Content-Type'      => 'application/json; charset=utf-8',
			'X-Eidan-Event'     => $event,
			'X-Eidan-Delivery'  => $delivery,
			'X-Eidan-Timestamp' => (string) $time,
			'X-Eidan-Signature' => 'sha256=' . hash_hmac( 'sha256', "$time.$body", $secret ),
		);
	}
}
