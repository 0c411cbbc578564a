<?php
/**
 * What blocks make of spacing, ratios and columns.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\Gap;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Tests\TestCase;

/**
 * Shared CSS values.
 */
final class StyleTest extends TestCase {

	/**
	 * Block spacing of a block, as custom properties.
	 */
	private static function gap( mixed $gap ): string {
		return Gap::css( array( 'spacing' => array( 'blockGap' => $gap ) ), '--row', '--column' );
	}

	public function test_gaps_are_presets_and_lengths_only(): void {
		self::assertSame( '--row:var(--wp--preset--spacing--40);--column:var(--wp--preset--spacing--40)', self::gap( 'var:preset|spacing|40' ) );
		self::assertSame( '--row:0px;--column:1.5rem', self::gap( array( 'top' => '0', 'left' => '1.5rem' ) ) );
		self::assertSame( '--column:2%', self::gap( array( 'left' => '2%' ) ) );
		foreach ( array( null, 5, array( 'top' => array() ), 'red;--x:url(//evil)', "1px\n", 'var:preset|spacing|a;b', '1e3px' ) as $wrong ) {
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
		self::assertSame( '(max-width: 680px) 100vw, (max-width: 1024px) 50vw, 33.33vw', Sizes::columns( 3, 2, 1, 'full' ) );
		self::assertMatchesRegularExpression( '~^\(max-width: 680px\) 100vw, \(max-width: 1024px\) 41\.67vw, calc\(min\(100vw, \d+px\) / 2\.4\)$~', Sizes::columns( 1, 1, 1, '', 5 / 12 ), 'Five of twelve columns, but all of a phone.' );
		self::assertSame( '(max-width: 680px) 100vw, 34vw', Sizes::slides( array( 0 => 3.0, 680 => 1.0 ) ) );
	}
}
