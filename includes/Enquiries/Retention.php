<?php
/**
 * Deletes old enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Settings\Settings;
use Eidan\Support\Database;
use Eidan\Support\Sites;

/**
 * Once a day, if the owner has said for how long they are kept.
 */
final class Retention {

	public const ACTION = 'eidan_enquiries_retention';

	/** Enquiries that one run deletes; what is left waits for the next one. */
	private const MOST = 500;

	/**
	 * Action `admin_init`: makes sure that there is a daily run, or none where all are kept.
	 */
	public static function schedule(): void {
		$is_scheduled = false !== wp_next_scheduled( self::ACTION );
		if ( 0 === self::days() ) {
			if ( $is_scheduled ) {
				self::clear();
			}
		} elseif ( ! $is_scheduled ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::ACTION );
		}
	}

	/**
	 * Action `eidan_enquiries_retention`: deletes those that are too old, for good.
	 */
	public static function run(): void {
		$days = self::days();
		if ( 0 === $days ) {
			return;
		}
		$db      = Database::from_primary();
		$ids     = $db->get_col( // phpcs:ignore WordPress.DB -- As it is now, whatever other plugins do with queries.
			(string) $db->prepare(
				'SELECT ID FROM %i WHERE post_type = %s AND post_date_gmt < %s ORDER BY ID LIMIT %d',
				$db->posts,
				Store::POST_TYPE,
				gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
				self::MOST
			)
		);
		$deleted = 0;
		foreach ( $ids as $id ) {
			$deleted += false === (bool) wp_delete_post( (int) $id, true ) ? 0 : 1;
		}
		if ( self::MOST === count( $ids ) && 0 < $deleted ) {
			// The argument tells it from the daily run.
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::ACTION, array( 'rest' ) );
		}
	}

	/**
	 * Removes all runs.
	 */
	public static function clear(): void {
		wp_unschedule_hook( self::ACTION );
	}

	/**
	 * On deactivation; schedule() schedules again.
	 *
	 * @param mixed $network Whether the plugin was deactivated for the network.
	 */
	public static function stop( mixed $network = false ): void {
		Sites::deactivated( $network, array( self::class, 'clear' ) );
	}

	/**
	 * For how many days enquiries are kept; 0 = all are.
	 */
	private static function days(): int {
		$days = Settings::get( 'enquiries.retention' );

		return is_int( $days ) ? max( 0, $days ) : 0;
	}
}
