<?php
/**
 * Menus as links of the showcase.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\InteractiveLinkShowcase;

use Eidan\Menus\Item;
use Eidan\Menus\Menus as SiteMenus;
use WP_Post;

/**
 * The items of a menu's first level, with the featured images of the linked posts.
 *
 * @phpstan-type Entry array{title: string, text: string, url: string, target: string, rel: string, image: int}
 */
final class Menus {

	/**
	 * Items of a menu.
	 *
	 * @param string $menu `navigation:ID` (a navigation block's) or `menu:ID` (a classic one).
	 * @return list<Entry>
	 */
	public static function entries( string $menu ): array {
		$entries = array();
		foreach ( SiteMenus::items( $menu ) as $item ) {
			// Only links, no other blocks.
			if ( '' === $item->html ) {
				$entries[] = self::entry( $item );
			}
		}

		return $entries;
	}

	/**
	 * One item.
	 *
	 * @param Item $item Menu item.
	 * @return Entry
	 */
	private static function entry( Item $item ): array {
		$post = $item->post > 0 ? get_post( $item->post ) : null;

		return array(
			'title'  => $item->title,
			'text'   => $item->description,
			'url'    => $item->url,
			'target' => $item->target,
			'rel'    => $item->rel,
			'image'  => $post instanceof WP_Post && '' === $post->post_password
				? (int) get_post_thumbnail_id( $post )
				: 0,
		);
	}
}
