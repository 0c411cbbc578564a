<?php
declare( strict_types=1 );

namespace Eidan\Tests\ImageOverlay;

use Eidan\ImageOverlay\Band;
use Eidan\ImageOverlay\Grid;
use Eidan\ImageOverlay\Shade;
use Eidan\Support\Contrast;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ShadeTest extends TestCase {

	private static function grid( int ...$grays ): Grid {
		$points = array();
		for ( $index = 0; $index < 48 * 48; $index++ ) {
			$points[] = $grays[ $index % count( $grays ) ] ?? 0;
		}
		$grid = Grid::of_points( $points );
		self::assertNotNull( $grid );

		return $grid;
	}

	/** @return array<string, array{list<int>, bool, int}> Grays, whether words are dark, percent. */
	public static function images(): array {
		return array(
			'a black one'          => array( array( 0 ), false, 0 ),
			'a white one'          => array( array( 255 ), true, 0 ),
			'black and white'      => array( array( 0, 255 ), false, 56 ),
			'a light gray one'     => array( array( 200 ), true, 0 ),
			'a middle gray one'    => array( array( 110 ), true, 7 ),
			'dark with a bit gray' => array( array( 30, 150 ), false, 23 ),
		);
	}

	/** @param list<int> $grays */
	#[DataProvider( 'images' )]
	public function test_an_image_decides_on_color_and_shade( array $grays, bool $is_dark, int $percent ): void {
		$shade = Shade::of( self::grid( ...$grays ) );
		self::assertSame( $is_dark, $shade->is_dark );
		self::assertEqualsWithDelta( $percent, $shade->percent, 1 );
	}

	/** @param list<int> $grays */
	#[DataProvider( 'images' )]
	public function test_words_can_be_read_on_every_part_of_an_image( array $grays ): void {
		foreach ( array( null, true, false ) as $light ) {
			$shade = Shade::of( self::grid( ...$grays ), Band::All, $light );
			$words = array_fill( 0, 3, $shade->is_dark ? 0.0 : 255.0 );
			foreach ( $grays as $gray ) {
				$mixed = $gray + ( ( $shade->is_dark ? 255 : 0 ) - $gray ) * $shade->percent / 100;
				self::assertGreaterThanOrEqual( 4.5, Contrast::of( array_fill( 0, 3, $mixed ), $words ) );
			}
		}
	}

	public function test_an_unknown_image_gets_the_shade_that_is_enough_for_all(): void {
		$shade = Shade::of( null );
		self::assertFalse( $shade->is_dark );
		self::assertSame( Shade::SAFE, $shade->percent );
		self::assertSame( '', $shade->css(), 'The style sheet has it.' );
		$sheet = (string) file_get_contents( __DIR__ . '/../../../src/styles/_shade.scss' );
		self::assertStringContainsString( sprintf( '$safe: %s;', Shade::SAFE / 100 ), $sheet );
	}

	public function test_the_author_s_choice_goes_first(): void {
		$shade = Shade::of( self::grid( 0, 255 ), Band::All, null, 30 );
		self::assertSame( '--eidan-shade:0.3', $shade->css() );
		self::assertSame( '--eidan-shade:0', Shade::of( null, Band::All, null, 0 )->css() );
		self::assertTrue( Shade::of( self::grid( 255 ), Band::All, null, 30 )->is_dark, 'The color is the image’s.' );
	}

	public function test_the_light_skin_asks_for_light_words_on_a_light_image_too(): void {
		$shade = Shade::of( self::grid( 255 ), Band::All, true );
		self::assertFalse( $shade->is_dark );
		self::assertSame( Shade::SAFE, $shade->percent );
	}

	public function test_several_images_share_what_is_enough_for_each(): void {
		$light = self::grid( 255 );
		$dark  = self::grid( 0 );
		self::assertTrue( Shade::strongest( array( $light, $light ), Band::All )->is_dark );
		$both = Shade::strongest( array( $light, $dark ), Band::All );
		self::assertFalse( $both->is_dark, 'Dark words need all images to be light.' );
		self::assertSame( Shade::SAFE, $both->percent );
		self::assertSame( Shade::SAFE, Shade::strongest( array( $dark, null ), Band::All )->percent );
		self::assertSame( 20, Shade::strongest( array( $dark, null ), Band::All, true, 20 )->percent );
	}
}
