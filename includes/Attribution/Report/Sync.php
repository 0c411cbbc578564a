<?php
/**
 * Keeps the lookup table up to date.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\OrderData;
use Eidan\Support\Database;
use Eidan\Support\Memory;
use Throwable;
use WC_Order;
use WC_Order_Refund;
use WP_Post;

/**
 * Collects the orders that a request changes and writes their rows at its end: a checkout saves an order many times,
 * but its row is written once.
 */
final class Sync {

	/** Number of collected orders after which a long process, such as an import, writes them. */
	private const MOST = 200;

	/** @var array<int, true> Orders to be written. */
	private array $changed = array();

	/**
	 * Actions on new and changed orders.
	 *
	 * @param mixed $order_id From WooCommerce, an integer; anything else is ignored.
	 */
	public static function changed( mixed $order_id ): void {
		if ( is_numeric( $order_id ) && (int) $order_id > 0 ) {
			// Without this order, which is still being saved.
			if (
				self::MOST <= count( self::memory()->changed ) && ! isset( self::memory()->changed[ (int) $order_id ] )
			) {
				self::flush();
			}
			self::memory()->changed[ (int) $order_id ] = true;
			add_action( 'shutdown', array( self::class, 'flush' ) );
		}
	}

	/**
	 * Action `woocommerce_after_order_refund_object_save`. The action on refunded orders only fires for WooCommerce's
	 * own way to refund.
	 */
	public static function refund_saved( mixed $refund ): void {
		if ( $refund instanceof WC_Order_Refund ) {
			self::changed( $refund->get_parent_id() );
		}
	}

	/**
	 * Filter `woocommerce_pre_delete_order_refund`: a deleted refund changes its order. The actions on deletions only
	 * fire in the admin.
	 *
	 * @param mixed $answer Returned unchanged.
	 * @param mixed $refund Order or refund.
	 */
	public static function refund_deleted( mixed $answer, mixed $refund = null ): mixed {
		if ( $refund instanceof WC_Order_Refund ) {
			self::changed( $refund->get_parent_id() );
		}

		return $answer;
	}

	/**
	 * Action `woocommerce_order_save_attribution_data`.
	 */
	public static function attributed( mixed $order ): void {
		if ( $order instanceof WC_Order ) {
			self::changed( $order->get_id() );
		}
	}

	/**
	 * Actions on deleted orders.
	 *
	 * @param mixed $order_id From WooCommerce, an integer; anything else is ignored.
	 */
	public static function deleted( mixed $order_id ): void {
		if ( ! is_numeric( $order_id ) || ! Table::exists() ) {
			return;
		}
		$id = (int) $order_id;
		unset( self::memory()->changed[ $id ] );
		$db = Database::from_primary();
		// phpcs:ignore WordPress.DB -- A table of our own, not cached.
		$customer = $db->get_var(
			(string) $db->prepare( 'SELECT customer FROM %i WHERE order_id = %d', Table::name(), $id )
		);
		// phpcs:ignore WordPress.DB -- As above.
		$db->delete( Table::name(), array( 'order_id' => $id ), array( '%d' ) );
		if ( is_string( $customer ) ) {
			self::count_customers( array( $customer ) );
		}
	}

	/**
	 * Action `deleted_post`, for shops that keep orders as posts.
	 *
	 * @param mixed $post_id From WordPress, an integer; anything else is ignored.
	 * @param mixed $post    The deleted post.
	 */
	public static function deleted_post( mixed $post_id, mixed $post = null ): void {
		if ( $post instanceof WP_Post && 'shop_order' === $post->post_type ) {
			self::deleted( $post_id );
		}
	}

	/**
	 * Actions `trashed_post` and `untrashed_post`, for shops that keep orders as posts.
	 *
	 * @param mixed $post_id From WordPress, an integer; anything else is ignored.
	 */
	public static function changed_post( mixed $post_id ): void {
		if ( is_numeric( $post_id ) && 'shop_order' === get_post_type( (int) $post_id ) ) {
			self::changed( $post_id );
		}
	}

	/**
	 * Action `shutdown`: writes the rows of all orders that this request changed.
	 */
	public static function flush(): void {
		if ( array() === self::memory()->changed ) {
			return;
		}
		if ( Table::exists() && function_exists( 'wc_get_order' ) ) {
			self::write( array_keys( self::memory()->changed ) );
		}
		self::memory()->changed = array();
	}

