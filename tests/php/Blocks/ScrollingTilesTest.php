<?php
/**
 * Tests of what PHP adds to saved scrolling tiles.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

final class ScrollingTilesTest extends TestCase {

	private static function rendered( string $attributes, string $rows ): string {
		return do_blocks(
			"<!-- wp:eidan/scrolling-tiles $attributes -->\n<div "
				. "class=\"wp-block-eidan-scrolling-tiles\">$rows</div>\n<!-- /wp:eidan/scrolling-tiles -->"
		);
	}

	private static function row( string $attributes, string $tile = 'Words' ): string {
		return "<!-- wp:eidan/scrolling-tiles-row $attributes -->\n<div "
			. "class=\"wp-block-eidan-scrolling-tiles-row\"><div class=\"eidan-tiles\" "
			. "role=\"list\">$tile</div></div>\n<!-- /wp:eidan/scrolling-tiles-row -->";
	}

	public function test_the_page_gets_sizes_paces_a_way_to_scroll_and_one_button(): void {
		$html = self::rendered(
			'{"ratio":"3/2","height":{"phone":150},"align":"full","style":{"spacing":{"blockGap":"10px"}}}',
			self::row( '{"speed":0.2}' ) . self::row( '{"speed":"fast"}' )
		);
		self::assertStringContainsString( '--eidan-tile-ratio:3/2;', $html );
		self::assertStringContainsString( ';--eidan-tile-phone:150px;', $html );
		self::assertStringContainsString( '--eidan-row-gap:10px;--eidan-tile-gap:10px', $html );
		self::assertStringContainsString( '--eidan-edge:', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag() );
		self::assertSame(
			'{"speeds":[0.2,0.05]}',
			$tags->get_attribute( 'data-eidan-scrolling-tiles' ),
			'What is no pace is the default one.'
		);
		foreach ( array( 'Row 1', 'Row 2' ) as $label ) {
			self::assertTrue( $tags->next_tag( array( 'class_name' => 'wp-block-eidan-scrolling-tiles-row' ) ) );
			self::assertSame(
				array( '0', 'group', $label ),
				array(
					$tags->get_attribute( 'tabindex' ),
					$tags->get_attribute( 'role' ),
					$tags->get_attribute( 'aria-label' ),
				)
			);
		}
		self::assertTrue( $tags->next_tag( 'button' ) );
		self::assertTrue( $tags->get_attribute( 'hidden' ), 'Until a script shows it.' );
		self::assertFalse( $tags->next_tag( 'button' ) );
	}

	public function test_an_image_of_another_site_has_room_by_the_size_in_its_name(): void {
		$tile = static fn( string $name ): string =>
			"<!-- wp:eidan/scrolling-tiles-item {\"source\":{\"type\":\"image\",\"url\":\"/$name.webp\"}} -->"
			. '<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">'
			. "<img src=\"/$name.webp\" alt=\"\"/></figure></div>"
			. '<!-- /wp:eidan/scrolling-tiles-item -->';
		$html = self::rendered( '{"ratio":"auto"}', self::row( '{}', $tile( 'hall-640x853' ) . $tile( 'hall' ) ) );
		preg_match_all( '/aspect-ratio:auto ([\d\/]+)/', $html, $ratios );
		self::assertSame( array( '640/853', '3/2' ), $ratios[1] );
	}

	public function test_without_tiles_there_is_nothing(): void {
		self::assertSame( '', trim( self::rendered( '{}', self::row( '{}', '' ) ) ) );
	}
}
