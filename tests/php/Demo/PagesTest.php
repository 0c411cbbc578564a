<?php
/**
 * Every page of the demo, as its theme prints it: what can be read from its markup. Eight kinds of pages are looked at
 * in a browser, too (tests/e2e/demo.spec.ts).
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use DOMElement;
use DOMXPath;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Support\Memory;
use Eidan\Tests\Markup;
use Eidan\Tests\TestCase;

final class PagesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		// A developer may have imported the demo on this site.
		Importer::remove( true );
	}

	protected function tearDown(): void {
		// The transaction undoes changes of the database, but not of the uploads folder.
		foreach ( ( new Ledger() )->made() as $key => $made ) {
			if ( str_starts_with( $key, 'picture/' ) || str_starts_with( $key, 'font/' ) ) {
				wp_delete_post( $made['id'], true );
			}
		}
		parent::tearDown();
	}

	/**
	 * @group newest
	 * @group slow
	 */
	public function test_every_page_is_whole(): void {
		self::assertSame( array(), Importer::import( true ) );
		$paths = self::paths();
		self::assertGreaterThan( 70, count( $paths ) );
		$wrong   = array();
		$targets = array();
		foreach ( $paths as $path ) {
			$page = $this->dom( $this->body( $path ) );
			foreach ( Markup::mistakes( $page ) as $mistake ) {
				$wrong[] = "$path: $mistake";
			}
			foreach ( self::links( $page ) as $link ) {
				$targets[ $link ] ??= $path;
			}
		}
		self::assertGreaterThan( count( $paths ), count( $targets ) );
		foreach ( $targets as $link => $path ) {
			if ( ! $this->leads( $link ) ) {
				$wrong[] = "$path: leads nowhere: $link";
			}
		}
		self::assertSame( array(), $wrong );
	}

	public function test_control_mistakes_are_seen(): void {
		$mistakes = fn( string $html ): array => Markup::mistakes( $this->dom( "<main>$html</main>" ) );
		self::assertSame( array(), $mistakes( '<h1>One</h1><h2>Two</h2><p id="a">Words</p><img src="a.png" alt="">' ) );
		foreach ( array(
			'<h1>One</h1><p id="a">Words</p><p id="a">Words</p>' => 'id is there twice: a',
			'<h1>One</h1><a href="#gone">Words</a>'              => 'leads to no part: #gone',
			'<h1>One</h1><input aria-describedby="gone">'        => 'aria-describedby names nothing: gone',
			'<h1>One</h1><h1>Two</h1>'                           => 'has 2 main headings',
			'<h1>One</h1><h3>Three</h3>'                         => 'a heading of level 3 after one of level 1: Three',
			'<h1>One</h1><img src="a.png">'                      => 'has no alternative text: <img src="a.png">',
			'<h1>One</h1><a href="/"><br></a>' => 'has no name: <a href="/"><br></a>',
			'<h1>One</h1><button> </button>'                     => 'has no name: <button> </button>',
			'<h1>One</h1><ul></ul>'                              => 'has nothing in it: <ul></ul>',
		) as $html => $mistake ) {
			self::assertContains( $mistake, $mistakes( $html ) );
		}
	}

	/** @return list<string> Paths of all that the demo brings and that has an address, and of lists of it. */
	private static function paths(): array {
		$paths = array( '/category/essays/', '/portfolio/', '/team/maja/', '/?s=map', '/nowhere-at-all/' );
		foreach ( ( new Ledger() )->made() as $made ) {
			$post = 'post' === $made['kind'] ? get_post( $made['id'] ) : null;
			if ( null !== $post && 'attachment' !== $post->post_type && is_post_publicly_viewable( $post ) ) {
				$paths[] = (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH );
			}
		}
		return array_values( array_unique( $paths ) );
	}

	/** @return string What the theme prints for an address. */
	private function body( string $path ): string {
		Memory::forget();
		$this->go_to( $path );
		// In the order of WordPress, which goes on where a theme has no such template.
		foreach ( array(
			array( is_404(), 'get_404_template' ),
			array( is_search(), 'get_search_template' ),
			array( is_front_page(), 'get_front_page_template' ),
			array( is_page(), 'get_page_template' ),
			array( is_singular(), 'get_single_template' ),
			array( is_category(), 'get_category_template' ),
			array( is_archive(), 'get_archive_template' ),
			array( true, 'get_index_template' ),
		) as list( $is_so, $find ) ) {
			if ( $is_so && '' !== $find() ) {
				break;
			}
		}
		return get_the_block_template_html();
	}

	/** @return list<string> Where links of a page lead on the site, without the part of the page. */
	private static function links( DOMXPath $page ): array {
		$links = array_map(
			static fn( DOMElement $link ): string => strtok( $link->getAttribute( 'href' ), '#' ) ?: home_url( '/' ),
			Markup::all( $page, '//a[@href][not(starts-with(@href,"#"))]' )
		);
		return array_values(
			array_filter(
				$links,
				static fn( string $link ): bool => str_starts_with( $link, home_url() ) || str_starts_with( $link, '/' )
			)
		);
	}

	/** Whether there is something at an address of the site. */
	private function leads( string $link ): bool {
		$uploads = wp_get_upload_dir();
		if ( str_starts_with( $link, $uploads['baseurl'] ) ) {
			return is_file( $uploads['basedir'] . substr( $link, strlen( $uploads['baseurl'] ) ) );
		}
		$path = (string) wp_parse_url( $link, PHP_URL_PATH );
		if ( str_starts_with( $path, '/wp-' ) ) {
			return is_file( ABSPATH . ltrim( $path, '/' ) );
		}
		$this->go_to( $link );
		return ! is_404();
	}
}
