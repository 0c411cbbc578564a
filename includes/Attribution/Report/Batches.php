<?php
/**
 * The queue of batches that fill a lookup table.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Queue;

/**
 * Action Scheduler, WooCommerce's queue. Enquiries need no shop: without one their batches go by WP-Cron.
 */
final class Batches {

	/**
	 * Queues the next batch.
	 *
	 * @param Kind                 $kind
	 * @param array<string, mixed> $place Arguments that identify it: its start and its run.
	 */
	public static function queue( Kind $kind, array $place ): void {
		if ( ! Table::exists( $kind ) || self::has( $kind, $place ) ) {
			return;
		}
		if ( function_exists( 'as_enqueue_async_action' ) && Queue::is_here() ) {
			as_enqueue_async_action( $kind->backfill(), $place, 'eidan' );
		} elseif ( self::may_be_cron( $kind ) ) {
			wp_schedule_single_event( time(), $kind->backfill(), array_values( $place ) );
		}
	}

	/**
	 * Whether a batch is queued or running. Without our table there is nothing to queue, so the database is not asked
	 * for Action Scheduler's tables.
	 *
	 * @param Kind                 $kind
	 * @param array<string, mixed> $place As for queue().
	 */
	public static function has( Kind $kind, array $place ): bool {
		if ( ! Table::exists( $kind ) ) {
			return false;
		}
		if ( function_exists( 'as_has_scheduled_action' ) && Queue::is_here() ) {
			return (bool) as_has_scheduled_action( $kind->backfill(), $place, 'eidan' );
		}

		return self::may_be_cron( $kind ) && false !== wp_next_scheduled( $kind->backfill(), array_values( $place ) );
	}

	/**
	 * Removes all batches from the queue.
	 */
	public static function clear( Kind $kind ): void {
		Queue::clear( $kind->backfill() );
		if ( self::may_be_cron( $kind ) ) {
			wp_unschedule_hook( $kind->backfill() );
		}
	}

	/**
	 * Whether WP-Cron may do it. Orders are many, and a shop has Action Scheduler.
	 */
	private static function may_be_cron( Kind $kind ): bool {
		return Kind::Enquiries === $kind;
	}
}