	/**
	 * Writes the rows of orders.
	 *
	 * @param list<int> $ids      Ids of orders; rows of deleted orders are removed.
	 * @param bool      $channels Whether to name their channels anew.
	 * @return int Number of rows written.
	 */
	public static function write( array $ids, bool $channels = false ): int {
		$db        = Database::from_primary();
		$customers = self::customers( $ids );
		$written   = 0;
		foreach ( $ids as $id ) {
			try {
				$order = wc_get_order( $id );
				if (
					! $order instanceof WC_Order || 'shop_order' !== $order->get_type() || ! self::has_row( $order )
				) {
					self::deleted( $id );
					continue;
				}
				if ( $channels ) {
					Renaming::order( $order );
				}
				$row = Row::of( $order, OrderData::stored( $order ) );
			} catch ( Throwable $error ) {
				// An error of another plugin must not break the checkout or stop the other rows.
				wc_get_logger()->error(
					sprintf( 'Order %d is not in the attribution report: %s', $id, $error->getMessage() ),
					array( 'source' => 'eidan-attribution' )
				);
				continue;
			}
			$db->replace( Table::name(), $row ); // phpcs:ignore WordPress.DB -- A table of our own.
			$customers[] = (string) $row['customer'];
			++$written;
		}
		self::count_customers( array_values( array_unique( $customers ) ) );

		return $written;
	}

	/**
	 * Whether an order has a row.
	 *
	 * @param WC_Order $order
	 */
	private static function has_row( WC_Order $order ): bool {
		/**
		 * Whether an order counts in the attribution report. Markets split a shopper's order into one for each vendor,
		 * and keep the whole as their parent: both are orders, so leave out one or the other, for instance all that
		 * have a parent. Rebuild the report after a change (`wp eidan attribution rebuild`).
		 *
		 * @param bool     $counts Whether it does.
		 * @param WC_Order $order
		 */
		return (bool) apply_filters( 'eidan_attribution_report_order', true, $order );
	}

	/**
	 * The customers that rows have now, since an order may change its customer.
	 *
	 * @param list<int> $ids Orders.
	 * @return list<string>
	 */
	private static function customers( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$db    = Database::get();
		$slots = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );

		// phpcs:ignore WordPress.DB -- A table of our own, not cached; the text holds nothing but placeholders.
		return array_values(
			array_filter(
				$db->get_col(
					(string) $db->prepare(
						"SELECT DISTINCT customer FROM %i WHERE order_id IN ( $slots )",
						Table::name(),
						...$ids
					)
				),
				'is_string'
			)
		);
	}

	/**
	 * Assigns the rows of a customer to another hash of the same person.
	 *
	 * @param string $from Hash in the table.
	 * @param string $to   New hash.
	 */
	public static function rename( string $from, string $to ): void {
		// phpcs:ignore WordPress.DB -- A table of our own.
		if (
			0
			< (int) Database::get()
				->update( Table::name(), array( 'customer' => $to ), array( 'customer' => $from ), '%s', '%s' )
		) {
			self::count_customers( array( $to ) );
		}
	}

	/**
	 * Updates which order is the first of each customer; the later ones are returning.
	 *
	 * @param list<string> $customers Hashes of customers.
	 */
	private static function count_customers( array $customers ): void {
		$db       = Database::get();
		$excluded = Statuses::excluded();
		foreach ( array_diff( $customers, array( '' ) ) as $customer ) {
			$slots = implode( ', ', array_fill( 0, count( $excluded ), '%s' ) );
			// phpcs:disable WordPress.DB -- A table of our own, not cached; the text holds nothing but placeholders.
			$first = $db->get_var(
				(string) $db->prepare(
					"SELECT order_id FROM %i WHERE customer = %s AND status NOT IN ( $slots ) ORDER BY created, "
						. 'order_id LIMIT 1',
					Table::name(),
					$customer,
					...$excluded
				)
			);
			$db->query(
				(string) $db->prepare(
					'UPDATE %i SET is_returning = CASE WHEN order_id = %d THEN 0 ELSE 1 END WHERE customer = %s',
					Table::name(),
					is_numeric( $first ) ? (int) $first : 0,
					$customer
				)
			);
			// phpcs:enable
		}
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
