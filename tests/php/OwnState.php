<?php
/**
 * What is on a site, row by row, so that two moments can be compared.
 *
 * Needs WordPress alone: stories load it into sites of their own.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

final class OwnState {

	/** Tables and what names a row of them. */
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

	/** What WordPress derives, counts or notes by itself while anybody works on a site: no owner's. */
	private const DERIVED = '/^(usermeta|options) .*(_transient_|\bcron$|rewrite_rules$|_children$|session_tokens$|user_count$|recently_activated$|active_plugins$|active_sitewide_plugins$|uninstall_plugins$|db_upgraded$|can_compress_scripts$|finished_updating_comment_type$|recovery_keys$|wp_force_deactivated_plugins$|_edit_lock$|community-events-location$|show_welcome_panel$|dashboard_quick_press_last_post_id$|action_scheduler|schema-ActionScheduler)/';

	/**
	 * A hash of each row, by its table and name. Files of the uploads folder are rows, too.
	 *
	 * @return array<string, string>
	 */
	public static function rows(): array {
		global $wpdb;
		$rows = array();
		foreach ( self::TABLES as $table => $names ) {
			foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->$table}", ARRAY_A ) as $row ) {
				$key = $table . ' ' . implode( ' ', array_map( static fn( string $name ): string => (string) $row[ $name ], $names ) );
				// Loaded with every page or not: how, not what.
				unset( $row['option_id'], $row['autoload'], $row['umeta_id'], $row['meta_id'] );
				if ( 1 !== preg_match( self::DERIVED, $key ) ) {
					$rows[ $key ] = md5( serialize( $row ) );
				}
			}
		}
		$folder = wp_upload_dir()['basedir'];
		foreach ( is_dir( $folder ) ? new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ) ) : array() as $file ) {
			$rows[ 'file ' . substr( (string) $file, strlen( $folder ) ) ] = md5_file( (string) $file );
		}
		return $rows;
	}

	/**
	 * What is not as it was: rows that are gone or other.
	 *
	 * @param array<string, string> $before Rows of then.
	 * @return list<string> Their names, with what became of them.
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
	 * What has been added.
	 *
	 * @param array<string, string> $before Rows of then.
	 * @return list<string> Their names.
	 */
	public static function added( array $before ): array {
		return array_keys( array_diff_key( self::rows(), $before ) );
	}
}
