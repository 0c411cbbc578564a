<?php
/**
 * The channel in the list of orders.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use WC_Order;

/**
 * Adds a column, for both kinds of order storage; {@see OrdersFilter} adds the filter.
 */
final class OrdersList {

	private const COLUMN = 'eidan_channel';

	/**
	 * Adds the column after WooCommerce's "Origin", if that is shown.
	 *
	 * @param mixed $columns Titles by column.
	 * @return array<array-key, mixed>
	 */
	public static function column( mixed $columns ): array {
		$columns = is_array( $columns ) ? $columns : array();
		$ours    = array( self::COLUMN => esc_html__( 'Channel', 'eidan' ) );
		$place   = array_search( 'order_total', array_keys( $columns ), true );

		return false === $place
			? $columns + $ours
			: array_slice( $columns, 0, $place, true ) + $ours + array_slice( $columns, $place, null, true );
	}

	/**
	 * Prints a cell.
	 *
	 * @param mixed $column
	 * @param mixed $item   Order, or its post id.
	 */
	public static function cell( mixed $column, mixed $item = null ): void {
		if ( self::COLUMN !== $column ) {
			return;
		}
		$order = $item instanceof WC_Order ? $item : wc_get_order( is_numeric( $item ) ? (int) $item : false );
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		// Orders from before the plugin have no channel field; it is derived from the others.
		echo esc_html( Channel::label( JourneyLine::channel( OrderData::stored( $order ) ) ) );
	}
}
