<?php
/**
 * Order statuses that the report excludes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

/**
 * Uses the shop's setting in WooCommerce › Settings › Analytics, so that both reports count the same orders.
 */
final class Statuses {

	/** WooCommerce's default. */
	private const DEFAULT = array( 'pending', 'failed', 'cancelled' );

	/**
	 * Excluded statuses.
	 *
	 * @return non-empty-list<string> Without the prefix `wc-`.
	 */
	public static function excluded(): array {
		$chosen = get_option( 'woocommerce_excluded_report_order_statuses', self::DEFAULT );
		$chosen = array_filter( is_array( $chosen ) ? $chosen : self::DEFAULT, 'is_string' );
		$chosen = apply_filters(
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter, by which plugins keep statuses of their own out.
			'woocommerce_analytics_excluded_order_statuses',
			array( 'auto-draft', 'trash', ...$chosen )
		);
		$chosen = array_filter( is_array( $chosen ) ? $chosen : array(), 'is_string' );
		$plain  = array_map(
			static fn ( string $status ): string => str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status,
			$chosen
		);

		return array_values( array_unique( array( 'trash', 'auto-draft', 'checkout-draft', ...$plain ) ) );
	}
}
