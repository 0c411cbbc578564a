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
 * One row an order, with what the report groups and sums by, so that a report never reads order meta.
 *
 * Everything in it is derived from orders: it can be emptied and filled again at any time.
 */
final class Table {

	public const VERSION_OPTION = 'eidan_attribution_table';

	private const VERSION = '3';

	/** Longest text of a column, in characters: the most that an index of every supported database holds. */
	public const LENGTH = 191;

	public const CURRENCY_LENGTH = 10;

	/** Columns that hold what the current (last non-direct) and the first touch were. */
	public const TOUCH = array( 'channel', 'source', 'medium', 'campaign', 'landing' );

	/**
	 * Name of the table.
	 */
	public static function name(): string {
		return Database::get()->prefix . 'eidan_order_attribution';
	}

	/**
	 * Action `admin_init`, and before the table is used: makes the table if it is missing or of an older version.
	 *
	 * @return bool Whether it was made now, so that it needs to be filled.
	 */
	public static function ensure(): bool {
		if ( self::exists() ) {
			return false;
		}
		/**
		 * A file of WordPress that it loads for updates only.
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
		// The form of the text is what dbDelta() asks for: a line a column, two spaces after PRIMARY KEY.
		// The index "report" holds all that the first report of the screen reads: twice as quick as fetching the rows.
		// "channel" is for the list of orders, "currency" tells which ones there are at a glance.
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
	 * Whether the table is there, in its present version.
	 */
	public static function exists(): bool {
		return self::VERSION === get_option( self::VERSION_OPTION );
	}

	/**
	 * Forgets a table that somebody has removed (a tool that cleans databases, a move of the site without it), so that
	 * it is made again.
	 */
	public static function forget_if_gone(): void {
		if ( self::exists() && ! self::is_there() ) {
			delete_option( self::VERSION_OPTION );
		}
	}

	/**
	 * Whether the database has the table.
	 */
	private static function is_there(): bool {
		$db = Database::get();
		// phpcs:ignore WordPress.DB -- As it is now.
		$found = $db->get_var( (string) $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( self::name() ) ) );

		// Some servers keep all names in small letters.
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
	 * Removes the rows of orders that are gone, deleted while nobody listened.
	 *
	 * @param string $orders Name of the table that holds the orders.
	 */
	public static function drop_orphans( string $orders ): void {
		// phpcs:ignore WordPress.DB -- A table of our own.
		Database::get()->query(
			(string) Database::get()
				->prepare( 'DELETE FROM %i WHERE order_id NOT IN ( SELECT id FROM %i )', self::name(), $orders )
		);
	}

	/**
	 * Removes the table, when the plugin is deleted. It holds nothing that is not in the orders.
	 */
	public static function drop(): void {
		Queue::clear( Backfill::ACTION );
		// phpcs:ignore WordPress.DB -- A table of our own.
		Database::get()->query( (string) Database::get()->prepare( 'DROP TABLE IF EXISTS %i', self::name() ) );
		delete_option( self::VERSION_OPTION );
		delete_option( Backfill::OPTION );
	}

	/**
	 * Filter `wpmu_drop_tables`: the table goes with its site of a network.
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
