<?php
declare( strict_types=1 );

namespace Eidan\Tests\Assets;

use Eidan\Assets\BlockAssets;
use Eidan\Assets\EditorStyles;
use Eidan\Tests\TestCase;
use WP_Block_Type_Registry;

final class EditorStylesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		set_current_screen( 'post' );
		$GLOBALS['wp_styles'] = unserialize( serialize( wp_styles() ) );
		BlockAssets::register_editor();
	}

	/** @return list<string> Handles of the styles that blocks name. */
	private static function handles(): array {
		$handles = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'eidan/' ) ) {
				array_push( $handles, ...$type->style_handles, ...$type->editor_style_handles );
			}
		}
		return array_values( array_unique( $handles ) );
	}

	/** @return list<string> What the canvas links, of ours. */
	private static function linked(): array {
		$assets = _wp_get_iframed_editor_assets();
		preg_match_all( '/<link[^>]* id=["\']eidan-([\w-]+)-css/', $assets['styles'], $found );
		return $found[1];
	}

	public function test_a_canvas_links_two_files_for_all_blocks(): void {
		self::assertSame( array( 'blocks', 'editor', 'blocks-editor' ), self::linked() );
		// The page of the editor comes after its canvas.
		EditorStyles::join();
		foreach ( self::handles() as $handle ) {
			self::assertFalse( wp_styles()->registered[ $handle ]->src, $handle );
		}
		self::assertTrue( wp_style_is( 'eidan-blocks', 'registered' ) );
		self::assertTrue( wp_style_is( 'eidan-blocks-editor', 'registered' ) );
	}

	public function test_the_files_hold_every_style_of_a_block(): void {
		$joint = file_get_contents( EIDAN_DIR . '/build/blocks.css' )
			. file_get_contents( EIDAN_DIR . '/build/blocks-editor.css' );
		foreach ( self::handles() as $handle ) {
			$path = (string) wp_styles()->registered[ $handle ]->src;
			$file = EIDAN_DIR . '/build/' . substr( $path, strlen( plugins_url( 'build/', EIDAN_FILE ) ) );
			self::assertStringContainsString( trim( (string) file_get_contents( $file ) ), $joint, $handle );
		}
	}

	public function test_words_that_were_added_to_a_style_stay(): void {
		wp_add_inline_style( 'eidan-list', '.mine{color:red}' );
		self::assertStringContainsString( '.mine{color:red}', _wp_get_iframed_editor_assets()['styles'] );
	}

	/** @return array<string, array{callable(): mixed}> When each style has its own file. */
	public static function occasions(): array {
		return array(
			'a style that was removed'   => array( static fn() => wp_deregister_style( 'eidan-tabs' ) ),
			'a style that was replaced'  => array(
				static fn() => wp_styles()->registered['eidan-tabs']->src = 'https://example.test/tabs.css',
			),
			'a style for some media'     => array(
				static fn() => wp_styles()->registered['eidan-tabs']->args = 'print',
			),
			'a site that joins nothing'  => array( static fn() => add_filter( 'eidan_join_styles', '__return_false' ) ),
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'occasions' )]
	public function test_each_style_has_its_own_file( callable $prepare ): void {
		$prepare();
		$linked = self::linked();
		self::assertNotContains( 'blocks', $linked );
		self::assertContains( 'list', $linked );
	}

	public function test_pages_of_visitors_have_the_styles_of_their_blocks(): void {
		set_current_screen( 'front' );
		do_action( 'enqueue_block_assets' );
		self::assertIsString( wp_styles()->registered['eidan-list']->src );
	}
}
