<?php
/**
 * Answers of other engines.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Support\Memory;
use WeakMap;
use WP_Query;

/**
 * Whoever answers a query in WordPress's place is asked to leave in it how many items there are in all
 * (`posts_pre_query`). For queries of ids WordPress then asks the database once more and takes whatever number was left
 * there. Here the engine's own number stays.
 */
final class ExternalQuery {

	/** The query variable of lists that ask by plain arguments. */
	public const VARIABLE = 'eidan_plain';

	/**
	 * Totals by query.
	 *
	 * @var WeakMap<WP_Query, int>|null
	 */
	private ?WeakMap $totals = null;

	/**
	 * Queries that nothing has answered.
	 *
	 * @var WeakMap<WP_Query, true>|null
	 */
	private ?WeakMap $left = null;

	/**
	 * Filter `posts_pre_query`, behind all engines.
	 *
	 * @param mixed $posts What an engine found; null for none.
	 * @param mixed $query The query.
	 */
	public static function note( mixed $posts, mixed $query = null ): mixed {
		if ( ! $query instanceof WP_Query || true !== $query->get( self::VARIABLE ) ) {
			return $posts;
		}
		if ( null === $posts && Environment::has_engine() ) {
			// The database is asked in our own way, which knows tables and is faster.
			self::memory()->left         ??= new WeakMap();
			self::memory()->left[ $query ] = true;

			return array();
		}
		if ( is_array( $posts ) ) {
			$offset = $query->get( 'offset' );

			self::memory()->totals         ??= new WeakMap();
			self::memory()->totals[ $query ] = max(
				(int) $query->found_posts,
				( is_numeric( $offset ) ? (int) $offset : 0 ) + count( $posts )
			);
		}

		return $posts;
	}

	/**
	 * Whether nothing has answered a query, not even the database.
	 *
	 * @param WP_Query $query The query.
	 */
	public static function left( WP_Query $query ): bool {
		return self::memory()->left[ $query ] ?? false;
	}

	/**
	 * Filter `found_posts`, in front of all others.
	 *
	 * @param mixed $total How many WordPress believes there are.
	 * @param mixed $query The query.
	 */
	public static function total( mixed $total, mixed $query = null ): mixed {
		return $query instanceof WP_Query ? self::memory()->totals[ $query ] ?? $total : $total;
	}

	/** What is remembered for this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
