<?php
/**
 * What a masonry on the page needs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Masonry;

/**
 * Script for an element with the class `is-masonry` and the attribute `data-eidan-masonry`.
 *
 * Browsers with a masonry of their own (`display: grid-lanes`) lay it out by the style sheet, and without script it is
 * columns.
 */
final class Masonry {

	/**
	 * Adds the script that puts the items in place before they are seen, and enqueues the one that keeps them there.
	 *
	 * @param string $html One element that holds the masonry.
	 * @return string HTML.
	 */
	public static function complete( string $html ): string {
		// Neither readers of feeds nor programs run it.
		if ( is_feed() || wp_is_serving_rest_request() ) {
			return $html;
		}
		wp_enqueue_script_module( '@eidan/masonry' );

		return $html . wp_get_inline_script_tag( self::script() );
	}

	/**
	 * The script, as it was built; '' before the first build.
	 */
	private static function script(): string {
		static $script = null;
		if ( ! is_string( $script ) ) {
			$file   = EIDAN_DIR . '/build/masonry.js';
			$script = is_readable( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
		}
		return $script;
	}
}
