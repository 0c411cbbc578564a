<?php
/**
 * Previous and next item.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use WP_Post;

/**
 * Links to the previous and next item follow the order that the owner arranged, like the archives of such types.
 */
final class AdjacentItems {

	/**
	 * Filter `get_previous_post_where`.
	 *
	 * @param mixed $where   SQL.
	 * @param mixed ...$more Whether in the same term, terms to leave out, their taxonomy, the item.
	 */
	public static function before( mixed $where, mixed ...$more ): mixed {
		return self::where( $where, end( $more ), '<' );
	}

	/**
	 * Filter `get_next_post_where`.
	 *
	 * @param mixed $where   SQL.
	 * @param mixed ...$more Whether in the same term, terms to leave out, their taxonomy, the item.
	 */
	public static function after( mixed $where, mixed ...$more ): mixed {
		return self::where( $where, end( $more ), '>' );
	}

	/**
	 * Filters `get_previous_post_sort` and `get_next_post_sort`: the nearest item first.
	 *
	 * @param mixed $sort  SQL.
	 * @param mixed $post
	 * @param mixed $order ASC or DESC.
	 */
	public static function sort( mixed $sort, mixed $post = null, mixed $order = 'DESC' ): mixed {
		$way = 'ASC' === $order ? 'ASC' : 'DESC';

		return self::is_arranged( $post ) ? "ORDER BY p.menu_order $way, p.ID $way LIMIT 1" : $sort;
	}

	/**
	 * The item with which the order begins anew: the first one after the last, the last one before the first.
	 *
	 * @param mixed $post        The item where the order ends.
	 * @param bool  $is_previous Whether what comes before it is asked for.
	 * @return WP_Post|null None for other types than posts and ours, and for a single item.
	 */
	public static function around( mixed $post, bool $is_previous ): ?WP_Post {
		if (
			! $post instanceof WP_Post
			|| ( 'post' !== $post->post_type && null === ContentTypes::get( $post->post_type ) )
		) {
			return null;
		}
		$order = self::is_arranged( $post ) ? 'menu_order' : 'date';
		$way   = $is_previous ? 'DESC' : 'ASC';
		$found = get_posts(
			array(
				'post_type'   => $post->post_type,
				'numberposts' => 1,
				'orderby'     => array(
					$order => $way,
					'ID'   => $way,
				),
			)
		)[0] ?? null;

		return $found instanceof WP_Post && $found->ID !== $post->ID ? $found : null;
	}

	/**
	 * Replaces the condition on the date by one on the position; other conditions stay.
	 *
	 * @param mixed  $where SQL.
	 * @param mixed  $post
	 * @param string $sign  `<` or `>`.
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
	 * Whether items of this type are arranged by hand.
	 */
	private static function is_arranged( mixed $post ): bool {
		return $post instanceof WP_Post && 'menu_order' === ContentTypes::get( $post->post_type )?->orderby;
	}
}
