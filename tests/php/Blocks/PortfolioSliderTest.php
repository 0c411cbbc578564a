<?php
/**
 * Tests of the block that shows portfolio items as slides.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

/**
 * Checks what the block prints.
 */
final class PortfolioSliderTest extends TestCase {

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Stored attributes of the block.
	 */
	private static function slider( array $attributes = array() ): string {
		return do_blocks(
			'<!-- wp:eidan/portfolio-slider ' . wp_json_encode( $attributes, JSON_FORCE_OBJECT ) . ' /-->'
		);
	}

	/**
	 * Creates an item.
	 *
	 * @param string               $title  Title of the item.
	 * @param array<string, mixed> $fields Its other fields.
	 */
	private static function item( string $title, array $fields = array() ): int {
		return (int) wp_insert_post(
			$fields + array( 'post_type' => 'eidan_portfolio', 'post_title' => $title, 'post_status' => 'publish' )
		);
	}

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'eidan_portfolio'" );
		wp_cache_flush();
		\Eidan\Lists\Query\Totals::changed();
	}

	public function test_prints_nothing_for_visitors_without_items(): void {
		$this->assertSame( '', trim( self::slider( array( 'sample' => true ) ) ) );
	}

	public function test_shows_the_chosen_elements_in_their_order(): void {
		$id = self::item(
			'Harbour',
			array( 'meta_input' => array( 'eidan_client' => 'A <b>client</b>', 'eidan_light_skin' => true ) )
		);
		wp_set_object_terms( $id, 'Interiors', 'eidan_portfolio_category' );
		$html = self::slider( array( 'elements' => array( 'client', 'title', 'category' ), 'titleTag' => 'h2' ) );
		$this->assertMatchesRegularExpression(
			'~eidan-work__client.*<h2 class="eidan-work__title"><a href="[^"]+">Harbour</a>'
				. '</h2>.*eidan-work__category">Interiors<~s',
			$html
		);
		$this->assertStringNotContainsString( 'eidan-work__number', $html );
		$this->assertStringNotContainsString( '<b>', $html );
		$this->assertStringContainsString( 'is-eidan-light-skin', $html );
	}

	public function test_an_item_behind_a_password_shows_its_title_only(): void {
		self::item(
			'Secret',
			array(
				'post_password' => 'x',
				'post_excerpt'  => 'Hidden words',
				'meta_input'    => array(
					'eidan_client'  => 'Hidden client',
					'eidan_website' => 'https://hidden.example',
					'eidan_date'    => '1987',
				),
			)
		);
		$html = self::slider(
			array( 'elements' => array( 'title', 'client', 'date', 'excerpt' ), 'link' => 'website' )
		);
		$this->assertStringNotContainsString( '1987', $html );
		$this->assertStringContainsString( 'Secret', $html );
		$this->assertStringNotContainsStringIgnoringCase( 'hidden', $html );
	}

	public function test_links_to_the_website_or_to_nothing(): void {
		self::item( 'Linked', array( 'meta_input' => array( 'eidan_website' => 'https://studio.example/' ) ) );
		$this->assertStringContainsString(
			'href="https://studio.example/"',
			self::slider( array( 'link' => 'website' ) )
		);
		$this->assertStringNotContainsString( '<a ', self::slider( array( 'link' => 'none' ) ) );
	}

	public function test_drafts_stay_inside(): void {
		self::item( 'Open' );
		self::item( 'Draft canary', array( 'post_status' => 'draft' ) );
		self::item( 'Private canary', array( 'post_status' => 'private' ) );
		wp_set_current_user( 1 );
		$this->assertStringNotContainsString( 'canary', self::slider() );
	}

	public function test_shows_what_the_query_asks_for(): void {
		$ids = array_map(
			static fn ( int $number ): int =>
				self::item( "Number $number", array( 'post_date' => "2026-01-0$number 10:00:00" ) ),
			range( 1, 5 )
		);
		wp_set_object_terms( $ids[1], 'Branding', 'eidan_portfolio_tag' );
		wp_set_object_terms( $ids[2], 'Branding', 'eidan_portfolio_tag' );
		$term   = get_term_by( 'name', 'Branding', 'eidan_portfolio_tag' );
		$titles = static function ( array $query ): string {
			preg_match_all( '~>Number (\d)<~', self::slider( array( 'query' => $query ) ), $found );
			return implode( ',', $found[1] );
		};
		$this->assertInstanceOf( \WP_Term::class, $term );
		$this->assertSame( '5,4,3,2,1', $titles( array() ) );
		$this->assertSame( '4,3', $titles( array( 'offset' => 1, 'perPage' => 2 ) ) );
		$this->assertSame( '1,2,3,4,5', $titles( array( 'order' => 'title-asc' ) ) );
		$this->assertSame( '4,1', $titles( array( 'include' => array( $ids[3], $ids[0] ) ) ) );
		$this->assertSame(
			'3,2',
			$titles(
				array(
					'terms' => array(
						array( 'taxonomy' => 'eidan_portfolio_tag', 'include' => array( $term->term_id ) ),
					),
				)
			)
		);
		$this->go_to( (string) get_permalink( $ids[4] ) );
		$this->assertSame( '4,3,2,1', $titles( array( 'excludeCurrent' => true ) ) );
	}
}
