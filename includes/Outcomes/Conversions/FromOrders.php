<?php
/**
 * Conversions of the shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Conversions;

use Eidan\Attribution\OrderData;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Row;
use Eidan\Enquiries\Amount;
use WC_Order;

/**
 * Paid orders, by the day they were paid.
 */
final class FromOrders {

	/** Orders in a batch. */
	private const BATCH = 200;

	/**
	 * The conversions of a period, oldest first.
	 *
	 * @param Platform $platform
	 * @param Period   $period
	 * @param string   $name Name of the conversion action; '' = none is wanted.
	 * @return list<Conversion>
	 */
	public static function find( Platform $platform, Period $period, string $name ): array {
		if ( '' === $name ) {
			return array();
		}
		$found = array(
			...self::by( 'date_paid', $platform, $period, $name ),
			...self::by( 'date_created', $platform, $period, $name ),
		);
		usort( $found, static fn ( Conversion $one, Conversion $other ): int => $one->time <=> $other->time );

		return $found;
	}

	/**
	 * Those with a date in the period. Orders that other code made as paid ones have no date of payment: they count on
	 * the day they came.
	 *
	 * @param 'date_paid'|'date_created' $date
	 * @return list<Conversion>
	 */
	private static function by( string $date, Platform $platform, Period $period, string $name ): array {
		$found = array();
		$page  = 1;
		do {
			$orders = wc_get_orders(
				array(
					'type'    => 'shop_order',
					// Neither refunded nor cancelled ones.
					'status'  => wc_get_is_paid_statuses(),
					$date     => $period->start->getTimestamp() . '...' . $period->end->getTimestamp(),
					'limit'   => self::BATCH,
					'page'    => $page,
					'orderby' => 'ID',
					'order'   => 'ASC',
				)
			);
			$orders = is_array( $orders ) ? $orders : array();
			foreach ( $orders as $order ) {
				$conversion = $order instanceof WC_Order
					&& ( 'date_paid' === $date || null === $order->get_date_paid() )
						? self::of( $order, $platform, $period, $name )
						: null;
				if ( null !== $conversion ) {
					$found[] = $conversion;
				}
			}
			++$page;
			// Frees the memory of the batch.
			wp_cache_flush_runtime();
			$is_full = self::BATCH === count( $orders );
		} while ( $is_full );

		return $found;
	}

	/**
	 * The conversion of an order.
	 *
	 * @return Conversion|null Null if it counts for none.
	 */
	private static function of( WC_Order $order, Platform $platform, Period $period, string $name ): ?Conversion {
		$date  = $order->get_date_paid() ?? $order->get_date_created();
		$paid  = $date?->getTimestamp() ?? 0;
		$click = $platform->click( OrderData::stored( $order ) );
		$value = (float) Row::revenue( $order );
		if (
			'' === $click
			|| $paid < $period->start->getTimestamp() || $paid >= $period->end->getTimestamp()
			// All of it was given back.
			|| ( $value <= 0 && (float) $order->get_total() > 0 )
			|| self::is_renewal( $order )
			|| ! self::counts( $order )
		) {
			return null;
		}

		return new Conversion(
			$click,
			$name,
			$paid,
			number_format( $value, 2, '.', '' ),
			Amount::code( $order->get_currency() )
		);
	}

	/**
	 * Whether an order renews a subscription. It has the click of the first order, whose fields are copied to it, and
	 * nobody has clicked again. WooCommerce Subscriptions and YITH's plugin mark them so.
	 *
	 * @param WC_Order $order
	 */
	private static function is_renewal( WC_Order $order ): bool {
		return 'subscription' === $order->get_created_via()
			|| $order->meta_exists( '_subscription_renewal' )
			|| 'yes' === $order->get_meta( 'is_a_renew' );
	}

	/**
	 * Whether an order counts, as in the report.
	 */
	public static function counts( WC_Order $order ): bool {
		/** This filter is documented in includes/Attribution/Report/Sync.php */
		return (bool) apply_filters( 'eidan_attribution_report_order', true, $order );
	}
}
