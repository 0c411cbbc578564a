<?php
/**
 * Long lists in an order without a database index.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Speed;

use Eidan\Lists\Query\Environment;
use Eidan\Lists\Query\Order;
use Eidan\Lists\Query\Scope;
use Eidan\Lists\Query\Totals;
use WP_Post;

/**
 * Saves 0.62 to 0.77 of the time of a page of 10,000 items in an order without an index.
 *
 * WordPress only has an index by date: for any other order the database reads and sorts all items of a list to show
 * ten. Long lists are therefore sorted once in pieces of some hundred ids, which are cached like totals until an item
 * or a term changes.
 *
 * A piece also stores the value by which each item was sorted. So a change that bypassed WordPress (another plugin
 * wrote an order straight into the table) is noticed when the items are shown, and the list is sorted again. A
 * persistent object cache cannot notice it, as it would also hold the old items.
 */
final class SortedPieces {

	/** Lists up to this length are sorted quickly without pieces. */
	private const SHORT = 1000;

	/** Items in a piece: several of the longest pages, about 10 kB. */
	private const PIECE = 500;

	/**
	 * Whether a list is sorted in pieces. Not if other plugins change the query, since the result may be for one
	 * visitor only.
	 *
	 * @param Order $order
	 * @param int   $length Approximate number of items in the list.
	 */
	public static function serves( Order $order, int $length ): bool {
		return self::SHORT < $length
			&& null !== $order->column()
			&& ! Environment::is_altered()
			&& ! Environment::is_prepared()
			&& ! Environment::is_sorted_elsewhere();
	}

	/**
	 * Ids of a part of a list.
	 *
	 * @param Scope                           $scope The items that the list is about.
	 * @param Order                           $order An order for which serves() is true.
	 * @param int                             $start Position of the first item.
	 * @param int                             $limit Number of items.
	 * @param callable( int, int ): list<int> $ask   Queries ids: position of the first, number.
	 * @return list<int>
	 */
	public static function ids( Scope $scope, Order $order, int $start, int $limit, callable $ask ): array {
		$first = intdiv( $start, self::PIECE );
		$last  = intdiv( $start + max( 1, $limit ) - 1, self::PIECE );
		$found = array();
		for ( $piece = $first; $piece <= $last; $piece++ ) {
			$found += self::piece( $scope, $order, $piece, $ask );
		}
		$found = array_slice( $found, $start - $first * self::PIECE, $limit, true );
		if (
			wp_using_ext_object_cache()
				|| self::is_current( $found, $scope->query->post_type, (string) $order->column() )
		) {
			return array_keys( $found );
		}
		Totals::changed();

		return $ask( $start, $limit );
	}

	/**
	 * A piece: the sort values by item id.
	 *
	 * @param Scope                           $scope The items.
	 * @param Order                           $order
	 * @param int                             $piece Number of the piece, from 0.
	 * @param callable( int, int ): list<int> $ask   Queries ids: position of the first, number.
	 * @return array<int, int>
	 */
	private static function piece( Scope $scope, Order $order, int $piece, callable $ask ): array {
		return Totals::remember(
			'sorted_' . md5( $scope->key() . " $order->name $piece" ),
			static fn(): array => self::values( $ask( $piece * self::PIECE, self::PIECE ), (string) $order->column() ),
			0 < $piece || array() !== $scope->filters
		);
	}

	/**
	 * The sort values of items, each as a checksum.
	 *
	 * @param list<int> $ids Their ids.
	 * @return array<int, int> By id, in the order of the ids.
	 */
	private static function values( array $ids, string $column ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		if ( array() === $ids ) {
			return array();
		}
		// phpcs:disable WordPress.DB -- A name of Order's and numbers; the piece is kept.
		$rows = $wpdb->get_results(
			"SELECT ID, {$column} AS sorted FROM {$wpdb->posts} WHERE ID IN ( " . implode( ', ', $ids ) . ' )'
		);
		// phpcs:enable WordPress.DB
		$values = array_fill_keys( $ids, 0 );
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if (
				is_object( $row )
				&& isset( $row->ID, $row->sorted )
				&& is_numeric( $row->ID )
				&& is_scalar( $row->sorted )
			) {
				$values[ (int) $row->ID ] = crc32( (string) $row->sorted );
			}
		}

		return $values;
	}

	/**
	 * Whether items still exist with the values that they were sorted by. Reads the items, which the cards need anyway.
	 *
	 * @param array<int, int> $values Sort values by item id.
	 * @param string          $type   Their type.
	 */
	private static function is_current( array $values, string $type, string $column ): bool {
		if ( array() !== $values ) {
			_prime_post_caches( array_keys( $values ), false, true );
		}
		foreach ( $values as $id => $value ) {
			$post = get_post( $id );
			if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status || $type !== $post->post_type ) {
				return false;
			}
			$now = get_object_vars( $post )[ $column ] ?? '';
			if ( crc32( is_scalar( $now ) ? (string) $now : '' ) !== $value ) {
				return false;
			}
		}

		return true;
	}
}
