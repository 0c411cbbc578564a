<?php
/**
 * Finds posts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Cards\PostItem;
use Eidan\Lists\Query\Cursor;
use Eidan\Lists\Query\ElasticPress;
use Eidan\Lists\Query\Environment;
use Eidan\Lists\Query\ExternalQuery;
use Eidan\Lists\Query\Order;
use Eidan\Lists\Query\Orders;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Query\Scope;
use Eidan\Lists\Query\Totals;
use Eidan\Lists\Request\State;
use Eidan\Lists\Speed\IndexPrefix;
use Eidan\Lists\Speed\SortedPieces;
use Eidan\Posts\ContentTypes;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The default source of lists: posts of WordPress.
 *
 * Finds a page by its cursor if there is one, otherwise by its offset, counted from the nearer end of the list.
 *
 * A list may have a head: hand-picked items, or sticky items that come first. The head is short, so all of it is read.
 * The items after it are the stream.
 */
final class Finder {

	/**
	 * Up to this offset, reading from the start is fast.
	 */
	private const NEAR = 1000;

	/**
	 * Finds a page of a scope.
	 *
	 * @param Scope $scope The items that the list is about.
	 * @param State $state Page, filter and order that the visitor asked for.
	 */
	public static function page( Scope $scope, State $state ): Result {
		if ( ! ContentTypes::is_listed( $scope->query->post_type ) ) {
			return new Result( array(), 1, 0, 0 );
		}
		$order = Orders::of( '' === $state->order ? $scope->query->order : $state->order );
		$plain = Environment::is_answered_elsewhere() && $scope->is_plain() && $order->is_plain()
			? self::plain( $scope, $state, $order )
			: null;
		if ( null !== $plain ) {
			return $plain;
		}
		$head = self::head( $scope, $state, $order );
		if ( null === $head ) {
			return self::stream( $scope, $state, $order, array() );
		}
		if ( array() !== $scope->query->include ) {
			return self::result(
				$scope->query,
				$state,
				array_slice( $head, self::position( $scope->query, $state ) ),
				count( $head ),
				false
			);
		}

		return self::stream( $scope, $state, $order, $head );
	}

	/**
	 * Ids of the head in their order; null = no head.
	 *
	 * @param Scope $scope The items.
	 * @param State $state If the visitor chose an order, there is no head.
	 * @return list<int>|null
	 */
	private static function head( Scope $scope, State $state, Order $order ): ?array {
		if ( '' !== $state->order ) {
			return null;
		}
		if ( array() !== $scope->query->include ) {
			$ids = self::ids( $scope->args(), $order, 0, Query::MAX_PER_PAGE );

			return array_values( array_intersect( $scope->query->include, $ids ) );
		}
		$sticky = 'first' === $scope->query->sticky && 'post' === $scope->query->post_type ? Scope::sticky() : array();
		$sticky = array_values( array_diff( $sticky, $scope->query->exclude ) );
		if ( array() === $sticky ) {
			return null;
		}
		$args = $scope->args();
		unset( $args['post__not_in'] );

		return self::ids( array( 'post__in' => $sticky ) + $args, $order, 0, Query::MAX_PER_PAGE );
	}

	/**
	 * A page of the stream, with those items of the head that belong on it.
	 *
	 * @param Scope     $scope The items.
	 * @param State     $state Page, filter and order that the visitor asked for.
	 * @param Order     $order
	 * @param list<int> $head  Ids of the head.
	 */
	private static function stream( Scope $scope, State $state, Order $order, array $head ): Result {
		$query    = $scope->query;
		$position = self::position( $query, $state );
		$dated    = $order->has_cursor();
		$without  = array();
		if ( array() !== $head ) {
			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- At most 200 IDs.
			$without = array( 'post__not_in' => array_merge( $query->exclude, $head ) );
		}
		// One item more than is shown tells whether there is a next page.
		$wanted = $query->per_page + 1;
		if ( null !== $state->cursor && $dated && 1 < $state->page ) {
			$args = $scope->args( $state->cursor, $order->ascending );

			return self::result( $query, $state, self::ids( $without + $args, $order, 0, $wanted ), null, true );
		}
		$ids    = array_slice( $head, $position, $wanted );
		$start  = max( 0, $position - count( $head ) );
		$wanted = $wanted - count( $ids );
		$args   = $without + $scope->args();
		$total  = 0 === $state->max_pages || self::NEAR < $start ? Totals::of( $scope ) : null;
		$stream = null === $total ? 0 : $total - count( $head );
		// Dates are indexed and need no help.
		if (
			! $dated
			&& array() === $head
			&& SortedPieces::serves( $order, $total ?? $state->max_pages * $query->per_page )
		) {
			$found = SortedPieces::ids(
				$scope,
				$order,
				$start,
				$wanted,
				static fn( int $from, int $count ): array => self::ids( $args, $order, $from, $count )
			);
		} elseif ( self::NEAR < $start && $start > $stream / 2 ) {
			$wanted = max( 0, min( $wanted, $stream - $start ) );
			$found  = 0 === $wanted
				? array()
				: array_reverse( self::ids( $args, $order, $stream - $start - $wanted, $wanted, true ) );
		} else {
			// A page that is not full needs the whole list anyway.
			$full  = null === $total
				? 1 === $state->page || $state->page < $state->max_pages
				: $start + $wanted <= $stream;
			$found = (
				$full && ! $dated
					? IndexPrefix::ids(
						$order,
						$start,
						$wanted,
						static fn( Order $leading ): array => self::ids( $args, $leading, $start, $wanted )
					)
					: null
			)
				?? self::ids( $args, $order, $start, $wanted );
		}

		return self::result(
			$query,
			$state,
			array( ...$ids, ...$found ),
			$total,
			$dated
				&& array()
					=== array_intersect( $head, array_slice( array( ...$ids, ...$found ), $query->per_page - 1, 1 ) )
		);
	}

