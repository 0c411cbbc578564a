<?php
/**
 * Headers and panels among the styles of a classic theme.
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
	public function test_panels_have_the_ground_of_the_page_and_words_that_are_read_on_it( string $color, string $ground, string $words ): void {
		$css = Classic::ground( $color );
		self::assertStringContainsString( "--eidan-color-surface:$ground;", $css );
		self::assertStringContainsString( "--wp--preset--color--contrast:$words}", $css );
	}

	public function test_what_is_no_color_is_not_printed(): void {
		self::assertSame( '', Classic::ground( '' ) );
		self::assertSame( '', Classic::ground( 'red}body{display:none' ) );
		self::assertSame( '', Classic::ground( 'blank' ) );
		// What WordPress says where a theme does not support a background.
		self::assertSame( '', Classic::ground( false ) );
	}

	public function test_block_themes_have_nothing_of_it(): void {
		$styles = wp_styles();
		$before = array( $styles->get_data( 'eidan-panel', 'after' ), $styles->get_data( 'eidan-header-style', 'after' ) );
		Classic::style();
		self::assertTrue( wp_is_block_theme() );
		self::assertSame( $before, array( $styles->get_data( 'eidan-panel', 'after' ), $styles->get_data( 'eidan-header-style', 'after' ) ) );
	}
}
