<?php
/**
 * The items before and after one.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use WP_Post;

/**
 * Links to the previous and the next item follow the order that an owner arranged, as archives of such types do.
 */
final class Neighbours {

	/**
	 * Filter `get_previous_post_where`.
	 *
	 * @param mixed $where SQL.
	 * @param mixed ...$more Whether in the same term, terms to leave out, their taxonomy, the item.
	 */
	public static function before( mixed $where, mixed ...$more ): mixed {
		return self::where( $where, end( $more ), '<' );
	}

	/**
	 * Filter `get_next_post_where`.
	 *
	 * @param mixed $where SQL.
	 * @param mixed ...$more Whether in the same term, terms to leave out, their taxonomy, the item.
	 */
	public static function after( mixed $where, mixed ...$more ): mixed {
		return self::where( $where, end( $more ), '>' );
	}

	/**
	 * Filters `get_previous_post_sort` and `get_next_post_sort`: the nearest one first.
	 *
	 * @param mixed $sort  SQL.
	 * @param mixed $post
	 * @param mixed $order Which way.
	 */
	public static function sort( mixed $sort, mixed $post = null, mixed $order = 'DESC' ): mixed {
		$way = 'ASC' === $order ? 'ASC' : 'DESC';

		return self::is_arranged( $post ) ? "ORDER BY p.menu_order $way, p.ID $way LIMIT 1" : $sort;
	}

	/**
	 * Asks for the position in place of the date; what else is asked for stays.
	 *
	 * @param mixed  $where SQL.
	 * @param mixed  $post
	 * @param string $sign  Which side.
	 */
	private static function where( mixed $where, mixed $post, string $sign ): mixed {
		if ( ! is_string( $where ) || ! $post instanceof WP_Post || ! self::is_arranged( $post ) ) {
			return $where;
		}
		$ours = sprintf(
			'( p.menu_order %1$s %2$d OR ( p.menu_order = %2$d AND p.ID %1$s %3$d ) )',
			$sign,
			$post->menu_order,
			$post->ID
		);

		return preg_replace( '~^WHERE\s.*?(?=\sAND\sp\.post_type\b)~s', "WHERE $ours", $where, 1 ) ?? $where;
	}

	/**
	 * Whether an item is of a type that is arranged by hand.
	 */
	private static function is_arranged( mixed $post ): bool {
		return $post instanceof WP_Post && 'menu_order' === ContentTypes::get( $post->post_type )?->orderby;
	}
}
