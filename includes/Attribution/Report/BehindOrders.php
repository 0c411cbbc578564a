<?php
/**
 * The orders behind the sums of the report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use WC_Order;

/**
 * Orders in the answer of the REST route.
 */
final class BehindOrders {

	/**
	 * The orders of a page.
	 *
	 * @param array<int, float> $revenues Revenue by id.
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $revenues ): array {
		$found = array();
		foreach ( self::orders( array_keys( $revenues ) ) as $order ) {
			$found[] = self::order( $order, $revenues[ $order->get_id() ] ?? 0.0 );
		}

		return $found;
	}

	/**
	 * Reads orders in one query, where `wc_get_order()` needs several for each. Orders that were deleted without hooks
	 * are missing.
	 *
	 * @param list<int> $ids Their ids.
	 * @return list<WC_Order>
	 */
	private static function orders( array $ids ): array {
		$found = array() === $ids ? array() : wc_get_orders(
			array(
				'post__in' => $ids,
				'limit'    => count( $ids ),
				'type'     => 'shop_order',
				// Sorting by date would make WooCommerce count all orders first.
				'orderby'  => 'post__in',
			)
		);

		return array_values(
			array_filter(
				is_array( $found ) ? $found : array(),
				static fn ( mixed $order ): bool => $order instanceof WC_Order
			)
		);
	}

	/**
	 * An order in the response.
	 *
	 * @param WC_Order $order
	 * @param float    $revenue Revenue of the order in the sums.
	 * @return array<string, mixed>
	 */
	private static function order( WC_Order $order, float $revenue ): array {
		$created = $order->get_date_created();

		return array(
			'id'       => $order->get_id(),
			'number'   => $order->get_order_number(),
			'date'     => null === $created ? null : $created->date( 'c' ),
			'status'   => wc_get_order_status_name( $order->get_status() ),
			'revenue'  => $revenue,
			'currency' => $order->get_currency(),
			// phpcs:ignore WordPress.WP.Capabilities -- WooCommerce's.
			'link'     => current_user_can( 'edit_shop_orders' ) ? $order->get_edit_order_url() : null,
		);
	}
}
