<?php
/**
 * Styles of what templates of WooCommerce print.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * Loads a style with the first part of a page that needs it.
 */
final class Style {

	/**
	 * Has a style loaded. Classic themes print templates when the head of the page is done: there it stands in front of
	 * the template, or what is on the page would move when it came.
	 *
	 * @param string $handle Name of a registered style.
	 * @return string The style as HTML, or '' if it comes with the head of the page or was there before.
	 */
	public static function html( string $handle ): string {
		wp_enqueue_style( $handle );
		if ( 0 === did_action( 'wp_head' ) || doing_action( 'wp_head' ) || wp_is_block_theme() ) {
			return '';
		}
		ob_start();
		wp_print_styles( $handle );

		return (string) ob_get_clean();
	}
}
