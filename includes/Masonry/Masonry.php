<?php
/**
 * The scripts of masonry layouts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Masonry;

use Eidan\Support\EarlyScript;
use Eidan\Support\Memory;
use WP_HTML_Tag_Processor;

/**
 * The script of an element with the class `is-masonry`.
 *
 * Browsers with native masonry (`display: grid-lanes`) only need the style sheet; without script it is columns.
 */
final class Masonry {

	/**
	 * The script; null until it is read.
	 *
	 * @var string|null
	 */
	private ?string $script = null;

	/**
	 * Marks a masonry element, adds the inline script that places its items before the first paint, and enqueues the
	 * one that updates them.
	 *
	 * @param string $html HTML with one element of the class `is-masonry`.
	 * @return string HTML.
	 */
	public static function complete( string $html ): string {
		$markup = new WP_HTML_Tag_Processor( $html );
		if ( ! $markup->next_tag( array( 'class_name' => 'is-masonry' ) ) ) {
			return $html;
		}
		$markup->set_attribute( 'data-eidan-masonry', '' );
		// Feeds and REST responses run no script.
		if ( is_feed() || wp_is_serving_rest_request() ) {
			return $markup->get_updated_html();
		}
		wp_enqueue_script_module( '@eidan/masonry' );

		return $markup->get_updated_html() . EarlyScript::tag( self::script() );
	}

	/**
	 * The script, as it was built; '' before the first build.
	 */
	private static function script(): string {
		$memory = Memory::of( self::class );
		if ( null === $memory->script ) {
			$file = EIDAN_DIR . '/build/masonry.js';
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
			$memory->script = is_readable( $file ) ? (string) file_get_contents( $file ) : '';
		}
		return $memory->script;
	}
}
