<?php
/**
 * The lookup table of the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Costs\CostTable;
use Eidan\Support\Database;
use Eidan\Support\Queue;

/**
 * One row for each order, with all columns that the report groups and sums by, so that a report never reads order meta.
 * Enquiries have a table of their own, {@see Kind}.
 *
 * All data is derived from orders and enquiries, so the tables can be rebuilt at any time.
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
	 * Columns that only one kind has, and the indexes. The index "report" covers the first report of the screen, which
	 * makes it twice as fast. "channel" and "form" are for lists, "currency" for finding all currencies.
	 */
	private const OWN = array(
		'orders'    => array(
			'is_returning tinyint(1) NOT NULL DEFAULT 0',
			'KEY report (created,status,is_returning,ended_direct,revenue,channel)',
		),
		'enquiries' => array(
			'form varchar(191) NOT NULL DEFAULT \'\'',
			"KEY report (created,status,ended_direct,revenue,channel),\nKEY form (form,created)",
		),
	);

	/**
	 * Name of the table.
	 */
	public static function name( Kind $kind = Kind::Orders ): string {
		return $kind->table();
	}

	/**
	 * Action `admin_init`, and before the table is used: creates the table if it is missing or outdated.
	 *
	 * @return bool Whether it was created now and must be filled.
	 */
	public static function ensure( Kind $kind = Kind::Orders ): bool {
		if ( self::exists( $kind ) ) {
			return false;
		}
		/**
		 * WordPress only loads this file for updates.
		 *
		 * @var string $file
		 */
		$file = ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once $file;
		$name    = self::name( $kind );
		$id      = $kind->id();
		$collate = Database::get()->get_charset_collate();
		$touch   = '';

		[ $own, $keys ] = self::OWN[ $kind->value ];
		foreach ( array( '', 'first_' ) as $prefix ) {
			foreach ( self::TOUCH as $column ) {
				$touch .= sprintf( "%s%s varchar(%d) NOT NULL DEFAULT '',\n", $prefix, $column, self::LENGTH );
			}
		}
		// dbDelta() requires this format: one column per line, two spaces after PRIMARY KEY.
		dbDelta(
			"CREATE TABLE $name (
$id bigint(20) unsigned NOT NULL,
created datetime NOT NULL,
status varchar(20) NOT NULL DEFAULT '',
revenue decimal(26,8) NOT NULL DEFAULT 0,
currency varchar(10) NOT NULL DEFAULT '',
customer varchar(64) NOT NULL DEFAULT '',
$own,
ended_direct tinyint(1) NOT NULL DEFAULT 0,
device varchar(20) NOT NULL DEFAULT '',
{$touch}PRIMARY KEY  ($id),
$keys,
KEY customer (customer,created),
KEY channel (channel,created),
KEY currency (currency,created,status)
) $collate;"
		);
		if ( ! self::is_there( $kind ) ) {
			return false;
		}
		update_option( $kind->version_option(), self::VERSION, true );

		return true;
	}

	/**
	 * Whether the table exists in the current version, according to the option.
	 */
	public static function exists( Kind $kind = Kind::Orders ): bool {
		return self::VERSION === get_option( $kind->version_option() );
	}

	/**
	 * Forgets the version of a table that no longer exists (removed by a cleanup tool or a migration), so that it is
	 * created again.
	 */
	public static function forget_if_gone( Kind $kind = Kind::Orders ): void {
		if ( self::exists( $kind ) && ! self::is_there( $kind ) ) {
			delete_option( $kind->version_option() );
		}
	}

	/**
	 * Whether the table exists in the database.
	 */
	private static function is_there( Kind $kind ): bool {
		$db   = Database::get();
		$name = self::name( $kind );
		// phpcs:ignore WordPress.DB -- As it is now.
		$found = $db->get_var( (string) $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( $name ) ) );

		// Some servers store names in lower case.
		return is_string( $found ) && 0 === strcasecmp( $found, $name );
	}

	/**
	 * Empties the table.
	 */
	public static function clear( Kind $kind = Kind::Orders ): void {
		// phpcs:ignore WordPress.DB -- A table of our own, not cached.
		Database::get()->query( (string) Database::get()->prepare( 'DELETE FROM %i', self::name( $kind ) ) );
	}

	/**
	 * Removes rows of what was deleted without hooks.
	 *
	 * @param string $from Name of the table with the orders or enquiries.
	 * @param Kind   $kind
	 */
	public static function drop_orphans( string $from, Kind $kind = Kind::Orders ): void {
		// phpcs:ignore WordPress.DB -- A table of our own.
		Database::get()->query(
			(string) Database::get()
				->prepare(
					'DELETE FROM %i WHERE %i NOT IN ( SELECT id FROM %i )',
					self::name( $kind ),
					$kind->id(),
					$from
				)
		);
	}

	/**
	 * Removes the tables when the plugin is deleted. All their data is also in the orders and enquiries.
	 */
	public static function drop(): void {
		foreach ( Kind::cases() as $kind ) {
			Queue::clear( $kind->backfill() );
			wp_unschedule_hook( $kind->backfill() );
			// phpcs:ignore WordPress.DB -- A table of our own.
			Database::get()->query( (string) Database::get()->prepare( 'DROP TABLE IF EXISTS %i', $kind->table() ) );
			delete_option( $kind->version_option() );
			delete_option( $kind->backfill() );
		}
	}

	/**
	 * Filter `wpmu_drop_tables`: removes the tables together with its site.
	 *
	 * @param mixed $tables Tables of the site.
	 */
	public static function of_site( mixed $tables ): mixed {
		return is_array( $tables ) ? array(
			...$tables,
			'eidan_order_attribution'   => Kind::Orders->table(),
			'eidan_enquiry_attribution' => Kind::Enquiries->table(),
			'eidan_ad_costs'            => CostTable::name(),
		) : $tables;
	}
}
