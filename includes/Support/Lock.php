<?php
/**
 * Makes sure that only one process at a time does something.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use wpdb;

/**
 * A row in the options table, which only one process can insert. It expires, so that a crashed process does not lock
 * forever.
 */
final class Lock {

	/**
	 * Takes a lock.
	 *
	 * @param string $option Its option.
	 * @param int    $life   Seconds after which it expires: longer than a run can take.
	 * @return string Key to release it; '' if another process has the lock.
	 */
	public static function take( string $option, int $life ): string {
		/**
		 * The database.
		 *
		 * @var wpdb $wpdb
		 */
		global $wpdb;
		$mine = time() . '-' . wp_generate_password( 12, false );
		// phpcs:disable WordPress.DB -- WordPress's functions for options cannot tell who came first.
		$made = $wpdb->query(
			(string) $wpdb->prepare(
				'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)',
				$wpdb->options,
				$option,
				$mine,
				'off'
			)
		);
		if ( 1 === $made ) {
			return $mine;
		}
		$other = $wpdb->get_var(
			(string) $wpdb
				->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option )
		);
		$taken = is_string( $other ) && (int) $other < time() - $life
			? $wpdb->query(
				(string) $wpdb->prepare(
					'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
					$wpdb->options,
					$mine,
					$option,
					$other
				)
			)
			: 0;
		// phpcs:enable

		return 1 === $taken ? $mine : '';
	}

	/**
	 * Releases a lock.
	 *
	 * @param string $option Its option.
	 * @param string $mine   Key from take().
	 */
	public static function release( string $option, string $mine ): void {
		/**
		 * The database.
		 *
		 * @var wpdb $wpdb
		 */
		global $wpdb;
		// phpcs:disable WordPress.DB -- As above.
		$wpdb->query(
			(string) $wpdb->prepare(
				'DELETE FROM %i WHERE option_name = %s AND option_value = %s',
				$wpdb->options,
				$option,
				$mine
			)
		);
		// phpcs:enable WordPress.DB
	}
}
