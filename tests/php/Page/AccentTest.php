<?php
/**
 * Tests of the accent colour.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Accent;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * Words have the theme's accent colour only if it is readable.
 */
final class AccentTest extends TestCase {

	/**
	 * The contrast of the theme's colors decides.
	 */
	public function test_it_is_taken_where_it_can_be_read(): void {
		$this->assertFalse( Accent::is_readable( '#9DFF20', '#ffffff' ), 'Twenty Twenty-Three' );
		$this->assertTrue( Accent::is_readable( '#9DFF20', '#000' ) );
		$this->assertTrue( Accent::is_readable( '#767676', '#fff' ), '4.54' );
		$this->assertFalse( Accent::is_readable( '#777', '#fff' ), '4.48' );
		foreach ( array( null, '', 'red', 'var(--x)', '#12', array() ) as $unknown ) {
			$this->assertTrue( Accent::is_readable( $unknown, '#fff' ) );
			$this->assertTrue( Accent::is_readable( '#fff', $unknown ) );
		}
	}

	/**
	 * Checks the page with the theme's palette, an owner's palette, and an owner's accent.
	 */
	public function test_the_page_has_the_text_s_color_in_its_place(): void {
		$styles = function ( array $settings, string $ground ): string {
			$data = static fn (): \WP_Theme_JSON_Data => new \WP_Theme_JSON_Data(
				array(
					'version'  => 3,
					'settings' => $settings,
					'styles'   => array( 'color' => array( 'background' => $ground ) ),
				),
				'custom'
			);
			add_filter( 'wp_theme_json_data_user', $data );
			\WP_Theme_JSON_Resolver::clean_cached_data();
			wp_cache_flush();
			wp_styles()->registered['wp-block-library']->extra['after'] = array();
			Memory::forget();
			Accent::add();
			remove_filter( 'wp_theme_json_data_user', $data );
			\WP_Theme_JSON_Resolver::clean_cached_data();
			wp_cache_flush();
			return implode( '', (array) wp_styles()->get_data( 'wp-block-library', 'after' ) );
		};
		$lime   = array(
			'color' => array(
				'palette' => array(
					array(
						'slug'  => 'primary',
						'name'  => 'Primary',
						'color' => '#9DFF20',
					),
				),
			),
		);
		$this->assertStringContainsString( '--eidan--accent:currentcolor', $styles( $lime, '#ffffff' ) );
		$this->assertSame( '', $styles( $lime, '#000000' ) );
		$this->assertSame( '', $styles( array(), '#ffffff' ) );
		$this->assertSame(
			'',
			$styles( $lime + array( 'custom' => array( 'eidan' => array( 'accent' => '#123456' ) ) ), '#ffffff' )
		);
	}
}
