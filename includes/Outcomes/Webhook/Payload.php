<?php
/**
 * What the webhook says.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

use Eidan\Attribution\JourneyLine;
use Eidan\Attribution\OrderData;
use Eidan\Attribution\Report\Row;
use Eidan\Enquiries\Record;
use Eidan\Outcomes\Conversions\FromOrders;
use WC_Order;

/**
 * Makes the fields of a delivery: how somebody came and what it was worth, and nothing of who it was.
 */
final class Payload {

	/** Attribution fields by their names in the payload. */
	private const VISIT = array(
		'source'   => 'utm_source',
		'medium'   => 'utm_medium',
		'campaign' => 'utm_campaign',
	);

	/**
	 * The payload of a delivery.
	 *
	 * @return array<array-key, mixed>|null Null if there is nothing to tell: it is gone, or a filter wants none.
	 */
	public static function of( Job $job ): ?array {
		$about = match ( $job->event ) {
			Job::PAID => self::order( $job->id ),
			Job::TEST => self::outcome( array(), '', '', time() ),
			default   => self::enquiry( $job ),
		};
		if ( null === $about ) {
			return null;
		}
		$payload = array(
			'event' => $job->event,
			'id'    => $job->id,
			'date'  => self::date( $job->time ),
		) + $about;
		/**
		 * Filters what the webhook sends. See docs/attribution.md for the fields.
		 *
		 * @param array<string, mixed>|null $payload Fields. Null: nothing is sent.
		 * @param string                    $event   `enquiry.added`, `enquiry.state`, `order.paid` or `test`.
		 * @param int                       $id      Enquiry or order; 0 in a test.
		 */
		$payload = apply_filters( 'eidan_webhook_payload', $payload, $job->event, $job->id );

		return is_array( $payload ) ? $payload : null;
	}

	/**
	 * The fields of an enquiry.
	 *
	 * @return array<string, mixed>|null Null if there is none.
	 */
	private static function enquiry( Job $job ): ?array {
		$record = Record::of( $job->id );
		if ( null === $record || $record->is_trashed ) {
			return null;
		}
		$states = Job::STATE === $job->event
			? array(
				'state'    => self::state( $job->state ),
				'previous' => self::state( $job->before ),
			)
			: array( 'state' => 'new' );

		return $states + array( 'form' => $record->form_name() )
			+ self::outcome( $record->attribution, $record->value, $record->currency, $record->time );
	}

	/**
	 * The fields of an order.
	 *
	 * @return array<string, mixed>|null Null if there is none.
	 */
	private static function order( int $id ): ?array {
		$order = function_exists( 'wc_get_order' ) ? wc_get_order( $id ) : false;
		if ( ! $order instanceof WC_Order || ! FromOrders::counts( $order ) ) {
			return null;
		}

		return array(
			'state'  => $order->get_status(),
			'number' => $order->get_order_number(),
		) + self::outcome(
			OrderData::stored( $order ),
			number_format( (float) Row::revenue( $order ), 2, '.', '' ),
			$order->get_currency(),
			$order->get_date_created()?->getTimestamp() ?? 0
		);
	}

	/**
	 * How somebody came, and what it was worth.
	 *
	 * @param array<string, string> $fields   Attribution fields.
	 * @param string                $value    Amount with a point; '' = none.
	 * @param string                $currency Its code.
	 * @param int                   $created  Unix time at which the enquiry or order came.
	 * @return array<string, mixed>
	 */
	private static function outcome( array $fields, string $value, string $currency, int $created ): array {
		$visit = array_map(
			static fn ( string $field ): ?string =>
				in_array( $fields[ $field ] ?? '', array( '', '(none)' ), true ) ? null : $fields[ $field ],
			self::VISIT
		);

		return array(
			'created' => self::date( $created ),
			'channel' => JourneyLine::channel( $fields ),
		) + $visit + array(
			'value'    => '' === $value ? null : (float) $value,
			'currency' => '' === $value || '' === $currency ? null : $currency,
		);
	}

	/**
	 * A state of an enquiry without the prefix of post statuses.
	 */
	private static function state( string $status ): string {
		return str_starts_with( $status, 'eidan-' ) ? substr( $status, 6 ) : $status;
	}

	/**
	 * A moment as ISO 8601 in UTC.
	 */
	private static function date( int $time ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $time );
	}
}
