<?php
declare( strict_types=1 );

namespace Eidan\Tests\Assets;

use Eidan\Assets\Assets;
use Eidan\Tests\TestCase;

final class AssetsTest extends TestCase {

	/**
	 * @return list<string> Base names of the built files.
	 */
	private static function built( string $pattern, string $suffix ): array {
		$files = glob( EIDAN_DIR . '/build/' . $pattern );
		self::assertNotEmpty( $files );
		return array_map( static fn( string $file ): string => basename( $file, $suffix ), (array) $files );
	}

	public function test_everything_that_the_build_made_is_registered(): void {
		foreach ( self::built( '*.asset.php', '.asset.php' ) as $name ) {
			self::assertTrue( wp_script_is( "eidan-$name", 'registered' ), $name );
			self::assertSame(
				is_file( EIDAN_DIR . "/build/$name.css" ),
				wp_style_is( "eidan-$name", 'registered' ),
				$name
			);
		}
		foreach ( self::built( 'styles/*.css', '.css' ) as $name ) {
			self::assertSame( ! str_ends_with( $name, '-rtl' ), wp_style_is( "eidan-$name", 'registered' ), $name );
		}
		foreach ( self::built( 'view/*.asset.php', '.asset.php' ) as $name ) {
			wp_enqueue_script_module( "@eidan/$name" );
			// The module is not loaded here, as the next test checks what is loaded.
			preg_match(
				"/'version' => '(\\w+)'/",
				(string) file_get_contents( EIDAN_DIR . "/build/view/$name.asset.php" ),
				$version
			);
			ob_start();
			wp_script_modules()->print_enqueued_script_modules();
			wp_script_modules()->print_script_module_preloads();
			self::assertStringContainsString(
				"build/view/$name.js?ver=" . $version[1],
				(string) ob_get_clean(),
				$name
			);
			wp_dequeue_script_module( "@eidan/$name" );
		}
	}

	public function test_one_file_is_read_for_all_of_them(): void {
		$before = get_included_files();
		Assets::register();
		$new = array_diff( get_included_files(), $before );
		self::assertSame( array(), array_values( $new ) );
		self::assertContains( EIDAN_DIR . '/build/assets.php', $before );
		foreach ( $before as $file ) {
			self::assertDoesNotMatchRegularExpression( '#/build/.+\.asset\.php$#', $file );
		}
	}

	public function test_styles_know_their_file_and_change_their_address_with_it(): void {
		$style = wp_styles()->registered['eidan-slider'];
		self::assertSame( EIDAN_DIR . '/build/styles/slider.css', $style->extra['path'] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{20}$/', (string) $style->ver );
	}

	public function test_no_module_stands_before_the_content(): void {
		if ( version_compare( get_bloginfo( 'version' ), '6.9', '<' ) ) {
			self::markTestSkipped( 'WordPress 6.8 knows no priority of modules.' );
		}
		do_blocks( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/blocks/text-marquee.html' ) );
		do_blocks(
			(string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/blocks/image-gallery__slider.html' )
		);
		ob_start();
		wp_script_modules()->print_head_enqueued_script_modules();
		self::assertStringNotContainsString( 'eidan', (string) ob_get_clean() );
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		wp_script_modules()->print_script_module_preloads();
		preg_match_all( '/<(?:script|link)[^>]*eidan[^>]*>/', (string) ob_get_clean(), $tags );
		self::assertNotEmpty( $tags[0] );
		foreach ( $tags[0] as $tag ) {
			self::assertStringContainsString( ' fetchpriority="low"', $tag );
		}
	}
}
