<?php
/**
 * The part of an image's height on which words stand.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

/**
 * Words at the lower edge of a box may stand on the lower three quarters of the image in it: boxes crop images at all
 * sides, and words that wrap on phones are higher. Words in the middle may stand anywhere. A header at the upper edge
 * stands on the upper half: it is low, but where a box is low, the image's edge is cropped.
 */
enum Band {

	case All;
	case Lower;
	case Upper;
	case Top;

	/**
	 * Rows of a Grid.
	 *
	 * @return array{int, int} The first row, counted from the top from 0, and how many.
	 */
	public function rows(): array {
		$quarter = intdiv( Grid::SIZE, 4 );

		return match ( $this ) {
			self::All   => array( 0, Grid::SIZE ),
			self::Lower => array( $quarter, 3 * $quarter ),
			self::Upper => array( 0, 3 * $quarter ),
			self::Top   => array( 0, 2 * $quarter ),
		};
	}
}
