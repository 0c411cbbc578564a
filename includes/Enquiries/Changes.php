<?php
/**
 * What the owner changes of an enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\ByHand;
use Eidan\Attribution\Report\Renaming;
use Eidan\Support\Log;

/**
 * State, value, note and source; each change is in the {@see History}.
 *
 * @phpstan-import-type Typed from ByHand
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
	 * Sets the source by hand. The first visit stays; what was recorded comes back when nothing is typed.
	 *
	 * @param int   $id    Enquiry.
	 * @param Typed $typed {@see ByHand::typed()}.
	 */
	public static function credit( int $id, array $typed ): void {
		$record = Record::of( $id );
		if ( null === $record || $typed === $record->typed() ) {
			return;
		}
		$recorded = $record->recorded();
		$now      = ByHand::apply( $recorded, $typed );
		if ( ByHand::NONE === $typed ) {
			delete_post_meta( $id, Store::RECORDED );
			delete_post_meta( $id, Store::TYPED );
		} else {
			self::keep( $id, Store::RECORDED, $recorded );
			self::keep( $id, Store::TYPED, $typed );
		}
		self::keep( $id, Store::ATTRIBUTION, $now );
		History::add( $id, 'source', ByHand::line( $record->attribution ), ByHand::line( $now ) );
		Report\Sync::changed( $id );
	}

	/**
	 * Names the channels of an enquiry by the rules of now. What was set by hand stays.
	 *
	 * @param int $id Enquiry.
	 */
	public static function rename( int $id ): void {
		$record = Record::of( $id );
		if ( null === $record ) {
			return;
		}
		$recorded = Renaming::fields( $record->recorded() );
		$now      = ByHand::apply( $recorded, $record->typed() );
		if ( $record->by_hand && $recorded !== $record->recorded() ) {
			self::keep( $id, Store::RECORDED, $recorded );
		}
		if ( $now !== $record->attribution ) {
			self::keep( $id, Store::ATTRIBUTION, $now );
		}
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
