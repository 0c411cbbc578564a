<?php
/**
 * The channel in the list of orders.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use WC_Order;
use WP_Query;

/**
 * Adds a column and a filter, in both kinds of order storage.
 */
final class OrdersList {

	private const COLUMN = 'eidan_channel';

	/** What the filter is called in the address. */
	public const PARAM = 'eidan_channel';

	/**
	 * Adds the column, behind WooCommerce's origin where that is shown.
	 *
	 * @param mixed $columns Titles by column.
	 * @return array<array-key, mixed>
	 */
	public static function column( mixed $columns ): array {
		$columns = is_array( $columns ) ? $columns : array();
		$ours    = array( self::COLUMN => esc_html__( 'Channel', 'eidan' ) );
		$place   = array_search( 'order_total', array_keys( $columns ), true );

		return false === $place ? $columns + $ours : array_slice( $columns, 0, $place, true ) + $ours + array_slice( $columns, $place, null, true );
	}

	/**
	 * Prints a cell.
	 *
	 * @param mixed $column Column.
	 * @param mixed $item   Order, or id of the post that it is.
	 */
	public static function cell( mixed $column, mixed $item ): void {
		if ( self::COLUMN !== $column ) {
			return;
		}
		$order = $item instanceof WC_Order ? $item : wc_get_order( is_numeric( $item ) ? (int) $item : false );
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		$fields = Fields::stored( $order );
		// Orders from before the plugin have no channel: it follows from what they have.
		$channel = $fields['channel'] ?? Channel::of( Touches::last_non_direct( $fields ) );
		echo 'unknown' === $channel ? '<span aria-hidden="true">–</span><span class="screen-reader-text">' . esc_html( Channel::label( $channel ) ) . '</span>' : esc_html( Channel::label( $channel ) );
	}

	/**
	 * Prints the filter.
	 *
	 * @param mixed $type Type of the orders, or of the posts.
	 */
	public static function filter( mixed $type ): void {
		if ( 'shop_order' !== $type || ! Compatibility::has_shop() ) {
			return;
		}
		$chosen = self::chosen();
		printf(
			'<label class="screen-reader-text" for="eidan-channel-filter">%s</label><select name="%s" id="eidan-channel-filter"><option value="">%s</option>',
			esc_html__( 'Filter by channel', 'eidan' ),
			esc_attr( self::PARAM ),
			esc_html__( 'All attribution channels', 'eidan' )
		);
		foreach ( Channel::all() as $id => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $id ), selected( $chosen, $id, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	/**
	 * Filters orders in tables of their own.
	 *
	 * @param mixed $args Arguments of the list's query.
	 */
	public static function arguments( mixed $args ): mixed {
		$chosen = self::chosen();
		if ( ! is_array( $args ) || '' === $chosen ) {
			return $args;
		}
		$existing           = $args['meta_query'] ?? null;
		$args['meta_query'] = self::meta_query( $chosen, is_array( $existing ) ? $existing : array() ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- By key and value, on request.

		return $args;
	}

	/**
	 * Filters orders that are posts.
	 *
	 * @param WP_Query $query Query.
	 */
	public static function posts( WP_Query $query ): void {
		if ( ! is_admin() || ! $query->is_main_query() || 'shop_order' !== $query->get( 'post_type' ) ) {
			return;
		}
		$chosen = self::chosen();
		if ( '' !== $chosen ) {
			$existing = $query->get( 'meta_query' );
			$query->set( 'meta_query', self::meta_query( $chosen, is_array( $existing ) ? $existing : array() ) );
		}
	}

	/**
	 * Condition for the orders of a channel.
	 *
	 * @param string                  $channel  Id.
	 * @param array<array-key, mixed> $existing Conditions that are there already.
	 * @return array<array-key, mixed>
	 */
	private static function meta_query( string $channel, array $existing ): array {
		$ours = array(
			'key'   => Fields::key( 'channel' ),
			'value' => $channel,
		);
		if ( 'unknown' === $channel ) {
			$ours = array(
				'relation' => 'OR',
				$ours,
				array(
					'relation' => 'AND',
					array(
						'key'     => Fields::key( 'channel' ),
						'compare' => 'NOT EXISTS',
					),
					array(
						'key'     => Fields::key( 'source_type' ),
						'compare' => 'NOT EXISTS',
					),
				),
			);
		}

		return array() === $existing ? array( $ours ) : array(
			'relation' => 'AND',
			$existing,
			$ours,
		);
	}

	/**
	 * The channel that the address asks for.
	 *
	 * @return string '' for all.
	 */
	private static function chosen(): string {
		$chosen = isset( $_GET[ self::PARAM ] ) && is_string( $_GET[ self::PARAM ] ) ? sanitize_key( $_GET[ self::PARAM ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Filtering a list changes nothing.

		return isset( Channel::all()[ $chosen ] ) ? $chosen : '';
	}
}
