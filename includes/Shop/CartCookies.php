<?php
/**
 * WooCommerce's cart cookies after requests to the Store API.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WC_Cart;
use WP_REST_Request;

/**
 * Updates `woocommerce_items_in_cart` and `woocommerce_cart_hash` after a request to the Store API.
 *
 * WooCommerce sets them when something is added. After other changes it only tries at the end of the request, when the
 * response is already sent unless PHP buffers it. Then cached pages would show the old count.
 */
final class CartCookies {

	/**
	 * Filter `rest_post_dispatch`: the last moment before headers are sent.
	 *
	 * @param mixed $response
	 * @param mixed $server   Not used.
	 * @return mixed The same response.
	 */
	public static function set( mixed $response, mixed $server = null, mixed $request = null ): mixed {
		unset( $server );
		if (
			self::may_change_cart( $request )
			&& function_exists( 'WC' )
			&& WC()->cart instanceof WC_Cart
			&& did_action( 'woocommerce_cart_loaded_from_session' ) > 0
		) {
			WC()->cart->maybe_set_cart_cookies();
		}

		return $response;
	}

	/**
	 * Whether a request may have changed the cart of the browser that sent it.
	 */
	private static function may_change_cart( mixed $request ): bool {
		return $request instanceof WP_REST_Request
			&& str_starts_with( $request->get_route(), '/wc/store/' )
			// A cart with a token does not use cookies.
			&& null === $request->get_header( 'cart_token' );
	}
}
