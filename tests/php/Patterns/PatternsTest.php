<?php
/**
 * Tests for Patterns.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Patterns;

use Eidan\Patterns\Patterns;
use Eidan\Tests\TestCase;
use WP_Block_Patterns_Registry;

/**
 * What the editor offers as patterns.
 */
final class PatternsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		// WordPress asks for them where somebody edits.
		Patterns::register();
	}

	/**
	 * What an author gets has the addresses of images and pages, not the macros they stand for.
	 */
	public function test_no_pattern_of_the_editor_has_a_macro_left(): void {
		$left = array();
		foreach ( self::patterns() as $name ) {
			$level   = ob_get_level();
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			$content = (string) ( $pattern['content'] ?? '' );
			$open    = ob_get_level() - $level;
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			if ( '' === $content || str_contains( $content, '{{' ) || 0 !== $open ) {
				$left[ $name ] = $open;
			}
		}

		$this->assertGreaterThan( 40, count( self::patterns() ) );
		$this->assertSame( array(), $left, 'Patterns with macros, and how many output buffers they leave open.' );
	}

	/**
	 * A site can take a block out (`eidan_register_block`), and a developer can delete it.
	 */
	public function test_a_pattern_with_a_block_that_is_gone_shows_the_rest(): void {
		$blocks  = \WP_Block_Type_Registry::get_instance();
		$gone    = $blocks->unregister( 'eidan/testimonials-list' );
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'eidan/voices' );
		try {
			$this->assertStringContainsString( 'wp:eidan/testimonials-list', (string) $pattern['content'] );
			$html = do_blocks( (string) $pattern['content'] );
		} finally {
			$blocks->register( $gone );
		}

		$this->assertStringContainsString( 'What clients say', $html );
		$this->assertStringNotContainsString( 'wp:', $html );
		$this->assertStringNotContainsString( 'eidan-list', $html );
	}

	/**
	 * One click puts a footer on every page of a site: nobody may be sent to numbers and pages of an invented studio.
	 */
	public function test_headers_and_footers_for_every_page_invent_nothing(): void {
		$names = array_keys( Patterns::of_area( 'header' ) + Patterns::of_area( 'footer' ) );
		$this->assertGreaterThan( 5, count( $names ) );
		foreach ( $names as $name ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			$this->assertDoesNotMatchRegularExpression(
				'/tel:|href="#"|Lindqvist|lindqvist|Rotterdam/',
				(string) ( $pattern['content'] ?? '' ),
				$name
			);
		}
	}

	/**
	 * What an author has to write in a footer is not read by visitors before they have.
	 */
	public function test_words_of_footers_that_stand_for_others_are_never_public(): void {
		foreach ( array_keys( Patterns::of_area( 'footer' ) ) as $name ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			$this->assertDoesNotMatchRegularExpression(
				'/example\.|Street|Postcode|Phone number|Opening hours|Visit|Call/',
				do_blocks( (string) ( $pattern['content'] ?? '' ) ),
				$name
			);
		}
	}

	/**
	 * Each has the title, the text and the way on, also where a post has no image and no others are like it.
	 */
	public function test_pages_of_a_post_to_choose_from(): void {
		$id = $this->create_post(
			array(
				'post_title'   => 'A short note',
				'post_content' => '<!-- wp:paragraph --><p>We moved.</p><!-- /wp:paragraph -->',
			)
		);
		foreach ( array( 'post-single', 'post-single-cover', 'post-single-words' ) as $name ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "eidan/$name" );
			$this->assertSame( array( 'single' ), $pattern['templateTypes'] ?? null, $name );
			$this->go_to( (string) get_permalink( $id ) );
			$GLOBALS['wp_query']->the_post();
			$page = $this->dom( do_blocks( (string) ( $pattern['content'] ?? '' ) ) );
			$this->assertSame( 'A short note', $page->evaluate( 'string(//h1)' ), $name );
			$this->assertSame( 1.0, $page->evaluate( 'count(//h1)' ), $name );
			$this->assertSame( 1.0, $page->evaluate( 'count(//p[.="We moved."])' ), $name );
			$this->assertSame(
				get_permalink( 1 ),
				$page->evaluate( 'string(//nav//a[@rel="prev"]/@href)' ),
				"$name: WordPress's first post"
			);
		}
	}

	/**
	 * @return list<string> The names of the plugin's patterns.
	 */
	private static function patterns(): array {
		return array_values(
			array_filter(
				array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' ),
				static fn( string $name ): bool => str_starts_with( $name, 'eidan/' )
			)
		);
	}
}
