<?php
/**
 * The log of the site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Writes where the owner looks: WooCommerce › Status › Logs in a shop, else PHP's log.
 */
final class Log {

	/**
	 * Writes an error.
	 *
	 * @param string $message What happened, without personal data.
	 * @param string $source  Who says it, such as `eidan-attribution`.
	 */
	public static function error( string $message, string $source ): void {
		if ( function_exists( 'wc_get_logger' ) ) {
			wc_get_logger()->error( $message, array( 'source' => $source ) );
		} else {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- There is no other log.
			error_log( "$source: $message" );
		}
	}
}
