<?php
/**
 * Results of other search engines.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Support\Memory;
use WeakMap;
use WP_Query;

/**
 * A plugin that answers `posts_pre_query` should set the query's `found_posts`. For queries of ids WordPress then runs
 * its own count and overwrites that number. This class keeps the engine's number.
 */
final class ExternalQuery {

	/** The query variable that marks queries with plain arguments. */
	private const VARIABLE = 'eidan_plain';

	/**
	 * The engine's total, by query.
	 *
	 * @var WeakMap<WP_Query, int>|null
	 */
	private ?WeakMap $totals = null;

	/**
	 * Queries that no engine has answered.
	 *
	 * @var WeakMap<WP_Query, true>|null
	 */
	private ?WeakMap $left = null;

	/**
	 * Arguments by which a query is one of these. Listens from now on; pages without such a query have no listener.
	 *
	 * @return array<string, true>
	 */
	public static function args(): array {
		add_filter( 'posts_pre_query', array( self::class, 'note' ), PHP_INT_MAX, 2 );
		add_filter( 'found_posts', array( self::class, 'total' ), 0, 2 );

		return array( self::VARIABLE => true );
	}

	/**
	 * Filter `posts_pre_query`, after all engines.
	 *
	 * @param mixed $posts Result of an engine; null = no engine answered.
	 */
	public static function note( mixed $posts, mixed $query = null ): mixed {
		if ( ! $query instanceof WP_Query || true !== $query->get( self::VARIABLE ) ) {
			return $posts;
		}
		if ( null === $posts && Environment::has_engine() ) {
			// Skip WordPress's query: Finder then runs our own SQL, which is faster.
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
	 * Whether a query was not answered, neither by an engine nor by the database.
	 *
	 * @param WP_Query $query
	 */
	public static function is_unanswered( WP_Query $query ): bool {
		return self::memory()->left[ $query ] ?? false;
	}

	/**
	 * Filter `found_posts`, before all others.
	 *
	 * @param mixed $total The number that WordPress counted.
	 */
	public static function total( mixed $total, mixed $query = null ): mixed {
		return $query instanceof WP_Query ? self::memory()->totals[ $query ] ?? $total : $total;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
