<?php
declare( strict_types=1 );

namespace Eidan\Tests\Menus;

use Eidan\Menus\Classic;
use Eidan\Menus\ClassicTree;
use Eidan\Menus\Item;
use Eidan\Tests\TestCase;

/**
 * Menus of Appearance › Menus, as sites have them: with items whose parent is gone, and plugins that hide some.
 */
final class ClassicTest extends TestCase {

	/** @return int A menu. */
	private function menu(): int {
		$menu = wp_create_nav_menu( 'Of old' );
		self::assertIsInt( $menu );
		return $menu;
	}

	/** @param array<string, mixed> $fields Fields of an item, without `menu-item-`. */
	private function add( int $menu, array $fields ): int {
		$all = array( 'menu-item-status' => 'publish' );
		foreach ( $fields as $name => $value ) {
			$all[ "menu-item-$name" ] = $value;
		}
		return (int) wp_update_nav_menu_item( $menu, 0, $all );
	}

	/** @return list<string> Titles of the first level. */
	private function titles( int $menu, string $location = '' ): array {
		return array_map( static fn( Item $item ): string => $item->title, Classic::items( $menu, $location ) );
	}

	public function test_what_stood_below_an_item_that_is_gone_is_shown(): void {
		$menu   = $this->menu();
		$page   = $this->create_page( array( 'post_title' => 'Above' ) );
		$parent = $this->add(
			$menu,
			array(
				'type'      => 'post_type',
				'object'    => 'page',
				'object-id' => $page,
			)
		);
		foreach ( array( 'Below' => $parent, 'Lost' => 987654, 'Last' => 0 ) as $title => $above ) {
			$this->add(
				$menu,
				array(
					'title'     => $title,
					'url'       => '/' . strtolower( $title ) . '/',
					'parent-id' => $above,
				)
			);
		}
		self::assertSame( array( 'Above', 'Lost', 'Last' ), $this->titles( $menu ) );
		// WordPress leaves out items of entries in the trash, and shows what is below them.
		wp_trash_post( $page );
		self::assertSame( array( 'Below', 'Lost', 'Last' ), $this->titles( $menu ) );
		$labels = array_column( array_column( ClassicTree::read( $menu ), 'attributes' ), 'label' );
		self::assertSame( array( 'Below', 'Lost', 'Last' ), $labels, 'In the editor.' );
		// A draft is a part of the site that is not there yet.
		wp_untrash_post( $page );
		self::assertSame( array( 'Lost', 'Last' ), $this->titles( $menu ) );
	}

	public function test_plugins_that_leave_out_items_are_heard(): void {
		$menu = $this->menu();
		foreach ( array( 'Shop', 'Log out' ) as $title ) {
			$this->add(
				$menu,
				array(
					'title' => $title,
					'url'   => '/' . sanitize_title( $title ) . '/',
				)
			);
		}
		$asked = array();
		add_filter(
			'wp_nav_menu_objects',
			static function ( array $items, object $arguments ) use ( &$asked ): array {
				$asked = array( array_keys( $items ), $arguments->theme_location, $arguments->menu->name );
				return array_filter(
					$items,
					static fn( object $item ): bool => is_user_logged_in() || ! str_contains( $item->url, 'log-out' )
				);
			},
			10,
			2
		);
		self::assertSame( array( 'Shop' ), $this->titles( $menu, 'primary' ) );
		self::assertSame( array( array( 1, 2 ), 'primary', 'Of old' ), $asked );
		$this->act_as( 'subscriber' );
		self::assertSame( array( 'Shop', 'Log out' ), $this->titles( $menu ) );
	}

	public function test_classes_of_the_owner_are_on_items_of_all_kinds_of_menus(): void {
		$menu = $this->menu();
		$this->add( $menu, array( 'title' => 'Log in', 'url' => '#log-in', 'classes' => 'popmake-12 my"class' ) );
		add_filter(
			'wp_nav_menu_objects',
			static function ( array $items ): array {
				foreach ( $items as $item ) {
					$item->classes[] = 'by-plugin';
				}
				return $items;
			}
		);
		self::assertMatchesRegularExpression(
			'/<li class="eidan-menu__item popmake-12 myclass by-plugin"/',
			do_blocks( '<!-- wp:eidan/menu {"menu":"menu:' . $menu . '"} /-->' )
		);
		$core = $this->create_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_content' =>
					'<!-- wp:navigation-link {"label":"Log in","url":"#log-in","className":"popmake-12"} /-->',
			)
		);
		self::assertStringContainsString(
			'<li class="eidan-menu__item popmake-12"',
			do_blocks( '<!-- wp:eidan/menu {"menu":"navigation:' . $core . '"} /-->' )
		);
	}
}
