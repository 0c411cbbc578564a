<?php
/**
 * Derived fields of orders whose source is changed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Memory;
use WC_Order;
use WeakMap;

/**
 * Updates the derived fields if a source is changed by REST, WP-CLI or an import. Derived fields that are set in the
 * same request stay.
 *
 * What is changed is judged once a save, when nothing of it is stored yet. Where the clock goes on to the next second
 * meanwhile, WooCommerce saves the whole order again between two fields, in any order of them: half a change would be
 * taken for a change of the source.
 */
final class OrderCorrection {

	/**
	 * How many saves of an order are going on, one within another.
	 *
	 * @var WeakMap<WC_Order, int>|null
	 */
	private ?WeakMap $saves = null;

	/**
	 * Action `woocommerce_before_order_object_save`.
	 *
	 * @param mixed $order Order with unsaved changes.
	 */
	public static function before_save( mixed $order ): void {
		if ( self::hold( $order ) && $order instanceof WC_Order && 0 !== $order->get_id() ) {
			self::correct( $order );
		}
	}

	/**
	 * A save begins: those within it correct nothing.
	 *
	 * @param mixed $order
	 * @return bool Whether it is not itself within another one.
	 */
	public static function hold( mixed $order ): bool {
		if ( ! $order instanceof WC_Order ) {
			return false;
		}
		$saves           = Memory::of( self::class )->saves ??= new WeakMap();
		$saves[ $order ] = ( $saves[ $order ] ?? 0 ) + 1;

		return 1 === $saves[ $order ];
	}

	/**
	 * Action `woocommerce_after_order_object_save`: a save ends.
	 *
	 * @param mixed $order
	 */
	public static function release( mixed $order ): void {
		$saves = Memory::of( self::class )->saves;
		if ( null !== $saves && $order instanceof WC_Order && isset( $saves[ $order ] ) ) {
			--$saves[ $order ];
		}
	}

	/**
	 * Updates the derived fields.
	 *
	 * @param WC_Order $order Order with unsaved changes.
	 */
	private static function correct( WC_Order $order ): void {
		$before = OrderData::stored( $order, true );
		$now    = OrderData::stored( $order );
		if ( $before === $now || ! $order->meta_exists( Fields::key( 'channel' ) ) ) {
			return;
		}
		$was = Touches::derive( $before );
		$is  = Touches::derive( $now );
		foreach ( Fields::DERIVED as $field ) {
			// If the derived value does not change, the stored one stays: it may be set by hand or by older rules.
			if (
				( $is[ $field ] ?? '' ) === ( $was[ $field ] ?? '' )
				|| ( $now[ $field ] ?? '' ) !== ( $before[ $field ] ?? '' )
			) {
				continue;
			}
			if ( isset( $is[ $field ] ) ) {
				$order->update_meta_data( Fields::key( $field ), $is[ $field ] );
			} else {
				$order->delete_meta_data( Fields::key( $field ) );
			}
		}
	}
}
