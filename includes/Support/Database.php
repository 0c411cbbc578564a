<?php
/**
 * The database.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use wpdb;

/**
 * WordPress's connection, for queries that none of its functions can make.
 */
final class Database {

	/**
	 * The connection of WordPress itself.
	 */
	public static function get(): wpdb {
		/**
		 * Set by WordPress before any plugin is loaded.
		 *
		 * @var wpdb $wpdb
		 */
		global $wpdb;

		return $wpdb;
	}
}
