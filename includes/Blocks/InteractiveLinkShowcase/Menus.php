<?php
/**
 * Menus of WordPress, of both kinds.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\InteractiveLinkShowcase;

use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Post;

/**
 * Reads their first level. What visitors may not see is left out: entries that are not published, and their pictures.
 *
 * @phpstan-type Entry array{title: string, text: string, url: string, target: string, rel: string, image: int}
 */
final class Menus {

	/**
	 * A classic menu.
	 *
	 * @param int $id Term.
	 * @return list<Entry>
	 */
	public static function classic( int $id ): array {
		$entries = array();
		$items   = $id > 0 ? wp_get_nav_menu_items( $id ) : false;
		foreach ( is_array( $items ) ? $items : array() as $item ) {
			// WordPress adds these members to each post.
			$data = $item instanceof WP_Post ? get_object_vars( $item ) : array();
			if ( 0 !== (int) Text::of( $data['menu_item_parent'] ?? 0 ) ) {
				continue;
			}
			$entries[] = self::entry( $data['title'] ?? '', $data['description'] ?? '', $data['url'] ?? '', $data['target'] ?? '', $data['xfn'] ?? '', ( $data['type'] ?? '' ) === 'post_type' ? $data['object_id'] ?? 0 : 0 );
		}

		return array_values( array_filter( $entries ) );
	}

	/**
	 * The menu of a navigation block.
	 *
	 * @param int $id Post of the type `wp_navigation`.
	 * @return list<Entry>
	 */
	public static function navigation( int $id ): array {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || 'wp_navigation' !== $post->post_type || 'publish' !== $post->post_status ) {
			return array();
		}
		$entries = array();
		foreach ( parse_blocks( $post->post_content ) as $block ) {
			$name       = $block['blockName'] ?? '';
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			if ( 'core/page-list' === $name ) {
				array_push( $entries, ...self::pages() );
			} elseif ( in_array( $name, array( 'core/navigation-link', 'core/navigation-submenu' ), true ) ) {
				$entries[] = self::entry(
					$attributes['label'] ?? '',
					$attributes['description'] ?? '',
					$attributes['url'] ?? '',
					( $attributes['opensInNewTab'] ?? false ) === true ? '_blank' : '',
					$attributes['rel'] ?? '',
					( $attributes['kind'] ?? '' ) === 'post-type' ? $attributes['id'] ?? 0 : 0
				);
			}
		}

		return array_values( array_filter( $entries ) );
	}

	/**
	 * The site's pages of the first level, as core's page list has them.
	 *
	 * @return list<Entry|null>
	 */
	private static function pages(): array {
		$pages = get_pages(
			array(
				'parent'      => 0,
				'sort_column' => 'menu_order,post_title',
				'number'      => 50,
			)
		);

		return array_map( static fn( WP_Post $page ): ?array => self::entry( get_the_title( $page ), '', get_permalink( $page ), '', '', $page->ID ), is_array( $pages ) ? array_values( $pages ) : array() );
	}

	/**
	 * One entry.
	 *
	 * @param mixed $title  Title, may hold HTML.
	 * @param mixed $text   Description, may hold HTML.
	 * @param mixed $url    Address.
	 * @param mixed $target Target.
	 * @param mixed $rel    Relation.
	 * @param mixed $post   Post that it leads to, 0 for none.
	 * @return Entry|null Null for one without words, or that leads to what visitors may not see.
	 */
	private static function entry( mixed $title, mixed $text, mixed $url, mixed $target, mixed $rel, mixed $post ): ?array {
		$words = static fn( mixed $html ): string => trim( html_entity_decode( wp_strip_all_tags( Text::of( $html ) ), ENT_QUOTES ) );
		$id    = Value::integer( $post, 1, PHP_INT_MAX, 0 );
		$entry = $id > 0 ? get_post( $id ) : null;
		if ( '' === $words( $title ) || ( $id > 0 && ( ! $entry instanceof WP_Post || ! is_post_publicly_viewable( $entry ) ) ) ) {
			return null;
		}

		return array(
			'title'  => $words( $title ),
			'text'   => $words( $text ),
			'url'    => Text::of( $url ),
			'target' => Text::of( $target ),
			'rel'    => Text::of( $rel ),
			'image'  => $entry instanceof WP_Post && '' === $entry->post_password ? (int) get_post_thumbnail_id( $entry ) : 0,
		);
	}
}
