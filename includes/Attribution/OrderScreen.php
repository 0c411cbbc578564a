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
 * Adds the box, and says what WooCommerce's own box leaves empty.
 */
final class OrderScreen {

	/** The style's handle, of src/styles. */
	public const STYLE = 'eidan-attribution-admin';

	/** Screens of an order: as a post, and from tables of its own. */
	private const SCREENS = array( 'shop_order', 'woocommerce_page_wc-orders' );

	/**
	 * Adds the box to the screen of an order, in either storage.
	 *
	 * @param mixed $screen Screen's id, or the type of a post.
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
		}
	}

	/**
	 * Names a source that a campaign has left out, where WooCommerce prints "Source: " and nothing.
	 *
	 * @param mixed $formatted Source for people.
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
