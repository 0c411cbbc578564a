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
	 * @param int    $id       Term of the menu, 0 for none.
	 * @param string $location Location of the theme that the menu is shown for, '' for none.
	 * @return list<Item>
	 */
	public static function items( int $id, string $location = '' ): array {
		$found = $id > 0 ? wp_get_nav_menu_items( $id ) : false;

		return self::level( self::below( self::filtered( is_array( $found ) ? $found : array(), $id, $location ) ), 0 );
	}

	/**
	 * Items by the one that they stand below, 0 for none. What stood below an item that is gone is shown without it.
	 *
	 * @param array<mixed> $items Posts of a menu in its order.
	 * @return array<int, list<Facts>> Their members.
	 */
	public static function below( array $items ): array {
		$all = array();
		foreach ( $items as $item ) {
			// WordPress adds members to each post.
			$facts = is_object( $item ) ? get_object_vars( $item ) : array();

			$all[ self::number( $facts, 'ID' ) ] = $facts;
		}
		$below = array();
		foreach ( $all as $facts ) {
			$parent = self::number( $facts, 'menu_item_parent' );

			$below[ isset( $all[ $parent ] ) ? $parent : 0 ][] = $facts;
		}

		return $below;
	}

	/**
	 * The items that plugins leave in the menu. Those that hide items from guests, or from who is logged in, do so by
	 * this filter.
	 *
	 * @param array<mixed> $items    Posts of the menu in its order.
	 * @param int          $id       Term of the menu.
	 * @param string       $location Location of the theme, or ''.
	 * @return array<mixed>
	 */
	private static function filtered( array $items, int $id, string $location ): array {
		if ( array() === $items || ! has_filter( 'wp_nav_menu_objects' ) ) {
			return $items;
		}
		$sorted = array();
		foreach ( array_values( $items ) as $index => $item ) {
			$sorted[ $index + 1 ] = $item;
		}
		// What wp_nav_menu() gives them.
		$arguments = (object) array(
			'menu'                 => wp_get_nav_menu_object( $id ),
			'container'            => '',
			'container_class'      => '',
			'container_id'         => '',
			'container_aria_label' => '',
			'menu_class'           => '',
			'menu_id'              => '',
			'echo'                 => false,
			'fallback_cb'          => false,
			'before'               => '',
			'after'                => '',
			'link_before'          => '',
			'link_after'           => '',
			'items_wrap'           => '%3$s',
			'item_spacing'         => 'preserve',
			'depth'                => 0,
			'walker'               => '',
			'theme_location'       => $location,
		);

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		$filtered = apply_filters( 'wp_nav_menu_objects', $sorted, $arguments );

		return is_array( $filtered ) ? $filtered : $items;
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
			Item::leads( $children ) || Current::above( $post ) || Current::archive( $url ),
			Extras::of( is_array( $extras ) ? $extras : array() ),
			children: $children,
			classes: implode(
				' ',
				array_map( Text::of( ... ), is_array( $facts['classes'] ?? null ) ? $facts['classes'] : array() )
			),
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
