<?php
declare( strict_types=1 );

namespace Eidan\Tests\ImageOverlay;

use Eidan\ImageOverlay\Band;
use Eidan\ImageOverlay\Grid;
use PHPUnit\Framework\TestCase;

final class GridTest extends TestCase {

	/** @return list<int> 48 × 48 points: white sky over a dark ground, with one bright point at the very bottom. */
	private static function landscape(): array {
		$points = array_fill( 0, 48 * 48, 40 );
		for ( $index = 0; $index < 48 * 12; $index++ ) {
			$points[ $index ] = 255;
		}
		$points[ 48 * 48 - 1 ] = 180;

		return array_values( $points );
	}

	public function test_a_band_has_the_darkest_and_the_brightest_point_in_it(): void {
		$grid = Grid::of_points( self::landscape() );
		self::assertNotNull( $grid );
		self::assertSame( array( 40, 255 ), $grid->range() );
		self::assertSame( array( 40, 180 ), $grid->range( Band::Lower ), 'The sky is above it.' );
		self::assertSame( array( 40, 255 ), $grid->range( Band::Upper ) );
	}

	public function test_it_is_stored_as_text_and_read_again(): void {
		$grid = Grid::of_points( self::landscape() );
		self::assertNotNull( $grid );
		self::assertEquals( $grid, Grid::of_text( $grid->text() ) );
		self::assertLessThan( 400, strlen( $grid->text() ) );
	}

	public function test_what_is_no_grid_is_none(): void {
		foreach ( array( '', 'x', '%%%', 'aGVsbG8=', str_repeat( 'A', 10_000 ) ) as $text ) {
			self::assertNull( Grid::of_text( $text ), $text );
		}
		foreach ( array( array(), array( 1, 2, 3 ), array_fill( 0, 100, 1 ) ) as $points ) {
			self::assertNull( Grid::of_points( $points ) );
		}
	}
}
