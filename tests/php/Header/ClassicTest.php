<?php
/**
 * Headers and panels with the styles of a classic theme.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Header;

use Eidan\Header\Classic;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ClassicTest extends TestCase {

	/** @return array<string, array{string, string, string}> */
	public static function grounds(): array {
		return array(
			'Twenty Twenty-One' => array( 'd1e4dd', '#d1e4dd', '#111' ),
			'short'             => array( 'fff', '#ffffff', '#111' ),
			'dark'              => array( '28303d', '#28303d', '#fff' ),
			'a strong blue'     => array( '0000ff', '#0000ff', '#fff' ),
		);
	}

	#[DataProvider( 'grounds' )]
	public function test_panels_have_the_ground_of_the_page_and_words_that_are_read_on_it(
		string $color,
		string $ground,
		string $words
	): void {
		$css = Classic::background_css( $color );
		self::assertStringContainsString( "--eidan-color-surface:$ground;", $css );
		self::assertStringContainsString( "--wp--preset--color--contrast:$words}", $css );
	}

	public function test_what_is_no_color_is_not_printed(): void {
		self::assertSame( '', Classic::background_css( '' ) );
		self::assertSame( '', Classic::background_css( 'red}body{display:none' ) );
		self::assertSame( '', Classic::background_css( 'blank' ) );
		// The value that WordPress returns if a theme does not support a background.
		self::assertSame( '', Classic::background_css( false ) );
	}

	/** Returns the printed styles of headers and panels. */
	private static function printed(): string {
		$styles       = wp_styles();
		$styles->done = array();
		ob_start();
		$styles->do_items( array( 'eidan-panel', 'eidan-header-style' ) );
		return (string) ob_get_clean();
	}

	public function test_block_themes_have_nothing_of_it(): void {
		self::assertTrue( wp_is_block_theme() );
		do_action( 'wp_enqueue_scripts' );
		self::assertStringNotContainsString( ':not(#eidan)', self::printed() );
	}

	public function test_classic_themes_have_it_once_on_a_page_with_header_and_panel(): void {
		register_theme_directory( dirname( __DIR__, 2 ) . '/e2e/support/themes' );
		foreach ( array(
			'stylesheet'      => 'classic',
			'template'        => 'classic',
			'stylesheet_root' => dirname( __DIR__, 2 ) . '/e2e/support/themes',
			'template_root'   => dirname( __DIR__, 2 ) . '/e2e/support/themes',
		) as $option => $value ) {
			add_filter( "pre_option_$option", static fn(): string => $value );
		}
		self::assertFalse( wp_is_block_theme() );
		Classic::style();
		$html = self::printed();
		self::assertSame( 1, substr_count( $html, '.wp-block-eidan-panel nav:not(#eidan)' ) );
		self::assertStringContainsString( 'eidan-header-style', $html );
		wp_styles()->done = array();
		ob_start();
		wp_styles()->do_items( array( 'eidan-icon-style' ) );
		self::assertStringNotContainsString(
			':not(#eidan)',
			(string) ob_get_clean(),
			'A page without them has nothing of it.'
		);
	}
}
