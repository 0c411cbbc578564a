<?php
/**
 * How much is in the cart, for who has no script.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\DropdownMiniCart;

use Eidan\Support\Value;
use WC_Cart;

/**
 * A page from a cache is the same for everybody, so the count stands only in answers that no cache keeps: to a form
 * that was sent, as after something was added, and on pages that say so – WooCommerce's cart, checkout and account. On
 * all others the bag is a link to the cart, which is right at any time.
 */
final class PlainCount {

	/**
	 * The number of items.
	 *
	 * @return int 0 where the cart is empty, or the answer may be kept.
	 */
	public static function of(): int {
		$cart = function_exists( 'WC' ) ? WC()->cart : null;

		return self::is_alone() && $cart instanceof WC_Cart
			? Value::integer( $cart->get_cart_contents_count(), 0, PHP_INT_MAX, 0 )
			: 0;
	}

	/**
	 * Whether the page is for this visitor alone.
	 */
	private static function is_alone(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with a word, and used for nothing else.
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' )
			|| ( defined( 'DONOTCACHEPAGE' ) && true === constant( 'DONOTCACHEPAGE' ) );
	}
}
