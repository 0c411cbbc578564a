<?php
/**
 * Which images of a mosaic are large.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

/**
 * A grid of squares; some are two columns wide and two rows high. It consists of full blocks of two rows: alternately a
 * large image at the start or at the end, and small ones in the rest. So the order on the screen is the order in the
 * page, and no cell stays empty. src/editor/list/mosaic.ts does the same for the canvas.
 */
final class Mosaic {

	/**
	 * Whether an image is large.
	 *
	 * @param int $index   Its position on its page, from 0.
	 * @param int $columns Number of columns.
	 * @param int $count   Number of images; a block that is not full has small images only.
	 */
	public static function is_large( int $index, int $columns, int $count ): bool {
		if ( $columns < 2 ) {
			return false;
		}
		// With two columns a large image fills the width, and two rows of small ones follow.
		$size  = 2 === $columns ? 5 : 1 + 2 * ( $columns - 2 );
		$block = intdiv( $index, $size );
		$place = 2 !== $columns && 1 === $block % 2 ? $columns - 2 : 0;

		return $index % $size === $place && ( $block + 1 ) * $size <= $count;
	}

	/**
	 * Classes of an item.
	 *
	 * @param int $index   Its position on its page, from 0.
	 * @param array{desktop: int, tablet: int, phone: int} $columns Number of columns by width of the screen.
	 * @param int $count   Number of images.
	 */
	public static function classes( int $index, array $columns, int $count ): string {
		$classes = array();
		foreach ( $columns as $width => $number ) {
			if ( self::is_large( $index, $number, $count ) ) {
				$classes[] = "is-large-$width";
			}
		}

		return implode( ' ', $classes );
	}
}
