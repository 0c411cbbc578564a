<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\Lists\ListsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests of the block eidan/portfolio-list.
 */
final class PortfolioListTest extends ListsTestCase {

	private const BLOCK = 'eidan/portfolio-list';

	/** @var list<int> Ids of the items, newest first. */
	private array $items = array();

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'eidan_portfolio'" );
		wp_cache_flush();
		$sizes = array( '1x1', '2x1', '1x2', '2x2' );
		foreach ( range( 0, 6 ) as $i ) {
			$id = $this->create_post(
				array(
					'post_type'  => 'eidan_portfolio',
					'post_title' => "Item $i",
					'post_date'  => sprintf( '2026-01-%02d 10:00:00', 20 - $i ),
					'meta_input' => array(
						'eidan_client'       => "Client $i",
						'eidan_light_skin'   => 1 === $i,
						'eidan_tile_size'    => $sizes[ $i % 4 ],
						'eidan_second_image' => $this->create_attachment( 300, 400 ),
					),
				)
			);
			set_post_thumbnail( $id, $this->create_attachment( 400, 300 ) );
			wp_set_object_terms( $id, array( 0 === $i % 2 ? 'Even' : 'Odd' ), 'eidan_portfolio_category' );
			$this->items[] = $id;
		}
	}

	/** @param array<string, mixed> $attributes Attributes of the block. */
	private function shown_list( array $attributes = array() ): string {
		return $this->render( $this->block( self::BLOCK, $attributes ) );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function looks(): array {
		return array(
			'grid'    => array( array( 'textPosition' => 'over', 'hover' => 'overlay' ) ),
			'masonry' => array( array( 'layout' => 'masonry', 'hover' => 'reveal' ) ),
			'rows'    => array(
				array( 'layout' => 'rows', 'rowHeight' => 240, 'hover' => 'swap', 'textPosition' => 'hover' ),
			),
			'tiles'   => array(
				array(
					'layout'   => 'tiles',
					'hover'    => 'follow',
					'columns'  => array( 'desktop' => 4 ),
					'elements' => array( 'number', 'client' ),
				),
			),
			'offset'  => array( array( 'layout' => 'offset', 'hover' => 'tilt', 'link' => 'none' ) ),
		);
	}

	/**
	 * Returns the HTML inside the element that contains the items.
	 *
	 * @param string $html HTML of the block.
	 */
	private static function inside( string $html ): string {
		self::assertSame( 1, preg_match( '~<ul[^>]*eidan-list__items[^>]*>(.*?)</ul>~s', $html, $found ) );

		return $found[1];
	}

	/** @param array<string, mixed> $look Attributes of the look. */
	#[DataProvider( 'looks' )]
	public function test_every_page_is_the_same_by_get_posts( array $look ): void {
		$block = fn (): string =>
			$this->shown_list( $look + array( 'query' => array( 'perPage' => 3 ), 'pagination' => 'standard' ) );
		$url   = (string) get_permalink( $this->create_page() );
		$this->go_to( $url );
		preg_match( '/"settings":"([^"]+)"/', html_entity_decode( $block() ), $token );
		foreach ( array( 1, 2, 3 ) as $page ) {
			$this->go_to( add_query_arg( 'eidan-list-page', $page, $url ) );
			$there  = self::inside( $block() );
			$answer = $this->rest(
				'GET',
				self::ROUTE,
				array( 'options' => array( 'settings' => $token[1], 'next_page' => $page ) )
			);
			self::assertSame( $there, $answer->get_data()['data']['html'] );
			self::assertCount( 3 === $page ? 1 : 3, $this->ids( $there ) );
		}
	}

	public function test_cards_stand_where_their_items_say(): void {
		$tiles = $this->shown_list( array( 'layout' => 'tiles' ) );
		self::assertStringContainsString( '<li class="eidan-list__item is-2x2">', $tiles );
		self::assertStringContainsString( 'has-tiles', $tiles );
		$rows = $this->shown_list( array( 'layout' => 'rows', 'lastRow' => 0.5 ) );
		self::assertStringContainsString( '<li class="eidan-list__item" style="--ratio:1.3333">', $rows );
		self::assertStringContainsString( '--row:320px;--rest:50%', $rows );
		self::assertStringContainsString( '--eidan-offset:120px', $this->shown_list( array( 'layout' => 'offset' ) ) );
		self::assertStringContainsString( 'data-eidan-masonry', $this->shown_list( array( 'layout' => 'masonry' ) ) );
	}

	/** @return list<string> The attribute `sizes` of each image, in their order. */
	private function asked( array $attributes ): array {
		preg_match_all(
			'/<img[^>]* sizes="([^"]*)"/',
			$this->shown_list( $attributes + array( 'align' => 'full', 'elements' => array( 'title' ) ) ),
			$found
		);

		return $found[1];
	}

	public function test_pictures_ask_for_the_width_of_what_covers_their_box(): void {
		set_post_thumbnail( $this->items[6], $this->create_attachment( 300, 400 ) );
		// A 4:3 image that covers a box of 4:5 is drawn 1.67 times as wide as its box.
		$grid = $this->asked( array( 'ratio' => '4/5' ) );
		self::assertSame( '(max-width: 680px) 167vw, (max-width: 1024px) 83.5vw, 55.66vw', $grid[0] );
		self::assertSame( $grid[0], $grid[5], 'No `auto`: browsers would take the box.' );
		self::assertSame(
			'auto, (max-width: 680px) 100vw, (max-width: 1024px) 50vw, 33.33vw',
			$grid[6],
			'A picture that is narrower in shape is as wide as its box.'
		);
		self::assertStringNotContainsString(
			'167',
			implode( $this->asked( array( 'ratio' => '' ) ) ),
			'In its own shape.'
		);
	}

	public function test_pictures_of_tiles_ask_by_the_shape_of_their_tile(): void {
		$tiles = $this->asked( array( 'layout' => 'tiles', 'ratio' => '1/1' ) );
		self::assertSame( '(max-width: 680px) 133vw, (max-width: 1024px) 66.5vw, 44.33vw', $tiles[0], '1 by 1.' );
		self::assertSame(
			'(max-width: 680px) 133vw, (max-width: 1024px) 100vw, 66.67vw',
			$tiles[1],
			'2 by 1, on phones one column.'
		);
		self::assertSame( '(max-width: 680px) 267vw, (max-width: 1024px) 133.5vw, 88.99vw', $tiles[2], '1 by 2.' );
		self::assertSame(
			'(max-width: 680px) 267vw, (max-width: 1024px) 133vw, 88.67vw',
			str_replace( 'auto, ', '', $tiles[3] ),
			'2 by 2.'
		);
	}

	public function test_the_second_picture_of_a_row_covers_the_place_of_the_first(): void {
		$asked = $this->asked( array( 'layout' => 'rows', 'rowHeight' => 200, 'hover' => 'swap', 'ratio' => '1/1' ) );
		self::assertSame( 'auto, (max-width: 680px) min(100vw, 640px), min(100vw, 374px)', $asked[0] );
		self::assertSame( $asked[0], $asked[1], 'Narrower in shape.' );
		foreach ( $this->items as $id ) {
			update_post_meta( $id, 'eidan_second_image', $this->create_attachment( 800, 300 ) );
		}
		self::assertSame(
			'(max-width: 680px) calc(min(100vw, 640px) * 2), calc(min(100vw, 374px) * 2)',
			$this->asked( array( 'layout' => 'rows', 'rowHeight' => 200, 'hover' => 'swap' ) )[1]
		);
	}

	public function test_the_second_picture_and_the_light_skin_are_the_items(): void {
		$html = $this->shown_list( array( 'hover' => 'swap' ) );
		self::assertSame( 7, substr_count( $html, 'eidan-work__second' ) );
		self::assertSame( 1, substr_count( $html, 'eidan-work is-eidan-light-skin' ) );
		self::assertStringNotContainsString( 'eidan-work__second', $this->shown_list() );
		wp_update_post( array( 'ID' => $this->items[0], 'post_password' => 'x' ) );
		self::assertSame(
			6,
			substr_count( $this->shown_list( array( 'hover' => 'swap' ) ), 'eidan-work__second' ),
			'Nothing of an item behind a password.'
		);
	}

	public function test_second_pictures_cost_no_queries_of_their_own(): void {
		$count = function ( string $hover, int $number ): int {
			global $wpdb;
			wp_cache_flush();
			$before = $wpdb->num_queries;
			$this->shown_list(
				array( 'hover' => $hover, 'pagination' => 'none', 'query' => array( 'perPage' => $number ) )
			);

			return $wpdb->num_queries - $before;
		};
		$count( 'swap', 7 );
		self::assertSame( $count( 'none', 7 ), $count( 'swap', 7 ) );
		self::assertSame( $count( 'swap', 2 ), $count( 'swap', 7 ) );
	}

	public function test_a_card_without_a_title_has_a_link_with_its_name(): void {
		$html = $this->shown_list( array( 'elements' => array( 'client' ), 'query' => array( 'perPage' => 1 ) ) );
		self::assertMatchesRegularExpression(
			'~<a class="eidan-work__link" href="[^"]+"><span class="screen-reader-text">Item 0</span></a>~',
			$html
		);
		self::assertStringNotContainsString(
			'<a ',
			self::inside( $this->shown_list( array( 'elements' => array( 'client' ), 'link' => 'none' ) ) )
		);
	}

	public function test_samples_are_for_the_editor_only(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'eidan_portfolio'" );
		wp_cache_flush();
		self::assertSame( '', trim( $this->shown_list( array( 'sample' => true ) ) ) );
	}
}
