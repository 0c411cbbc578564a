<?php
/**
 * Keeps the demo out of the site's own lists and menus.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * If the owner declined the demo's look, its items are only found at their addresses and on the demo's own pages: not
 * among the latest posts, in feeds, in search, in menus of all pages, or in search engines. Our own list blocks and the
 * admin show them.
 *
 * Lists of ours show them, since they are what those lists are tried with, and so does the dashboard.
 */
final class Visibility {

	/** Option with the ids of the demo's items. It is autoloaded, so that a site without a demo pays no query. */
	public const OPTION = 'eidan_demo_beside';

	/**
	 * Stores the ids; none if the demo is the site's look or was removed.
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
	 * Action `init`: adds the filters if there is such a demo.
	 */
	public static function start(): void {
		if ( array() === self::ids() ) {
			return;
		}
		add_filter( 'get_pages', array( self::class, 'pages' ) );
		// Not `pre_get_posts`: a callback there makes all lists slower, see Environment.
		add_action( 'parse_query', array( self::class, 'query' ) );
		foreach (
			array( 'query_loop_block_query_vars', 'widget_posts_args', 'wp_sitemaps_posts_query_args' ) as $filter
		) {
			add_filter( $filter, array( self::class, 'arguments' ) );
		}
		add_filter( 'wp_robots', array( self::class, 'robots' ) );
		add_filter( 'display_post_states', array( self::class, 'states' ), 10, 2 );
	}

	/**
	 * Filter `display_post_states`: marks the demo's items among the owner's in the lists of the admin.
	 *
	 * @param mixed $states States by name.
	 * @param mixed $post   The item.
	 */
	public static function states( mixed $states = null, mixed $post = null ): mixed {
		return is_array( $states ) && $post instanceof \WP_Post && in_array( $post->ID, self::ids(), true )
			? $states + array( 'eidan_demo' => __( 'Demo', 'eidan' ) )
			: $states;
	}

	/**
	 * Filter `get_pages`: removes the demo's pages from menus and lists of pages.
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
	 * Action `parse_query`: removes the demo's items from latest posts, feeds, searches and archives, except archives
	 * of the demo's own terms and authors.
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
	 * Filters `query_loop_block_query_vars`, `widget_posts_args` and `wp_sitemaps_posts_query_args`: removes the demo's
	 * items from lists on other pages.
	 *
	 * @param mixed $arguments Arguments of a query.
	 */
	public static function arguments( mixed $arguments = null ): mixed {
		return is_array( $arguments ) && self::is_visit() && ! self::is_shown()
			? self::without( $arguments )
			: $arguments;
	}

	/**
	 * Filter `wp_robots`: search engines must not index the demo.
	 *
	 * @param mixed $robots Robots directives.
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
	 * Whether this is a page view, not a request of the admin, the editor or WP-CLI.
	 */
	private static function is_visit(): bool {
		return ! is_admin() && ! wp_is_serving_rest_request() && ! ( defined( 'WP_CLI' ) && true === WP_CLI );
	}

	/**
	 * Whether the current page belongs to the demo.
	 */
	private static function is_shown(): bool {
		return is_singular() && in_array( get_queried_object_id(), self::ids(), true );
	}

	/**
	 * Whether a query is for the archive of a term or author that the demo created.
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
	 * Excludes the demo's items from a query.
	 *
	 * @param array<mixed> $arguments Arguments of WP_Query.
	 * @return array<mixed>
	 */
	private static function without( array $arguments ): array {
		$not = $arguments['post__not_in'] ?? array();

		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- Only while the demo is hidden; its items are few.
		$arguments['post__not_in'] = array_merge( is_array( $not ) ? $not : array(), self::ids() );

		return $arguments;
	}
}
