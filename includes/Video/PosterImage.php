<?php
/**
 * The still image of a video.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\UnsizedImage;

/**
 * Browsers load the attribute `poster` at once, wherever the video is, and in one size. So the poster is an image under
 * the video, visible until the video's first frame is there. It loads lazily, even without script.
 */
final class PosterImage {

	/** Class of the image; the style sheet places it under the video. */
	public const NAME = 'eidan-still';

	/**
	 * The `<img>`, to print before the video. Both cover the same box.
	 *
	 * @param string      $url   Address.
	 * @param int         $id    Attachment, or 0.
	 * @param string|null $style CSS declarations, sanitized by the caller.
	 */
	public static function img( string $url, int $id = 0, ?string $style = null ): string {
		$image = new Markup(
			'<img' . Html::attributes(
				array(
					'class' => self::NAME . ( 0 < $id ? " wp-image-$id" : '' ),
					'src'   => $url,
					// The video is the content, not its poster.
					'alt'   => '',
					'style' => $style,
				)
			) . '>'
		);
		if ( $image->next_tag() ) {
			UnsizedImage::mark( $image );
		}

		return $image->get_updated_html();
	}
}