	/**
	 * A page by plain arguments, answered by a search engine.
	 *
	 * @param Scope $scope The items.
	 * @param State $state Page, filter and order that the visitor asked for.
	 * @return Result|null Null if no engine has answered.
	 */
	private static function plain( Scope $scope, State $state, Order $order ): ?Result {
		$query = $scope->query;
		$args  = ExternalQuery::args() + array(
			'posts_per_page'      => $query->per_page,
			'offset'              => self::position( $query, $state ),
			'no_found_rows'       => false,
			'ignore_sticky_posts' => 'first' !== $query->sticky || 1 < $state->page,
		) + $scope->plain_args();
		$args  = array() !== $query->include && '' === $state->order
			? array( 'orderby' => 'post__in' ) + $args
			: $order->plain_args( $args );
		$found = new WP_Query( self::filtered( $args, $query ) );
		if ( ExternalQuery::is_unanswered( $found ) ) {
			return null;
		}
		$ids   = self::shown( self::to_ids( $found->posts ), $scope, $order );
		$total = max( 0, (int) $found->found_posts );
		$more  = $total > self::position( $query, $state ) + count( $ids ) ? array( 0 ) : array();

		return self::result(
			$query,
			$state,
			array( ...array_slice( $ids, 0, $query->per_page ), ...$more ),
			$total,
			false
		);
	}

	/**
	 * Removes items that no list of the post type may show: a search engine may not know that a product is hidden.
	 *
	 * @param list<int> $ids   Ids that the search engine found.
	 * @param Scope     $scope The items.
	 * @return list<int>
	 */
	private static function shown( array $ids, Scope $scope, Order $order ): array {
		$default_scope = array() === $ids ? null : $scope->default_scope();

		return null === $default_scope
			? $ids
			: array_values(
				array_intersect(
					$ids,
					self::ids( array( 'post__in' => $ids ) + $default_scope->args(), $order, 0, count( $ids ) )
				)
			);
	}

	/**
	 * Position of a page's first item, including the list's own offset.
	 *
	 * @param Query $query Settings of the list.
	 * @param State $state Page, filter and order that the visitor asked for.
	 */
	private static function position( Query $query, State $state ): int {
		return $query->offset + ( $state->page - 1 ) * $query->per_page;
	}

	/**
	 * Makes the result of a page.
	 *
	 * @param Query     $query  Settings of the list.
	 * @param State     $state  Page, filter and order that the visitor asked for.
	 * @param list<int> $ids    Ids of the page, plus one more if there is a next page.
	 * @param int|null  $total  Number of matching items; null if unknown.
	 * @param bool      $cursor Whether the next page can be found by a cursor.
	 */
	private static function result( Query $query, State $state, array $ids, ?int $total, bool $cursor ): Result {
		$more  = count( $ids ) > $query->per_page;
		$items = PostItem::page( array_slice( $ids, 0, $query->per_page ), $query->post_type );
		$total = null === $total ? null : max( 0, $total - $query->offset );
		$pages = null === $total ? $state->max_pages : (int) ceil( $total / $query->per_page );
		$last  = array() === $items ? null : $items[ count( $items ) - 1 ]->post;
		if ( null !== $last ) {
			// The items found are newer than the stored total.
			$pages = $more ? max( $pages, $state->page + 1 ) : $state->page;
		}

		return new Result(
			$items,
			$state->page,
			min( $pages, Query::MAX_PAGES ),
			$total,
			$cursor && $more && null !== $last ? Cursor::after( $last ) : null,
			( $state->page - 1 ) * $query->per_page
		);
	}

	/**
	 * Queries ids.
	 *
	 * @param array<string, mixed> $args     Arguments of the scope.
	 * @param Order                $order
	 * @param int                  $offset   Position of the first item.
	 * @param int                  $limit    Number of items.
	 * @param bool                 $reversed Whether to read the list from its end.
	 * @return list<int>
	 */
	private static function ids( array $args, Order $order, int $offset, int $limit, bool $reversed = false ): array {
		$args                   = $order->args( $args, $reversed );
		$args['posts_per_page'] = $limit;
		$args['offset']         = $offset;

		return self::to_ids( ( new WP_Query( self::filtered( $args ) ) )->posts );
	}

	/**
	 * Arguments as other plugins want them.
	 *
	 * @param array<string, mixed> $args  Arguments for WP_Query.
	 * @param Query|null           $query Settings of the list; null for the list's own SQL.
	 * @return array<mixed>
	 */
	private static function filtered( array $args, ?Query $query = null ): array {
		/**
		 * The arguments of a list's query.
		 *
		 * @param array<string, mixed> $args  Arguments for WP_Query.
		 * @param Query|null           $query Settings of the list; null for the list's own SQL.
		 */
		$filtered = (array) apply_filters( 'eidan_list_query_args', $args, $query );

		// Sites without ElasticPress do not load the class.
		return isset( $filtered['ep_integrate'] ) ? ElasticPress::asked( $filtered ) : $filtered;
	}

	/**
	 * Ids of a query's result.
	 *
	 * @param array<mixed>|null $posts Ids or posts.
	 * @return list<int>
	 */
	private static function to_ids( ?array $posts ): array {
		$ids = array();
		foreach ( $posts ?? array() as $post ) {
			$ids[] = $post instanceof WP_Post ? $post->ID : ( is_numeric( $post ) ? (int) $post : 0 );
		}

		return array_values( array_filter( $ids, static fn( int $id ): bool => 0 < $id ) );
	}
}
