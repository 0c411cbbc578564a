<?php
/**
 * Rows of images of one height.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Values that the style of justified rows needs (src/styles/_justified.scss).
 */
final class JustifiedRows {

	/**
	 * Custom properties of the element around the images.
	 *
	 * @param int       $height    Height of the rows in pixels before they are stretched.
	 * @param int|float $threshold How full the last row must be to be stretched, from 0 to 1.
	 * @return string CSS without a semicolon at the end.
	 */
	public static function css( int $height, int|float $threshold ): string {
		return '--row:' . $height . 'px;--rest:' . round( 100 - 100 * $threshold, 2 ) . '%';
	}
}
