<?php
/**
 * The widget area for the header.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Header;

use Eidan\Header\Area;
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
		Area::register();
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
}
