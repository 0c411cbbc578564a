<?php
/**
 * Keeps the demo out of the site's own lists and menus.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Memory;

/**
 * If the owner declined the demo's look, its items are only found at their addresses and on the demo's own pages: not
 * among the latest posts, in feeds, in search, in lists and menus of other pages, or in search engines. The admin shows
 * them, and lists for which an author has picked them by hand.
 */
final class Visibility {

	/** Option with the ids of the demo's items. It is autoloaded, so that a site without a demo pays no query. */
	public const OPTION = 'eidan_demo_beside';

	/** @var bool Whether it is being found out whose page this is. */
	private bool $is_asking = false;

	/** Stores the ids; none if the demo is the site's look or was removed. */
	public static function note( Ledger $ledger ): void {
		$ids = array_filter(
			false === $ledger->look() ? $ledger->ids( 'post' ) : array(),
			static fn( int $id ): bool => in_array( get_post_type( $id ), Content::kinds(), true )
		);
		if ( array() === $ids ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, array_values( $ids ), true );
		}
	}

	/** Action `init`: adds the filters if there is such a demo. */
	public static function start(): void {
		if ( array() === self::ids() ) {
			return;
		}
		add_filter( 'get_pages', array( self::class, 'pages' ) );
		// Not `pre_get_posts`: a callback there makes all lists slower, see Environment.
		add_action( 'parse_query', array( self::class, 'query' ) );
		add_filter( 'eidan_list_left_out', array( self::class, 'left_out' ), 10, 3 );
		add_filter( 'wp_robots', array( self::class, 'robots' ) );
		add_filter( 'display_post_states', array( self::class, 'states' ), 10, 2 );
		foreach ( array( ...Content::kinds(), 'post_search' ) as $name ) {
			add_filter( "rest_{$name}_query", array( self::class, 'rest' ) );
		}
		Beside::start();
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

	/** Filter `get_pages`: removes the demo's pages from menus and lists of pages. */
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
	 * of the demo's own terms and authors; and from whatever else lists items on the site's own pages: other blocks,
	 * widgets, the sitemap.
	 */
	public static function query( mixed $query = null ): void {
		if ( ! $query instanceof \WP_Query || ! self::is_visit() ) {
			return;
		}
		if ( $query->is_main_query() ? self::is_list( $query ) : self::is_open( $query ) && ! self::is_shown() ) {
			$not = $query->query_vars['post__not_in'] ?? array();

			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- Only while the demo is hidden; its items are few.
			$query->query_vars['post__not_in'] = array_merge( is_array( $not ) ? $not : array(), self::ids() );
		}
	}

	/**
	 * Whether the page itself lists items of the site.
	 *
	 * @param \WP_Query $query The main query.
	 */
	private static function is_list( \WP_Query $query ): bool {
		return $query->is_home()
			|| $query->is_search()
			|| ( $query->is_feed() && ! $query->is_singular() )
			|| ( $query->is_archive() && ! self::is_ours( $query ) );
	}

	/** Whether a query on a page asks for whatever items there are, and not for some by name. */
	private static function is_open( \WP_Query $query ): bool {
		if ( ! self::asks_for_any( $query->query_vars ) ) {
			return false;
		}
		$types = array_filter( (array) ( $query->query_vars['post_type'] ?? '' ), 'is_string' );

		return 1 === preg_match( '/^(?:post|page|any|eidan_.*|)$/m', implode( "\n", $types ) );
	}

	/**
	 * Whether a query names no items.
	 *
	 * @param array<mixed> $args Its arguments.
	 */
	private static function asks_for_any( array $args ): bool {
		foreach ( array( 'p', 'page_id', 'name', 'pagename', 'title', 'post__in', 'post_name__in' ) as $named ) {
			if ( ! in_array( $args[ $named ] ?? '', array( '', '0', 0, array() ), true ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Filter `eidan_list_left_out`: lists on the site's own pages, in the editor too, are without the demo's items.
	 *
	 * @param mixed $ids     Ids to leave out.
	 * @param mixed $type    Post type of the list.
	 * @param mixed $current Item whose page the list is on; 0 = none.
	 */
	public static function left_out( mixed $ids = array(), mixed $type = '', mixed $current = 0 ): mixed {
		$ours  = self::ids();
		$there = in_array( $current, $ours, true );
		// An archive is no item. In the editor there is no page but the item.
		if ( ! is_array( $ids ) || $there || ( 0 === $current && self::is_visit() && self::is_shown() ) ) {
			return $ids;
		}
		_prime_post_caches( $ours, false, false );

		return array( ...$ids, ...array_filter( $ours, static fn( int $id ): bool => get_post_type( $id ) === $type ) );
	}

	/**
	 * Filter `wp_robots`: search engines must not index the demo.
	 *
	 * @param mixed $robots Robots directives.
	 */
	public static function robots( mixed $robots = null ): mixed {
		return is_array( $robots ) && self::is_shown() ? array( 'noindex' => true ) + $robots : $robots;
	}

	/** @return list<int> Ids of the demo's items. */
	public static function ids(): array {
		$stored = wp_load_alloptions()[ self::OPTION ] ?? '';
		$ids    = is_string( $stored ) ? maybe_unserialize( $stored ) : $stored;

		return is_array( $ids ) ? array_values( array_filter( $ids, 'is_int' ) ) : array();
	}

	/**
	 * Filters `rest_post_query` and its like, and `rest_post_search_query`: who may only read finds the demo's items no
	 * more in WordPress's routes than on pages. Items that are asked for by name are there.
	 *
	 * @param mixed $args Arguments of the query.
	 */
	public static function rest( mixed $args = null ): mixed {
		if ( ! is_array( $args ) || current_user_can( 'edit_posts' ) || ! self::asks_for_any( $args ) ) {
			return $args;
		}
		$not = $args['post__not_in'] ?? array();
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- As in query().
		$args['post__not_in'] = array_merge( is_array( $not ) ? $not : array(), self::ids() );

		return $args;
	}

	/** Whether this is a page view, not a request of the admin, the editor or WP-CLI. */
	private static function is_visit(): bool {
		return ! is_admin() && ! wp_is_serving_rest_request() && ! ( defined( 'WP_CLI' ) && true === WP_CLI );
	}

	/**
	 * Whether a visitor is on a page that is not the demo's. It is none yet while WordPress looks up what it is about.
	 */
	public static function is_own_page(): bool {
		$memory = Memory::of( self::class );
		if ( $memory->is_asking || array() === self::ids() || ! self::is_visit() ) {
			return false;
		}
		$memory->is_asking = true;
		try {
			return ! self::is_shown();
		} finally {
			$memory->is_asking = false;
		}
	}

	/** Whether the current page belongs to the demo, or there is none yet. */
	private static function is_shown(): bool {
		$page = $GLOBALS['wp_the_query'] ?? null;
		if ( ! $page instanceof \WP_Query || ! isset( $page->query ) ) {
			return true;
		}

		return $page->is_singular()
			? in_array( $page->get_queried_object_id(), self::ids(), true )
			: $page->is_archive() && self::is_ours( $page );
	}

	/** Whether a query is for the archive of a term or author that the demo created. */
	private static function is_ours( \WP_Query $query ): bool {
		$about = $query->get_queried_object();

		return match ( true ) {
			$about instanceof \WP_Term =>
				in_array( $about->term_id, ( new Ledger() )->ids( 'term:' . $about->taxonomy ), true ),
			$about instanceof \WP_User => in_array( $about->ID, ( new Ledger() )->ids( 'user' ), true ),
			default                    => false,
		};
	}
}
