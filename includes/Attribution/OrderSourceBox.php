<?php
/**
 * The source by hand on an order's screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use WC_Order;

/**
 * Prints the fields below the journey, and saves them with the order.
 */
final class OrderSourceBox {

	private const NONCE = 'eidan_order_nonce';

	/**
	 * Prints the fields, for those who may change the order. They are folded while nothing is set.
	 *
	 * @param WC_Order $order
	 */
	public static function render( WC_Order $order ): void {
		if ( ! self::may_edit( $order->get_id() ) ) {
			return;
		}
		$typed = OrderSource::typed( $order );
		$told  = OrderSource::told( $order );
		$open  = ByHand::NONE === $typed && '' === $told ? '' : ' open';
		printf(
			'<details class="eidan-by-hand"%s><summary>%s</summary>',
			esc_attr( $open ),
			esc_html__( 'Source by hand', 'eidan' )
		);
		wp_nonce_field( self::NONCE . $order->get_id(), self::NONCE, false );
		echo '<div class="eidan-by-hand__fields">';
		ByHandFields::render( 'order', $typed, OrderSource::recorded( $order ) );
		ByHandFields::text( 'order', 'told', OrderSource::label(), $told );
		echo '</div></details>';
	}

	/**
	 * Action `woocommerce_process_shop_order_meta`, after WooCommerce saved the order: takes what the screen sends.
	 *
	 * @param mixed $id Order.
	 */
	public static function save( mixed $id ): void {
		// phpcs:disable WordPress.Security -- Checked here, cleaned below.
		$nonce = $_POST[ self::NONCE ] ?? null;
		$sent  = $_POST['eidan_order'] ?? null;
		// phpcs:enable
		if (
			! is_numeric( $id )
			|| ! is_string( $nonce )
			|| ! is_array( $sent )
			|| false === wp_verify_nonce( $nonce, self::NONCE . (int) $id )
			|| ! self::may_edit( (int) $id )
		) {
			return;
		}
		// As it is stored now: WooCommerce saves another object of the same order.
		$order = wc_get_order( (int) $id );
		if ( $order instanceof WC_Order ) {
			$sent = (array) wp_unslash( $sent );
			$was  = OrderSource::typed( $order )['channel'];
			OrderSource::set( $order, ByHand::typed( $sent, $was ) );
			OrderSource::tell( $order, is_string( $sent['told'] ?? null ) ? Values::text( $sent['told'] ) : '' );
		}
	}

	/**
	 * Whether the user may change an order.
	 */
	private static function may_edit( int $id ): bool {
		// phpcs:ignore WordPress.WP.Capabilities -- WooCommerce's, and of this order.
		return current_user_can( 'edit_shop_order', $id );
	}
}
