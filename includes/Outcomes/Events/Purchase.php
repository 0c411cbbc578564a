<?php
/**
 * The order that a page thanks for.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Events;

use WC_Order;
use WC_Order_Item_Product;

/**
 * Its values as Google Analytics names them, and nothing of the person.
 */
final class Purchase {

	/** Statuses that are no purchase. */
	private const FAILED = array( 'failed', 'cancelled', 'refunded' );

	/** Seconds after which the page of an old order, opened by a link, counts no more. */
	private const AGE = DAY_IN_SECONDS;

	/**
	 * The purchase of the page at hand.
	 *
	 * @return array<string, mixed>|null Null on all other pages, and without the order's key.
	 */
	public static function of_page(): ?array {
		if ( ! function_exists( 'is_order_received_page' ) || ! is_order_received_page() ) {
			return null;
		}
		$id    = get_query_var( 'order-received' );
		$order = wc_get_order( is_numeric( $id ) ? (int) $id : 0 );
		// phpcs:ignore WordPress.Security -- It is compared with the order's.
		$key = wp_unslash( $_GET['key'] ?? '' );

		return $order instanceof WC_Order && is_string( $key ) && $order->key_is_valid( $key )
			? self::of( $order, time() )
			: null;
	}

	/**
	 * The purchase of an order.
	 *
	 * @param WC_Order $order
	 * @param int      $now Unix time.
	 * @return array<string, mixed>|null Null if it is none.
	 */
	public static function of( WC_Order $order, int $now ): ?array {
		$created = $order->get_date_created()?->getTimestamp() ?? 0;
		if ( $order->has_status( self::FAILED ) || $now - $created > self::AGE ) {
			return null;
		}
		$items = array();
		foreach ( $order->get_items() as $item ) {
			if ( $item instanceof WC_Order_Item_Product ) {
				$items[] = array(
					'item_id'   => (string) $item->get_product_id(),
					'item_name' => $item->get_name(),
					'price'     => round( (float) $order->get_item_total( $item ), 2 ),
					'quantity'  => $item->get_quantity(),
				);
			}
		}

		return array(
			'transaction_id' => $order->get_order_number(),
			'value'          => round( (float) $order->get_total(), 2 ),
			'currency'       => $order->get_currency(),
			'items'          => $items,
		);
	}
}
