<?php
/**
 * The database.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_REST_Request;
use wpdb;

/**
 * WordPress's connection, for queries that none of its functions can make.
 */
final class Database {

	/** Routes that read much and change nothing. */
	private const READS = '~^/eidan/v1/(?:get-posts|attribution)\b~';

	/**
	 * Whether this request reads from the primary.
	 *
	 * @var bool
	 */
	private bool $is_primary = false;

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

	/**
	 * Has the rest of the request read from the primary, on sites whose db.php reads from replicas. A replica is a bit
	 * behind: what is read there in order to be changed, or to be kept, would undo or hide what others have just
	 * written.
	 *
	 * @return wpdb The connection.
	 */
	public static function from_primary(): wpdb {
		$db = self::get();
		// LudicrousDB; HyperDB and LudicrousDB before version 5.2.
		foreach ( array( 'send_reads_to_primaries', 'send_reads_to_masters' ) as $method ) {
			$ask = array( $db, $method );
			if ( is_callable( $ask ) && method_exists( $db, $method ) ) {
				if ( ! Memory::of( self::class )->is_primary ) {
					Memory::of( self::class )->is_primary = true;
					$ask();
					// The options that the request began with are the replica's.
					wp_cache_delete_multiple( array( 'alloptions', 'notoptions' ), 'options' );
				}
				break;
			}
		}

		return $db;
	}

	/**
	 * Filter `rest_request_before_callbacks`: people who work on the site see what they have just saved, and nothing is
	 * changed that is not as it is now. Pages of lists and reports stay with the replicas, whoever asks.
	 *
	 * @param mixed $response Returned unchanged.
	 * @param mixed $handler  Not used.
	 * @param mixed $request  The request.
	 */
	public static function for_request( mixed $response, mixed $handler = null, mixed $request = null ): mixed {
		if (
			$request instanceof WP_REST_Request
			&& str_starts_with( $request->get_route(), '/eidan/v1/' )
			&& (
				'GET' !== $request->get_method()
				|| ( is_user_logged_in() && 1 !== preg_match( self::READS, $request->get_route() ) )
			)
		) {
			self::from_primary();
		}

		return $response;
	}
}
