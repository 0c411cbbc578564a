<?php
/**
 * Pages that browsers must not fetch ahead.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * Keeps WordPress's speculation rules (6.8 and later) off WooCommerce's cart, checkout and account, wherever the link
 * is.
 *
 * Browsers fetch what such a rule covers when a link is pressed, before the click. WooCommerce reads the whole session
 * of a shopper at the start of a request and writes all of it at the end: a checkout that is fetched ahead while a
 * quantity is being sent can store the cart of before over the change, and the page that is shown then is the one of
 * before, too.
 */
final class Speculation {

	private const PAGES = array( 'cart', 'checkout', 'myaccount' );

	/**
	 * Filter `wp_speculation_rules_href_exclude_paths`: adds the pages and what is below them.
	 *
	 * @param mixed $paths Patterns of paths so far.
	 */
	public static function exclude( mixed $paths ): mixed {
		if ( ! is_array( $paths ) || ! function_exists( 'wc_get_page_id' ) ) {
			return $paths;
		}
		$home = self::path( home_url( '/' ) );
		foreach ( self::PAGES as $page ) {
			$id   = wc_get_page_id( $page );
			$path = $id > 0 && 'publish' === get_post_status( $id ) ? self::path( (string) get_permalink( $id ) ) : '';
			if ( '' !== $path ) {
				// What is below a front page is the whole site.
				array_push(
					$paths,
					$path,
					...( $path === $home ? array() : array( untrailingslashit( $path ) . '/*' ) )
				);
			}
		}

		return $paths;
	}

	/**
	 * The path of an address, '' without one.
	 *
	 * @param string $url Address.
	 */
	private static function path( string $url ): string {
		$path = wp_parse_url( $url, PHP_URL_PATH );

		return is_string( $path ) ? $path : '';
	}
}
