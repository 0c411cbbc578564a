<?php
/**
 * Pages that browsers must not prefetch.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * Excludes WooCommerce's cart, checkout and account from WordPress's speculation rules (6.8 and later).
 *
 * These rules let browsers fetch a page when a link is pressed, before the click. WooCommerce reads the whole session
 * at the start of a request and writes it at the end. A checkout that is prefetched while a quantity is being sent can
 * overwrite that change with the old cart, and also shows the old cart.
 */
final class Speculation {

	private const PAGES = array( 'cart', 'checkout', 'myaccount' );

	/**
	 * Filter `wp_speculation_rules_href_exclude_paths`: adds these pages and those below them.
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
				// Everything is below the front page.
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
