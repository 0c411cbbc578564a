<?php
/**
 * Styles for WooCommerce's templates.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * Loads a style with the first element that needs it.
 */
final class Style {

	/**
	 * Enqueues a style. Classic themes print templates after the page's head: then the style is printed in front of the
	 * template, since a late style would move the page.
	 *
	 * @param string $handle Name of a registered style.
	 * @return string The style as HTML; '' if the page's head prints it or it was already printed.
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
