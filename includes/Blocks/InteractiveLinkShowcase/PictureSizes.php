<?php
/**
 * How wide the images of an interactive link showcase are drawn.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\InteractiveLinkShowcase;

use Eidan\Support\Covered;
use Eidan\Support\Markup;
use Eidan\Support\Sizes;

/**
 * WordPress does not know where an image is shown: in a list with a mouse it is small, in columns it fills the screen.
 */
final class PictureSizes {

	/** Width of the small image that follows the links of a list; the style sheet has it, too, and its ratio. */
	private const SMALL = 'clamp(12rem, 24vw, 24rem)';

	/** Its ratio, and that of images below the links on a touch screen. */
	private const SMALL_RATIO = 4 / 5;
	private const TOUCH_RATIO = 3 / 2;

	/** Heights of what images fill: of slides with the space around the words. */
	private const HEIGHTS = array(
		'columns' => '100vh',
		'slider'  => '(min(100vh, 60rem) + 8rem)',
	);

	/**
	 * Gives the image of a link its `sizes`.
	 *
	 * @param string $item   HTML of the link.
	 * @param string $layout Layout of the block.
	 * @param string $align  Alignment of the block.
	 * @return string The same, with `sizes` where there is an image of several files.
	 */
	public static function in( string $item, string $layout, string $align ): string {
		$markup = new Markup( $item );
		if ( ! $markup->next_tag( array( 'tag_name' => 'IMG' ) ) || '' === $markup->get_string( 'srcset' ) ) {
			return $item;
		}
		$height = (int) $markup->get_string( 'height' );
		$sizes  = self::sizes(
			$layout,
			Sizes::whole( $align ),
			0 < $height ? (int) $markup->get_string( 'width' ) / $height : 0
		);
		$markup->set_attribute( 'sizes', $sizes );
		$markup->add_class( Covered::NAME );

		return $markup->get_updated_html();
	}

	/**
	 * The attribute `sizes`.
	 *
	 * @param string $layout Layout of the block.
	 * @param string $whole  Width of the block.
	 * @param float  $ratio  Width by height of the image; 0 for not known.
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
