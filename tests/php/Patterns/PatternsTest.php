<?php
/**
 * Tests for Patterns.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Patterns;

use Eidan\Patterns\Patterns;
use Eidan\Tests\TestCase;
use WP_Block_Patterns_Registry;

/**
 * What the editor offers as patterns.
 */
final class PatternsTest extends TestCase {

	/**
	 * What an author gets has the addresses of images and pages, not the macros they stand for.
	 */
	public function test_no_pattern_of_the_editor_has_a_macro_left(): void {
		$left = array();
		foreach ( self::patterns() as $name ) {
			$level   = ob_get_level();
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			$content = (string) ( $pattern['content'] ?? '' );
			$open    = ob_get_level() - $level;
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			if ( '' === $content || str_contains( $content, '{{' ) || 0 !== $open ) {
				$left[ $name ] = $open;
			}
		}

		$this->assertGreaterThan( 40, count( self::patterns() ) );
		$this->assertSame( array(), $left, 'Patterns with macros, and how many output buffers they leave open.' );
	}

	/**
	 * One click puts a footer on every page of a site: nobody may be sent to numbers and pages of an invented studio.
	 */
	public function test_headers_and_footers_for_every_page_invent_nothing(): void {
		$names = array_keys( Patterns::of_area( 'header' ) + Patterns::of_area( 'footer' ) );
		$this->assertGreaterThan( 5, count( $names ) );
		foreach ( $names as $name ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			$this->assertDoesNotMatchRegularExpression(
				'/tel:|href="#"|Lindqvist|lindqvist|Rotterdam/',
				(string) ( $pattern['content'] ?? '' ),
				$name
			);
		}
	}

	/**
	 * @return list<string> The names of the plugin's patterns.
	 */
	private static function patterns(): array {
		return array_values(
			array_filter(
				array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' ),
				static fn( string $name ): bool => str_starts_with( $name, 'eidan/' )
			)
		);
	}
}
