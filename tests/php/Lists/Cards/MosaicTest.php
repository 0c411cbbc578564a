<?php
declare( strict_types=1 );

namespace Eidan\Tests\Lists\Cards;

use Eidan\Lists\Cards\Mosaic;
use Eidan\Tests\TestCase;

/** Tests the places of the large images in a mosaic, with the same cases as tests/unit/editor/list/mosaic.test.ts. */
final class MosaicTest extends TestCase {

	public function test_large_pictures_stand_where_the_canvas_has_them(): void {
		$cases = json_decode( (string) file_get_contents( EIDAN_DIR . '/tests/fixtures/mosaic.json' ), true );
		self::assertIsArray( $cases );
		foreach ( $cases as $case ) {
			$large = array_values(
				array_filter(
					range( 0, $case['count'] - 1 ),
					static fn ( int $index ): bool => Mosaic::is_large( $index, $case['columns'], $case['count'] )
				)
			);
			self::assertSame( $case['large'], $large, "{$case['count']} in {$case['columns']} columns" );
		}
	}

	/** Whatever the number of images, rows are filled from the first place on: only the last row may have gaps. */
	public function test_nothing_is_left_open(): void {
		foreach ( array( 2, 3, 4, 5, 6 ) as $columns ) {
			for ( $count = 1; $count < 40; $count++ ) {
				$taken = array();
				$at    = 0;
				for ( $index = 0; $index < $count; $index++ ) {
					while ( isset( $taken[ $at ] ) ) {
						++$at;
					}
					$cells = Mosaic::is_large( $index, $columns, $count )
						? array( $at, $at + 1, $at + $columns, $at + $columns + 1 )
						: array( $at );
					self::assertTrue(
						1 === count( $cells ) || $at % $columns < $columns - 1,
						"a large one fits in its row: $index of $count in $columns"
					);
					foreach ( $cells as $cell ) {
						self::assertArrayNotHasKey( $cell, $taken );
						$taken[ $cell ] = true;
					}
				}
				$last = (int) max( array_keys( $taken ) );
				self::assertCount( $last + 1, $taken, "$count in $columns columns" );
			}
		}
	}

	/** The mosaics that the plugin offers end with a full row in the columns of every width. */
	public function test_ours_end_with_a_full_row(): void {
		$columns = json_decode(
			(string) file_get_contents( EIDAN_DIR . '/blocks/instagram-feed-list/block.json' ),
			true
		)['attributes']['columns']['properties'];
		foreach ( array( 'patterns/instagram-mosaic.php', 'assets/demo/pages/instagram-feed-list.html' ) as $file ) {
			preg_match(
				'~<!-- wp:eidan/instagram-feed-list {"source":"media","layout":"mosaic".*?<!-- '
					. '/wp:eidan/instagram-feed-list~s',
				(string) file_get_contents( EIDAN_DIR . "/$file" ),
				$found
			);
			$count = substr_count( $found[0] ?? '', '{{image:' );
			self::assertGreaterThan( 0, $count, $file );
			foreach ( $columns as $width => $number ) {
				$cells = 0;
				for ( $index = 0; $index < $count; $index++ ) {
					$cells += Mosaic::is_large( $index, $number['default'], $count ) ? 4 : 1;
				}
				self::assertSame( 0, $cells % $number['default'], "$file: $count pictures, $width" );
			}
		}
	}
}
