<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

final class VideoShowreelTest extends TestCase {

	public function test_each_video_keeps_its_own_focal_point(): void {
		$html = do_blocks(
			'<!-- wp:eidan/video-showreel {"source":{"type":"video","url":"/wide.webm","focalPoint":{"x":0.3,"y":0.5},'
			. '"narrow":{"type":"video","url":"/narrow.webm","focalPoint":{"x":0.8,"y":1}}}} -->'
			. '<div class="wp-block-eidan-video-showreel"></div><!-- /wp:eidan/video-showreel -->'
		);

		self::assertMatchesRegularExpression( '~--focus:30% 50%;--focus-narrow:80% 100%~', $html );
	}
}
