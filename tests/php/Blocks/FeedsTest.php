<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\Matrix\Blocks;
use Eidan\Tests\TestCase;

/**
 * Entries with our blocks in a feed, which is read by other programs, and sent as letters.
 */
final class FeedsTest extends TestCase {

	private function in_feed( string $content ): string {
		$this->create_post( array( 'post_content' => $content ) );
		$this->go_to( '/feed/' );
		self::assertTrue( is_feed() );
		the_post();
		return get_the_content_feed( 'rss2' );
	}

	public function test_what_opens_above_the_page_is_not_in_the_text(): void {
		$page = '';
		foreach ( array( 'back-to-top', 'opener', 'page-spinner', 'panel', 'panel__popup', 'search-cover' ) as $name ) {
			$page .= Blocks::fixtures( explode( '__', $name )[0] )[ $name ];
		}
		$text = $this->in_feed( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' . $page );
		self::assertStringContainsString( 'Words', $text );
		self::assertDoesNotMatchRegularExpression( '/<(?:dialog|form|button|svg)|eidan-/', $text );
	}

	public function test_a_list_shows_its_first_items_only(): void {
		for ( $i = 0; $i < 4; $i++ ) {
			$this->create_post( array( 'post_title' => "Entry $i" ) );
		}
		foreach ( array( 'standard', 'load-more', 'infinite' ) as $pagination ) {
			$list = $this->block(
				'eidan/blog-list',
				array(
					'query'      => array( 'perPage' => 2 ),
					'filter'     => array( 'groups' => array( array( 'taxonomy' => 'category' ) ) ),
					'orders'     => array( 'date-desc', 'title-asc' ),
					'pagination' => $pagination,
				)
			);
			$text = $this->in_feed( $list );
			self::assertSame( 2, substr_count( $text, '<article' ), $pagination );
			self::assertStringNotContainsString( 'eidan-list-', $text, 'No address of another page.' );
			self::assertStringNotContainsString( 'data-eidan-list', $text );
		}
	}

	public function test_the_words_of_tabs_and_galleries_are_all_there(): void {
		$text = $this->in_feed( Blocks::fixtures( 'tabbed-info' )['tabbed-info'] );
		foreach ( array( 'Listen', 'Three options on one page', 'Small steps' ) as $words ) {
			self::assertStringContainsString( $words, $text );
		}
	}
}
