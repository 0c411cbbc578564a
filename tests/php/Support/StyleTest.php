<?php
/**
 * Tests of the CSS that blocks make of spacing, ratios and columns.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\Gap;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Tests\TestCase;

/**
 * Tests of shared CSS values.
 */
final class StyleTest extends TestCase {

	/**
	 * Returns the block spacing of a block as custom properties.
	 */
	private static function gap( mixed $gap ): string {
		return Gap::css( array( 'spacing' => array( 'blockGap' => $gap ) ), '--row', '--column' );
	}

	public function test_gaps_are_presets_and_lengths_only(): void {
		self::assertSame(
			'--row:var(--wp--preset--spacing--40);--column:var(--wp--preset--spacing--40)',
			self::gap( 'var:preset|spacing|40' )
		);
		self::assertSame( '--row:0px;--column:1.5rem', self::gap( array( 'top' => '0', 'left' => '1.5rem' ) ) );
		self::assertSame( '--column:2%', self::gap( array( 'left' => '2%' ) ) );
		foreach ( array(
			null,
			5,
			array( 'top' => array() ),
			'red;--x:url(//evil)',
			"1px\n",
			'var:preset|spacing|a;b',
			'1e3px',
		) as $wrong ) {
			self::assertSame( '', self::gap( $wrong ) );
		}
		foreach ( array( null, 'x', array( 'spacing' => 'x' ) ) as $wrong ) {
			self::assertSame( '', Gap::css( $wrong, '--row', '--column' ) );
		}
	}

	public function test_ratios_are_two_numbers(): void {
		self::assertSame( array( '3/2', '1780/855.5' ), array_map( Ratio::css( ... ), array( '3/2', '1780/855.5' ) ) );
		foreach ( array( 'auto', '', null, 1.5, '3/2;', "3/2\n", '3', 'calc(3/2)' ) as $wrong ) {
			self::assertSame( '', Ratio::css( $wrong ) );
		}
	}

	public function test_sizes_say_how_wide_a_picture_is(): void {
		self::assertSame(
			'(max-width: 680px) 100vw, (max-width: 1024px) 50vw, 33.33vw',
			Sizes::columns( 3, 2, 1, 'full' )
		);
		self::assertMatchesRegularExpression(
			'~^\(max-width: 680px\) 100vw, \(max-width: 1024px\) 41\.67vw, calc\(min\(100vw, \d+px\) / 2\.4\)$~',
			Sizes::columns( 1, 1, 1, '', 5 / 12 ),
			'Five of twelve columns, but all of a phone.'
		);
		self::assertSame( '(max-width: 680px) 100vw, 34vw', Sizes::slides( array( 0 => 3.0, 680 => 1.0 ) ) );
		self::assertMatchesRegularExpression(
			'~^\(max-width: 680px\) 100vw, calc\(min\(100vw, \d+px\) / 3\)$~',
			Sizes::slides( array( 0 => 3.0, 680 => 1.0 ), '' ),
			'In a column of text.'
		);
	}

	/** In an earlier version a portrait crop of a landscape image asked for a file that was too small. */
	public function test_sizes_of_a_picture_that_covers_its_box_are_those_of_the_picture(): void {
		$sizes = '(max-width: 680px) 100vw, (max-width: 1024px) 50vw, calc(min(100vw, 645px) / 2)';
		self::assertSame(
			'(max-width: 680px) 200vw, (max-width: 1024px) 100vw, calc(calc(min(100vw, 645px) / 2) * 2)',
			Sizes::covering( $sizes, 1.6, 0.8 )
		);
		self::assertSame(
			'(max-width: 680px) 400vw, (max-width: 1024px) 100vw, calc(calc(min(100vw, 645px) / 2) * 2)',
			Sizes::covering( $sizes, 1.6, 0.8, 0.4 ),
			'Another box on phones.'
		);
		self::assertSame(
			'(max-width: 680px) 100vw, calc(min(58.33vw, 645px * 0.5833) * 1.5)',
			Sizes::covering( '(max-width: 680px) 100vw, min(58.33vw, 645px * 0.5833)', 1.5, 1, 2 )
		);
		self::assertSame( '144px', Sizes::covering( '96px', 1.5, 1 ) );
		self::assertSame(
			'max(50vw, 100vh * 1.33)',
			Sizes::as_high( '50vw', '100vh', 4 / 3 ),
			'Its height is known by itself.'
		);
		self::assertSame( '50vw', Sizes::as_high( '50vw', '100vh', 0 ) );
		foreach ( array( array( 0.8, 1.6 ), array( 1.5, 1.5 ), array( 0, 1 ), array( 1.5, 0 ) ) as $shapes ) {
			self::assertSame( $sizes, Sizes::covering( $sizes, ...$shapes ), 'No wider in shape, or not known.' );
		}
	}
}
