<?php
/**
 * Tests of the element around a section that is uncovered.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Tests\TestCase;

final class UncoverTest extends TestCase {

	public function test_the_wrapper_takes_the_place_of_the_section(): void {
		$html = do_blocks(
			'<!-- wp:group {"eidanUncover":true,"align":"full","anchor":"end","style":{"spacing":{"margin":{"top":"0"},'
				. '"padding":{"top":"2rem"}}}} --><div id="end" class="wp-block-group alignfull" '
				. 'style="margin-top:0;padding-top:2rem"><!-- wp:paragraph --><p>End</p><!-- /wp:paragraph --></div>'
				. '<!-- /wp:group -->'
		);
		self::assertMatchesRegularExpression(
			'~^<div class="eidan-uncover alignfull" style="margin-top:0" id="end">'
				. '<div class="eidan-uncover__track">\s*<div\s+class="wp-block-group alignfull[^"]*" '
				. 'style="padding-top:2rem">~',
			$html
		);
		self::assertSame( 1, substr_count( $html, 'id="end"' ) );
		self::assertTrue( wp_style_is( 'eidan-uncover' ) );
	}

	public function test_only_where_the_author_wants_it(): void {
		foreach ( array(
			'',
			'{"eidanUncover":false} ',
			'{"eidanUncover":"yes"} ',
			'{"eidanUncover":{"x":1}} ',
		) as $attributes ) {
			$html = do_blocks(
				"<!-- wp:group $attributes--><div class=\"wp-block-group\"><p>End</p></div><!-- /wp:group -->"
			);
			self::assertStringNotContainsString( 'eidan-uncover', $html );
		}
		self::assertFalse( wp_style_is( 'eidan-uncover' ) );
	}
}
