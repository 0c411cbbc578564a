<?php
/**
 * Reads what a site stores, row by row, so that two moments can be compared.
 *
 * Needs only WordPress, not PHPUnit: stories load this file into sites of their own.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

final class OwnState {

	/** Tables, and the columns that identify a row of them. */
	private const TABLES = array(
		'posts'              => array( 'ID' ),
		'postmeta'           => array( 'post_id', 'meta_key', 'meta_id' ),
		'terms'              => array( 'term_id' ),
		'termmeta'           => array( 'term_id', 'meta_key' ),
		'term_taxonomy'      => array( 'term_taxonomy_id' ),
		'term_relationships' => array( 'object_id', 'term_taxonomy_id' ),
		'users'              => array( 'ID' ),
		'usermeta'           => array( 'user_id', 'meta_key' ),
		'comments'           => array( 'comment_ID' ),
		'commentmeta'        => array( 'comment_id', 'meta_key' ),
		'links'              => array( 'link_id' ),
		'options'            => array( 'option_name' ),
	);

	/**
	 * What WordPress and WooCommerce derive, count or store by themselves while anybody works on a site. It is nobody's
	 * content. Patterns of the end of the rows' names, each with the reason.
	 */
	private const DERIVED = array(
		'_transient_\S*'                      => 'a cache',
		'\bcron'                              => 'when WordPress calls whom next',
		'rewrite_rules'                       => 'made of the types and settings that there are',
		'_children'                           => 'made of the terms',
		'session_tokens'                      => 'who is logged in',
		'user_count'                          => 'counted',
		'recently_activated'                  => 'the Plugins screen lists what was switched off',
		'(active|uninstall)_plugins'          => 'what is switched on, which is what the owner did',
		'active_sitewide_plugins'             => 'the same of a network',
		'wp_force_deactivated_plugins'        => 'the same, by WordPress',
		'db_upgraded'                         => 'a note of the upgrade',
		'can_compress_scripts'                => 'what the server can do',
		'finished_updating_comment_type'      => 'a note of the upgrade',
		'recovery_keys'                       => 'of the recovery mode',
		'community-events-location'           => 'where the administrator is',
		'show_welcome_panel'                  => 'a note of the dashboard',
		'dashboard_quick_press_last_post_id'  => 'a note of the dashboard',
		'user-settings(-time)?'               => 'what an administrator has folded on screens',
		'action_scheduler\S*'                 => 'WooCommerce\'s queue',
		'schema-ActionScheduler\S*'           => 'WooCommerce\'s queue',
		'as_has_wp_comment_logs'              => 'WooCommerce\'s queue',
		'auto_core_update_\S*'                => 'WordPress\'s own updates',
		'wc_last_active'                      => 'when a customer was there',
	);

	/** Tables, without the prefix, that are a queue, a session, a list of messages, or Eidan's own. */
	private const NO_OWNERS =
		'/^(actionscheduler_|woocommerce_sessions$|woocommerce_log$|wc_admin_note|wc_rate_limits$|wc_reserved_stock$|'
		. '_mysql|eidan_)/';

	/**
	 * Returns a hash of each row, by table and name. Files in the uploads folder count as rows, too.
	 *
	 * @return array<string, string>
	 */
	public static function rows(): array {
		global $wpdb;
		$rows = array();
		foreach ( self::TABLES as $table => $names ) {
			foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->$table}", ARRAY_A ) as $row ) {
				$key = $table . ' '
					. implode( ' ', array_map( static fn( string $name ): string => (string) $row[ $name ], $names ) );
				// The text of an item as lists show it. Eidan makes it, deletes it with the item, and makes it again.
				if ( 'postmeta' === $table && '_eidan_text' === $row['meta_key'] ) {
					continue;
				}
				// Ids of rows, and whether an option is loaded with every page, say nothing about the content.
				unset( $row['option_id'], $row['autoload'], $row['umeta_id'], $row['meta_id'] );
				if ( ! self::is_derived( $key ) ) {
					$rows[ $key ] = md5( serialize( $row ) );
				}
			}
		}
		foreach ( self::others() as $table => $name ) {
			foreach ( $wpdb->get_results( "SELECT * FROM `$name`", ARRAY_A ) as $row ) {
				$hash = md5( serialize( $row ) );
				// For tables of other plugins it is unknown which columns identify a row. A changed row counts as
				// deleted and added.
				$rows[ "$table " . reset( $row ) . " $hash" ] = $hash;
			}
		}
		$folder = wp_upload_dir()['basedir'];
		foreach ( is_dir( $folder ) ? new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS )
		) : array() as $file ) {
			$name = substr( (string) $file, strlen( $folder ) );
			// WooCommerce's logs are nobody's content.
			if ( ! str_starts_with( $name, '/wc-logs/' ) ) {
				$rows[ "file $name" ] = md5_file( (string) $file );
			}
		}
		return $rows;
	}

	/** Whether WordPress or WooCommerce changes a row by itself. */
	private static function is_derived( string $key ): bool {
		return 1
			=== preg_match( '/^(usermeta|options) .*(' . implode( '|', array_keys( self::DERIVED ) ) . ')$/', $key );
	}

	/** @return array<string, string> Names of the tables of other plugins, by their name without the prefix. */
	private static function others(): array {
		global $wpdb;
		$others = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $name ) {
			$table = str_starts_with( $name, $wpdb->prefix ) ? substr( $name, strlen( $wpdb->prefix ) ) : '';
			if ( '' !== $table && ! isset( self::TABLES[ $table ] ) && 1 !== preg_match( self::NO_OWNERS, $table ) ) {
				$others[ $table ] = $name;
			}
		}
		return $others;
	}

	/**
	 * Returns the rows that belong to Eidan: its options, and items of its types with their revisions, meta and terms.
	 *
	 * @return list<string> Names of the rows.
	 */
	public static function ours(): array {
		global $wpdb;
		$posts =
			"SELECT ID FROM $wpdb->posts WHERE post_type LIKE 'eidan%' OR post_type = 'revision' AND post_parent IN ( "
			. "SELECT ID FROM $wpdb->posts WHERE post_type LIKE 'eidan%' )";
		$terms = "SELECT term_id FROM $wpdb->term_taxonomy WHERE taxonomy LIKE 'eidan%'";
		$names = array();
		foreach ( array(
			"SELECT CONCAT( 'options ', option_name ) FROM $wpdb->options WHERE option_name LIKE 'eidan%'",
			"SELECT CONCAT( 'posts ', ID ) FROM $wpdb->posts WHERE ID IN ( $posts )",
			"SELECT CONCAT( 'postmeta ', post_id, ' ', meta_key, ' ', meta_id ) FROM $wpdb->postmeta "
				. "WHERE post_id IN ( $posts )",
			"SELECT CONCAT( 'term_relationships ', object_id, ' ', term_taxonomy_id ) FROM $wpdb->term_relationships "
				. "WHERE object_id IN ( $posts )",
			"SELECT CONCAT( 'term_taxonomy ', term_taxonomy_id ) FROM $wpdb->term_taxonomy "
				. "WHERE taxonomy LIKE 'eidan%'",
			"SELECT CONCAT( 'terms ', term_id ) FROM $wpdb->terms WHERE term_id IN ( $terms )",
			"SELECT CONCAT( 'termmeta ', term_id, ' ', meta_key ) FROM $wpdb->termmeta WHERE term_id IN ( $terms )",
		) as $sql ) {
			array_push( $names, ...$wpdb->get_col( $sql ) );
		}
		// Made from the plugin's own files, so they go with it in any case.
		$folder = wp_upload_dir()['basedir'];
		foreach ( glob( "$folder/eidan-blocks/*/*" ) ?: array() as $file ) {
			$names[] = 'file ' . substr( $file, strlen( $folder ) );
		}
		return $names;
	}

	/**
	 * Returns the rows that were deleted or changed.
	 *
	 * @param array<string, string> $before Result of rows() at an earlier moment.
	 * @return list<string> Names of the rows, with what happened to them.
	 */
	public static function changed( array $before ): array {
		$now     = self::rows();
		$changed = array();
		foreach ( $before as $key => $hash ) {
			if ( ( $now[ $key ] ?? '' ) !== $hash ) {
				$changed[] = $key . ( isset( $now[ $key ] ) ? ' is another' : ' is gone' );
			}
		}
		return $changed;
	}

	/**
	 * Returns the rows that were added.
	 *
	 * @param array<string, string> $before Result of rows() at an earlier moment.
	 * @return list<string> Names of the rows.
	 */
	public static function added( array $before ): array {
		return array_keys( array_diff_key( self::rows(), $before ) );
	}
}
