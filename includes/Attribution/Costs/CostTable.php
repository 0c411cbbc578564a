<?php
/**
 * The table of costs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use Eidan\Support\Text;
use RuntimeException;

/**
 * A row for each day, source and campaign. It is made with the first import.
 *
 * @phpstan-import-type Row from Parsed
 */
final class CostTable {

	public const VERSION_OPTION = 'eidan_ad_costs_table';

	/** Longest source in characters. */
	public const SOURCE_LENGTH = 50;

	/** Most clicks or impressions of a row. */
	public const MOST = 2000000000;

	private const VERSION = '1';

	/** Rows in a statement. */
	private const ROWS = 500;

	/**
	 * Name of the table.
	 */
	public static function name(): string {
		return Database::get()->prefix . 'eidan_ad_costs';
	}

	/**
	 * Whether it exists, according to the option.
	 */
	public static function exists(): bool {
		return self::VERSION === get_option( self::VERSION_OPTION );
	}

	/**
	 * Makes the table if it is missing.
	 */
	public static function ensure(): void {
		/**
		 * WordPress only loads this file for updates.
		 *
		 * @var string $file
		 */
		$file = ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once $file;
		$name    = self::name();
		$collate = Database::get()->get_charset_collate();
		// dbDelta() requires this format: one column per line, two spaces after PRIMARY KEY.
		dbDelta(
			sprintf(
				"CREATE TABLE $name (
source varchar(%d) NOT NULL DEFAULT '',
day date NOT NULL,
name_key char(32) NOT NULL DEFAULT '',
campaign varchar(%d) NOT NULL DEFAULT '',
cost decimal(26,8) NOT NULL DEFAULT 0,
clicks bigint(20) unsigned NOT NULL DEFAULT 0,
impressions bigint(20) unsigned NOT NULL DEFAULT 0,
PRIMARY KEY  (source,day,name_key),
KEY report (day,campaign,source,cost)
) $collate;",
				self::SOURCE_LENGTH,
				Table::LENGTH
			)
		);
		update_option( self::VERSION_OPTION, self::VERSION, true );
	}

	/**
	 * Writes rows in the place of those of the same day, source and campaign.
	 *
	 * @param list<Row> $rows
	 * @throws RuntimeException If the database fails.
	 */
	public static function write( array $rows ): void {
		foreach ( array_chunk( $rows, self::ROWS ) as $part ) {
			$values = array();
			foreach ( $part as $row ) {
				array_push(
					$values,
					$row['source'],
					$row['day'],
					$row['name_key'],
					$row['campaign'],
					number_format( $row['cost'], 8, '.', '' ),
					$row['clicks'],
					$row['impressions']
				);
			}
			$slots = implode( ', ', array_fill( 0, count( $part ), '( %s, %s, %s, %s, %s, %d, %d )' ) );
			self::run(
				"REPLACE INTO %i ( source, day, name_key, campaign, cost, clicks, impressions ) VALUES $slots",
				$values
			);
		}
	}

	/**
	 * Gives the rows of a campaign another name. Where a day has rows of both names, those of the new one stay.
	 *
	 * @param string $source
	 * @param string $from   Name before.
	 * @param string $to     Name from now on.
	 * @throws RuntimeException If the database fails.
	 */
	public static function rename( string $source, string $from, string $to ): void {
		$keys = array( self::key( $from ), self::key( $to ) );
		self::run(
			'UPDATE IGNORE %i SET campaign = %s, name_key = %s WHERE source = %s AND name_key = %s',
			array( $to, $keys[1], $source, $keys[0] )
		);
		if ( $keys[0] !== $keys[1] ) {
			self::run( 'DELETE FROM %i WHERE source = %s AND name_key = %s', array( $source, $keys[0] ) );
		}
	}

	/**
	 * What stands for the name of a campaign in the table's key: names in other capitals are the same.
	 */
	public static function key( string $campaign ): string {
		return md5( Text::lower( $campaign ) );
	}

	/**
	 * Deletes the costs of a source in a period.
	 *
	 * @param string $source
	 * @param string $after  First day, YYYY-MM-DD.
	 * @param string $before Last day.
	 * @return int How many rows there were.
	 * @throws RuntimeException If the database fails.
	 */
	public static function delete( string $source, string $after, string $before ): int {
		return self::exists() ? self::run(
			'DELETE FROM %i WHERE source = %s AND day >= %s AND day <= %s',
			array( $source, $after, $before )
		) : 0;
	}

	/**
	 * Removes the table and what belongs to it.
	 */
	public static function drop(): void {
		// phpcs:ignore WordPress.DB -- A table of our own.
		Database::get()->query( (string) Database::get()->prepare( 'DROP TABLE IF EXISTS %i', self::name() ) );
		delete_option( self::VERSION_OPTION );
		delete_option( Names::OPTION );
	}

	/**
	 * Runs a statement.
	 *
	 * @param literal-string   $sql    SQL whose first placeholder is the table.
	 * @param list<string|int> $values The other values.
	 * @return int Number of rows.
	 * @throws RuntimeException If the database fails.
	 */
	private static function run( string $sql, array $values ): int {
		$db = Database::get();
		// phpcs:ignore WordPress.DB -- As above.
		$rows = $db->query( (string) $db->prepare( $sql, self::name(), ...$values ) );
		self::check();

		return (int) $rows;
	}

	/**
	 * Throws the database's last error, if there was one.
	 *
	 * @throws RuntimeException In its words.
	 */
	public static function check(): void {
		$error = Database::get()->last_error;
		if ( '' !== $error ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For a log.
			throw new RuntimeException( $error );
		}
	}
}
