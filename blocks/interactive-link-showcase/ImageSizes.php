<?php
/**
 * The attribute `sizes` of images in an interactive link showcase.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\InteractiveLinkShowcase;

use Eidan\Support\CoverImage;
use Eidan\Support\Markup;
use Eidan\Support\Sizes;

/**
 * WordPress cannot know how large an image is shown: in a list it is small, in columns it fills the screen.
 */
final class ImageSizes {

	/** Width of the small image next to the pointer in a list; the style sheet has it and its ratio. */
	private const SMALL = 'clamp(12rem, 24vw, 24rem)';

	/** Its ratio, and the ratio of images below links on touch screens. */
	private const SMALL_RATIO = 4 / 5;
	private const TOUCH_RATIO = 3 / 2;

	/** Heights of the boxes that images fill; for slides including the space around the text. */
	private const HEIGHTS = array(
		'columns' => '100vh',
		'slider'  => '(min(100vh, 60rem) + 8rem)',
	);

	/**
	 * Adds `sizes` to the image of a link.
	 *
	 * @param string $item   HTML of the link.
	 * @param string $layout Layout of the block.
	 * @param string $align  Alignment of the block.
	 * @return string HTML; unchanged if there is no image with `srcset`.
	 */
	public static function in( string $item, string $layout, string $align ): string {
		$markup = new Markup( $item );
		if ( ! $markup->next_tag( array( 'tag_name' => 'IMG' ) ) || '' === $markup->get_string( 'srcset' ) ) {
			return $item;
		}
		$height = (int) $markup->get_string( 'height' );
		$sizes  = self::sizes(
			$layout,
			Sizes::block_width( $align ),
			0 < $height ? (int) $markup->get_string( 'width' ) / $height : 0
		);
		$markup->set_attribute( 'sizes', $sizes );
		$markup->add_class( CoverImage::NAME );

		return $markup->get_updated_html();
	}

	/**
	 * The attribute `sizes`.
	 *
	 * @param string $layout Layout of the block.
	 * @param string $whole  Width of the block.
	 * @param float  $ratio  Aspect ratio (width divided by height); 0 if unknown.
	 */
	private static function sizes( string $layout, string $whole, float $ratio ): string {
		if ( isset( self::HEIGHTS[ $layout ] ) ) {
			return Sizes::as_high( $whole, self::HEIGHTS[ $layout ], $ratio );
		}

		return sprintf(
			'(hover: hover) and (pointer: fine) %s, %s',
			Sizes::covering( self::SMALL, $ratio, self::SMALL_RATIO ),
			Sizes::covering( $whole, $ratio, self::TOUCH_RATIO )
		);
	}
}
