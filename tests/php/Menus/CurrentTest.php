<?php
declare( strict_types=1 );

namespace Eidan\Tests\Menus;

use Eidan\Menus\Current;
use Eidan\Tests\TestCase;

/**
 * Items that lead to the archive of a content type.
 */
final class CurrentTest extends TestCase {

	/** @return array{bool, bool} Whether the archive is the current page, and whether it is above it. */
	private function marked( string $place, string $url ): array {
		$this->go_to( $place );
		self::assertFalse( is_404(), $place );
		return array( Current::url( $url ), Current::archive( $url ) );
	}

	public function test_an_archive_is_current_on_its_pages_and_above_its_entries(): void {
		$ids = array();
		for ( $i = 0; $i < 25; $i++ ) {
			$ids[] = $this->create_post( array( 'post_type' => 'eidan_portfolio' ) );
		}
		$archive = (string) get_post_type_archive_link( 'eidan_portfolio' );
		$page    = $this->create_page();
		foreach ( array( $archive, wp_make_link_relative( $archive ) ) as $url ) {
			self::assertSame( array( true, false ), $this->marked( $archive, $url ) );
			self::assertSame( array( true, false ), $this->marked( "$archive?utm_source=letter", $url ) );
			self::assertSame( array( true, false ), $this->marked( "{$archive}page/2/", $url ), 'The second page.' );
			self::assertSame( array( false, true ), $this->marked( get_permalink( $ids[0] ), $url ), 'An entry.' );
			self::assertSame( array( false, false ), $this->marked( get_permalink( $page ), $url ), 'Another page.' );
		}
		self::assertSame( array( false, false ), $this->marked( $archive, "$archive#talk" ) );
		$post = $this->create_post();
		self::assertSame( array( false, false ), $this->marked( get_permalink( $post ), home_url( '/' ) ) );
	}

	public function test_a_page_with_the_address_of_an_archive_is_current_there(): void {
		$page = $this->create_page( array( 'post_name' => 'events' ) );
		register_post_type(
			'test_event',
			array(
				'public'      => true,
				'has_archive' => 'events',
			)
		);
		flush_rewrite_rules( false );
		$this->create_post( array( 'post_type' => 'test_event' ) );
		$this->go_to( '/events/' );
		self::assertTrue( is_post_type_archive( 'test_event' ) );
		self::assertTrue( Current::post( $page ) );
		self::assertFalse( Current::post( $this->create_page() ) );
		unregister_post_type( 'test_event' );
	}

	public function test_without_permalinks(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		$id      = $this->create_post( array( 'post_type' => 'eidan_portfolio' ) );
		$archive = (string) get_post_type_archive_link( 'eidan_portfolio' );
		self::assertStringContainsString( '?post_type=', $archive );
		self::assertSame( array( true, false ), $this->marked( $archive, $archive ) );
		self::assertSame( array( false, true ), $this->marked( get_permalink( $id ), $archive ) );
		self::assertSame( array( false, false ), $this->marked( home_url( '/' ), $archive ) );
	}
}
