<?php
/**
 * Other plugins that change queries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * Finds out whether other plugins change or answer queries, so that our shortcuts would be wrong.
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
	 * Further filters that change the order of items or where a page begins.
	 */
	private const ORDER_FILTERS = array(
		'eidan_list_query_args',
		'posts_distinct',
		'posts_distinct_request',
		'posts_fields',
		'posts_fields_request',
		'posts_groupby',
		'posts_groupby_request',
		'posts_orderby',
		'posts_orderby_request',
		'post_limits',
		'post_limits_request',
	);

	private const TERM_FILTERS = array(
		'get_terms',
		'get_terms_args',
		'get_terms_fields',
		'get_terms_orderby',
		'list_terms_exclusions',
		'parse_term_query',
		'pre_get_terms',
		'terms_clauses',
		'terms_pre_query',
	);

	/**
	 * Callbacks of WordPress and WooCommerce that only change terms of products.
	 */
	private const HARMLESS =
		array( '_post_format_get_terms', 'wc_change_pre_get_terms', 'wc_terms_clauses', 'wc_change_term_counts' );

	/**
	 * Callbacks of WordPress and WooCommerce that only change the main query.
	 */
	private const MAIN_QUERY = array( '_resolve_template_for_new_post', 'WC_Query::pre_get_posts', 'PLL_*' );

	/**
	 * Callbacks that only change queries of WooCommerce's own blocks and archives.
	 */
	private const OWN_QUERIES = array(
		// All of Polylang's. Lists ask for the language themselves, see Scope::args().
		'PLL_*',
		'WC_Query::product_query_post_clauses',
		'Automattic\\WooCommerce\\Internal\\ProductFilters\\QueryClauses::add_query_clauses_for_main_query',
		// WooCommerce 9.5; later releases use the one above.
		'Automattic\\WooCommerce\\Blocks\\QueryFilters::main_query_filter',
		'Automattic\\WooCommerce\\Blocks\\BlockTypes\\ProductCollection\\'
			. 'QueryBuilder::add_price_range_filter_posts_clauses',
		'Automattic\\WooCommerce\\Blocks\\BlockTypes\\ProductCollection\\QueryBuilder::add_price_sorting_posts_clauses',
		'Automattic\\WooCommerce\\Blocks\\BlockTypes\\ProductCollection\\QueryBuilder::add_sales_sorting_posts_clauses',
		'Automattic\\WooCommerce\\Blocks\\BlockTypes\\ProductCollection\\'
			. 'QueryBuilder::add_menu_order_with_title_fallback_posts_clauses',
		'Automattic\\WooCommerce\\Blocks\\BlockTypes\\ProductCollection::add_price_range_filter_posts_clauses',
		'Automattic\\WooCommerce\\Blocks\\BlockTypes\\ProductCollection::add_price_sorting_posts_clauses',
		'Automattic\\WooCommerce\\Blocks\\BlockTypes\\ProductCollection::add_sales_sorting_posts_clauses',
	);

	/**
	 * Whether something else answers queries, such as a search engine. It only understands plain WP_Query arguments.
	 */
	public static function is_answered_elsewhere(): bool {
		/**
		 * Whether lists query by plain WP_Query arguments instead of their own SQL.
		 *
		 * @param bool $plain Whether another plugin filters `posts_pre_query`.
		 */
		return (bool) apply_filters( 'eidan_list_plain_query', self::has_engine() );
	}

	/**
	 * Whether another plugin may answer queries instead of WordPress.
	 */
	public static function has_engine(): bool {
		return 0 < self::listeners( 'posts_pre_query' );
	}

	/**
	 * Whether another plugin changes queries, such as one for languages. Then stored totals may not be right for this
	 * visitor.
	 */
	public static function is_altered(): bool {
		foreach ( self::FILTERS as $name ) {
			if ( 0 < self::listeners( $name, self::OWN_QUERIES ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether another plugin may change query variables (`pre_get_posts`). Then only the SQL tells what is queried.
	 */
	public static function is_prepared(): bool {
		return 0 < self::listeners( 'pre_get_posts', self::MAIN_QUERY );
	}

	/**
	 * Whether another plugin changes the order of items.
	 */
	public static function is_sorted_elsewhere(): bool {
		foreach ( self::ORDER_FILTERS as $name ) {
			if ( 0 < self::listeners( $name ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether another plugin changes which terms there are, or their order.
	 *
	 * @param list<string> $taxonomies
	 */
	public static function are_terms_altered( array $taxonomies ): bool {
		foreach ( $taxonomies as $name ) {
			if ( 1 === preg_match( '/^(?:product_|pa_)/', $name ) ) {
				return true;
			}
		}
		foreach ( self::TERM_FILTERS as $name ) {
			if ( 0 < self::listeners( $name, self::HARMLESS ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Number of callbacks of other plugins on a hook.
	 *
	 * @param string       $name The hook.
	 * @param list<string> $but  Callbacks not to count: functions, methods as `Class::method`, and `Prefix*` for all
	 *                           whose names begin so.
	 */
	private static function listeners( string $name, array $but = array() ): int {
		$hooks = $GLOBALS['wp_filter'];
		$hook  = is_array( $hooks ) ? $hooks[ $name ] ?? null : null;
		$count = 0;
		foreach ( $hook instanceof \WP_Hook ? $hook->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				is_callable( $callback['function'], true, $function );
				$count += self::is_named( $function, array( 'Eidan\\*', ...$but ) ) ? 0 : 1;
			}
		}

		return $count;
	}

	/**
	 * Whether a callback is among some names.
	 *
	 * @param string       $callback Name of a function or method.
	 * @param list<string> $names    Names; with `*` at the end all that begin so.
	 */
	private static function is_named( string $callback, array $names ): bool {
		foreach ( $names as $name ) {
			$start = rtrim( $name, '*' );
			if ( $name === $callback || ( $name !== $start && str_starts_with( $callback, $start ) ) ) {
				return true;
			}
		}

		return false;
	}
}
