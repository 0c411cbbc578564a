<?php
/**
 * The demo shows no picture twice.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\BlockPages;
use Eidan\Demo\Choice;
use Eidan\Demo\Files;
use Eidan\Demo\Starters;
use Eidan\Demo\Styles;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class PicturesTest extends TestCase {

	/**
	 * Pages whose examples are variants of the same images: they show what changes.
	 */
	private const VARIANTS = array( 'swapping-image-gallery', 'video-button', 'video-showreel' );

	private const STARTERS = array( 'consulting', 'studio', 'portfolio', 'shop' );

	/**
	 * @return iterable<string, array{string, string}> Folder of the page's starter with a slash at its end, and slug.
	 */
	public static function pages(): iterable {
		foreach ( array( '', 'starters/studio/', 'starters/portfolio/', 'starters/shop/' ) as $folder ) {
			foreach ( (array) glob( Files::DIR . $folder . 'pages/*.html' ) as $file ) {
				$slug = basename( (string) $file, '.html' );
				if ( ! in_array( $slug, self::VARIANTS, true ) ) {
					yield $folder . $slug => array( $folder, $slug );
				}
			}
		}
	}

	#[DataProvider( 'pages' )]
	public function test_a_page_shows_each_picture_once( string $folder, string $slug ): void {
		$shown = self::shown( $folder, $slug );
		$twice = array_filter( array_count_values( $shown ), static fn( int $times ): bool => 1 < $times );

		$this->assertSame( array(), array_keys( $twice ) );
	}

	#[DataProvider( 'starters' )]
	public function test_no_two_pages_of_a_starter_share_a_picture( string $starter ): void {
		$folder = "starters/$starter/";
		$fields = json_decode( (string) file_get_contents( Files::DIR . "{$folder}starter.json" ), true );
		$pages  = array();
		foreach ( array_column( $fields['pages'], 'slug' ) as $slug ) {
			$of     = is_file( Files::DIR . "{$folder}pages/$slug.html" ) ? $folder : '';
			$shown  = is_file( Files::DIR . "{$of}pages/$slug.html" ) ? self::shown( $of, $slug ) : array();
			$shown  = 'widgets' === $slug ? array() : $shown;
			$pages += array( $slug => array_unique( $shown ) );
		}
		$twice = array_filter(
			array_count_values( array_merge( ...array_values( $pages ) ) ),
			static fn( int $times ): bool => 1 < $times
		);

		$this->assertSame( array(), array_keys( $twice ) );
	}

	/**
	 * The opening of a style takes the place of the first section of the front page.
	 */
	#[DataProvider( 'starters' )]
	public function test_no_opening_shows_a_picture_of_another_section( string $starter ): void {
		foreach ( Styles::slugs() as $style ) {
			Choice::make( $starter, $style );
			$shown = array();
			$slugs = array_diff( array_keys( Starters::pages( Starters::current() ) ), array( 'widgets' ) );
			foreach ( $slugs as $slug ) {
				$markup = Starters::said( Files::markup( "pages/$slug" ) );
				array_push( $shown, ...array_unique( self::pictures( $markup ) ) );
			}
			$this->assertSame( array(), array_values( array_diff_assoc( $shown, array_unique( $shown ) ) ), $style );
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function starters(): iterable {
		foreach ( self::STARTERS as $starter ) {
			yield $starter => array( $starter );
		}
	}

	/**
	 * Images of a page, with those of the patterns in it. Each occurs as often as it is shown.
	 *
	 * @param string $folder Folder of the page's starter with a slash at its end; '' for pages of all of them.
	 * @param string $slug   Of the page.
	 * @return list<string> Keys.
	 */
	private static function shown( string $folder, string $slug ): array {
		$html = (string) file_get_contents( Files::DIR . "{$folder}pages/$slug.html" );
		$home = 'home' === $slug ? (string) file_get_contents( Files::DIR . "{$folder}opening.html" ) : '';
		return self::pictures( $home . $html );
	}

	/**
	 * Images of markup, with those of the patterns in it.
	 *
	 * @param string $markup With macros.
	 * @return list<string> Keys.
	 */
	private static function pictures( string $markup ): array {
		$html = (string) preg_replace_callback(
			'#<!-- wp:pattern \{"slug":"eidan/([a-z-]+)"\} /-->#',
			static fn( array $found ): string => (string) file_get_contents( EIDAN_DIR . "/patterns/$found[1].php" ),
			$markup
		);
		preg_match_all( '/(?:\{\{(?:image|img):|src="\{\{url:)([a-z0-9-]+)/', $html, $shown );
		return $shown[1];
	}

	public function test_no_two_entries_share_a_picture(): void {
		$all = array();
		foreach ( array( 'posts', 'portfolio', 'team', 'testimonials' ) as $kind ) {
			array_push( $all, ...array_values( array_column( Files::items( $kind ), 'picture' ) ) );
		}
		$this->assertGreaterThan( 40, count( $all ) );
		$this->assertSame( array(), array_diff_assoc( $all, array_unique( $all ) ) );
	}

	/**
	 * @return iterable<string, array{string}> Folders of the portfolios.
	 */
	public static function portfolios(): iterable {
		yield 'of all' => array( '' );
		yield 'portfolio' => array( 'starters/portfolio/' );
	}

	/**
	 * The page of an item shows its picture, then its words with images among them, then its gallery.
	 */
	#[DataProvider( 'portfolios' )]
	public function test_the_page_of_an_item_shows_each_picture_once( string $folder ): void {
		$items = json_decode( (string) file_get_contents( Files::DIR . "{$folder}portfolio.json" ), true );
		foreach ( $items as $slug => $fields ) {
			$words = (string) file_get_contents( Files::DIR . "{$folder}portfolio/$slug.html" );
			$shown = array( $fields['picture'], ...self::pictures( $words ), ...$fields['gallery'] );

			$this->assertSame( array(), array_values( array_diff_assoc( $shown, array_unique( $shown ) ) ), $slug );
			$this->assertNotSame( array(), $fields['gallery'], "The page of $slug ends with images." );
		}
	}

	public function test_the_pages_of_the_widgets_have_a_picture_each(): void {
		$all      = Files::items( 'widgets' );
		$pictures = array( ...array_column( $all, 'picture' ), ...array_column( Files::items( 'pages' ), 'picture' ) );
		$files    = array_map(
			static fn( string $file ): string => basename( $file, '.html' ),
			(array) glob( Files::DIR . 'pages/*.html' )
		);

		$this->assertEqualsCanonicalizing(
			array_values( array_intersect( $files, array_keys( BlockPages::sources( EIDAN_DIR . '/blocks' ) ) ) ),
			array_keys( $all ),
			'Every page that is named after a block is in widgets.json.'
		);
		$this->assertCount( count( $pictures ), array_unique( $pictures ) );
		foreach ( $pictures as $picture ) {
			$this->assertArrayHasKey( $picture, Files::items( 'images' ) );
		}
	}
}
