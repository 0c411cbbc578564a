<?php
/**
 * Rows of pictures of one height.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * What the style of justified rows (src/styles/_justified.scss) is told.
 */
final class JustifiedRows {

	/**
	 * The properties of the element around the pictures.
	 *
	 * @param mixed $height    Height of the rows in pixels before they are stretched, 60 to 800.
	 * @param mixed $threshold From which share of a row on the last one is stretched, 0 to 1; the specification's is 0.75.
	 * @param int   $fallback  Height where none is valid; the specification's is 150.
	 * @return string CSS without a semicolon at the end.
	 */
	public static function css( mixed $height, mixed $threshold, int $fallback = 150 ): string {
		$threshold = is_int( $threshold ) || is_float( $threshold ) ? min( 1, max( 0, $threshold ) ) : 0.75;

		return '--row:' . Value::integer( $height, 60, 800, $fallback ) . 'px;--rest:' . round( 100 - 100 * $threshold, 2 ) . '%';
	}
}
