<?php
/**
 * Tests of the root elements of behaviours in regions that WordPress replaces without loading the page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Navigation;
use Eidan\Tests\TestCase;

final class NavigationTest extends TestCase {

	private const REGION =
		'<div data-wp-router-region="query-1"><p>Words</p><div data-eidan-tabs="{}"><i data-eidan-slider></i></div>'
		. '</div>';

	public function test_every_root_in_a_region_is_another_one_with_each_answer(): void {
		$keys = array();
		foreach ( array( 1, 2 ) as $ignored ) {
			preg_match_all(
				'/<\w+ data-wp-key="([^"]+)" data-eidan-/',
				(string) Navigation::mark( self::REGION ),
				$found
			);
			self::assertCount( 2, $found[1] );
			array_push( $keys, ...$found[1] );
		}
		self::assertCount( 4, array_unique( $keys ) );
		self::assertStringContainsString( '<p>Words</p>', (string) Navigation::mark( self::REGION ) );
	}

	public function test_nothing_else_is_touched(): void {
		foreach ( array(
			'',
			null,
			3,
			'<p>data-eidan- data-wp-router-region</p>',
			'<div data-eidan-tabs="{}"></div>',
			'<main>' . self::REGION . '</main>',
		) as $content ) {
			self::assertSame( $content, Navigation::mark( $content ) );
		}
	}
}
