<?php
/**
 * The widget area for the header.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Header;

use Eidan\Blocks\Menu\Fallback;
use Eidan\Tests\TestCase;

final class AreaTest extends TestCase {

	protected function tearDown(): void {
		unregister_sidebar( 'eidan-header' );
		unset( $GLOBALS['wp_registered_widgets']['block-77'] );
		parent::tearDown();
	}


	/** Puts a widget with a header block into the area. */
	private static function fill(): void {
		update_option(
			'widget_block',
			array(
				77 => array(
					'content' =>
						'<!-- wp:eidan/header --><!-- wp:paragraph --><p>In the area</p><!-- /wp:paragraph -->'
						. '<!-- /wp:eidan/header -->'
				),
			)
		);
		wp_set_sidebars_widgets( array( 'eidan-header' => array( 'block-77' ) ) );
		$widget = new \WP_Widget_Block();
		$widget->_set( 77 );
		wp_register_sidebar_widget(
			'block-77',
			'Block',
			array( $widget, 'display_callback' ),
			array(),
			array( 'number' => 77 )
		);
	}

	public function test_block_themes_have_none(): void {
		self::assertSame( wp_is_block_theme(), ! is_registered_sidebar( 'eidan-header' ) );
		self::fill();
		self::assertSame( '', eidan_header( 'widgets', false ) );
	}

	public function test_a_classic_theme_prints_it_where_it_is_filled(): void {
		$GLOBALS['wp_registered_sidebars'] = array();
		register_sidebar(
			array(
				'id'            => 'eidan-header',
				'before_widget' => '',
				'after_widget'  => '',
			)
		);
		$id = (int) wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_title'   => 'Header',
				'post_content' =>
					'<!-- wp:eidan/header --><!-- wp:paragraph --><p>In the pattern</p><!-- /wp:paragraph -->'
					. '<!-- /wp:eidan/header -->',
			)
		);
		self::assertSame( '', eidan_header( 'widgets', false ), 'Nothing is in it.' );
		self::fill();
		foreach ( array(
			eidan_header( '', false ),
			eidan_header( 'widgets', false ),
			do_shortcode( '[eidan_header]' ),
		) as $html ) {
			self::assertStringStartsWith( '<div class="eidan-header ', $html );
			self::assertStringContainsString( 'In the area', $html );
		}
		self::assertStringContainsString( 'In the pattern', eidan_header( "pattern:$id", false ) );
		self::assertTrue( wp_style_is( 'eidan-header-style' ) );
	}

	/** Stores widgets as the screen does, and gives the content of the one that matters. */
	private static function stored( string $content ): string {
		update_option(
			'widget_block',
			array(
				2              => array( 'content' => '<!-- wp:search /-->' ),
				77             => array( 'content' => $content ),
				'_multiwidget' => 1,
			)
		);
		$stored = get_option( 'widget_block' );
		self::assertSame( array( '<!-- wp:search /-->', 1 ), array( $stored[2]['content'], $stored['_multiwidget'] ) );
		return $stored[77]['content'];
	}

	/** What WordPress prints of a widget, with or without the plugin's blocks. */
	private static function print( bool $with_plugin ): string {
		$types = array();
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( ! $with_plugin && str_starts_with( $name, 'eidan/' ) ) {
				$types[] = unregister_block_type( $name );
			}
		}
		$widget = new \WP_Widget_Block();
		ob_start();
		try {
			$widget->widget(
				array( 'before_widget' => '', 'after_widget' => '' ),
				get_option( 'widget_block' )[77]
			);
		} finally {
			array_map( 'register_block_type', array_filter( $types ) );
			$html = (string) ob_get_clean();
		}
		return $html;
	}

	public function test_without_the_plugin_a_header_among_widgets_keeps_its_menu_as_links(): void {
		$menu   = $this->create_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_content' => '<!-- wp:navigation-link {"label":"Offices","url":"https://example.com/a"} /-->',
			)
		);
		$plain  = '<!-- wp:eidan/header --><div class="wp-block-eidan-header"><!-- wp:paragraph -->'
			. '<p>One \ "two"</p><!-- /wp:paragraph -->'
			. '<!-- wp:eidan/menu {"menu":"navigation:' . $menu . '"} /--></div>'
			. '<!-- /wp:eidan/header -->';
		$stored = self::stored( $plain );
		self::assertSame( Fallback::fill( $plain ), $stored );
		self::assertSame( $stored, self::stored( $stored ), 'Stored again, it is the same.' );
		$html = self::print( false );
		self::assertSame( 1, substr_count( $html, '>Offices<' ) );
		self::assertStringContainsString( 'href="https://example.com/a"', $html );
		self::assertStringContainsString( 'One \ ', $html );
		self::assertStringNotContainsString( 'wp-block-navigation', self::print( true ) );
	}

	public function test_other_widgets_and_broken_ones_are_stored_as_they_are(): void {
		foreach ( array( 'No menu.', '<!-- wp:eidan/menu {"menu":', '<!-- wp:eidan/menu-of-another /-->' ) as $text ) {
			self::assertSame( $text, self::stored( $text ) );
		}
		foreach ( array( 'text', array( 3 => 'text', 4 => array( 'content' => array( 'x' ) ) ) ) as $value ) {
			update_option( 'widget_block', $value );
			self::assertSame( $value, get_option( 'widget_block' ) );
		}
	}
}
