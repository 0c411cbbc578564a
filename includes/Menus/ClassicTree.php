<?php
/**
 * A classic menu as the editor reads and writes it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Error;
use WP_Post;

/**
 * The items of a menu of Appearance › Menus as a tree. An item has the attributes that core's navigation link has, so
 * that the editor knows one kind of items only.
 *
 * @phpstan-type Row array{key: string, parent: string, attributes: array<string, mixed>}
 */
final class ClassicTree {

	/** Most items of a menu, and most levels. */
	private const MOST    = 500;
	private const DEEPEST = 6;

	/**
	 * Reads a menu.
	 *
	 * @param int $menu Term of the menu.
	 * @return list<array<string, mixed>> Items, each with its key, its attributes and the items below it.
	 */
	public static function read( int $menu ): array {
		$found = wp_get_nav_menu_items( $menu );

		return self::level( Classic::below( is_array( $found ) ? $found : array() ), 0 );
	}

	/**
	 * A short text that changes with any item of a menu.
	 *
	 * @param list<array<string, mixed>> $items Items, as read() returns them.
	 */
	public static function version( array $items ): string {
		return md5( (string) wp_json_encode( $items ) );
	}

	/**
	 * Writes a menu: items that are not in the tree any more are deleted, and those that did not change are left alone.
	 *
	 * @param int          $menu  Term of the menu.
	 * @param array<mixed> $items Items as read() returns them, unchecked. A new item has any other key.
	 * @return WP_Error|null The error of the first item that could not be saved.
	 */
	public static function write( int $menu, array $items ): ?WP_Error {
		$before = self::rows( self::read( $menu ) );
		$rows   = self::rows( $items );
		$old    = array_column( $before, null, 'key' );
		$ids    = array();
		foreach ( $rows as $position => $row ) {
			$id = isset( $old[ $row['key'] ] ) && ! isset( $ids[ $row['key'] ] ) ? (int) $row['key'] : 0;
			if ( ( $before[ $position ] ?? null ) !== $row || self::order( $id ) !== $position + 1 ) {
				$id = ItemWriter::save( $menu, $id, $row['attributes'], $ids[ $row['parent'] ] ?? 0, $position + 1 );
			}
			if ( $id instanceof WP_Error ) {
				return $id;
			}
			$ids[ $row['key'] ] = $id;
		}
		foreach ( array_diff_key( $old, $ids ) as $key => $row ) {
			wp_delete_post( (int) $key, true );
		}

		return null;
	}

	/**
	 * The position that is stored for an item. Positions of a menu may have gaps.
	 *
	 * @param int $id Item, 0 for none.
	 */
	private static function order( int $id ): int {
		$post = $id > 0 ? get_post( $id ) : null;

		return $post instanceof WP_Post ? $post->menu_order : 0;
	}

	/**
	 * The items of a tree in the order of the menu, each with the key of the item above it ('' for none).
	 *
	 * @param array<mixed> $items  Items, unchecked.
	 * @param string       $parent Key of the item above.
	 * @param int          $depth  Remaining levels. Deeper items stay on the last one.
	 * @return list<Row>
	 */
	private static function rows( array $items, string $parent = '', int $depth = self::DEEPEST ): array {
		$rows = array();
		foreach ( $items as $item ) {
			$key = is_array( $item ) ? Value::match( $item['key'] ?? null, '/^[a-zA-Z0-9-]{1,40}$/D', '' ) : '';
			if ( ! is_array( $item ) || '' === $key ) {
				continue;
			}
			$rows[] = array(
				'key'        => $key,
				'parent'     => $parent,
				'attributes' => ItemWriter::attributes( Value::group( $item, 'attributes' ) ),
			);
			$rows   = array(
				...$rows,
				...self::rows( Value::group( $item, 'items' ), $depth > 1 ? $key : $parent, max( 1, $depth - 1 ) ),
			);
		}

		return array_slice( $rows, 0, self::MOST );
	}

	/**
	 * Items of one level. Circular items are never reached from the top.
	 *
	 * @param array<int, list<array<mixed>>> $below  Members of the menu's posts, by their parent.
	 * @param int                            $parent Id of the parent.
	 * @return list<array<string, mixed>>
	 */
	private static function level( array $below, int $parent ): array {
		return array_map(
			static function ( array $facts ) use ( $below ): array {
				$id = (int) Text::of( $facts['ID'] ?? 0 );

				return array(
					'key'        => (string) $id,
					'attributes' => ItemWriter::attributes( self::stored( $id, $facts ) ),
					'items'      => $id > 0 ? self::level( $below, $id ) : array(),
				);
			},
			$below[ $parent ] ?? array()
		);
	}

	/**
	 * The attributes of a stored item.
	 *
	 * @param int          $id
	 * @param array<mixed> $facts Members of the menu's post.
	 * @return array<array-key, mixed>
	 */
	private static function stored( int $id, array $facts ): array {
		$extras  = get_post_meta( $id, ItemFields::KEY, true );
		$classes = is_array( $facts['classes'] ?? null ) ? array_map( Text::of( ... ), $facts['classes'] ) : array();
		$type    = Text::of( $facts['object'] ?? '' );
		$kind    = str_replace( '_', '-', Text::of( $facts['type'] ?? '' ) );

		return array(
			'label'         => Text::of( $facts['title'] ?? '' ),
			'url'           => Text::of( $facts['url'] ?? '' ),
			'kind'          => $kind,
			'type'          => 'taxonomy' === $kind && 'post_tag' === $type ? 'tag' : $type,
			'id'            => (int) Text::of( $facts['object_id'] ?? 0 ),
			'description'   => Text::of( $facts['description'] ?? '' ),
			'opensInNewTab' => '_blank' === ( $facts['target'] ?? '' ),
			'rel'           => Text::of( $facts['xfn'] ?? '' ),
			'title'         => Text::of( $facts['attr_title'] ?? '' ),
			'className'     => trim( implode( ' ', $classes ) ),
		) + ( is_array( $extras ) ? $extras : array() );
	}
}
