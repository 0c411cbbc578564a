<?php
declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\CoverImage;
use Eidan\Tests\TestCase;

/**
 * Tests of images that are drawn wider than their box.
 */
final class CoverImageTest extends TestCase {

	public function test_no_browser_takes_the_box_for_the_picture(): void {
		$img =
			'<img src="/a.webp" srcset="/a.webp 900w, /b.webp 400w" sizes="75vw" width="900" height="600" '
			. 'loading="lazy" decoding="async" alt="" class="%s">';
		self::assertStringContainsString(
			' sizes="75vw"',
			wp_filter_content_tags( sprintf( $img, 'x ' . CoverImage::NAME ), 'the_content' )
		);
		self::assertStringContainsString(
			' sizes="auto, 75vw"',
			wp_filter_content_tags( sprintf( $img, 'x' ), 'the_content' ),
			'Others are as WordPress has them.'
		);
		self::assertStringContainsString(
			' sizes="auto, 75vw"',
			wp_filter_content_tags( sprintf( $img, CoverImage::NAME . '-not' ), 'the_content' )
		);
	}

	public function test_nor_where_the_picture_is_of_the_library(): void {
		$id  = $this->create_attachment( 1200, 800 );
		$img = static fn ( string $class ): string => wp_get_attachment_image(
			$id,
			'large',
			false,
			array( 'class' => $class, 'sizes' => '75vw', 'loading' => 'lazy' )
		);
		self::assertStringContainsString( ' sizes="75vw"', $img( CoverImage::NAME ) );
		self::assertStringContainsString( ' sizes="auto, 75vw"', $img( 'x' ) );
	}
}
