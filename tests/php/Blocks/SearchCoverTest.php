<?php
/**
 * Tests of the search cover on the page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Panels\SearchForm;
use Eidan\Support\Attributes;
use Eidan\Tests\TestCase;

final class SearchCoverTest extends TestCase {

	/**
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private static function html( array $attributes = array() ): string {
		return do_blocks(
			'<!-- wp:eidan/search-cover ' . serialize_block_attributes( (object) $attributes )
				. ' --><div class="wp-block-eidan-search-cover" id="find"><div class="eidan-panel__content"></div>'
				. '</div><!-- /wp:eidan/search-cover -->'
		);
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return array<string, mixed> Options of the view.
	 */
	private static function options( array $attributes = array() ): array {
		self::assertSame( 1, preg_match( '/ data-eidan-search="([^"]*)"/', self::html( $attributes ), $found ) );
		return (array) json_decode( html_entity_decode( $found[1] ), true );
	}

	public function test_it_is_a_panel_with_a_form_that_leads_to_the_results(): void {
		$html = self::html();
		self::assertMatchesRegularExpression(
			'~<dialog [^>]*class="wp-block-eidan-search-cover eidan-overlay eidan-panel is-search"~',
			$html
		);
		self::assertStringContainsString( ' action="' . home_url( '/' ) . '"', $html );
		self::assertMatchesRegularExpression(
			'~<label [^>]*for="(eidan-search-\d+)">Search</label>'
				. '<input type="text" inputmode="search" id="\1" name="s"~',
			$html
		);
		self::assertStringNotContainsString( 'post_type', $html );
		self::assertStringContainsString(
			'name="post_type" value="page"',
			self::html( array( 'postTypes' => array( 'page' ) ) )
		);
		self::assertSame(
			2,
			substr_count( self::html( array( 'postTypes' => array( 'page', 'post' ) ) ), 'name="post_type[]"' )
		);
	}

	public function test_times_are_the_specifications_until_the_author_sets_others(): void {
		self::assertSame( 300, self::options()['clear'] );
		self::assertSame( 1000, self::options( array( 'clearDelay' => 1000 ) )['clear'] );
		self::assertStringNotContainsString( '--duration', self::html(), 'The style sheet has 600 ms.' );
		self::assertStringContainsString( '--duration:0ms', self::html( array( 'duration' => 0 ) ) );
		self::assertStringContainsString(
			'var(--duration, 600ms)',
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/search-cover/style.scss' )
		);
	}

	public function test_suggestions_come_from_the_search_itself_and_each_number_has_its_words(): void {
		$options = self::options( array( 'suggestions' => 3 ) );
		self::assertSame( array( 'url' => home_url( '/' ) ), SearchForm::data( array() ) );
		self::assertSame( array( 3, 4 ), array( $options['limit'], count( $options['counts'] ) ) );
		self::assertSame( '1 suggestion. Use the arrow keys to choose.', $options['counts'][1] );
		self::assertSame( 'Post', $options['names']['post'] );
		self::assertArrayNotHasKey( 'limit', self::options( array( 'suggestions' => 0 ) ) );
	}

	public function test_kinds_that_visitors_may_not_search_are_left_out(): void {
		register_post_type(
			'eidan_secret',
			array(
				'public'       => false,
				'show_in_rest' => true,
			)
		);
		$options = self::options( array( 'postTypes' => array( 'eidan_secret', 'post', 'attachment', 'no_such' ) ) );
		$all     = self::options( array() );
		$form    = SearchForm::html(
			Attributes::clean(
				\WP_Block_Type_Registry::get_instance()->get_registered( 'eidan/search-cover' )->attributes,
				array( 'postTypes' => array( 'eidan_secret', 'post', 'attachment', 'no_such' ) )
			),
			'Search'
		);
		unregister_post_type( 'eidan_secret' );
		self::assertSame( 1, preg_match_all( '/name="post_type(?:\[\])?" value="post"/', $form ) );
		self::assertSame( 1, substr_count( $form, 'post_type' ) );
		self::assertArrayNotHasKey( 'eidan_secret', $all['names'] );
		self::assertArrayNotHasKey( 'attachment', $all['names'] );
		self::assertSame( array(), $options['names'], 'Where all are of one kind, nobody needs to read which.' );
	}
}
