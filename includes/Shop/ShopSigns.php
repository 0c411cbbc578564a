<?php
/**
 * What tells that something of the shop is on a page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * Pure functions. A sign too many costs a page some files; a sign too few would leave a product without its styles. So
 * they are generous.
 */
final class ShopSigns {

	/**
	 * In written or rendered text: WooCommerce's names, links that add to the cart, its shortcodes, our list of
	 * products, and inline scripts that use jQuery, which WooCommerce's scripts bring along.
	 */
	private const IN_TEXT = '/woocommerce|\badd[_-]to[_-]cart|\bwc-block|\bjQuery\b|<!-- wp:eidan\/product-list\b'
		. '|\[(?:products?\b|product_|(?:recent|sale|best_selling|top_rated|featured|related|brand)_products\b'
		. '|shop_messages\b)/';

	/** Blocks that hold what somebody wrote as HTML or as a shortcode. */
	private const WRITTEN = array( '', 'core/html', 'core/shortcode', 'core/freeform' );

	/**
	 * Whether a text speaks of the shop.
	 *
	 * @param string $text Content of a post or a widget, rendered or not.
	 */
	public static function in_text( string $text ): bool {
		return 1 === preg_match( self::IN_TEXT, $text );
	}

	/**
	 * Whether a rendered block shows something of the shop. Our mini cart does not count: it needs nothing of
	 * WooCommerce's scripts and styles.
	 *
	 * @param string $name    Name of the block; '' for text between blocks.
	 * @param string $widget  Base id of the widget in a block of a classic widget; '' in others.
	 * @param string $content Rendered block.
	 */
	public static function in_block( string $name, string $widget, string $content ): bool {
		return str_starts_with( $name, 'woocommerce/' )
			|| 'eidan/product-list' === $name
			|| self::in_widget( $widget )
			|| ( in_array( $name, self::WRITTEN, true ) && self::in_text( $content ) );
	}

	/**
	 * Whether a widget is one of WooCommerce's.
	 *
	 * @param string $id Id of the widget, or the name of its class.
	 */
	public static function in_widget( string $id ): bool {
		return 1 === preg_match( '/^(?:woocommerce_|wc_)/i', $id );
	}

	/**
	 * The handles that an owner wrote down.
	 *
	 * @param string $lines One a line; spaces and commas separate them, too.
	 * @return list<string>
	 */
	public static function handles( string $lines ): array {
		$handles = preg_split( '/[\s,]+/', $lines, -1, PREG_SPLIT_NO_EMPTY );

		return array_values( array_unique( false === $handles ? array() : $handles ) );
	}
}
