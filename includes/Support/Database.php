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
 * WordPress's connection, for queries that its functions have no words for.
 */
final class Database {

	/**
	 * WordPress's own.
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
