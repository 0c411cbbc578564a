<?php
/**
 * Schedules the sync.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Eidan\Support\Queue;
use Eidan\Support\Sites;

/**
 * Every hour, with Action Scheduler if a plugin such as WooCommerce provides it, otherwise with WP-Cron.
 */
final class Schedule {

	public const ACTION = 'eidan_instagram_sync';

	private const GROUP = 'eidan';

	/** Arguments that distinguish a continuing run from the hourly ones. */
	private const REST = array( 'rest' );

	/**
	 * Action `admin_init`: makes sure that a connected site has its hourly run. Action Scheduler may have come or gone
	 * since, or the site may be a copy.
	 */
	public static function ensure(): void {
		if ( wp_doing_ajax() || ! Connection::get()->is_there() ) {
			return;
		}
		if (
			self::has_queue()
			&& function_exists( 'as_has_scheduled_action' )
			&& function_exists( 'as_schedule_recurring_action' )
		) {
			wp_unschedule_hook( self::ACTION );
			if ( ! (bool) as_has_scheduled_action( self::ACTION, array(), self::GROUP ) ) {
				as_schedule_recurring_action(
					time() + HOUR_IN_SECONDS,
					HOUR_IN_SECONDS,
					self::ACTION,
					array(),
					self::GROUP
				);
			}
		} elseif ( false === wp_next_scheduled( self::ACTION ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::ACTION );
		}
	}

	/**
	 * Action `eidan_instagram_sync`: runs the sync.
	 */
	public static function run(): void {
		Sync::run();
	}

	/**
	 * Schedules another run soon, since one did not finish.
	 */
	public static function soon(): void {
		if (
			! self::has_queue()
			|| ! function_exists( 'as_has_scheduled_action' )
			|| ! function_exists( 'as_schedule_single_action' )
		) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::ACTION, self::REST );
		} elseif ( ! (bool) as_has_scheduled_action( self::ACTION, self::REST, self::GROUP ) ) {
			as_schedule_single_action( time() + MINUTE_IN_SECONDS, self::ACTION, self::REST, self::GROUP );
		}
	}

	/**
	 * Removes all scheduled runs.
	 */
	public static function clear(): void {
		wp_unschedule_hook( self::ACTION );
		Queue::clear( self::ACTION );
	}

	/**
	 * On deactivation; ensure() schedules again.
	 *
	 * @param mixed $network Whether the plugin was deactivated for the network.
	 */
	public static function stop( mixed $network = false ): void {
		Sites::deactivated( $network, array( self::class, 'clear' ) );
	}

	/**
	 * Whether Action Scheduler is available.
	 */
	private static function has_queue(): bool {
		return function_exists( 'as_has_scheduled_action' ) && 0 < did_action( 'action_scheduler_init' );
	}
}
