<?php
/**
 * Who else takes part in queries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

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
	 * What decides on the order of items and on where a page begins, besides.
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
	 * Callbacks that leave terms other than those of products as they are: WordPress's own, and WooCommerce's.
	 */
	private const HARMLESS =
		array( '_post_format_get_terms', 'wc_change_pre_get_terms', 'wc_terms_clauses', 'wc_change_term_counts' );

	/**
	 * Callbacks that change the main query of a page and no other: WordPress's own, and WooCommerce's.
	 */
	private const MAIN_QUERY = array( '_resolve_template_for_new_post', 'WC_Query::pre_get_posts' );

	/**
	 * Callbacks that change queries of WooCommerce's own blocks and archives, and no other.
	 */
	private const OWN_QUERIES = array(
		'Automattic\\WooCommerce\\Internal\\ProductFilters\\QueryClauses::add_query_clauses_for_main_query',
		// WooCommerce 9.5; later releases have what is above.
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
	 * Whether something else answers queries, such as a search engine: then only plain arguments are understood.
	 */
	public static function is_answered_elsewhere(): bool {
		/**
		 * Whether lists ask by plain WP_Query arguments instead of their own SQL.
		 *
		 * @param bool $plain Whether anybody listens on `posts_pre_query`.
		 */
		return (bool) apply_filters( 'eidan_list_plain_query', self::has_engine() );
	}

	/**
	 * Whether somebody may answer queries in WordPress's place.
	 */
	public static function has_engine(): bool {
		return 0 < self::listeners( 'posts_pre_query' );
	}

	/**
	 * Whether somebody changes queries, such as a plugin for languages: then stored totals may be another
	 * visitor's.
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
	 * Whether somebody may change what queries ask for (`pre_get_posts`), so that only their SQL says what they are
	 * about.
	 */
	public static function is_prepared(): bool {
		return 0 < self::listeners( 'pre_get_posts', self::MAIN_QUERY );
	}

	/**
	 * Whether somebody has a say in the order of items.
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
	 * Whether somebody has a say in which terms there are, or in their order.
	 *
	 * @param list<string> $taxonomies Their taxonomies.
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
	 * How many callbacks other than ours a hook has.
	 *
	 * @param string       $name The hook.
	 * @param list<string> $but  Functions, and methods as `Class::method`, that do not count.
	 */
	private static function listeners( string $name, array $but = array() ): int {
		$hooks = $GLOBALS['wp_filter'];
		$hook  = is_array( $hooks ) ? $hooks[ $name ] ?? null : null;
		$count = 0;
		foreach ( $hook instanceof \WP_Hook ? $hook->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				is_callable( $callback['function'], true, $function );
				$count += str_starts_with( $function, 'Eidan\\' ) || in_array( $function, $but, true ) ? 0 : 1;
			}
		}

		return $count;
	}
}
