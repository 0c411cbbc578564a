<?php
/**
 * Fonts in the patterns and in the demo.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Files;
use Eidan\Demo\Fonts;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Look;
use Eidan\Tests\TestCase;

final class FontsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
		// WordPress caches this for a request, but a test runs in the same process as others.
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	public function test_languages_have_the_subsets_that_they_need(): void {
		$latin = array( 'latin', 'latin-ext' );
		self::assertSame( $latin, Fonts::subsets( 'en_US' ) );
		self::assertSame( $latin, Fonts::subsets( 'pl_PL', 'de_DE_formal' ) );
		self::assertSame( array( ...$latin, 'cyrillic' ), Fonts::subsets( 'en_GB', 'uk' ) );
		self::assertSame( array( ...$latin, 'cyrillic', 'greek' ), Fonts::subsets( 'el', 'ru_RU' ) );
		self::assertSame( array( ...$latin, 'vietnamese' ), Fonts::subsets( 'vi' ) );
	}

	public function test_files_are_small_and_their_licences_are_there(): void {
		foreach ( Files::items( 'fonts' ) as $slug => $family ) {
			self::assertFileExists( Files::DIR . "fonts/$slug-OFL.txt" );
			foreach ( (array) $family['faces'] as $face ) {
				self::assertLessThanOrEqual( 35_000, filesize( Files::DIR . 'fonts/' . $face['file'] ), $face['file'] );
			}
		}
	}

	/** @group newest */
	public function test_fonts_are_in_the_library_and_go_with_the_demo(): void {
		$ledger = new Ledger();
		$fonts  = new Fonts( $ledger );
		self::assertNull( $fonts->install() );
		self::assertNull( $fonts->install(), 'a second time nothing happens' );
		$families = $fonts->families();
		self::assertSame( array( 'manrope', 'literata' ), array_column( $families, 'slug' ) );
		self::assertSame( array( 'Manrope', 'Literata' ), array_column( $families, 'name' ) );
		self::assertCount( 2, $families[0]['fontFace'] );
		self::assertCount( 4, $families[1]['fontFace'], 'upright and italic' );
		$file = wp_get_font_dir()['path'] . '/' . basename( $families[0]['fontFace'][0]['src'] );
		self::assertFileExists( $file );

		self::assertSame( array(), Importer::remove()['kept'] );
		self::assertFileDoesNotExist( $file );
		self::assertSame( array(), get_posts( array( 'post_type' => array( 'wp_font_family', 'wp_font_face' ) ) ) );
	}

	/** @group newest */
	public function test_fonts_that_the_owners_styles_use_stay(): void {
		$ledger = new Ledger();
		$fonts  = new Fonts( $ledger );
		$fonts->install();
		$id = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash(
					(string) wp_json_encode(
						array(
							'version'                     => 3,
							'isGlobalStylesUserThemeJSON' => true,
							'settings'                    => array(
								'typography' => array(
									'fontFamilies' => array( 'custom' => array( $fonts->families()[0] ) ),
								),
							),
						)
					)
				),
			)
		);
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		self::assertNotNull( Look::own_styles() );
		self::assertSame( array( 'font/manrope' ), Importer::remove()['kept'] );

		$kept = ( new Ledger() )->id( 'font/manrope' );
		self::assertGreaterThan( 0, $kept );
		wp_delete_post( $kept, true );
	}

	/** In light Literata the horizontal line of a plus is too thin for a screen: “+31” looks like “31”. */
	public function test_telephone_numbers_are_in_a_font_whose_plus_is_seen(): void {
		$numbers = 0;
		foreach ( array( 'patterns/*.php', 'assets/demo/pages/*.html', 'assets/demo/templates/*.html' ) as $files ) {
			foreach ( (array) glob( dirname( __DIR__, 3 ) . "/$files" ) as $file ) {
				preg_match_all(
					'~<(p|h[1-6])( [^>]*)?>((?:(?!</\1>).)*)</\1>~s',
					(string) file_get_contents( (string) $file ),
					$found,
					PREG_SET_ORDER
				);
				foreach ( $found as list( , $tag, $attributes, $words ) ) {
					if ( 1 === preg_match( '~\+\d~', $words ) ) {
						++$numbers;
						$this->assertSame( 'p', $tag, "Headings are in Literata: $words" );
						$this->assertStringNotContainsString( 'literata', $attributes, (string) $file );
					}
				}
			}
		}
		$this->assertGreaterThan( 9, $numbers );
	}
}
