<?php
/**
 * Orders that no index has, in long lists.
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
 * Buys 0.68 to 0.77 of a page of 10,000 items in an order that no index has.
 *
 * WordPress has an index by date alone: any other order makes the database read and sort all items of a list for ten of
 * them. Long lists are sorted in pieces of some hundred ids, which are kept like totals until an item or a term
 * changes.
 *
 * A piece says by what each of its items was sorted, so that a change that nobody told WordPress about (an order that
 * another plugin writes straight into the table) is seen where it is shown, and the list is sorted anew. Not so with an
 * object cache that lasts: it would have the items as they were, too.
 */
final class Sorted {

	/** Lists up to this length are sorted in a moment. */
	private const SHORT = 1000;

	/** Items in a piece: a page of the longest kind and some, about 10 kB. */
	private const PIECE = 500;

	/**
	 * Whether a list is sorted in pieces: others cannot take part in its query, since what they do may be for one
	 * visitor.
	 *
	 * @param Order $order
	 * @param int   $length How many items the list has, about.
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
	 * @param Scope                             $scope The items that the list is about.
	 * @param Order                             $order An order that serves() is true for.
	 * @param int                               $start Position of the first.
	 * @param int                               $limit How many.
	 * @param callable( int, int ): list<int>   $ask   Asks the database for a part: position of the first, how many.
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
			wp_using_ext_object_cache() || self::is_true( $found, $scope->query->post_type, (string) $order->column() )
		) {
			return array_keys( $found );
		}
		Totals::changed();

		return $ask( $start, $limit );
	}

	/**
	 * A piece: what was sorted by, by id.
	 *
	 * @param Scope                           $scope The items.
	 * @param Order                           $order
	 * @param int                             $piece Its number.
	 * @param callable( int, int ): list<int> $ask   Asks the database.
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
	 * What items are sorted by, as a number.
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
	 * Whether items are still there, with the values that they were sorted by. Reads them, as cards will.
	 *
	 * @param array<int, int> $values What was sorted by, by id.
	 * @param string          $type   Their type.
	 */
	private static function is_true( array $values, string $type, string $column ): bool {
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
