<?php
declare( strict_types=1 );

namespace Eidan\Tests\ImageOverlay;

use Eidan\ImageOverlay\Duotone;
use Eidan\ImageOverlay\Grid;
use Eidan\ImageOverlay\Points;
use Eidan\ImageOverlay\Shade;
use Eidan\ImageOverlay\Tones;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class DuotoneTest extends TestCase {

	/** @return array<string, mixed> Attributes of a block with this duotone. */
	private static function with( mixed $duotone ): array {
		return array( 'style' => array( 'color' => array( 'duotone' => $duotone ) ) );
	}

	/** @return array<string, array{mixed, string|null}> What is stored, and what is read. */
	public static function values(): array {
		return array(
			'colors of the picker'   => array( array( '#0a1444', 'rgb(255, 240, 192)' ), '0a1444-fff0c0' ),
			'short ones'             => array( array( '#000', '#fff' ), '000000-ffffff' ),
			'three'                  => array( array( '#000', '#888', '#fff' ), '000000-888888-ffffff' ),
			'a preset of WordPress'  => array( 'var:preset|duotone|midnight', '000000-00a5ff' ),
			'the same as CSS'        => array( 'var(--wp--preset--duotone--midnight)', '000000-00a5ff' ),
			'a preset that is gone'  => array( 'var:preset|duotone|gone', 'unknown' ),
			'colors of a theme'      => array( array( 'var(--dark)', '#fff' ), 'unknown' ),
			'transparent colors'     => array( array( '#00000000', '#fff' ), 'unknown' ),
			'one color'              => array( array( '#000' ), 'unknown' ),
			'too many'               => array( array_fill( 0, 9, '#000' ), 'unknown' ),
			'something else'         => array( array( array( 1 ), '"><script>' ), 'unknown' ),
			'a filter of an author'  => array( 'invert(1)', 'unknown' ),
			'none'                   => array( null, null ),
			'switched off by choice' => array( 'unset', null ),
		);
	}

	#[DataProvider( 'values' )]
	public function test_reads_what_an_author_chose( mixed $stored, ?string $text ): void {
		$duotone = Duotone::of_block( self::with( $stored ), 'eidan/portfolio-list' );
		self::assertSame( $text, $duotone?->text() );
		self::assertSame( $text, Duotone::of_text( $text )?->text() );
		self::assertSame( 1, preg_match( '/' . Duotone::SCHEMA['pattern'] . '/D', (string) $text ) );
	}

	public function test_a_site_may_have_one_for_all_blocks_of_a_kind(): void {
		$styles = array(
			'version' => 3,
			'styles'  => array(
				'blocks' => array(
					'eidan/portfolio-list' => array( 'filter' => array( 'duotone' => 'var:preset|duotone|midnight' ) ),
				),
			),
		);
		$add    = static fn ( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with( $styles );
		add_filter( 'wp_theme_json_data_theme', $add );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		try {
			self::assertSame( '000000-00a5ff', Duotone::of_block( array(), 'eidan/portfolio-list' )?->text() );
			self::assertNull( Duotone::of_block( self::with( 'unset' ), 'eidan/portfolio-list' ) );
			self::assertNull( Duotone::of_block( array(), 'eidan/portfolio-slider' ) );
		} finally {
			remove_filter( 'wp_theme_json_data_theme', $add );
			\WP_Theme_JSON_Resolver::clean_cached_data();
		}
	}

	/** @return array<string, array{string}> */
	public static function duotones(): array {
		return array(
			'gray'              => array( '000000-ffffff' ),
			'upside down'       => array( 'ffffff-000000' ),
			'purple and yellow' => array( '8c00b7-fcff41' ),
			'blue and red'      => array( '000097-ff4747' ),
			'three'             => array( 'ff0000-00ff00-0000ff' ),
		);
	}

	#[DataProvider( 'duotones' )]
	public function test_no_color_of_an_image_leaves_the_range( string $text ): void {
		$colors = array_map(
			static fn ( string $one ): array => array_map( 'hexdec', str_split( $one, 2 ) ),
			explode( '-', $text )
		);
		for ( $index = 0; $index < 9 ** 3; $index++ ) {
			$rgb  = array( intdiv( $index, 81 ) * 31, intdiv( $index, 9 ) % 9 * 31, $index % 9 * 31 );
			$at   = ( 0.299 * $rgb[0] + 0.587 * $rgb[1] + 0.114 * $rgb[2] ) / 255 * ( count( $colors ) - 1 );
			$from = min( count( $colors ) - 2, (int) $at );
			$seen = array();
			foreach ( array( 0, 1, 2 ) as $channel ) {
				$one    = (int) ( $colors[ $from ][ $channel ] ?? 0 );
				$other  = (int) ( $colors[ $from + 1 ][ $channel ] ?? 0 );
				$seen[] = (int) round( $one + ( $other - $one ) * ( $at - $from ) );
			}
			$gray          = Points::gray( ...$rgb );
			list( $a, $b ) = Duotone::of_text( $text )?->range( $gray, $gray ) ?? array( 0, 0 );
			$shown         = Points::gray( ...$seen );
			self::assertTrue( $a <= $shown + 1 && $shown <= $b + 1, implode( ',', $rgb ) . ": $shown in $a to $b" );
		}
	}

	public function test_words_get_the_shade_of_what_is_seen(): void {
		$white = Grid::of_points( array_fill( 0, 48 * 48, 255 ) );
		self::assertTrue( Shade::of( $white )->is_dark );
		$shown = Shade::of( $white?->toned( Duotone::of_text( '000000-000097' ) ?? self::fail() ) );
		self::assertFalse( $shown->is_dark );
		self::assertSame( 0, $shown->percent );
		// Nothing is known of the image, and yet all that it can show is dark.
		self::assertSame( 0, Shade::of( Tones::of( 0, Duotone::of_text( '000000-000097' ) ) )->percent );
		self::assertSame( Shade::SAFE, Shade::of( Tones::of( 0, Duotone::of_text( 'unknown' ) ) )->percent );
		self::assertSame( Shade::SAFE, Shade::known( 10, Duotone::of_text( '000000-000097' ) ) );
		self::assertSame( 10, Shade::known( 10, null ) );
	}

	public function test_a_film_has_a_shade_that_is_enough_without_the_filter_as_webkit_shows_it(): void {
		$night = Duotone::of_text( '000000-000097' );
		self::assertSame( 0, Shade::of( Tones::of( 0, Duotone::counted( $night, false ) ) )->percent );
		self::assertSame( Shade::SAFE, Shade::of( Tones::of( 0, Duotone::counted( $night, true ) ) )->percent );
	}
}
