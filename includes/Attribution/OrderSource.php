<?php
/**
 * The source of an order that is set by hand.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Database;
use WC_Data;
use WC_Order;

/**
 * Keeps what was recorded beside what was typed; each change is a note of the order.
 *
 * The order's attribution fields are what was typed, so that the report, lists and other plugins need to know nothing
 * of this.
 *
 * @phpstan-import-type Typed from ByHand
 */
final class OrderSource {

	/** Meta: attribution fields as they were recorded, once others are set by hand. */
	public const RECORDED = '_eidan_attribution_recorded';

	/** Meta: what was set by hand. */
	public const TYPED = '_eidan_attribution_by_hand';

	/** Meta: a promo code, or what else was told on the telephone. */
	public const TOLD = '_eidan_attribution_told';

	private const KEYS = array( self::RECORDED, self::TYPED, self::TOLD );

	/**
	 * What was set by hand.
	 *
	 * @param WC_Data $order
	 * @return Typed
	 */
	public static function typed( WC_Data $order ): array {
		return self::is_set( $order ) ? ByHand::stored( $order->get_meta( self::TYPED ) ) : ByHand::NONE;
	}

	/**
	 * Attribution fields as they were recorded.
	 *
	 * @param WC_Data $order
	 * @return array<string, string>
	 */
	public static function recorded( WC_Data $order ): array {
		return self::is_set( $order )
			? Fields::of( (array) $order->get_meta( self::RECORDED ) )
			: OrderData::stored( $order );
	}

	/**
	 * What was told on the telephone.
	 *
	 * @param WC_Data $order
	 * @return string Plain text of one line; '' = nothing.
	 */
	public static function told( WC_Data $order ): string {
		$told = $order->get_meta( self::TOLD );

		return is_string( $told ) ? $told : '';
	}

	/**
	 * Name of the field with what was told.
	 */
	public static function label(): string {
		return __( 'Promo code / told on the telephone', 'eidan' );
	}

	/**
	 * Sets the source by hand. What was recorded comes back when nothing is typed.
	 *
	 * @param WC_Order $order A stored one.
	 * @param Typed    $typed {@see ByHand::typed()}.
	 */
	public static function set( WC_Order $order, array $typed ): void {
		if ( self::typed( $order ) === $typed ) {
			return;
		}
		$from     = ByHand::line( OrderData::stored( $order ) );
		$recorded = self::recorded( $order );
		if ( ByHand::NONE === $typed ) {
			$order->delete_meta_data( self::RECORDED );
			$order->delete_meta_data( self::TYPED );
		} else {
			$order->update_meta_data( self::RECORDED, $recorded );
			$order->update_meta_data( self::TYPED, $typed );
		}
		$fields = ByHand::apply( $recorded, $typed );
		OrderData::replace( $order, $fields );
		Report\Sync::changed( $order->get_id() );
		$to = ByHand::line( $fields );
		if ( $from !== $to ) {
			self::note( $order, ByHand::change( $from, $to ) );
		}
	}

	/**
	 * Notes what was told on the telephone.
	 *
	 * @param WC_Order $order A stored one.
	 * @param string   $told  Plain text of one line; '' = nothing.
	 */
	public static function tell( WC_Order $order, string $told ): void {
		$before = self::told( $order );
		if ( $told === $before ) {
			return;
		}
		if ( '' === $told ) {
			$order->delete_meta_data( self::TOLD );
		} else {
			$order->update_meta_data( self::TOLD, $told );
		}
		$order->save_meta_data();
		self::note(
			$order,
			sprintf(
				/* translators: 1: promo code that was told before, 2: the one that is told now. */
				__( 'Told on the telephone: %1$s → %2$s', 'eidan' ),
				'' === $before ? '–' : $before,
				'' === $told ? '–' : $told
			)
		);
	}

	/**
	 * Removes what was recorded, typed and told.
	 *
	 * @param WC_Data $order The caller saves it.
	 * @return bool Whether there was any.
	 */
	public static function remove( WC_Data $order ): bool {
		$found = false;
		foreach ( self::KEYS as $key ) {
			if ( $order->meta_exists( $key ) ) {
				$order->delete_meta_data( $key );
				$found = true;
			}
		}

		return $found;
	}

	/**
	 * On uninstall: removes what was recorded, typed and told from all orders, in both kinds of order storage, also
	 * without WooCommerce. What was typed stays in the orders' attribution fields, which are WooCommerce's.
	 */
	public static function forget(): void {
		$db     = Database::get();
		$orders = $db->prefix . 'wc_orders_meta';
		// phpcs:disable WordPress.DB -- Once.
		$is_there = null !== $db->get_var( (string) $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( $orders ) ) );
		foreach ( self::KEYS as $key ) {
			delete_post_meta_by_key( $key );
			if ( $is_there ) {
				$db->delete( $orders, array( 'meta_key' => $key ), array( '%s' ) );
			}
		}
		// phpcs:enable
	}

	/**
	 * Whether a source is set by hand.
	 */
	private static function is_set( WC_Data $order ): bool {
		return is_array( $order->get_meta( self::RECORDED ) );
	}

	/**
	 * Adds a note by the user.
	 *
	 * @param WC_Order $order
	 * @param string   $text  Plain text; notes are HTML.
	 */
	private static function note( WC_Order $order, string $text ): void {
		$order->add_order_note( esc_html( $text ), 0, true );
	}
}
