<?php
/**
 * What the owner changes of an enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\Touches;
use Eidan\Attribution\Values;
use Eidan\Support\Log;

/**
 * State, value, note and source; each change is in the {@see History}.
 */
final class Changes {

	/**
	 * Gives an enquiry another state.
	 *
	 * @param int   $id    Enquiry.
	 * @param State $state
	 * @return bool Whether it has it now and had another one.
	 */
	public static function move( int $id, State $state ): bool {
		$record = Record::of( $id );
		if ( null === $record || $record->is_trashed || $state === $record->state ) {
			return false;
		}
		$done = wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => $state->value,
			),
			true
		);
		if ( is_wp_error( $done ) ) {
			Log::error( $done->get_error_message(), 'eidan-enquiries' );
			return false;
		}
		History::add( $id, 'state', $record->state->value, $state->value );

		return true;
	}

	/**
	 * Says what an enquiry is worth.
	 *
	 * @param int    $id    Enquiry.
	 * @param string $value Amount, {@see Clean::amount()}; '' for none.
	 */
	public static function value( int $id, string $value ): void {
		$record = Record::of( $id );
		if ( null !== $record && $value !== $record->value ) {
			self::keep( $id, Store::VALUE, $value );
			if ( '' === $record->currency ) {
				self::keep( $id, Store::CURRENCY, Amount::currency() );
			}
			History::add( $id, 'value', $record->value, $value );
			Report\Sync::changed( $id );
		}
	}

	/**
	 * Notes something, such as a code that somebody told on the telephone.
	 *
	 * @param int    $id   Enquiry.
	 * @param string $note Plain text of one line.
	 */
	public static function note( int $id, string $note ): void {
		$record = Record::of( $id );
		if ( null !== $record && $note !== $record->note ) {
			self::keep( $id, Store::NOTE, $note );
			History::add( $id, 'note', $record->note, $note );
		}
	}

	/**
	 * Sets the source by hand. The first visit stays; what was recorded comes back when all three are empty.
	 *
	 * @param int    $id       Enquiry.
	 * @param string $source   Such as `recommendation`.
	 * @param string $medium   Such as `email`.
	 * @param string $campaign
	 */
	public static function credit( int $id, string $source, string $medium, string $campaign ): void {
		$record = Record::of( $id );
		if ( null === $record ) {
			return;
		}
		$typed = array(
			'utm_source'   => Values::text( $source ),
			'utm_medium'   => Values::text( $medium ),
			'utm_campaign' => Values::text( $campaign ),
		);
		$given = array_filter( $typed, static fn ( string $value ): bool => '' !== $value );
		$first = get_post_meta( $id, Store::RECORDED, true );
		$then  = is_array( $first ) ? Store::fields( $first ) : $record->attribution;
		if ( array() === $given ) {
			$now = $then;
			delete_post_meta( $id, Store::RECORDED );
		} else {
			// What was recorded of the source gives way, the page that they came to stays.
			$gone = array_flip( array( 'utm_source', 'utm_medium', 'utm_campaign', 'referrer', 'last_source_type' ) );
			$kept = array_diff_key( $then, $gone, array_flip( array( 'channel', 'last_channel' ) ) );
			$now  = array( 'source_type' => 'utm' ) + $given + $kept;
			$now += array_intersect_key(
				// Without the page, whose click identifiers would name a medium.
				Touches::derive( array_diff_key( $now, array( 'session_entry' => '' ) ) ),
				array(
					'channel'      => '',
					'last_channel' => '',
				)
			);
			if ( ! is_array( $first ) ) {
				self::keep( $id, Store::RECORDED, $then );
			}
		}
		if ( $now !== $record->attribution ) {
			self::keep( $id, Store::ATTRIBUTION, $now );
			History::add( $id, 'source', self::source_of( $record->attribution ), self::source_of( $now ) );
			Report\Sync::changed( $id );
		}
	}

	/**
	 * Source, medium and campaign in one line.
	 *
	 * @param array<string, string> $fields Attribution fields.
	 */
	public static function source_of( array $fields ): string {
		return implode(
			' / ',
			array_filter(
				array( $fields['utm_source'] ?? '', $fields['utm_medium'] ?? '', $fields['utm_campaign'] ?? '' ),
				static fn ( string $part ): bool => '' !== $part && '(none)' !== $part
			)
		);
	}

	/**
	 * Writes a meta value; an empty one is deleted.
	 *
	 * @param int                          $id    Enquiry.
	 * @param string                       $key
	 * @param string|array<string, string> $value Without slashes.
	 */
	private static function keep( int $id, string $key, string|array $value ): void {
		if ( '' === $value ) {
			delete_post_meta( $id, $key );
		} else {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
	}
}
