<?php
/**
 * Action Scheduler, which comes with WooCommerce and other plugins.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Used only if it is ready and the site has its tables. On a network it is loaded for all sites, and a site that never
 * had a shop has no tables; elsewhere they may be lost, as in a copy that left them out.
 */
final class Queue {

	/**
	 * Whether actions of this site can be scheduled.
	 */
	public static function is_here(): bool {
		return function_exists( 'as_has_scheduled_action' )
			&& 0 < did_action( 'action_scheduler_init' )
			&& self::has_tables();
	}

	/**
	 * Cancels all scheduled actions of a name.
	 *
	 * @param string $action Name of the action.
	 */
	public static function clear( string $action ): void {
		if (
			function_exists( 'as_unschedule_all_actions' )
			&& 0 < did_action( 'action_scheduler_init' )
			&& self::has_tables()
		) {
			as_unschedule_all_actions( $action );
		}
	}

	/**
	 * Whether the site has the tables of Action Scheduler.
	 */
	private static function has_tables(): bool {
		$name = Database::get()->prefix . 'actionscheduler_actions';

		// phpcs:ignore WordPress.DB -- Asked when something is scheduled or cancelled, which is rare.
		return Database::get()->get_var(
			(string) Database::get()->prepare( 'SHOW TABLES LIKE %s', Database::get()->esc_like( $name ) )
		) === $name;
	}
}
