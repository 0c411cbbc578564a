<?php
/**
 * Images in front of the words of a parallax image showcase.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\ParallaxImageShowcase;

/**
 * Says how far words have to keep from the sides of the main image, so that no image in front of them ever hides a
 * letter. Images move up and down against the words, by more than their distance in low windows. To the sides they
 * hardly move. blocks/parallax-image-showcase/editor/front.ts does the same.
 */
final class Front {

	/** Part of the main image's width that words need at least. */
	private const LEAST = 0.5;

	/**
	 * How far in the words begin and end.
	 *
	 * @param array{float, float}       $main  Left and right side of the main image, in percent of the block's width.
	 * @param list<array{float, float}> $front Sides of the images in front of the words.
	 * @return array{float, float}|null Distances from the left and the right side of the main image, in percent; null
	 *                                  if too little would be left for the words.
	 */
	public static function insets( array $main, array $front ): ?array {
		$left  = 0.0;
		$right = 0.0;
		foreach ( $front as list( $from, $to ) ) {
			if ( $to <= $main[0] || $from >= $main[1] ) {
				continue;
			}
			// It covers one of the sides more than the other.
			if ( $to - $main[0] <= $main[1] - $from ) {
				$left = max( $left, $to - $main[0] );
			} else {
				$right = max( $right, $main[1] - $from );
			}
		}

		return $left + $right > ( 1 - self::LEAST ) * ( $main[1] - $main[0] ) ? null : array( $left, $right );
	}
}
