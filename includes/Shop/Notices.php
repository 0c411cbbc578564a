<?php
/**
 * What the shop says of a form that was sent without script.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * WooCommerce keeps its notices until a template prints them, and pages with a list of ours often have no place for
 * them.
 */
final class Notices {

	/** Id of the place; forms of lists lead there. */
	public const ID = 'eidan-shop-notices';

	/**
	 * The notices of the shop, above the first list of the page that comes after a form was sent. Whatever printed them
	 * before, a template's own place for them above all, has left none.
	 *
	 * @return string HTML; '' on all other pages, which caches may keep for everybody.
	 */
	public static function html(): string {
		if (
			// phpcs:ignore WordPress.Security.NonceVerification -- WooCommerce's own form, which has none; only notices are printed.
			! isset( $_REQUEST['add-to-cart'] )
			|| ! function_exists( 'wc_notice_count' )
			|| 0 === did_action( 'woocommerce_init' )
			|| wc_notice_count() < 1
		) {
			return '';
		}
		$html = wc_print_notices( true );

		return is_string( $html ) ? '<div class="woocommerce" id="' . self::ID . '">' . $html . '</div>' : '';
	}
}
