<?php
/**
 * The site's pages as a menu.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Text;
use WP_Post;

/**
 * Published pages in their order, children below their parents.
 */
final class Pages {

	/** Maximum number of pages. */
	private const MOST = 200;

	/**
	 * Items.
	 *
	 * @param int $parent Only pages below this one; 0 = all.
	 * @return list<Item>
	 */
	public static function items( int $parent = 0 ): array {
		$pages = get_pages(
			array(
				'sort_column' => 'menu_order,post_title',
				'number'      => self::MOST,
			)
		);
		$below = array();
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$below[ $page->post_parent ][] = $page;
		}

		return self::level( $below, $parent );
	}

	/**
	 * The pages below a parent.
	 *
	 * @param array<int, list<WP_Post>> $below Pages by their parent.
	 * @param int                       $parent Id of the parent.
	 * @return list<Item>
	 */
	private static function level( array $below, int $parent ): array {
		$items = array();
		foreach ( $below[ $parent ] ?? array() as $page ) {
			$title = Item::words( Text::of( get_the_title( $page ) ) );
			if ( '' !== $title ) {
				$items[] = new Item(
					$title,
					Text::of( get_permalink( $page ) ),
					post: $page->ID,
					current: Current::post( $page->ID ),
					ancestor: Current::above( $page->ID ),
					children: self::level( $below, $page->ID ),
				);
			}
		}

		return $items;
	}
}
