<?php
/**
 * The menu of a navigation block.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Languages\Languages;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Post;

/**
 * Reads its blocks: links, sub-menus, page lists. Other blocks are rendered.
 */
final class Navigation {

	/** Maximum depth, which also ends circular references. */
	private const DEEPEST = 6;

	/**
	 * Items.
	 *
	 * @param WP_Post|null $post A published post of the type `wp_navigation`.
	 * @return list<Item>
	 */
	public static function items( ?WP_Post $post ): array {
		return null === $post ? array() : self::of( $post->post_content );
	}

	/**
	 * Items of a menu's content.
	 *
	 * @param string $content Blocks.
	 * @return list<Item>
	 */
	public static function of( string $content ): array {
		return self::top( parse_blocks( $content ) );
	}

	/**
	 * Items of a navigation block that has its links in itself, and no menu of the site.
	 *
	 * @param array<mixed> $blocks Parsed blocks; what is in the navigation block among them counts.
	 * @return list<Item>
	 */
	public static function inside( array $blocks ): array {
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) && 'core/navigation' === ( $block['blockName'] ?? null ) ) {
				return self::top( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() );
			}
		}

		return array();
	}

	/**
	 * Items of the first level.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return list<Item>
	 */
	private static function top( array $blocks ): array {
		// All at once, or each link would be a query of its own.
		_prime_post_caches( self::posts( $blocks ), false, false );

		return self::level( $blocks, self::DEEPEST );
	}

	/**
	 * Ids of all posts that links lead to.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return list<int>
	 */
	private static function posts( array $blocks ): array {
		$posts = array();
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) ) {
				$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
				$inner      = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
				$posts      = array( ...$posts, self::post( $attributes ), ...self::posts( $inner ) );
			}
		}

		return array_values( array_filter( $posts, static fn( int $post ): bool => 0 < $post ) );
	}

	/**
	 * Id of the post that a link leads to; 0 if it leads elsewhere.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 */
	private static function post( array $attributes ): int {
		return 'post-type' === ( $attributes['kind'] ?? null )
			? Value::integer( $attributes['id'] ?? null, 1, PHP_INT_MAX, 0 )
			: 0;
	}

	/**
	 * Items of one level.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 * @param int          $depth  Remaining levels.
	 * @return list<Item>
	 */
	private static function level( array $blocks, int $depth ): array {
		$items = array();
		foreach ( $depth > 0 ? $blocks : array() as $block ) {
			$name       = is_array( $block ) ? Text::of( $block['blockName'] ?? '' ) : '';
			$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			$inner      = is_array( $block ) && is_array( $block['innerBlocks'] ?? null )
				? $block['innerBlocks']
				: array();
			$items      = array_merge(
				$items,
				match ( $name ) {
					'core/page-list'                                => Pages::items(
						Value::integer( $attributes['parentPageID'] ?? null, 1, PHP_INT_MAX, 0 )
					),
					'core/home-link'                                => self::home( $attributes ),
					'core/navigation-link', 'core/navigation-submenu' => self::link(
						$attributes,
						self::level( $inner, $depth - 1 )
					),
					'', 'core/spacer'                               => array(),
					default                                         => self::other( $block ),
				}
			);
		}

		return $items;
	}

	/**
	 * A link.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param list<Item>              $children   Items below it.
	 * @return list<Item> Empty if it has no text or leads to content that visitors may not see.
	 */
	private static function link( array $attributes, array $children ): array {
		$title = Item::words( Text::of( $attributes['label'] ?? '' ) );
		$id    = Value::integer( $attributes['id'] ?? null, 1, PHP_INT_MAX, 0 );
		$kind  = Text::of( $attributes['kind'] ?? '' );
		$type  = Text::of( $attributes['type'] ?? '' );
		$url   = Text::of( $attributes['url'] ?? '' );

		[ $post, $title ] = Translated::post( Linked::post( self::post( $attributes ), $url, $title ), $title );
		if ( '' === $title || ! self::is_visible( $post, $attributes ) ) {
			return array();
		}
		$current = Current::url( $url );
		if ( $post > 0 ) {
			// The stored address is outdated if slug or parent has changed.
			$url     = Text::of( get_permalink( $post ) );
			$current = Current::post( $post );
		} elseif ( 'taxonomy' === $kind && $id > 0 ) {
			$taxonomy = 'tag' === $type ? 'post_tag' : $type;

			[ $id, $title ] = Translated::term( Linked::term( $id, $taxonomy, $url, $title ), $taxonomy, $title );

			$link    = taxonomy_exists( $taxonomy ) ? get_term_link( $id, $taxonomy ) : '';
			$url     = is_string( $link ) && '' !== $link ? $link : $url;
			$current = Current::term( $id, $taxonomy );
		}

		return array(
			new Item(
				$title,
				$url,
				Item::words( Text::of( $attributes['description'] ?? '' ) ),
				true === ( $attributes['opensInNewTab'] ?? false ) ? '_blank' : '',
				Text::of( $attributes['rel'] ?? '' ),
				$post,
				$current,
				Item::leads( $children ) || Current::above( $post ) || Current::archive( $url ),
				Extras::of( $attributes ),
				children: $children,
				classes: Text::of( $attributes['className'] ?? '' ),
			),
		);
	}

	/**
	 * The link to the front page.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @return list<Item>
	 */
	private static function home( array $attributes ): array {
		$title = Item::words( Text::of( $attributes['label'] ?? '' ) );

		return array(
			new Item(
				'' === $title ? __( 'Home', 'eidan' ) : $title,
				Languages::home(),
				current: is_front_page(),
				extras: Extras::of( $attributes ),
				classes: Text::of( $attributes['className'] ?? '' ),
			),
		);
	}

	/**
	 * Whether visitors may see an item.
	 *
	 * @param int                     $post       Id of the linked post; 0 = none.
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 */
	private static function is_visible( int $post, array $attributes ): bool {
		if (
			is_array( $attributes['metadata'] ?? null )
			&& false === ( $attributes['metadata']['blockVisibility'] ?? true )
		) {
			return false;
		}
		$entry = $post > 0 ? get_post( $post ) : null;

		return 0 === $post || ( $entry instanceof WP_Post && is_post_publicly_viewable( $entry ) );
	}

	/**
	 * A block that is no link: a search, social links, the site's title.
	 *
	 * @param mixed $block Parsed block.
	 * @return list<Item> Empty if it prints nothing.
	 */
	private static function other( mixed $block ): array {
		/**
		 * In the format of parse_blocks().
		 *
		 * @var array{
		 *     blockName: string,
		 *     attrs: array<mixed>,
		 *     innerBlocks: array<array<mixed>>,
		 *     innerHTML: string,
		 *     innerContent: array<mixed>,
		 * } $parsed
		 */
		$parsed = is_array( $block ) ? $block : array();
		$html   = trim( Text::of( render_block( $parsed ) ) );

		return '' === $html ? array() : array( new Item( '', html: $html ) );
	}
}
