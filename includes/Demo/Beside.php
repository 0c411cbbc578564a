<?php
/**
 * Keeps a demo that stands beside a site out of the site's own lists and menus.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Where the owner did not say yes to the demo's look, its items are found at their addresses and on its own pages, and
 * nowhere else: not among the latest posts, in feeds, in search, in menus made of all pages, or in search engines.
 *
 * Lists of ours show them, since they are what those lists are tried with, and so does the dashboard.
 */
final class Beside {

	/** Ids of the demo's items; loaded with every page, so that a site without a demo pays no query. */
	public const OPTION = 'eidan_demo_beside';

	/**
	 * Notes which items those are; none once the demo is the site's look, or gone.
	 *
	 * @param Ledger $ledger What was imported.
	 */
	public static function note( Ledger $ledger ): void {
		$ids = false === $ledger->look()
			? array_values(
				array_filter(
					$ledger->posts(),
					static fn( int $id ): bool => in_array( get_post_type( $id ), Content::kinds(), true )
				)
			)
			: array();
		if ( array() === $ids ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $ids, true );
		}
	}

	/**
	 * Action `init`: listens where there is such a demo.
	 */
	public static function start(): void {
		if ( array() === self::ids() ) {
			return;
		}
		add_filter( 'get_pages', array( self::class, 'pages' ) );
		// Not `pre_get_posts`: a listener there makes all lists ask in a slower way.
		add_action( 'parse_query', array( self::class, 'query' ) );
		foreach (
			array( 'query_loop_block_query_vars', 'widget_posts_args', 'wp_sitemaps_posts_query_args' ) as $filter
		) {
			add_filter( $filter, array( self::class, 'arguments' ) );
		}
		add_filter( 'wp_robots', array( self::class, 'robots' ) );
	}

	/**
	 * Filter `get_pages`: menus and lists of all pages are the site's own.
	 */
	public static function pages( mixed $pages = null ): mixed {
		if ( ! is_array( $pages ) || ! self::is_visit() ) {
			return $pages;
		}
		$ids = array_flip( self::ids() );

		return array_values(
			array_filter(
				$pages,
				static fn( mixed $page ): bool => ! $page instanceof \WP_Post || ! isset( $ids[ $page->ID ] )
			)
		);
	}

	/**
	 * Action `parse_query`: latest posts, feeds, searches and archives are the site's own, but for those of the demo's
	 * topics and authors.
	 */
	public static function query( mixed $query = null ): void {
		if ( ! $query instanceof \WP_Query || ! self::is_visit() || ! $query->is_main_query() ) {
			return;
		}
		if (
			$query->is_home()
			|| $query->is_search()
			|| $query->is_date()
			|| ( $query->is_feed() && ! $query->is_singular() )
			|| ( ( $query->is_author() || $query->is_category() || $query->is_tag() ) && ! self::is_ours( $query ) )
		) {
			$query->query_vars = self::without( $query->query_vars );
		}
	}

	/**
	 * Filters `query_loop_block_query_vars`, `widget_posts_args` and `wp_sitemaps_posts_query_args`: lists on pages
	 * that are not the demo's.
	 *
	 * @param mixed $arguments Arguments of a query.
	 */
	public static function arguments( mixed $arguments = null ): mixed {
		return is_array( $arguments ) && self::is_visit() && ! self::is_shown()
			? self::without( $arguments )
			: $arguments;
	}

	/**
	 * Filter `wp_robots`: a demo is nothing to be found.
	 *
	 * @param mixed $robots What search engines may do.
	 */
	public static function robots( mixed $robots = null ): mixed {
		return is_array( $robots ) && self::is_shown() ? array( 'noindex' => true ) + $robots : $robots;
	}

	/**
	 * Ids of the demo's items.
	 *
	 * @return list<int>
	 */
	public static function ids(): array {
		$stored = wp_load_alloptions()[ self::OPTION ] ?? '';
		$ids    = is_string( $stored ) ? maybe_unserialize( $stored ) : $stored;

		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_int' ) ) : array();
	}

	/**
	 * Whether somebody looks at the site, and not at its dashboard or through its editor.
	 */
	private static function is_visit(): bool {
		return ! is_admin() && ! wp_is_serving_rest_request() && ! ( defined( 'WP_CLI' ) && true === WP_CLI );
	}

	/**
	 * Whether the page that is shown is one of the demo's.
	 */
	private static function is_shown(): bool {
		return is_singular() && in_array( get_queried_object_id(), self::ids(), true );
	}

	/**
	 * Whether a query is about a topic or an author that came with the demo.
	 *
	 * @param \WP_Query $query
	 */
	private static function is_ours( \WP_Query $query ): bool {
		$about = $query->get_queried_object();
		foreach ( ( new Ledger() )->made() as $made ) {
			if (
				$about instanceof \WP_Term
					? 'term:' . $about->taxonomy === $made['kind'] && $about->term_id === $made['id']
					: $about instanceof \WP_User && 'user' === $made['kind'] && $about->ID === $made['id']
			) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Leaves the demo's items out of what a query asks for.
	 *
	 * @param array<mixed> $arguments Arguments.
	 * @return array<mixed>
	 */
	private static function without( array $arguments ): array {
		$not = $arguments['post__not_in'] ?? array();

		$arguments['post__not_in'] = array_merge( is_array( $not ) ? $not : array(), self::ids() );

		return $arguments;
	}
}
