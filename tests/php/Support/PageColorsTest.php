<?php
/**
 * Tests of the page's colors.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\Memory;
use Eidan\Support\PageColors;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class PageColorsTest extends TestCase {

	/** Reads the colors with an owner's styles; WordPress's own answer is the second. */
	private static function read( array $styles, array $settings = array() ): array {
		$data = static fn (): \WP_Theme_JSON_Data => new \WP_Theme_JSON_Data(
			array( 'version' => 3, 'settings' => $settings, 'styles' => $styles ),
			'custom'
		);
		$forget = static function (): void {
			\WP_Theme_JSON_Resolver::clean_cached_data();
			wp_cache_flush();
			Memory::forget();
		};
		add_filter( 'wp_theme_json_data_user', $data );
		$forget();
		$ours = PageColors::read();
		$core = wp_get_global_styles( array( 'color' ), array( 'transforms' => array( 'resolve-variables' ) ) );
		remove_filter( 'wp_theme_json_data_user', $data );
		$forget();
		return array( $ours, array( 'text' => $core['text'] ?? null, 'background' => $core['background'] ?? null ) );
	}

	/** @return array<string, array{?string, ?string}> */
	public static function colors(): array {
		return array(
			'the theme’s own' => array( null, null ),
			'written out'     => array( '#79F3B1', 'rgb(1, 2, 3)' ),
			'presets'         => array( 'var(--wp--preset--color--base)', 'var:preset|color|contrast' ),
			'the owner’s'     => array( 'var(--wp--preset--color--ink)', 'var:preset|color|ink' ),
			'a custom value'  => array( 'var(--wp--custom--ink)', '#fff' ),
			'no such preset'  => array( 'var(--wp--preset--color--gone)', '#fff' ),
			'a function'      => array( 'color-mix(in srgb, red, blue)', 'transparent' ),
		);
	}

	#[DataProvider( 'colors' )]
	public function test_they_are_what_wordpress_says( ?string $text, ?string $background ): void {
		$settings = array(
			'color'  => array( 'palette' => array( array( 'slug' => 'ink', 'name' => 'Ink', 'color' => '#123456' ) ) ),
			'custom' => array( 'ink' => '#654321' ),
		);
		$styles = null === $text ? array() : array( 'color' => compact( 'text', 'background' ) );
		[ $ours, $core ] = self::read( $styles, $settings );
		self::assertSame( $core, $ours );
	}

	/** Merging all styles of a theme takes longer than anything else that a page without our blocks needs of us. */
	public function test_all_styles_are_merged_once_in_a_request(): void {
		$merged = 0;
		add_filter(
			'wp_theme_json_data_user',
			static function ( mixed $data ) use ( &$merged ): mixed {
				++$merged;
				return $data;
			}
		);
		$colors = PageColors::read();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$merged = 0;
		self::assertSame( $colors, PageColors::read() );
		self::assertSame( 0, $merged );
	}
}
