<?php
/**
 * The last failure of the webhook.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

use Eidan\Support\Log as SiteLog;

/**
 * Kept for the settings screen, which says what to do.
 */
final class Log {

	public const OPTION = 'eidan_webhook_log';

	/**
	 * Notes a failure.
	 *
	 * @param Job    $job
	 * @param string $failure As from {@see Sending::to()}.
	 * @param bool   $is_last Whether it is not tried again.
	 */
	public static function failed( Job $job, string $failure, bool $is_last ): void {
		update_option(
			self::OPTION,
			array(
				'time'    => time(),
				'event'   => $job->event,
				'id'      => $job->id,
				'failure' => $failure,
				'attempt' => $job->attempt,
				'last'    => $is_last,
			),
			false
		);
		if ( $is_last ) {
			SiteLog::error(
				sprintf( 'Delivery %s (%s, %d) was given up: %s', $job->delivery, $job->event, $job->id, $failure ),
				'eidan-webhook'
			);
		}
	}

	/**
	 * Notes that a delivery arrived, if one has failed before.
	 */
	public static function arrived(): void {
		$kept = self::kept();
		if ( array() !== $kept && ! isset( $kept['arrived'] ) ) {
			update_option( self::OPTION, array( 'arrived' => time() ) + $kept, false );
		}
	}

	/**
	 * Forgets it.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * The last failure in words.
	 *
	 * @return array{text: string, urgent: bool} Text '' if nothing has failed; urgent if nothing has arrived since.
	 */
	public static function words(): array {
		$kept = self::kept();
		$time = $kept['time'] ?? null;
		if ( ! is_int( $time ) ) {
			return array(
				'text'   => '',
				'urgent' => false,
			);
		}
		$parts = array(
			sprintf(
				/* translators: 1: such as "5 minutes", 2: name of an event, such as "order.paid". */
				__( 'Failed %1$s ago (%2$s).', 'eidan' ),
				human_time_diff( $time ),
				is_string( $kept['event'] ?? null ) ? $kept['event'] : '–'
			),
			self::advice( is_string( $kept['failure'] ?? null ) ? $kept['failure'] : '' ),
		);
		if ( isset( $kept['arrived'] ) ) {
			$parts[] = __( 'Others have arrived since.', 'eidan' );
		} elseif ( true === ( $kept['last'] ?? false ) ) {
			$parts[] = __( 'This one is not tried again.', 'eidan' );
		} else {
			$parts[] = __( 'It is tried again by itself.', 'eidan' );
		}

		return array(
			'text'   => implode( ' ', $parts ),
			'urgent' => ! isset( $kept['arrived'] ),
		);
	}

	/**
	 * What went wrong and what to do.
	 *
	 * @param string $failure As from {@see Sending::to()}; not ''.
	 */
	public static function advice( string $failure ): string {
		$status = is_numeric( $failure ) ? (int) $failure : 0;

		return match ( true ) {
			'url' === $failure             => __( 'The URL leads to no public server. Correct it.', 'eidan' ),
			'timeout' === $failure         =>
				__( 'The receiver did not answer within ten seconds. It should answer first and work afterwards.', 'eidan' ),
			0 === $status                  =>
				__( 'The receiver could not be reached. Check the URL, and whether its server runs and has a valid certificate.', 'eidan' ),
			401 === $status, 403 === $status =>
				/* translators: %d: status of HTTP, such as 403. */
				sprintf( __( 'The receiver refused it (%d). Check that it knows the same secret.', 'eidan' ), $status ),
			404 === $status, 410 === $status =>
				/* translators: %d: status of HTTP, such as 404. */
				sprintf( __( 'There is nothing at this URL (%d). Correct it.', 'eidan' ), $status ),
			$status >= 300 && $status < 400 =>
				/* translators: %d: status of HTTP, such as 301. */
				sprintf( __( 'The URL leads on to another one (%d). Enter that one.', 'eidan' ), $status ),
			429 === $status                =>
				__( 'The receiver wants fewer requests (429). Raise its limit.', 'eidan' ),
			$status >= 500                 =>
				/* translators: %d: status of HTTP, such as 500. */
				sprintf( __( 'The receiver has an error of its own (%d). Look into its log.', 'eidan' ), $status ),
			default                        =>
				/* translators: %d: status of HTTP, such as 400. */
				sprintf( __( 'The receiver did not take it (%d). Look into its log.', 'eidan' ), $status ),
		};
	}

	/**
	 * What is kept.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function kept(): array {
		$kept = get_option( self::OPTION );

		return is_array( $kept ) ? $kept : array();
	}
}
