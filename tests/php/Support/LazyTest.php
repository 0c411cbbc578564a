<?php
declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\Lazy;
use Eidan\Tests\TestCase;

/**
 * Pictures that are seen later.
 */
final class LazyTest extends TestCase {

	public function test_the_high_priority_that_a_picture_leaves_is_the_next_ones(): void {
		$picture = '<img src="/a.webp" width="1000" height="1000" alt="">';
		wp_high_priority_element_flag( true );
		$first = wp_filter_content_tags( $picture, 'template_part_header' );
		self::assertStringContainsString( 'fetchpriority="high"', $first );
		self::assertStringNotContainsString( 'fetchpriority="high"', wp_filter_content_tags( $picture, 'template_part_header' ), 'WordPress gives it once.' );
		self::assertStringNotContainsString( 'fetchpriority', Lazy::pictures( $first ) );
		self::assertStringContainsString( 'fetchpriority="high"', wp_filter_content_tags( $picture, 'template_part_header' ) );
		Lazy::pictures( $picture );
		self::assertStringNotContainsString( 'fetchpriority="high"', wp_filter_content_tags( $picture, 'template_part_header' ), 'One that had none leaves none.' );
	}
}
