<?php
/**
 * Tests of the demo's frames.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Files;
use Eidan\Demo\Frames;
use Eidan\Demo\Ledger;
use Eidan\Tests\TestCase;

/**
 * Examples that pages of the demo show in frames.
 */
final class FramesTest extends TestCase {

	protected function tearDown(): void {
		unset( $_GET['eidan-frame'] );
		remove_all_filters( 'template_include', 99 );
		remove_filter( 'wp_robots', 'wp_robots_no_robots' );
		remove_filter( 'show_admin_bar', '__return_false', 99 );
		parent::tearDown();
	}

	/**
	 * Requests the front page with a frame's name.
	 *
	 * @param mixed $name Value of the parameter.
	 * @return bool Whether the visitor gets an example.
	 */
	private static function answers( mixed $name ): bool {
		$_GET['eidan-frame'] = $name;
		$GLOBALS['wp_query']->init();
		$GLOBALS['wp_query']->is_home = true;
		update_option( 'show_on_front', 'posts' );
		Frames::prepare();
		return has_filter( 'template_include' ) && 'theme.php' !== apply_filters( 'template_include', 'theme.php' );
	}

	/** Creates a page of the demo, and records it in the ledger. */
	private function page( string $status ): void {
		$id = wp_insert_post(
			array(
				'post_title'  => 'Header and page',
				'post_type'   => 'page',
				'post_status' => $status,
			)
		);
		( new Ledger() )->remember( 'page/header-and-page', 'post', $id );
	}

	public function test_only_names_of_the_file_are_answered_and_only_while_the_page_is_there(): void {
		self::assertFalse( self::answers( 'standard' ), 'Without the demo there is nothing.' );
		$this->page( 'draft' );
		self::assertFalse( self::answers( 'standard' ), 'Nor while its page is hidden.' );
		$this->page( 'publish' );
		foreach ( array( '', 'nothing', '../pages/home', array( 'standard' ), 'words' ) as $name ) {
			self::assertFalse( self::answers( $name ), (string) wp_json_encode( $name ) );
		}
		self::assertTrue( self::answers( 'standard' ) );
		self::assertNotFalse( has_filter( 'wp_robots', 'wp_robots_no_robots' ), 'Search engines leave it out.' );
		self::assertFalse( is_admin_bar_showing() );
		self::assertTrue( defined( 'DONOTCACHEPAGE' ), 'Page caches would keep it for the front page.' );
		$headers = ( new \ReflectionClassConstant( Frames::class, 'HEADERS' ) )->getValue();
		self::assertSame( 'no-store', $headers['Cache-Control'] );
	}

	public function test_every_example_has_its_parts_and_renders(): void {
		foreach ( Files::items( 'frames' ) as $name => $frame ) {
			foreach ( Files::strings( $frame, 'parts' ) as $part ) {
				self::assertNotSame( '', Files::markup( "frames/$part" ), "$name: $part" );
			}
			$content = Frames::content( $frame, new Ledger() );
			self::assertStringNotContainsString( '{{', $content, $name );
			self::assertDoesNotMatchRegularExpression( '/%[a-z]+%|<h1[^>]*><\/h1>/', $content, $name );
			self::assertStringNotContainsString( 'wp:pattern ', $content, $name );
			self::assertNotSame( '', trim( do_blocks( $content ) ), $name );
			self::assertStringContainsString( "eidan-frame=$name\"", Frames::block( $name ) );
		}
		self::assertSame( '', Frames::block( 'nothing' ) );
		self::assertStringContainsString(
			'{{frame:' . $name . '}}',
			Files::markup( 'pages/header-and-page' ),
			'All of them are on the page.'
		);
	}
}
