<?php
/**
 * Who else takes part in queries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

/**
 * Finds out whether what we know about the tables is all there is to know.
 */
final class Environment {

	private const FILTERS = array(
		'parse_query',
		'parse_tax_query',
		'posts_where',
		'posts_where_paged',
		'posts_where_request',
		'posts_join',
		'posts_join_paged',
		'posts_join_request',
		'posts_clauses',
		'posts_clauses_request',
		'posts_request',
	);

	/**
	 * Whether something else answers queries, such as a search engine: then only plain arguments are understood.
	 */
	public static function is_answered_elsewhere(): bool {
		/**
		 * Whether lists ask by plain WP_Query arguments instead of their own SQL.
		 *
		 * @param bool $plain Whether anybody listens on `posts_pre_query`.
		 */
		return (bool) apply_filters( 'eidan_list_plain_query', 0 < self::listeners( 'posts_pre_query' ) );
	}

	/**
	 * Whether somebody changes queries, such as a plugin for languages: then stored totals may be another
	 * visitor's.
	 */
	public static function is_altered(): bool {
		foreach ( self::FILTERS as $name ) {
			if ( 0 < self::listeners( $name ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * How many callbacks other than ours a hook has.
	 *
	 * @param string $name The hook.
	 */
	private static function listeners( string $name ): int {
		$hooks = $GLOBALS['wp_filter'];
		$hook  = is_array( $hooks ) ? $hooks[ $name ] ?? null : null;
		$count = 0;
		foreach ( $hook instanceof \WP_Hook ? $hook->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$function = $callback['function'];
				$count   += is_array( $function ) && Clauses::class === $function[0] ? 0 : 1;
			}
		}

		return $count;
	}
}
