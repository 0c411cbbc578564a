<?php
/**
 * Files of starters and styles take the place of the demo's, and the front page opens in the style.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Choice;
use Eidan\Demo\Files;
use Eidan\Demo\Fonts;
use Eidan\Demo\Starters;
use Eidan\Demo\Styles;
use Eidan\Tests\TestCase;

final class OpeningTest extends TestCase {

	public function test_without_a_choice_all_is_as_it_was(): void {
		self::assertSame( array( 'consulting', 'paper' ), array( Choice::starter(), Choice::style() ) );
		self::assertSame( Files::DIR . 'templates/header.html', Files::path( 'templates/header.html' ) );
		self::assertStringStartsWith( '<!-- wp:pattern {"slug":"eidan/hero"} /-->', Files::markup( 'pages/home' ) );
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
			self::assertStringNotContainsString( '{{include', Files::markup( 'pages/home' ), $slug );
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
		$home = Files::markup( 'pages/home' );
		self::assertStringStartsWith( Files::markup( 'opening' ), $home );
		self::assertStringEndsWith( '<!-- wp:pattern {"slug":"eidan/call"} /-->', $home );
		self::assertStringNotContainsString( 'eidan/hero', $home );
		self::assertStringContainsString( 'eidan/marquee', $home );
	}

	public function test_the_opening_has_the_words_the_images_and_the_links_of_the_starter(): void {
		Choice::make( 'portfolio', 'ink' );
		$page = Starters::said( Files::markup( 'pages/home' ) );
		self::assertStringContainsString( '>Plants, buildings, and people at work</h1>', $page );
		self::assertStringContainsString( '>Photographer in Leith</p>', $page );
		self::assertStringContainsString( 'href="{{page:work}}">See the series</a>', $page );
		self::assertStringContainsString( '{{url:hibiscus}}', $page );
		self::assertStringNotContainsString( '{{url:poppy}}', $page );
		Choice::make( 'shop', 'signal' );
		$page = Starters::said( Files::markup( 'pages/home' ) );
		self::assertStringContainsString( '<p class="has-x-large-font-size">Books, posters and a notebook', $page );
		self::assertStringContainsString( 'href="{{store:shop}}">Go to the shop</a>', $page );
		self::assertStringContainsString( 'href="{{page:making}}">How they are made</a>', $page );
	}

	public function test_no_opening_shows_what_is_anothers(): void {
		foreach ( array_diff( Starters::slugs(), array( Choice::STARTER ) ) as $starter ) {
			foreach ( Styles::all() as $slug => $style ) {
				Choice::make( Choice::STARTER, $slug );
				$consulting = Files::markup( 'opening' );
				$images     = Files::strings( $style, 'images' );
				if ( 'paper' === $slug ) {
					self::assertSame( array(), $images, 'Without an opening of its own a style names no images.' );
					continue;
				}
				preg_match_all( '/\{\{url:opening-(\d)\}\}/', $consulting, $shown );
				self::assertEqualsCanonicalizing( range( 1, count( $images ) ), array_unique( $shown[1] ), $slug );
				Choice::make( $starter, $slug );
				$opening = Starters::said( Files::markup( 'opening' ) );
				$own     = Files::strings( Starters::current(), 'images' );
				self::assertGreaterThanOrEqual( count( $images ), count( $own ), $starter );
				self::assertStringNotContainsString( 'opening-', str_replace( 'eidan-opening', '', $opening ) );
				foreach ( array( 'Plain thinking', 'Strategy and design', 'We help museums' ) as $words ) {
					self::assertStringNotContainsString( $words, $opening, "$starter, $slug" );
				}
				foreach ( array_diff( $images, $own ) as $image ) {
					self::assertStringNotContainsString( ":$image}}", $opening, "$starter, $slug" );
				}
			}
		}
	}
}
