<?php
/**
 * A classic menu.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Text;
use WP_Post;

/**
 * Reads the items of a menu made under Appearance › Menus.
 *
 * @phpstan-type Facts array<mixed>
 */
final class Classic {

	/**
	 * Items.
	 *
	 * @param int $id Term of the menu, 0 for none.
	 * @return list<Item>
	 */
	public static function items( int $id ): array {
		$found = $id > 0 ? wp_get_nav_menu_items( $id ) : false;
		$below = array();
		foreach ( is_array( $found ) ? $found : array() as $item ) {
			// WordPress adds members to each post.
			$facts  = $item instanceof WP_Post ? get_object_vars( $item ) : array();
			$parent = self::number( $facts, 'menu_item_parent' );

			$below[ $parent ][] = $facts;
		}

		return self::level( $below, 0 );
	}

	/**
	 * Items below a parent. Circular items are never reached from the top.
	 *
	 * @param array<int, list<Facts>> $below  Items by their parent.
	 * @param int                     $parent Id of the parent.
	 * @return list<Item>
	 */
	private static function level( array $below, int $parent ): array {
		$items = array();
		foreach ( $below[ $parent ] ?? array() as $facts ) {
			$id    = self::number( $facts, 'ID' );
			$item  = $id > 0 ? self::item( $facts, self::level( $below, $id ) ) : null;
			$items = null === $item ? $items : array( ...$items, $item );
		}

		return $items;
	}

	/**
	 * One item.
	 *
	 * @param Facts      $facts    Members of the menu's post.
	 * @param list<Item> $children Items below it.
	 * @return Item|null Null if it has no text or leads to content that visitors may not see.
	 */
	private static function item( array $facts, array $children ): ?Item {
		$title = Item::words( Text::of( $facts['title'] ?? '' ) );
		$type  = Text::of( $facts['type'] ?? '' );
		$url   = Text::of( $facts['url'] ?? '' );
		$given = self::number( $facts, 'object_id' );
		$id    = $given;
		if ( 'post_type' === $type ) {
			[ $id, $title ] = Translated::post( $given, $title );
		} elseif ( 'taxonomy' === $type ) {
			[ $id, $title ] = Translated::term( $given, Text::of( $facts['object'] ?? '' ), $title );
		}
		$post  = 'post_type' === $type ? $id : 0;
		$entry = $post > 0 ? get_post( $post ) : null;
		if (
			'' === $title || ( $post > 0 && ! ( $entry instanceof WP_Post && is_post_publicly_viewable( $entry ) ) )
		) {
			return null;
		}
		if ( $id !== $given ) {
			$link = $post > 0 ? get_permalink( $post ) : get_term_link( $id, Text::of( $facts['object'] ?? '' ) );
			$url  = is_string( $link ) ? $link : $url;
		}
		$extras = get_post_meta( self::number( $facts, 'ID' ), ItemFields::KEY, true );

		return new Item(
			$title,
			'#' === $url ? '' : $url,
			Item::words( Text::of( $facts['description'] ?? '' ) ),
			'_blank' === ( $facts['target'] ?? '' ) ? '_blank' : '',
			Text::of( $facts['xfn'] ?? '' ),
			$post,
			match ( $type ) {
				'post_type' => Current::post( $post ),
				'taxonomy'  => Current::term( $id, Text::of( $facts['object'] ?? '' ) ),
				default     => Current::url( $url ),
			},
			Item::leads( $children ) || Current::above( $post ),
			Extras::of( is_array( $extras ) ? $extras : array() ),
			children: $children,
		);
	}

	/**
	 * A number among an item's facts.
	 *
	 * @param Facts $facts Members of the menu's post.
	 */
	private static function number( array $facts, string $name ): int {
		return (int) Text::of( $facts[ $name ] ?? 0 );
	}
}
