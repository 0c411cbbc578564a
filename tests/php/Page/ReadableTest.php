<?php
/**
 * Tests of readable colors.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Readable;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * Tests on which pages the colors of the theme are asked for.
 */
final class ReadableTest extends TestCase {

	/**
	 * How often the page asks for the styles of the theme.
	 *
	 * @param list<string> $styles Handles of the styles on the page.
	 */
	private static function asked( array $styles ): int {
		wp_styles()->queue = $styles;
		Memory::forget();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$before = did_filter( 'wp_theme_json_data_user' );
		Readable::page();

		return did_filter( 'wp_theme_json_data_user' ) - $before;
	}

	/**
	 * Before the head of a block theme is printed its blocks are known.
	 */
	public function test_a_page_without_our_blocks_is_spared(): void {
		$this->assertNotFalse( has_action( 'wp_print_styles', array( Readable::class, 'page' ) ) );
		$this->assertTrue( wp_is_block_theme() );
		$this->assertSame( 0, self::asked( array( 'wp-block-library', 'twentytwentyfive-style' ) ) );
		$this->assertGreaterThan( 0, self::asked( array( 'wp-block-library', 'eidan-lists' ) ) );
	}

	/**
	 * The head of a classic theme comes before the blocks.
	 */
	public function test_a_classic_theme_is_asked(): void {
		$themes = dirname( __DIR__, 2 ) . '/e2e/support/themes';
		register_theme_directory( $themes );
		foreach ( array( 'stylesheet', 'template' ) as $kind ) {
			add_filter( "pre_option_$kind", static fn (): string => 'classic' );
			add_filter( "pre_option_{$kind}_root", static fn (): string => $themes );
		}
		$this->assertFalse( wp_is_block_theme() );
		$this->assertGreaterThan( 0, self::asked( array( 'wp-block-library' ) ) );
	}
}
