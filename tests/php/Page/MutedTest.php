<?php
/**
 * Tests of muted text.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Muted;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * Tests which share of the text's color muted text has.
 */
final class MutedTest extends TestCase {

	/**
	 * The smaller the contrast of text and background, the larger the share.
	 */
	public function test_it_follows_the_contrast_of_the_theme(): void {
		$this->assertSame( 74, Muted::share( '#111111', '#FFFFFF' ), 'Twenty Twenty-Five' );
		$this->assertSame( 78, Muted::share( '#79F3B1', '#4433A6' ), 'Midnight' );
		$this->assertGreaterThan( 90, Muted::share( '#516028', '#DAE7BD' ), 'Afternoon' );
		$this->assertSame( 100, Muted::share( '#888', '#999' ), 'nothing helps' );
		foreach ( array( null, '', 'red', 'var(--x)', '#12', array() ) as $unknown ) {
			$this->assertSame( 74, Muted::share( $unknown, '#FFFFFF' ) );
		}
	}

	/**
	 * On the page: what share() says of the theme's colors, unless it is the usual share or the owner's own.
	 */
	public function test_the_page_has_the_share_of_its_colors(): void {
		$page = static function ( string $text, string $ground, array $settings = array() ): string {
			$data = static fn (): \WP_Theme_JSON_Data => new \WP_Theme_JSON_Data(
				array(
					'version'  => 3,
					'settings' => $settings,
					'styles'   => array( 'color' => array( 'text' => $text, 'background' => $ground ) ),
				),
				'custom'
			);
			add_filter( 'wp_theme_json_data_user', $data );
			\WP_Theme_JSON_Resolver::clean_cached_data();
			wp_cache_flush();
			wp_styles()->registered['wp-block-library']->extra['after'] = array();
			Memory::forget();
			Muted::add();
			remove_filter( 'wp_theme_json_data_user', $data );
			\WP_Theme_JSON_Resolver::clean_cached_data();
			wp_cache_flush();
			wp_styles()->done = array();
			ob_start();
			wp_styles()->do_items( array( 'wp-block-library' ) );
			return (string) ob_get_clean();
		};
		$this->assertStringContainsString( ':root{--wp--custom--eidan--muted:78%}', $page( '#79F3B1', '#4433A6' ) );
		$this->assertStringContainsString( ':root{--wp--custom--eidan--muted:100%}', $page( '#888888', '#999999' ) );
		$own = array( 'custom' => array( 'eidan' => array( 'muted' => '80%' ) ) );
		foreach ( array(
			$page( '#111111', '#ffffff' ),
			$page( 'red', '#ffffff' ),
			$page( '#79F3B1', '#4433A6', $own ),
		) as $html ) {
			$this->assertStringContainsString( 'wp-block-library', $html );
			$this->assertStringNotContainsString( '--muted:', $html );
		}
	}
}
