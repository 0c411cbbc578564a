<?php
/**
 * The lookup table of the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Database;
use Eidan\Support\Queue;

/**
 * One row for each order, with all columns that the report groups and sums by, so that a report never reads order meta.
 *
 * All data is derived from orders, so the table can be rebuilt at any time.
 */
final class Table {

	public const VERSION_OPTION = 'eidan_attribution_table';

	private const VERSION = '4';

	/** Longest text of a column in characters: the limit of an index in every supported database. */
	public const LENGTH = 191;

	public const CURRENCY_LENGTH = 10;

	/** Columns of a touch; each also exists with the prefix `first_`. */
	public const TOUCH = array( 'channel', 'source', 'medium', 'campaign', 'landing' );

	/**
	 * Name of the table.
	 */
	public static function name(): string {
		return Database::get()->prefix . 'eidan_order_attribution';
	}

	/**
	 * Action `admin_init`, and before the table is used: creates the table if it is missing or outdated.
	 *
	 * @return bool Whether it was created now and must be filled.
	 */
	public static function ensure(): bool {
		if ( self::exists() ) {
			return false;
		}
		/**
		 * WordPress only loads this file for updates.
		 *
		 * @var string $file
		 */
		$file = ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once $file;
		$name    = self::name();
		$collate = Database::get()->get_charset_collate();
		$touch   = '';
		foreach ( array( '', 'first_' ) as $prefix ) {
			foreach ( self::TOUCH as $column ) {
				$touch .= sprintf( "%s%s varchar(%d) NOT NULL DEFAULT '',\n", $prefix, $column, self::LENGTH );
			}
		}
		// dbDelta() requires this format: one column per line, two spaces after PRIMARY KEY. The index "report" covers
		// the first report of the screen, which makes it twice as fast. "channel" is for the list of orders, "currency"
		// for finding all currencies.
		dbDelta(
			"CREATE TABLE $name (
order_id bigint(20) unsigned NOT NULL,
created datetime NOT NULL,
status varchar(20) NOT NULL DEFAULT '',
revenue decimal(26,8) NOT NULL DEFAULT 0,
currency varchar(10) NOT NULL DEFAULT '',
customer varchar(64) NOT NULL DEFAULT '',
is_returning tinyint(1) NOT NULL DEFAULT 0,
ended_direct tinyint(1) NOT NULL DEFAULT 0,
device varchar(20) NOT NULL DEFAULT '',
{$touch}PRIMARY KEY  (order_id),
KEY report (created,status,is_returning,ended_direct,revenue,channel),
KEY customer (customer,created),
KEY channel (channel,created),
KEY currency (currency,created,status)
) $collate;"
		);
		if ( ! self::is_there() ) {
			return false;
		}
		update_option( self::VERSION_OPTION, self::VERSION, true );

		return true;
	}

	/**
	 * Whether the table exists in the current version, according to the option.
	 */
	public static function exists(): bool {
		return self::VERSION === get_option( self::VERSION_OPTION );
	}

	/**
	 * Forgets the version of a table that no longer exists (removed by a cleanup tool or a migration), so that it is
	 * created again.
	 */
	public static function forget_if_gone(): void {
		if ( self::exists() && ! self::is_there() ) {
			delete_option( self::VERSION_OPTION );
		}
	}

	/**
	 * Whether the table exists in the database.
	 */
	private static function is_there(): bool {
		$db = Database::get();
		// phpcs:ignore WordPress.DB -- As it is now.
		$found = $db->get_var( (string) $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( self::name() ) ) );

		// Some servers store names in lower case.
		return is_string( $found ) && 0 === strcasecmp( $found, self::name() );
	}

	/**
	 * Empties the table.
	 */
	public static function clear(): void {
		// phpcs:ignore WordPress.DB -- A table of our own, not cached.
		Database::get()->query( (string) Database::get()->prepare( 'DELETE FROM %i', self::name() ) );
	}

	/**
	 * Removes rows of orders that were deleted without hooks.
	 *
	 * @param string $orders Name of the table with the orders.
	 */
	public static function drop_orphans( string $orders ): void {
		// phpcs:ignore WordPress.DB -- A table of our own.
		Database::get()->query(
			(string) Database::get()
				->prepare( 'DELETE FROM %i WHERE order_id NOT IN ( SELECT id FROM %i )', self::name(), $orders )
		);
	}

	/**
	 * Removes the table when the plugin is deleted. All its data is also in the orders.
	 */
	public static function drop(): void {
		Queue::clear( Backfill::ACTION );
		// phpcs:ignore WordPress.DB -- A table of our own.
		Database::get()->query( (string) Database::get()->prepare( 'DROP TABLE IF EXISTS %i', self::name() ) );
		delete_option( self::VERSION_OPTION );
		delete_option( Backfill::OPTION );
	}

	/**
	 * Filter `wpmu_drop_tables`: removes the table together with its site.
	 *
	 * @param mixed $tables Tables of the site.
	 */
	public static function of_site( mixed $tables ): mixed {
		return is_array( $tables ) ? array(
			...$tables,
			'eidan_order_attribution' => self::name(),
		) : $tables;
	}
}
