<?php
/**
 * What a masonry on the page needs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Masonry;

use WP_HTML_Tag_Processor;

/**
 * The script of an element with the class `is-masonry`.
 *
 * Browsers with a masonry of their own (`display: grid-lanes`) lay it out by the style sheet, and without script it is
 * columns.
 */
final class Masonry {

	/**
	 * Marks a masonry, adds the script that puts its items in place before they are seen, and enqueues the one that
	 * keeps them there.
	 *
	 * @param string $html One element, in which one has the class `is-masonry`.
	 * @return string HTML.
	 */
	public static function complete( string $html ): string {
		$markup = new WP_HTML_Tag_Processor( $html );
		if ( ! $markup->next_tag( array( 'class_name' => 'is-masonry' ) ) ) {
			return $html;
		}
		$markup->set_attribute( 'data-eidan-masonry', '' );
		// Neither readers of feeds nor programs run a script.
		if ( is_feed() || wp_is_serving_rest_request() ) {
			return $markup->get_updated_html();
		}
		wp_enqueue_script_module( '@eidan/masonry' );

		return $markup->get_updated_html() . wp_get_inline_script_tag( self::script() );
	}

	/**
	 * The script, as it was built; '' before the first build.
	 */
	private static function script(): string {
		static $script = null;
		if ( ! is_string( $script ) ) {
			$file = EIDAN_DIR . '/build/masonry.js';
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
			$script = is_readable( $file ) ? (string) file_get_contents( $file ) : '';
		}
		return $script;
	}
}
