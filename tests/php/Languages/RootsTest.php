<?php
/**
 * Whatever shows entries says their language, where the page does not.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Languages;

use Eidan\Languages\Languages;
use Eidan\Lists\Lists;
use Eidan\Slider\Slider;
use Eidan\Support\Memory;
use Eidan\Tests\Lists\ListBlocks;
use Eidan\Tests\TestCase;

/**
 * All blocks with a query in all their looks: lists, sliders, running rows, showcases. The pages are in English.
 */
final class RootsTest extends TestCase {

	/** How the site's plugin answers `eidan_language`. */
	private string $language = 'ar';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'eidan_language', fn(): string => $this->language );
		Memory::forget();
	}

	/**
	 * The blocks of all fixtures, with entries.
	 *
	 * @return array<string, string> HTML by name of the fixture.
	 */
	private function blocks(): array {
		foreach ( array( 'Alpha', 'Beta', 'Gamma' ) as $title ) {
			$this->create_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => $title ) );
		}
		$page   = $this->create_page();
		$blocks = array();
		foreach ( ListBlocks::slugs() as $slug ) {
			foreach ( ListBlocks::showing( $slug, array( 'postType' => 'eidan_portfolio' ) ) as $file => $markup ) {
				$html = trim( $this->render( $markup, $page ) );
				if ( str_contains( $html, 'Beta' ) ) {
					$blocks[ $file ] = $html;
				}
			}
		}

		return $blocks;
	}

	public function test_the_root_of_every_block_says_the_language_and_nothing_in_it_says_it_again(): void {
		$blocks = $this->blocks();
		$all    = false === getenv( 'EIDAN_BLOCKS' );
		$kinds  = array( 'eidan-slider', 'eidan-running', 'eidan-works', 'eidan-fixed', 'eidan-links' );
		self::assertGreaterThan( $all ? 20 : -1, count( $blocks ) );
		$html = implode( '', $blocks );
		foreach ( $all ? $kinds : array() as $class ) {
			self::assertMatchesRegularExpression( "/class=\"[^\"]*\\b$class\\b/", $html );
		}
		foreach ( $blocks as $file => $html ) {
			// Sections of a fixture may stand around its block.
			$roots = $this->dom( $html )->query( '//*[@lang]' );
			self::assertSame( 1, $roots->length, $file );
			self::assertStringContainsString( 'wp-block-eidan-', $roots[0]->getAttribute( 'class' ), $file );
			self::assertSame( 'ar', $roots[0]->getAttribute( 'lang' ), $file );
			self::assertSame( 'rtl', $roots[0]->getAttribute( 'dir' ), $file );
			self::assertStringContainsString( 'Beta', $roots[0]->textContent, $file );
		}
	}

	public function test_on_a_site_with_one_language_no_block_says_anything(): void {
		$this->language = '';
		foreach ( $this->blocks() as $file => $html ) {
			self::assertStringNotContainsString( ' lang=', $html, $file );
		}
	}

	public function test_what_a_theme_prints_with_cards_says_it_by_one_call(): void {
		$this->create_post( array( 'post_title' => 'Alpha' ) );
		$slider = static fn(): string => Slider::render( Lists::cards( array() ), array() );
		self::assertMatchesRegularExpression( '/^<div[^>]* lang="ar"/', Languages::root( $slider ) );
		self::assertSame( '', Languages::root( static fn(): string => '' ) );
	}

	public function test_a_list_of_another_language_in_a_block_says_its_own(): void {
		$this->create_post( array( 'post_title' => 'Alpha' ) );
		add_filter(
			'eidan_in_language',
			function ( ?\Closure $restore, string $wanted ): \Closure {
				$before         = $this->language;
				$this->language = $wanted;
				return function () use ( $before ): void {
					$this->language = $before;
				};
			},
			10,
			2
		);
		$list  = static fn(): string => Lists::render( array() );
		$html  = Languages::root(
			static fn(): string => '<section>' . $list() . Languages::within( 'de', $list ) . '</section>'
		);
		$found = $this->dom( $html )->query( '//*[@lang]' );
		self::assertSame( 2, $found->length );
		self::assertSame( 'ar', $found[0]->getAttribute( 'lang' ) );
		self::assertSame( 'de', $found[1]->getAttribute( 'lang' ) );
		self::assertSame( 'ltr', $found[1]->getAttribute( 'dir' ) );
		// A list after it says it itself.
		self::assertStringContainsString( ' lang="ar"', $list() );
	}
}
