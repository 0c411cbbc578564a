<?php
/**
 * Files of starters and styles take the place of the demo's, and the front page opens in the style.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Choice;
use Eidan\Demo\Content;
use Eidan\Demo\Files;
use Eidan\Demo\Fonts;
use Eidan\Demo\Opening;
use Eidan\Demo\Starters;
use Eidan\Demo\Styles;
use Eidan\Tests\TestCase;

final class OpeningTest extends TestCase {

	public function test_without_a_choice_all_is_as_it_was(): void {
		self::assertSame( array( 'consulting', 'paper' ), array( Choice::starter(), Choice::style() ) );
		self::assertSame( Files::DIR . 'templates/header.html', Files::path( 'templates/header.html' ) );
		self::assertSame( Files::markup( 'pages/home' ), Content::source( 'pages', 'home' ) );
		self::assertSame( Files::items( 'pages' ), Starters::items() );
		self::assertSame( Files::markup( 'templates/primary' ), Starters::menu( 'templates/primary' ) );
		self::assertSame( Files::json( 'site' ), array_intersect_key( Starters::site(), Files::json( 'site' ) ) );
		self::assertSame( array( 'manrope', 'literata' ), array_keys( Fonts::wanted() ) );
	}

	public function test_every_style_is_whole(): void {
		foreach ( Styles::all() as $slug => $style ) {
			Choice::make( Choice::STARTER, $slug );
			foreach ( array( 'name', 'description' ) as $field ) {
				self::assertNotSame( '', Files::text( $style, $field ), "$slug: $field" );
			}
			self::assertGreaterThanOrEqual( 4, count( Files::strings( $style, 'colors' ) ), $slug );
			self::assertNotSame( array(), Fonts::wanted(), $slug );
			self::assertEqualsCanonicalizing(
				Files::strings( $style, 'fonts' ),
				array_column( Fonts::wanted(), 'name' ),
				$slug
			);
			foreach ( Fonts::unstored() as $family ) {
				self::assertNotSame( array(), $family['fontFace'], $slug );
			}
			self::assertStringContainsString( '<h1', Opening::in( Content::source( 'pages', 'home' ) ) . '<h1' );
		}
	}

	public function test_headers_share_their_search_and_their_panel(): void {
		foreach ( Styles::slugs() as $style ) {
			Choice::make( Choice::STARTER, $style );
			$header = Files::markup( 'templates/header' );
			self::assertStringNotContainsString( '{{include', $header, $style );
			foreach ( array( 'search', 'contact' ) as $piece ) {
				$shared = Files::markup( "header/$piece" );
				self::assertNotSame( '', $shared );
				self::assertSame( 1, substr_count( $header, $shared ), "$style: $piece" );
			}
		}
	}

	public function test_every_starter_has_its_pages(): void {
		foreach ( Starters::all() as $slug => $starter ) {
			Choice::make( $slug, Choice::STYLE );
			$pages = Starters::pages( $starter );
			self::assertArrayHasKey( 'home', $pages, $slug );
			foreach ( array_keys( $pages ) as $page ) {
				self::assertNotSame( '', Files::markup( "pages/$page" ), "$slug: $page" );
			}
			self::assertNotSame( '', Starters::word( 'title' ), $slug );
			self::assertStringNotContainsString( 'page/home', Starters::menu( 'templates/primary' ), $slug );
		}
	}

	public function test_the_opening_takes_the_place_of_the_first_section_only(): void {
		Choice::make( Choice::STARTER, 'ink' );
		$home = Content::source( 'pages', 'home' );
		self::assertStringStartsWith( Files::markup( 'opening' ), $home );
		self::assertStringEndsWith( '<!-- wp:pattern {"slug":"eidan/call"} /-->', $home );
		self::assertStringNotContainsString( 'eidan/hero', $home );
		self::assertStringContainsString( 'eidan/marquee', $home );
	}

	public function test_the_opening_has_the_words_of_the_starter(): void {
		Choice::make( 'somewhere', 'ink' );
		$own = '<!-- wp:group {"id":{{id:mill}}} --><div><!-- wp:heading {"level":1} -->'
			. '<h1 class="x">Own <em>title</em></h1><!-- /wp:heading -->'
			. '<!-- wp:paragraph --><p>Own lead</p><!-- /wp:paragraph -->'
			. '<!-- wp:buttons --><div><!-- wp:button --><div><a class="wp-block-button__link" href="{{page:about}}">'
			. 'Own button</a></div><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:group -->';
		$page = Opening::in( "$own<!-- wp:separator /-->" );
		self::assertStringContainsString( '>Own <em>title</em></h1>', $page );
		self::assertStringContainsString( '>Own lead</p>', $page );
		self::assertStringContainsString( 'href="{{page:about}}">Own button</a>', $page );
		self::assertStringContainsString( '{{url:mill}}', $page );
		self::assertStringNotContainsString( 'poppy', $page );
		self::assertStringNotContainsString( 'organisations', $page );
		self::assertStringEndsWith( '<!-- wp:separator /-->', $page );
		$plain = '<!-- wp:separator /--><!-- wp:separator /-->';
		self::assertSame( $plain, Opening::in( $plain ), 'Without a title the starter keeps its own.' );
	}

	public function test_no_opening_shows_what_is_anothers(): void {
		foreach ( array_diff( Starters::slugs(), array( Choice::STARTER ) ) as $starter ) {
			foreach ( Styles::all() as $slug => $style ) {
				Choice::make( Choice::STARTER, $slug );
				$consulting = Files::markup( 'opening' );
				Choice::make( $starter, $slug );
				$images = Files::strings( $style, 'images' );
				$page   = Content::source( 'pages', 'home' );
				if ( '' === $consulting ) {
					self::assertSame( array(), $images, 'Without an opening of its own a style names no images.' );
					continue;
				}
				preg_match_all( '/\{\{url:([a-z0-9-]+)\}\}/', $consulting, $shown );
				self::assertEqualsCanonicalizing( array_unique( $shown[1] ), $images, $slug );
				$opening = substr( $page, 0, (int) strpos( $page, '<!-- wp:group {"tagName":"section"', 1 ) );
				$named = Starters::current()['opening'];
				self::assertStringContainsString( Files::strings( $named, 'texts' )[0], $opening );
				$own = Files::strings( $named, 'images' );
				self::assertGreaterThanOrEqual( count( $images ), count( $own ), $starter );
				foreach ( array_diff( $images, $own ) as $image ) {
					self::assertStringNotContainsString( ":$image}}", $opening, "$starter, $slug" );
				}
			}
		}
	}

	public function test_the_sentence_of_an_opening_stays_where_there_is_one_text(): void {
		Choice::make( 'somewhere', 'signal' );
		$own  = '<!-- wp:group --><div><!-- wp:heading {"level":1} --><h1>Own title</h1><!-- /wp:heading -->'
			. '<!-- wp:paragraph --><p>Own lead</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
		$page = Opening::in( $own );
		self::assertStringContainsString( '<p class="has-x-large-font-size">Own lead</p>', $page );
		self::assertStringNotContainsString( 'Rotterdam', $page );
	}
}
