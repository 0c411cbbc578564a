<?php
/**
 * Tests that a header keeps its menu if the plugin is switched off.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Blocks\Menu\Fallback;
use Eidan\Tests\TestCase;

final class MenuFallbackTest extends TestCase {

	private const HEADER =
		'<!-- wp:eidan/header --><div class="wp-block-eidan-header">'
		. '<!-- wp:eidan/menu {"menu":"navigation:%1$d","justify":"end","className":"is-header-wide"} /-->'
		. '<!-- wp:eidan/opener {"opens":"site-menu"} /--><!-- wp:eidan/panel {"anchor":"site-menu"} -->'
		. '<div class="wp-block-eidan-panel" id="site-menu"><div class="eidan-panel__content">'
		. '<!-- wp:eidan/menu {"menu":"navigation:%1$d"} /--></div></div><!-- /wp:eidan/panel --></div>'
		. '<!-- /wp:eidan/header -->';

	private function menu( string $label ): int {
		return $this->create_post( array( 'post_type' => 'wp_navigation', 'post_content' => self::link( $label ) ) );
	}

	private static function link( string $label ): string {
		return '<!-- wp:navigation-link {"label":"' . $label . '","url":"https://example.com/a"} /-->';
	}

	/** Stores a text as an author does, and returns what was stored. */
	private function stored( string $content ): string {
		return (string) get_post(
			$this->create_post( array( 'post_type' => 'wp_template_part', 'post_content' => $content ) )
		)?->post_content;
	}

	/** Returns what WordPress prints if the plugin's blocks are not registered. */
	private static function without( string $content ): string {
		$types = array();
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'eidan/' ) ) {
				$types[] = unregister_block_type( $name );
			}
		}
		try {
			return do_blocks( $content );
		} finally {
			array_map( 'register_block_type', array_filter( $types ) );
		}
	}

	public function test_a_header_without_the_plugin_has_its_menu_once_and_as_it_is_now(): void {
		$menu   = $this->menu( 'Offices' );
		$header = $this->stored( sprintf( self::HEADER, $menu ) );
		self::assertSame( 1, substr_count( self::without( $header ), '>Offices<' ) );
		wp_update_post( array( 'ID' => $menu, 'post_content' => self::link( 'Houses' ) ) );
		$html = self::without( $header );
		self::assertSame( 1, substr_count( $html, '>Houses<' ), 'A copy would be old.' );
		self::assertStringContainsString( 'href="https://example.com/a"', $html );
		self::assertStringNotContainsString( 'Offices', $html );
	}

	public function test_with_the_plugin_nothing_of_it_is_seen(): void {
		$plain  = sprintf( self::HEADER, $this->menu( 'Offices' ) );
		$header = $this->stored( $plain );
		self::assertStringNotContainsString( 'wp-block-navigation', do_blocks( $header ) );
		// Ids, and the names of several menus on one page, contain numbers that are counted up: remove them.
		$bare = static fn( string $html ): string => (string) preg_replace(
			array( '/eidan-[a-z-]*\d+/', '/(<nav [^>]*aria-label="\D*?)[\d ]*"/' ),
			array( '', '$1"' ),
			$html
		);
		self::assertSame( $bare( do_blocks( $plain ) ), $bare( do_blocks( $header ) ) );
		// Storing it again changes nothing.
		self::assertSame( $header, $this->stored( $header ) );
		self::assertSame( $header, Fallback::fill( $plain ) );
	}

	public function test_links_inside_the_block_stay_there_and_are_shown(): void {
		$menu = static fn( string $label ): string => '<!-- wp:eidan/menu {"menu":"inside"} --><!-- wp:navigation -->'
			. self::link( $label ) . '<!-- /wp:navigation --><!-- /wp:eidan/menu -->';
		$both = $menu( 'Offices' ) . $menu( 'Houses' );
		$page = $this->stored( $both );
		self::assertSame( $both, $page );
		$html = do_blocks( $page );
		foreach ( array( 'Offices', 'Houses' ) as $label ) {
			self::assertSame( 1, substr_count( $html, ">$label<" ), "Once, by our block: $label" );
			self::assertSame( 1, substr_count( self::without( $page ), ">$label<" ), "Without the plugin: $label" );
		}
		self::assertStringNotContainsString( 'wp-block-navigation', $html );
	}

	public function test_what_stands_one_below_the_other_stays_so(): void {
		$menu = $this->menu( 'Offices' );
		foreach ( array( 'list', 'accordion' ) as $form ) {
			$page = $this->stored( "<!-- wp:eidan/menu {\"menu\":\"navigation:$menu\",\"form\":\"$form\"} /-->" );
			$html = self::without( $page );
			self::assertStringContainsString( 'is-vertical', $html, $form );
			self::assertSame( 'accordion' === $form, str_contains( $html, 'responsive-container-open' ), $form );
		}
		$page = $this->stored( "<!-- wp:eidan/menu {\"menu\":\"navigation:$menu\",\"form\":\"bar\"} /-->" );
		self::assertStringNotContainsString( 'is-vertical', self::without( $page ) );
	}

	public function test_every_kind_of_menu_has_its_links(): void {
		$page    = $this->create_post( array( 'post_type' => 'page', 'post_title' => 'A page of pages' ) );
		$classic = wp_create_nav_menu( 'Old' );
		wp_update_nav_menu_item(
			$classic,
			0,
			array(
				'menu-item-title'  => 'Tom & "Jerry" <b>',
				'menu-item-url'    => 'https://example.com/?a=1&b=2',
				'menu-item-status' => 'publish',
			)
		);
		self::assertStringContainsString(
			'A page of pages',
			self::without( $this->stored( '<!-- wp:eidan/menu {"menu":"pages"} /-->' ) ),
			(string) $page
		);
		$html = self::without( $this->stored( '<!-- wp:eidan/menu {"menu":"menu:' . $classic . '"} /-->' ) );
		self::assertStringContainsString( 'Tom &amp;', $html );
		self::assertStringContainsString( 'href="https://example.com/?a=1&#038;b=2"', $html );
		$this->menu( 'The newest' );
		self::assertStringContainsString( 'The newest', self::without( $this->stored( '<!-- wp:eidan/menu /-->' ) ) );
	}

	public function test_where_only_a_panel_has_the_menu_it_is_there(): void {
		$menu = $this->menu( 'Offices' );
		$part = $this->stored(
			'<!-- wp:eidan/panel --><div class="wp-block-eidan-panel"><div class="eidan-panel__content">'
				. '<!-- wp:eidan/menu {"menu":"navigation:'
				. $menu . '"} /--></div></div><!-- /wp:eidan/panel -->'
		);
		self::assertStringContainsString( 'Offices', self::without( $part ) );
	}

	public function test_whatever_else_a_text_has_stays_as_it_is(): void {
		foreach ( array(
			'No menu.',
			'<!-- wp:eidan/menu-of-another /-->',
			'<!-- wp:paragraph --><p>&lt;!-- wp:eidan/menu --&gt; \\ "</p><!-- /wp:paragraph -->',
			'<!-- wp:eidan/menu {"menu":',
		) as $text ) {
			self::assertSame( $text, Fallback::fill( $text ) );
		}
		self::assertStringContainsString(
			'Before \\" after',
			$this->stored( 'Before \\" after<!-- wp:eidan/menu /-->' )
		);
	}
}
