<?php
/**
 * Delivers what happened.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

use Eidan\Support\Queue;
use Eidan\Support\Sites;

/**
 * In the background, by Action Scheduler or, where there is none, WP-Cron; again and later each time if it fails.
 */
final class Deliveries {

	public const ACTION = 'eidan_webhook_deliver';

	/** Seconds until the next attempt, by the number of the one that failed. After the last it is given up. */
	public const PAUSES = array(
		1 => MINUTE_IN_SECONDS,
		2 => 10 * MINUTE_IN_SECONDS,
		3 => HOUR_IN_SECONDS,
		4 => 6 * HOUR_IN_SECONDS,
		5 => DAY_IN_SECONDS,
	);

	/**
	 * Queues a delivery.
	 *
	 * @param Job $job
	 * @param int $wait Seconds.
	 */
	public static function queue( Job $job, int $wait = 0 ): void {
		if ( null === Target::get() ) {
			return;
		}
		if ( function_exists( 'as_schedule_single_action' ) && Queue::is_here() ) {
			as_schedule_single_action( time() + $wait, self::ACTION, $job->arguments(), 'eidan' );
		} else {
			wp_schedule_single_event( time() + $wait, self::ACTION, $job->arguments() );
		}
	}

	/**
	 * Action `eidan_webhook_deliver`: one attempt.
	 *
	 * @param mixed ...$kept Arguments of {@see Job}.
	 */
	public static function run( mixed ...$kept ): void {
		$job    = Job::of( $kept );
		$target = Target::get();
		// Switched off meanwhile: nothing is sent any more.
		$failure = null === $job || null === $target ? null : Sending::to( $target, $job );
		if ( null === $job || null === $failure ) {
			return;
		}
		if ( '' === $failure ) {
			Log::arrived();
			return;
		}
		$pause = self::PAUSES[ $job->attempt ] ?? null;
		Log::failed( $job, $failure, null === $pause );
		if ( null !== $pause ) {
			self::queue( $job->again(), $pause );
		}
	}

	/**
	 * Removes all deliveries that wait.
	 */
	public static function clear(): void {
		Queue::clear( self::ACTION );
		wp_unschedule_hook( self::ACTION );
	}

	/**
	 * On deactivation.
	 *
	 * @param mixed $network Whether the plugin was deactivated for the network.
	 */
	public static function stop( mixed $network = false ): void {
		Sites::deactivated( $network, array( self::class, 'clear' ) );
	}

	/**
	 * When the plugin is deleted.
	 */
	public static function forget(): void {
		self::clear();
		Log::forget();
	}
}
