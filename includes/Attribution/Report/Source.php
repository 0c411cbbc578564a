<?php
/**
 * Ids of the shop's orders, and of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Eidan\Support\Database;

/**
 * Walks over all of them by id; orders in both kinds of order storage.
 *
 * `wc_get_orders()` pages by offset, which skips orders when others are added or deleted meanwhile, and gets slower
 * with each page.
 */
final class Source {

	/**
	 * The next ids.
	 *
	 * @param int  $after Last id of the previous batch.
	 * @param int  $limit Maximum number.
	 * @param Kind $kind
	 * @return list<int>
	 */
	public static function after( int $after, int $limit, Kind $kind = Kind::Orders ): array {
		$db  = Database::get();
		$sql = self::has_table( $kind )
			? 'SELECT id FROM %i WHERE type = %s AND id > %d ORDER BY id LIMIT %d'
			: 'SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d';
		// phpcs:ignore WordPress.DB -- A walk over all orders; both texts are constant.
		$ids = $db->get_col(
			(string) $db->prepare( $sql, self::table( $kind ), $kind->post_type(), $after, $limit )
		);

		return array_map( 'intval', array_values( $ids ) );
	}

	/**
	 * How many there are.
	 */
	public static function count( Kind $kind = Kind::Orders ): int {
		$db  = Database::get();
		$sql = self::has_table( $kind )
			? 'SELECT COUNT(*) FROM %i WHERE type = %s'
			: 'SELECT COUNT(*) FROM %i WHERE post_type = %s';

		// phpcs:ignore WordPress.DB -- As above.
		return (int) $db->get_var( (string) $db->prepare( $sql, self::table( $kind ), $kind->post_type() ) );
	}

	/**
	 * Whether they are in tables of their own, as orders may be (HPOS).
	 */
	private static function has_table( Kind $kind ): bool {
		return Kind::Orders === $kind && OrderUtil::custom_orders_table_usage_is_enabled();
	}

	/**
	 * Name of the table that they are in; its id column is `id` or `ID`.
	 */
	public static function table( Kind $kind = Kind::Orders ): string {
		return self::has_table( $kind ) ? Database::get()->prefix . 'wc_orders' : Database::get()->posts;
	}
}
