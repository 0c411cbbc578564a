<?php
/**
 * Keeps the lookup table as the orders are.
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
 * Collects the orders that a request changed and writes their rows when it ends: an order is saved many times a
 * checkout, and its row once.
 */
final class Sync {

	/** Orders after which a process that has not ended yet, an import for instance, writes what it has. */
	private const MOST = 200;

	/** @var array<int, true> Orders to be written. */
	private array $changed = array();

	/**
	 * Actions that an order was made or changed.
	 *
	 * @param mixed $order_id Its id.
	 */
	public static function changed( mixed $order_id ): void {
		if ( is_numeric( $order_id ) && (int) $order_id > 0 ) {
			// Not with this one, which is being saved.
			if (
				self::MOST <= count( self::memory()->changed ) && ! isset( self::memory()->changed[ (int) $order_id ] )
			) {
				self::flush();
			}
			self::memory()->changed[ (int) $order_id ] = true;
		}
	}

	/**
	 * Action `woocommerce_after_order_refund_object_save`. The action that an order was refunded tells of WooCommerce's
	 * own way to do that only.
	 */
	public static function refund_saved( mixed $refund ): void {
		if ( $refund instanceof WC_Order_Refund ) {
			self::changed( $refund->get_parent_id() );
		}
	}

	/**
	 * Filter `woocommerce_pre_delete_order_refund`: a refund that is deleted changes its order. The actions for that
	 * tell a deletion in the dashboard only.
	 *
	 * @param mixed $answer Passed on.
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
	 * Actions that an order was deleted.
	 *
	 * @param mixed $order_id Its id.
	 */
	public static function deleted( mixed $order_id ): void {
		if ( ! is_numeric( $order_id ) || ! Table::exists() ) {
			return;
		}
		$id = (int) $order_id;
		unset( self::memory()->changed[ $id ] );
		$db = Database::get();
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
	 * @param mixed $post_id Id of the post.
	 * @param mixed $post    The post as it was.
	 */
	public static function deleted_post( mixed $post_id, mixed $post = null ): void {
		if ( $post instanceof WP_Post && 'shop_order' === $post->post_type ) {
			self::deleted( $post_id );
		}
	}

	/**
	 * Actions `trashed_post` and `untrashed_post`, for shops that keep orders as posts.
	 *
	 * @param mixed $post_id Id of the post.
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
	 * @param list<int> $ids Orders; those that are gone lose their rows.
	 * @return int How many rows were written.
	 */
	public static function write( array $ids ): int {
		$db        = Database::get();
		$customers = self::customers( $ids );
		$written   = 0;
		foreach ( $ids as $id ) {
			try {
				$order = wc_get_order( $id );
				if ( ! $order instanceof WC_Order || 'shop_order' !== $order->get_type() ) {
					self::deleted( $id );
					continue;
				}
				$row = Row::of( $order, OrderData::stored( $order ) );
			} catch ( Throwable $error ) {
				// Whatever other plugins do to an order, the others are written, and no checkout ends in an error.
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
	 * The customers that rows have now. An order may be about to change hands.
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
	 * Gives the orders of a customer to another, who is the same person.
	 *
	 * @param string $from Customer, as in the table.
	 * @param string $to   The same.
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
	 * Says again which of the customers' orders is their first that counts; the others return.
	 *
	 * @param list<string> $customers Customers, as in the table.
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
