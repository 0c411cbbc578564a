<?php
/**
 * Fonts in the patterns and in the demo.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Tests\TestCase;

final class FontsTest extends TestCase {

	/** In light Literata the horizontal line of a plus is too thin for a screen: “+31” looks like “31”. */
	public function test_telephone_numbers_are_in_a_font_whose_plus_is_seen(): void {
		$numbers = 0;
		foreach ( array( 'patterns/*.php', 'assets/demo/pages/*.html', 'assets/demo/templates/*.html' ) as $files ) {
			foreach ( (array) glob( dirname( __DIR__, 3 ) . "/$files" ) as $file ) {
				preg_match_all(
					'~<(p|h[1-6])( [^>]*)?>((?:(?!</\1>).)*)</\1>~s',
					(string) file_get_contents( (string) $file ),
					$found,
					PREG_SET_ORDER
				);
				foreach ( $found as list( , $tag, $attributes, $words ) ) {
					if ( 1 === preg_match( '~\+\d~', $words ) ) {
						++$numbers;
						$this->assertSame( 'p', $tag, "Headings are in Literata: $words" );
						$this->assertStringNotContainsString( 'literata', $attributes, (string) $file );
					}
				}
			}
		}
		$this->assertGreaterThan( 9, $numbers );
	}
}
