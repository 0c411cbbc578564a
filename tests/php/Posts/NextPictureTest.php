<?php
/**
 * Tests of the link to the next item that is its picture.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\ImageOverlay\Grid;
use Eidan\ImageOverlay\Tones;
use Eidan\Posts\Portfolio;
use Eidan\Tests\TestCase;

final class NextPictureTest extends TestCase {

	private const LINK =
		'<!-- wp:post-navigation-link {"label":"Next project","showTitle":true,"linkLabel":true,'
		. '"className":"is-style-eidan-picture"} /-->';

	/** @return list<int> Three portfolio items in their order; the first two have an image. */
	private function items(): array {
		$ids = array();
		foreach ( array( 'One', 'Two', 'Three' ) as $order => $title ) {
			$ids[] = $this->create_post(
				array(
					'post_type'  => Portfolio::POST_TYPE,
					'post_title' => $title,
					'post_date'  => sprintf( '2026-01-0%d 10:00:00', $order + 1 ),
				)
			);
		}
		foreach ( array( $ids[0], $ids[1] ) as $id ) {
			set_post_thumbnail( $id, $this->create_attachment() );
		}
		return $ids;
	}

	private function shown( int $id, string $block = self::LINK ): string {
		$this->go_to( (string) get_permalink( $id ) );
		$GLOBALS['wp_query']->the_post();
		return do_blocks( $block );
	}

	protected function tearDown(): void {
		wp_dequeue_style( 'eidan-next-picture' );
		parent::tearDown();
	}

	public function test_the_image_is_in_the_link(): void {
		$dom = $this->dom( $this->shown( $this->items()[0] ) );
		self::assertSame( 'Two', $dom->evaluate( 'string(//a/span[contains(@class,"__title")])' ) );
		self::assertSame( 1.0, $dom->evaluate( 'count(//a/img[@alt=""][contains(@class,"eidan-next__image")])' ) );
		self::assertTrue( wp_style_is( 'eidan-next-picture' ) );
	}

	public function test_the_words_have_the_shade_that_the_image_needs(): void {
		$ids = $this->items();
		foreach ( array( 255, 0 ) as $gray ) {
			$image = (int) get_post_thumbnail_id( $ids[1] );
			$grid  = Grid::of_points( array_fill( 0, 144, $gray ) );
			self::assertNotNull( $grid );
			$name = wp_basename( (string) get_attached_file( $image ) );
			update_post_meta( $image, Tones::META, $name . '|' . $grid->text() );
			$html = $this->shown( $ids[0] );
			self::assertStringContainsString( '--eidan-shade:0"', $html );
			self::assertSame( 255 === $gray, str_contains( $html, 'has-dark-words' ) );
		}
		$small = $this->shown( $ids[0], str_replace( 'eidan-picture', 'eidan-picture-small', self::LINK ) );
		self::assertStringNotContainsString( '--eidan-shade', $small, 'Its words stand below the image.' );
	}

	public function test_without_an_image_the_link_stays_as_it_is(): void {
		$html = $this->shown( $this->items()[1] );
		self::assertStringContainsString( 'Three', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertFalse( wp_style_is( 'eidan-next-picture' ) );
	}

	public function test_an_image_behind_a_password_stays_there(): void {
		$ids = $this->items();
		wp_update_post( array( 'ID' => $ids[1], 'post_password' => 'x' ) );
		self::assertStringNotContainsString( '<img', $this->shown( $ids[0] ) );
	}

	public function test_the_first_comes_after_the_last(): void {
		$ids = $this->items();
		$dom = $this->dom( $this->shown( $ids[2] ) );
		self::assertSame( get_permalink( $ids[0] ), $dom->evaluate( 'string(//a/@href)' ) );
		self::assertSame( 'Next project', $dom->evaluate( 'string(//a/span[1])' ) );
		self::assertSame( 1.0, $dom->evaluate( 'count(//a/img)' ) );
	}

	public function test_the_last_comes_before_the_first_also_among_posts(): void {
		$ids = array(
			$this->create_post( array( 'post_date' => '2001-01-01 10:00:00' ) ),
			$this->create_post(),
		);
		set_post_thumbnail( $ids[1], $this->create_attachment() );
		$link = str_replace( '{"label"', '{"type":"previous","label"', self::LINK );
		$dom  = $this->dom( $this->shown( $ids[0], $link ) );
		self::assertSame( get_permalink( $ids[1] ), $dom->evaluate( 'string(//a/@href)' ) );
		self::assertSame( 'prev', $dom->evaluate( 'string(//a/@rel)' ) );
	}

	public function test_the_small_one_has_the_image_too_and_ends_with_the_first_item(): void {
		$ids   = $this->items();
		$small = str_replace(
			array( '{"label"', 'is-style-eidan-picture' ),
			array( '{"type":"previous","label"', 'is-style-eidan-picture-small' ),
			self::LINK
		);
		$dom   = $this->dom( $this->shown( $ids[1], $small ) );
		self::assertSame( 'One', $dom->evaluate( 'string(//a/span[contains(@class,"__title")])' ) );
		self::assertSame( 1.0, $dom->evaluate( 'count(//a/img[@alt=""][contains(@class,"eidan-next__image")])' ) );
		self::assertStringNotContainsString( '<a ', $this->shown( $ids[0], $small ) );
	}

	public function test_all_templates_of_a_portfolio_item_show_both_neighbours_by_their_images(): void {
		$ids = $this->items();
		set_post_thumbnail( $ids[2], $this->create_attachment() );
		foreach ( array( 'portfolio-single', 'portfolio-single-aside', 'portfolio-single-cover' ) as $name ) {
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "eidan/$name" );
			$dom     = $this->dom( $this->shown( $ids[1], $pattern['content'] ) );
			self::assertSame( 'One', $dom->evaluate( 'string(//nav//a[@rel="prev"][img]/span[2])' ), $name );
			self::assertSame( 'Three', $dom->evaluate( 'string(//nav//a[@rel="next"][img]/span[2])' ), $name );
		}
	}

	public function test_another_style_has_no_image(): void {
		$other = str_replace( 'is-style-eidan-picture', 'is-style-other', self::LINK );
		$html  = $this->shown( $this->items()[0], $other );
		self::assertStringNotContainsString( '<img', $html );
	}

	public function test_a_label_cannot_bring_a_script(): void {
		$html = $this->shown(
			$this->items()[2],
			str_replace( 'Next project', '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e', self::LINK )
		);
		self::assertStringNotContainsString( '<script', $html );
	}
}
