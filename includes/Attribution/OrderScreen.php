<?php
/**
 * The journey on an order's screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use WC_Order;
use WP_Post;

/**
 * Adds the box "Customer journey", and fills a gap in WooCommerce's own box.
 */
final class OrderScreen {

	/** Handle of the style in src/styles. */
	public const STYLE = 'eidan-attribution-admin';

	/** Screen ids of an order: as a post, and in custom order tables. */
	private const SCREENS = array( 'shop_order', 'woocommerce_page_wc-orders' );

	/**
	 * Adds the box to the screen of an order, for both kinds of order storage.
	 *
	 * @param mixed $screen Screen id or post type.
	 * @param mixed $item   Post or order.
	 */
	public static function add( mixed $screen, mixed $item = null ): void {
		if ( ! Compatibility::has_shop() || ! in_array( $screen, self::SCREENS, true ) ) {
			return;
		}
		if ( ! self::order( $item ) instanceof WC_Order ) {
			return;
		}
		wp_enqueue_style( self::STYLE );
		add_meta_box(
			'eidan-attribution',
			__( 'Customer journey', 'eidan' ),
			array( self::class, 'render' ),
			$screen,
			'normal',
			'default'
		);
	}

	/**
	 * Prints the box.
	 *
	 * @param mixed $item Post or order.
	 */
	public static function render( mixed $item ): void {
		$order = self::order( $item );
		if ( $order instanceof WC_Order ) {
			Journey::render( OrderData::stored( $order ), $order->get_date_created() );
			OrderSourceBox::render( $order );
		}
	}

	/**
	 * Fills in a missing source, where WooCommerce would print only "Source: ".
	 *
	 * @param mixed $formatted The source as WooCommerce shows it.
	 */
	public static function formatted_source( mixed $formatted ): mixed {
		/* translators: stands for the source of a campaign that names none, behind "Source: ". */
		return is_string( $formatted ) && '' === trim( $formatted ) ? __( 'not named', 'eidan' ) : $formatted;
	}

	/**
	 * The order of a screen.
	 *
	 * @param mixed $item Post or order.
	 */
	private static function order( mixed $item ): ?WC_Order {
		$order = $item instanceof WP_Post ? wc_get_order( $item->ID ) : $item;

		return $order instanceof WC_Order ? $order : null;
	}
}
