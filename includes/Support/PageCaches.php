<?php
/**
 * Page caches of other plugins.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * They keep answers of PHP whatever HTTP’s own headers say. W3 Total Cache and LiteSpeed Cache keep those of the REST
 * API, too, where owners want it.
 */
final class PageCaches {

	/**
	 * Says that this answer is for one visitor: by the constant that all of them look at when it is finished.
	 */
	public static function leave_out(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- What page caches ask for.
			define( 'DONOTCACHEPAGE', true );
		}
	}
}
