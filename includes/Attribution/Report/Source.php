<?php
/**
 * Ids of the shop's orders.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Eidan\Support\Database;

/**
 * Walks over all orders by id, in both kinds of order storage.
 *
 * `wc_get_orders()` pages by offset, which skips orders when others are added or deleted meanwhile, and gets slower
 * with each page.
 */
final class Source {

	/**
	 * The next ids.
	 *
	 * @param int $after Last id of the previous batch.
	 * @param int $limit Maximum number.
	 * @return list<int>
	 */
	public static function after( int $after, int $limit ): array {
		$db  = Database::get();
		$sql = self::hpos()
			? 'SELECT id FROM %i WHERE type = %s AND id > %d ORDER BY id LIMIT %d'
			: 'SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d';
		// phpcs:ignore WordPress.DB -- A walk over all orders; both texts are constant.
		$ids = $db->get_col( (string) $db->prepare( $sql, self::table(), 'shop_order', $after, $limit ) );

		return array_map( 'intval', array_values( $ids ) );
	}

	/**
	 * Number of orders.
	 */
	public static function count(): int {
		$db  = Database::get();
		$sql = self::hpos()
			? 'SELECT COUNT(*) FROM %i WHERE type = %s'
			: 'SELECT COUNT(*) FROM %i WHERE post_type = %s';

		// phpcs:ignore WordPress.DB -- As above.
		return (int) $db->get_var( (string) $db->prepare( $sql, self::table(), 'shop_order' ) );
	}

	/**
	 * Whether orders are stored in custom order tables (HPOS).
	 */
	private static function hpos(): bool {
		return OrderUtil::custom_orders_table_usage_is_enabled();
	}

	/**
	 * Name of the table with the orders; its id column is `id` or `ID`.
	 */
	public static function table(): string {
		return self::hpos() ? Database::get()->prefix . 'wc_orders' : Database::get()->posts;
	}
}
