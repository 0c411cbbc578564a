<?php
/**
 * WooCommerce's notices after a form was sent without script.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * WooCommerce keeps its notices until a template prints them. Pages with our lists often have no such template.
 */
final class Notices {

	/** Id of the notices, which the forms of lists link to. */
	public const ID = 'eidan-shop-notices';

	/**
	 * The notices, above the first list of the page after a form was sent. There are none left if a template has
	 * printed them.
	 *
	 * @return string HTML; '' on all other pages, so that they can be cached.
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
