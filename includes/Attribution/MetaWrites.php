<?php
/**
 * Sources that other plugins write into an order's meta data alone.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Attribution\Report\Sync;
use Eidan\Support\Memory;
use WC_Order;

/**
 * `save_meta_data()` runs no action of the order: a tool for newsletters that credits its own mail would leave the
 * channel of the source before. What is saved with the whole order is OrderData::corrected()'s.
 */
final class MetaWrites {

	/** @var array<int, array<string, true>> Names of the fields that were written, by order. */
	private array $written = array();

	/** @var bool Whether WooCommerce saves the order because of the first of several fields of its meta data. */
	private bool $is_within = false;

	/**
	 * Actions `added_order_meta`, `updated_order_meta` and `deleted_order_meta`.
	 *
	 * @param mixed $meta_id  Not used.
	 * @param mixed $order_id From WooCommerce, an integer; anything else is ignored.
	 * @param mixed $key      Key of the meta data.
	 */
	public static function noted( mixed $meta_id, mixed $order_id = 0, mixed $key = '' ): void {
		self::memory()->is_within = false;
		$start                    = Fields::key( '' );
		if ( is_string( $key ) && str_starts_with( $key, $start ) && is_numeric( $order_id ) ) {
			self::memory()->written[ (int) $order_id ][ substr( $key, strlen( $start ) ) ] = true;
			Sync::changed( $order_id );
		}
	}

	/**
	 * Filter `woocommerce_orders_table_datastore_should_save_after_meta_change`: a save within a save knows one field
	 * as it will be and the others as they were.
	 *
	 * @param mixed $saves Whether it is saved. Returned unchanged.
	 */
	public static function within( mixed $saves = null ): mixed {
		self::memory()->is_within = true === $saves;

		return $saves;
	}

	/**
	 * Derived fields follow from what was written, or stay, as whoever wrote it has found.
	 *
	 * @param WC_Order $order
	 */
	public static function settled( WC_Order $order ): void {
		if ( ! self::memory()->is_within ) {
			self::memory()->written[ $order->get_id() ]['channel'] = true;
		}
	}

	/** Derives what follows from a source that was written alone. */
	public static function settle(): void {
		$written                = self::memory()->written;
		self::memory()->written = array();
		foreach ( $written as $id => $fields ) {
			$order = array() === array_intersect_key( $fields, array_flip( Fields::DERIVED ) )
				? wc_get_order( $id )
				: false;
			if ( ! $order instanceof WC_Order || ! $order->meta_exists( Fields::key( 'channel' ) ) ) {
				continue;
			}
			$stored  = OrderData::stored( $order );
			$derived = Touches::derive( $stored );
			$firsts  = preg_grep( '/^first_/', array_keys( $fields ) );
			if ( array() === $firsts && isset( $stored['first_source_type'] ) ) {
				// Named by the rules of its time.
				unset( $derived['first_channel'] );
			}
			OrderData::replace( $order, $derived + $stored );
		}
		// What has just been written is derived.
		self::memory()->written = array();
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
