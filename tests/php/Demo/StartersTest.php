<?php
/**
 * The starters: whole, valid, in their own words, and gone without a trace.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Changes;
use Eidan\Demo\Choice;
use Eidan\Demo\Content;
use Eidan\Demo\Files;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Look;
use Eidan\Demo\Markup;
use Eidan\Demo\Shop;
use Eidan\Demo\Starters;
use Eidan\Demo\Style\State;
use Eidan\Demo\Styles;
use Eidan\Patterns\Macros;
use Eidan\Tests\TestCase;

/** @group slow */
final class StartersTest extends TestCase {

	/** @var array<string, array<string, string>> What texts() has said, by starter and style: several tests read it. */
	private static array $texts = array();

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
	}

	protected function tearDown(): void {
		Choice::forget();
		// The transaction undoes changes of the database, but not of the uploads folder.
		foreach ( ( new Ledger() )->made() as $key => $made ) {
			if ( str_starts_with( $key, 'picture/' ) || str_starts_with( $key, 'font/' ) ) {
				wp_delete_post( $made['id'], true );
			}
		}
		parent::tearDown();
	}

	/** @return iterable<string, array{string}> */
	public static function kinds(): iterable {
		foreach ( array( 'studio', 'portfolio', 'shop' ) as $slug ) {
			yield $slug => array( $slug );
		}
	}

	/**
	 * Names of the blocks in some markup that WordPress does not know.
	 *
	 * @param list<array<mixed>> $blocks
	 * @return list<string>
	 */
	private static function unknown( array $blocks ): array {
		$unknown = array();
		foreach ( $blocks as $block ) {
			$name = $block['blockName'] ?? null;
			if ( is_string( $name ) && ! \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
				$unknown[] = $name;
			}
			array_push( $unknown, ...self::unknown( $block['innerBlocks'] ?? array() ) );
		}

		return $unknown;
	}

	/**
	 * Everything that a starter writes, filled in with an empty ledger: what it says, not where it leads.
	 *
	 * @return array<string, string> Block markup by what it is.
	 */
	private static function texts(): array {
		$choice = Choice::starter() . '/' . Choice::style();
		if ( isset( self::$texts[ $choice ] ) ) {
			return self::$texts[ $choice ];
		}
		$texts = array();
		$raw   = array();
		foreach ( Content::kinds() as $kind => $type ) {
			foreach ( array_keys( Content::items( $kind ) ) as $slug ) {
				$raw[ "$kind/$slug" ] = Files::markup( "$kind/$slug" );
			}
		}
		foreach ( Look::listed( 'templates' ) as $slug => $fields ) {
			$raw[ "templates/$slug" ] = 'wp_navigation' === ( $fields['type'] ?? '' )
				? Starters::menu( "templates/$slug" )
				: Files::markup( "templates/$slug" );
		}
		$markup = new Markup( new Ledger() );
		foreach ( $raw as $name => $text ) {
			$texts[ $name ] = Macros::fill_with( $text, $markup->fill( ... ) );
		}
		self::$texts[ $choice ] = $texts;

		return $texts;
	}

	/** @dataProvider kinds */
	public function test_what_a_starter_writes_is_valid_in_every_style( string $slug ): void {
		foreach ( Styles::slugs() as $style ) {
			Choice::make( $slug, $style );
			foreach ( self::texts() as $name => $text ) {
				if ( str_starts_with( $name, 'pages/' ) || str_starts_with( $name, 'templates/' ) ) {
					self::assertNotSame( '', $text, "$style, $name" );
				}
				preg_match( '/\{\{[^{}]*\}\}/', $text, $left );
				self::assertSame( array(), $left, "$style, $name" );
				$blocks = parse_blocks( $text );
				// Blocks of WooCommerce are in the menu and the header where there is a shop.
				self::assertSame( array(), self::unknown( $blocks ), "$style, $name" );
				if ( str_starts_with( $name, 'pages/' ) ) {
					self::assertSame( $text, serialize_blocks( $blocks ), "$style, $name" );
					self::assertSame( 1, preg_match_all( '/<h1[ >]/', $text ), "One title: $style, $name" );
				}
			}
		}
	}

	/** @dataProvider kinds */
	public function test_it_names_and_brings_only_what_it_has( string $slug ): void {
		Choice::make( $slug, 'paper' );
		$named = array_column( ( new Changes( new Ledger() ) )->all(), 'name' );
		self::assertContains( 'Site title', $named );
		self::assertSame( Starters::has_logo(), in_array( 'Site icon', $named, true ) );
		self::assertSame( Starters::has_logo(), in_array( 'Site logo', $named, true ) );
		$parts = array_filter(
			Look::listed( 'templates' ),
			static fn( array $fields ): bool => 'uncategorized' === ( $fields['area'] ?? '' )
		);
		self::assertSame( 'consulting' === $slug ? array( 'services-panel' ) : array(), array_keys( $parts ) );
	}

	/** @dataProvider kinds */
	public function test_nobody_reads_the_words_of_another_starter( string $slug ): void {
		foreach ( Styles::slugs() as $style ) {
			Choice::make( $slug, $style );
			$said = self::texts();
			foreach ( array_keys( Content::kinds() ) as $kind ) {
				$said[ $kind ] = (string) wp_json_encode( Content::items( $kind ) );
			}
			foreach ( $said as $name => $text ) {
				preg_match( '/.{0,40}(?:lindqvist ?orr|nine people|that intend).{0,40}/i', $text, $found );
				self::assertSame( array(), $found, "$style, $name" );
			}
		}
	}

	/** @dataProvider kinds */
	public function test_macros_lead_to_what_the_starter_has( string $slug ): void {
		foreach ( Styles::slugs() as $style ) {
			Choice::make( $slug, $style );
			$raw = '';
			foreach ( array_keys( Starters::items() ) as $page ) {
				$raw .= Starters::said( Files::markup( "pages/$page" ) );
			}
			foreach ( array( 'header', 'footer', 'index', 'search', 'not-found', 'single', 'page' ) as $name ) {
				$raw .= Macros::fill_with( Files::markup( "templates/$name" ), Starters::said( ... ) );
			}
			$raw .= Starters::menu( 'templates/primary' );
			preg_match_all( '/\{\{(page|portfolio|post):([a-z0-9-]+)\}\}/', $raw, $found, PREG_SET_ORDER );
			self::assertNotSame( array(), $found );
			foreach ( $found as [ $macro, $name, $key ] ) {
				$kind = 'portfolio' === $name ? $name : $name . 's';
				self::assertArrayHasKey( $key, Content::items( $kind ), "$style: $macro" );
				self::assertTrue( Starters::has( $kind ), "$style: $macro" );
			}
			preg_match_all( '/\{\{(?:image|url|id|alt|source|img|width|height|caption):([a-z0-9-]+)/', $raw, $images );
			foreach ( array_unique( $images[1] ) as $image ) {
				self::assertArrayHasKey( $image, Files::items( 'images' ), "$style: $image" );
				self::assertTrue(
					Starters::has( 'products' ) || ! isset( Files::items( 'images' )[ $image ]['shop'] ),
					"An image of the shop, which this starter has not: $image"
				);
			}
		}
	}

	/** @dataProvider kinds */
	public function test_every_page_is_in_the_menu( string $slug ): void {
		Choice::make( $slug, Choice::STYLE );
		$menu  = Starters::menu( 'templates/primary' );
		$pages = array_diff( array_keys( Starters::items() ), array( 'home' ) );
		self::assertGreaterThanOrEqual( 4, count( Starters::items() ) );
		self::assertLessThanOrEqual( 6, count( Starters::items() ) );
		foreach ( $pages as $page ) {
			self::assertStringContainsString( "{{page:$page}}", $menu, $page );
		}
	}

	public function test_a_starter_without_products_has_no_shop(): void {
		foreach ( array( 'studio', 'portfolio' ) as $slug ) {
			foreach ( Styles::slugs() as $style ) {
				Choice::make( $slug, $style );
				$said = implode( "\n", self::texts() );
				self::assertStringNotContainsString( 'mini-cart', $said, "$slug, $style" );
				self::assertStringNotContainsString( 'product-list', $said, "$slug, $style" );
			}
		}
	}

	public function test_the_shop_says_what_it_needs(): void {
		$needs = Starters::refusal( Starters::all()['shop'] );
		if ( Shop::has_woocommerce() ) {
			self::assertSame( '', $needs );
			return;
		}
		self::assertStringContainsString( 'WooCommerce', $needs );
		self::assertSame( '', Starters::refusal( Starters::all()['studio'] ) );
		wp_set_current_user( $this->create_user( 'administrator' ) );
		$request = new \WP_REST_Request( 'POST', '/eidan/v1/demo' );
		$request->set_body_params(
			array(
				'step'    => 0,
				'starter' => 'shop',
			)
		);
		$response = rest_do_request( $request );
		self::assertSame( 409, $response->get_status() );
		self::assertSame( array(), ( new Ledger() )->made() );
	}

	public function test_the_screen_is_told_what_was_chosen_while_an_import_waits(): void {
		self::assertNull( State::all()['current']['chosen'] );
		wp_set_current_user( $this->create_user( 'administrator' ) );
		$request = new \WP_REST_Request( 'POST', '/eidan/v1/demo' );
		$request->set_body_params(
			array(
				'step'    => 0,
				'look'    => true,
				'starter' => 'studio',
				'style'   => 'ink',
			)
		);
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		$current = State::all()['current'];
		self::assertSame( array( 'studio', null ), array( $current['starter'], $current['style'] ) );
		self::assertSame( 'ink', $current['chosen'] );
	}

	/**
	 * Also with WooCommerce, which the shop needs.
	 *
	 * @group smoke
	 * @dataProvider kinds
	 */
	public function test_a_starter_comes_and_goes( string $slug ): void {
		if ( '' !== Starters::refusal( Starters::all()[ $slug ] ) ) {
			self::markTestSkipped( 'Needs WooCommerce.' );
		}
		$before = array( wp_count_posts( 'page' ), get_option( 'blogname' ), get_option( 'show_on_front' ) );
		self::assertSame( array(), Importer::import( true, null, $slug, Choice::STYLE ) );
		Choice::forget();
		self::assertSame( Starters::word( 'title' ), get_option( 'blogname' ) );
		$ledger = new Ledger();
		self::assertSame( $slug, $ledger->starter() );
		foreach ( array_keys( Starters::items() ) as $page ) {
			$post = get_post( $ledger->id( "page/$page" ) );
			self::assertInstanceOf( \WP_Post::class, $post, $page );
			self::assertSame( 'publish', $post->post_status, $page );
			self::assertStringNotContainsString( 'href="#"', $post->post_content, $page );
			self::assertStringNotContainsString( '"id":0', $post->post_content, $page );
		}
		self::assertSame( 0, $ledger->id( 'page/widgets' ) );
		foreach ( array( 'header', 'footer' ) as $part ) {
			$post = get_post( $ledger->id( "wp_template_part/$part" ) );
			if ( null !== $post ) {
				self::assertStringNotContainsString( 'href="#"', $post->post_content, $part );
			}
		}
		Importer::remove( true );
		Choice::forget();
		self::assertSame( array(), ( new Ledger() )->made() );
		self::assertEquals(
			$before,
			array( wp_count_posts( 'page' ), get_option( 'blogname' ), get_option( 'show_on_front' ) )
		);
	}

	/** A search reads titles, summaries and descriptions, and no names of categories. */
	public function test_a_search_for_posters_and_books_of_the_shop_finds_all_of_them(): void {
		$found = array();
		foreach ( Files::items( 'shop/products' ) as $slug => $fields ) {
			$file = Files::DIR . "shop/products/$slug.html";
			$text = Files::text( $fields, 'title' ) . ' ' . Files::text( $fields, 'excerpt' ) . ' '
				. ( is_file( $file ) ? wp_strip_all_tags( (string) file_get_contents( $file ) ) : '' );
			foreach ( array( 'posters' => 'poster', 'books' => 'book' ) as $category => $word ) {
				if ( in_array( $category, Files::strings( $fields, 'categories' ), true ) ) {
					$found[ $category ] = ( $found[ $category ] ?? 0 ) + 1;
					self::assertStringContainsStringIgnoringCase( $word, $text, (string) $slug );
				}
			}
		}
		self::assertSame( array( 'books' => 4, 'posters' => 3 ), $found );
	}
}
