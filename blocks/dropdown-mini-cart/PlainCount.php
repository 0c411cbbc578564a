<?php
/**
 * Number of items in the cart without script.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\DropdownMiniCart;

use Eidan\Support\Value;
use WC_Cart;

/**
 * Cached pages are the same for everybody, so the count is only printed in responses that are not cached: after a form
 * was sent, such as to add a product, and on WooCommerce's cart, checkout and account. On other pages there is only a
 * link to the cart.
 */
final class PlainCount {

	/**
	 * The number of items.
	 *
	 * @return int 0 if the cart is empty, or the response may be cached.
	 */
	public static function of(): int {
		$cart = function_exists( 'WC' ) ? WC()->cart : null;

		return self::is_alone() && $cart instanceof WC_Cart
			? Value::integer( $cart->get_cart_contents_count(), 0, PHP_INT_MAX, 0 )
			: 0;
	}

	/**
	 * Whether the page is only for this visitor.
	 */
	private static function is_alone(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with a word, and used for nothing else.
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' )
			|| ( defined( 'DONOTCACHEPAGE' ) && true === constant( 'DONOTCACHEPAGE' ) );
	}
}
