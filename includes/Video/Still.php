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
use Eidan\Support\Unsized;

/**
 * What a video's `poster` is elsewhere: browsers fetch posters at once, wherever a video stands, and in one size. So it
 * is an image of its own under the video, which lets it through until its first frame is there; it waits as images do,
 * without script as well.
 */
final class Still {

	/** The class of such an image; its style sheet puts it under the video. */
	public const NAME = 'eidan-still';

	/**
	 * The `<img>`, for in front of the video. Both cover the same box.
	 *
	 * @param string      $url   Address.
	 * @param int         $id    Attachment, or 0.
	 * @param string|null $style Declarations; the caller vouches for them.
	 */
	public static function img( string $url, int $id = 0, ?string $style = null ): string {
		$image = new Markup(
			'<img' . Html::attributes(
				array(
					'class' => self::NAME . ( 0 < $id ? " wp-image-$id" : '' ),
					'src'   => $url,
					// The video is the content.
					'alt'   => '',
					'style' => $style,
				)
			) . '>'
		);
		if ( $image->next_tag() ) {
			Unsized::mark( $image );
		}

		return $image->get_updated_html();
	}
}
