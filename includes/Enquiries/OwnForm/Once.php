<?php
/**
 * Takes each enquiry once.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

use Eidan\Support\Database;

/**
 * Two presses of a button, or a page that is loaded again, send the same twice, often at the same moment. Only one of
 * the requests can claim it: in the object cache, or by a row that only one process can insert. The row is one of a
 * transient, so WordPress removes it a day later.
 */
final class Once {

	private const GROUP = 'eidan-enquiries';

	private const PREFIX = 'eidan_sent_';

	/**
	 * Claims an enquiry.
	 *
	 * @param string $key Key of the enquiry, see key().
	 * @return bool False if it was claimed before.
	 */
	public static function claim( string $key ): bool {
		if ( wp_using_ext_object_cache() ) {
			return wp_cache_add( $key, 1, self::GROUP, DAY_IN_SECONDS );
		}
		$is_first = self::insert( '_transient_' . self::PREFIX . $key, '1' );
		if ( $is_first ) {
			self::insert( '_transient_timeout_' . self::PREFIX . $key, (string) ( time() + DAY_IN_SECONDS ) );
		}

		return $is_first;
	}

	/**
	 * Gives an enquiry back that could not be taken, so that it can be sent again.
	 *
	 * @param string $key Key of the enquiry.
	 */
	public static function release( string $key ): void {
		wp_cache_delete( $key, self::GROUP );
		delete_transient( self::PREFIX . $key );
	}

	/**
	 * The key of an enquiry.
	 *
	 * @param string       $id     Id of the form; of our own that of the page's form, which pages from a cache share.
	 * @param array<mixed> $values What was typed.
	 */
	public static function key( string $id, array $values ): string {
		$json = wp_json_encode( array( $id, $values ), JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR );

		return substr( hash( 'sha256', (string) $json ), 0, 40 );
	}

	/**
	 * Adds an option that is not there yet.
	 *
	 * @return bool False if it is there, whoever has just added it.
	 */
	private static function insert( string $name, string $value ): bool {
		$database = Database::get();

		// phpcs:disable WordPress.DB -- WordPress's functions for options cannot tell who came first.
		return 1 === $database->query(
			(string) $database->prepare(
				'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)',
				$database->options,
				$name,
				$value,
				'off'
			)
		);
		// phpcs:enable WordPress.DB
	}
}
