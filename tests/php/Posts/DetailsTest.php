<?php
declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Posts\Portfolio;
use Eidan\Posts\PortfolioMeta;
use Eidan\Tests\TestCase;

/**
 * Tests of the block "Portfolio details", and of core blocks bound to an item.
 */
final class DetailsTest extends TestCase {

	/** @param array<string, mixed> $fields Fields of the item. */
	private function item( array $fields = array() ): int {
		$id = $this->create_post( $fields + array( 'post_type' => Portfolio::POST_TYPE ) );
		update_post_meta( $id, PortfolioMeta::CLIENT, 'Atelier "Nord" & Co' );
		update_post_meta( $id, PortfolioMeta::DATE, '2026-05' );
		update_post_meta( $id, PortfolioMeta::WEBSITE, 'https://www.example.com/work/' );
		return $id;
	}

	private function details( int $id, string $attributes = '' ): string {
		return $this->render( "<!-- wp:eidan/portfolio-details $attributes /-->", $id );
	}

	private function bound( int $id, string $key ): string {
		return trim(
			$this->render(
				'<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"eidan/portfolio","args":{"key":"'
					. $key . '"}}}}} --><p>typed</p><!-- /wp:paragraph -->',
				$id
			)
		);
	}

	public function test_it_lists_what_the_item_has_in_the_chosen_order(): void {
		$id   = $this->item();
		$term = $this->create_term( Portfolio::CATEGORY, 'Print' );
		wp_set_object_terms( $id, $term, Portfolio::CATEGORY );

		$dom  = $this->dom( $this->details( $id ) );
		$read = static fn( string $tag ): array =>
			array_map( static fn( $node ) => $node->textContent, iterator_to_array( $dom->query( "//dl//$tag" ) ) );
		self::assertSame( array( 'Client', 'Date', 'Category', 'Website' ), $read( 'dt' ) );
		self::assertSame( array( 'Atelier "Nord" & Co', 'May 2026', 'Print', 'example.com/work' ), $read( 'dd' ) );
		self::assertSame( '2026-05', $dom->evaluate( 'string(//time/@datetime)' ) );

		self::assertMatchesRegularExpression(
			'#Website.*Client#s',
			$this->details( $id, '{"fields":["website","client"]}' )
		);
		self::assertStringContainsString( 'is-list', $this->details( $id, '{"layout":"list"}' ) );
	}

	public function test_nothing_is_printed_for_fields_that_are_empty_and_items_that_are_none(): void {
		$id = $this->item();
		delete_post_meta( $id, PortfolioMeta::CLIENT );
		self::assertStringNotContainsString( 'Client', $this->details( $id ) );
		self::assertSame( '', trim( $this->details( $this->create_post() ) ) );
		self::assertSame(
			'',
			trim( $this->details( $this->create_post( array( 'post_type' => Portfolio::POST_TYPE ) ) ) )
		);
	}

	public function test_it_shows_nothing_that_the_visitor_may_not_read(): void {
		$page = $this->create_page();
		foreach ( array(
			array( 'post_status' => 'draft' ),
			array( 'post_status' => 'private' ),
			array( 'post_password' => 'secret' ),
		) as $fields ) {
			$id = $this->item( $fields );
			self::assertStringNotContainsString( 'Atelier', $this->details( $page, '{"itemId":' . $id . '}' ) );
			self::assertStringNotContainsString( 'Atelier', $this->bound( $id, 'client' ) );
		}
		self::assertStringContainsString( 'Atelier', $this->details( $page, '{"itemId":' . $this->item() . '}' ) );
	}

	public function test_the_filter_changes_rows_and_cannot_break_the_page(): void {
		$id = $this->item();
		add_filter(
			'eidan_portfolio_details',
			static fn( array $rows ): array => array(
				array( 'label' => '<b>Year', 'html' => '<em>1999</em><script>alert(1)</script>' ),
				'nonsense',
				...$rows,
			)
		);
		$html = $this->details( $id );
		self::assertStringContainsString( '&lt;b&gt;Year', $html );
		self::assertStringContainsString( '<em>1999</em>', $html );
		self::assertStringNotContainsString( '<script', $html );

		add_filter( 'eidan_portfolio_details', '__return_false', 20 );
		self::assertStringContainsString( 'Atelier', $this->details( $id ) );
	}

	public function test_core_blocks_show_bound_fields(): void {
		$id = $this->item( array( 'post_excerpt' => 'Windows <b>open</b>' ) );
		self::assertStringContainsString( 'Atelier &quot;Nord&quot; &amp; Co', $this->bound( $id, 'client' ) );
		self::assertStringContainsString( 'May 2026', $this->bound( $id, 'date' ) );
		self::assertStringContainsString( 'example.com/work', $this->bound( $id, 'website-label' ) );
		self::assertStringContainsString( 'Windows &lt;b&gt;open', $this->bound( $id, 'excerpt' ) );
		$button = $this->render(
			'<!-- wp:button {"metadata":{"bindings":{"url":{"source":"eidan/portfolio","args":{"key":"website"}}}}} -->'
				. '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Visit</a></div>'
				. '<!-- /wp:button -->',
			$id
		);
		self::assertStringContainsString( 'href="https://www.example.com/work/"', $button );
	}

	public function test_a_bound_block_whose_field_is_empty_is_left_out(): void {
		$id = $this->item();
		delete_post_meta( $id, PortfolioMeta::DATE );
		self::assertSame( '', $this->bound( $id, 'date' ) );
		self::assertSame( '', $this->bound( $id, 'excerpt' ) );
		self::assertSame( '', $this->bound( $id, 'no such key' ) );
		self::assertStringContainsString(
			'typed',
			$this->render( '<!-- wp:paragraph --><p>typed</p><!-- /wp:paragraph -->', $id )
		);
	}
}
