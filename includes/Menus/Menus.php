<?php
/**
 * All kinds of menus of the site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Languages\Languages;
use Eidan\Support\Text;
use WP_Post;

/**
 * Finds a menu by a short name: `navigation:<id or slug>` (of a navigation block), `menu:<id>` and `location:<slug>`
 * (classic menus), `pages`, `inside` (the links in the block itself), or '' for WordPress's default.
 */
final class Menus {

	/** Pattern of names; the schemas of blocks have the same. */
	public const NAME = '/^((navigation|menu|location):[a-zA-Z0-9_-]{1,60}|pages|inside)?$/D';

	/**
	 * Items of a menu, without those that link to unpublished content.
	 *
	 * @param string       $name   Short name of a menu.
	 * @param array<mixed> $inside Parsed blocks inside the block, for the menu `inside`.
	 * @return list<Item> Empty if there is no such menu.
	 */
	public static function items( string $name, array $inside = array() ): array {
		// Only a request that brought an unsaved menu has loaded the class.
		$unsaved = class_exists( Unsaved::class, false ) ? Unsaved::of( $name ) : null;
		if ( null !== $unsaved ) {
			return Navigation::of( $unsaved );
		}
		[ $kind, $id ] = explode( ':', $name ) + array( '', '' );
		if ( '' === $kind ) {
			return self::first();
		}

		return match ( $kind ) {
			'navigation' => Navigation::items( self::navigation( $id ) ),
			'menu'       => Classic::items( Languages::menu( (int) $id ) ),
			'location'   => Classic::items( self::at( $id ), $id ),
			'pages'      => Pages::items(),
			'inside'     => Navigation::inside( $inside ),
			default      => array(),
		};
	}

	/**
	 * The accessible name of the menu.
	 *
	 * @param string $name Short name of a menu.
	 * @return string '' if it has none.
	 */
	public static function title( string $name ): string {
		[ $kind, $id ] = explode( ':', $name ) + array( '', '' );
		if ( 'navigation' === $kind ) {
			$post = self::navigation( $id );

			return $post instanceof WP_Post ? Item::words( $post->post_title ) : '';
		}
		$menu = 'menu' === $kind || 'location' === $kind
			? wp_get_nav_menu_object( 'menu' === $kind ? (int) $id : self::at( $id ) )
			: false;

		return false === $menu ? '' : Item::words( $menu->name );
	}

	/**
	 * The id of a navigation block's menu.
	 *
	 * @param string $name The attribute `menu`.
	 * @return int 0 for other kinds of menus, and for menus that do not exist.
	 */
	public static function navigation_id( string $name ): int {
		[ $kind, $id ] = explode( ':', $name ) + array( '', '' );

		return 'navigation' === $kind ? self::navigation( $id )->ID ?? 0 : 0;
	}

	/**
	 * A published menu of a navigation block.
	 *
	 * @param string $id Its id or slug; the slug also works on another site.
	 */
	private static function navigation( string $id ): ?WP_Post {
		$post = ctype_digit( $id )
			? get_post( (int) $id )
			: ( '' === $id ? null : get_page_by_path( $id, 'OBJECT', 'wp_navigation' ) );

		if ( $post instanceof WP_Post ) {
			$post = get_post( Languages::posts( array( $post->ID ), 'wp_navigation', Languages::current() )[0] ?? 0 );
		}

		return $post instanceof WP_Post && 'wp_navigation' === $post->post_type && 'publish' === $post->post_status
			? $post
			: null;
	}

	/**
	 * The classic menu at a location of the theme.
	 *
	 * @return int Term, 0 for none.
	 */
	private static function at( string $location ): int {
		return (int) Text::of( get_nav_menu_locations()[ $location ] ?? 0 );
	}

	/**
	 * The default, as in core's navigation block: the newest menu, else a classic menu with a location, else the pages.
	 * Nothing is created.
	 *
	 * @return list<Item>
	 */
	private static function first(): array {
		$posts = get_posts(
			array(
				'post_type'      => 'wp_navigation',
				'post_status'    => 'publish',
				'posts_per_page' => 1,
				'orderby'        => 'date',
				'order'          => 'DESC',
			)
		);
		if ( ( $posts[0] ?? null ) instanceof WP_Post ) {
			return Navigation::items( $posts[0] );
		}
		// In the order of the theme's locations, as in the editor.
		foreach ( array_keys( get_registered_nav_menus() + get_nav_menu_locations() ) as $location ) {
			$menu = self::at( (string) $location );
			if ( $menu > 0 ) {
				return Classic::items( $menu, (string) $location );
			}
		}

		return Pages::items();
	}
}
