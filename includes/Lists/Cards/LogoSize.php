<?php
/**
 * How big a logo is printed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

/**
 * Logos of one height look unequal: a long word towers over a round mark. Of one area they look equally big, so each is
 * as wide as a square of that area times the root of its ratio.
 */
final class LogoSize {

	/** Width over height: longer ones would become illegibly low, taller ones tower over their row. */
	private const TALLEST = 0.4;
	private const LONGEST = 9.0;

	/** What a logo is taken for whose size nobody knows: most have a word in them. */
	public const UNKNOWN = array( 5, 2 );

	/**
	 * The width of a logo, in sides of the square that has its area.
	 *
	 * @param float $ratio   Width over height of the file; beyond 0.4 and 9 the logo gets no higher and no longer.
	 * @param float $percent The owner's correction: 100 for none, 200 doubles the width.
	 * @return float More than 0, three decimals.
	 */
	public static function width( float $ratio, float $percent = 100.0 ): float {
		$within = max( self::TALLEST, min( self::LONGEST, $ratio ) );
		// A tall one is as high as the tallest allowed, a long one as wide as the longest.
		$width = $ratio < $within ? $ratio / sqrt( $within ) : sqrt( $within );

		return round( max( 0.001, $width * $percent / 100 ), 3 );
	}
}
