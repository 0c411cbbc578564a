<?php
/**
 * Tests of which pages load the script of anchor links.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Anchors;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

final class AnchorsTest extends TestCase {

	private static function loads( string $html, string $name = 'core/paragraph' ): bool {
		wp_dequeue_style( 'eidan-anchors' );
		$GLOBALS['eidan_looked'] = Anchors::look( $html, array( 'blockName' => $name ) );
		return wp_style_is( 'eidan-anchors' );
	}

	public function test_only_links_to_the_page_that_is_shown_load_it(): void {
		$_SERVER['REQUEST_URI'] = '/services/?ref=1';
		update_option( Settings::OPTION, array( 'page' => array( 'anchors' => true ) ) );
		$here = array(
			'<a href="#plans">',
			'<a class="x" href="/services/#plans">',
			'<a href="' . home_url( '/services/#plans' ) . '">',
		);
		foreach ( $here as $html ) {
			self::assertTrue( self::loads( $html ), $html );
		}
		$elsewhere = array(
			'Room #7',
			'<a href="#">',
			'<a href="/#plans">',
			'<a href="https://example.org/services/#plans">',
			'<a class="skip-link" href="#wp--skip-link--target">',
		);
		foreach ( $elsewhere as $html ) {
			self::assertFalse( self::loads( $html ), $html );
		}
		update_option( Settings::OPTION, array() );
		self::assertFalse( self::loads( $here[0] ), 'The owner has not asked for it.' );
	}

	public function test_menus_with_such_links_are_watched(): void {
		update_option( Settings::OPTION, array( 'page' => array( 'anchors' => true, 'anchorDuration' => 600 ) ) );
		self::loads( '<nav><a href="#plans">Plans</a></nav>', 'core/navigation' );
		self::assertSame( '<nav data-eidan-anchors=""><a href="#plans">Plans</a></nav>', $GLOBALS['eidan_looked'] );
		self::loads( '<nav><a href="/elsewhere/">Plans</a></nav>', 'core/navigation' );
		self::assertStringNotContainsString( 'data-eidan', $GLOBALS['eidan_looked'] );
		self::assertSame( array( 'duration' => 600 ), Anchors::data( array() ) );

		update_option( Settings::OPTION, array( 'page' => array( 'anchors' => true, 'anchorSpy' => false ) ) );
		self::loads( '<nav><a href="#plans">Plans</a></nav>', 'core/navigation' );
		self::assertStringNotContainsString( 'data-eidan', $GLOBALS['eidan_looked'] );
	}
}
