<?php
/**
 * The size in which a logo is printed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

/**
 * Logos of equal height look unequal: a long word seems bigger than a round mark. Logos of equal area look equal, so
 * each is as wide as a square of that area times the root of its ratio.
 */
final class LogoSize {

	/**
	 * Limits of the ratio (width divided by height): wider logos would become too low to read, narrower ones too high.
	 */
	private const TALLEST = 0.4;
	private const LONGEST = 9.0;

	/** The ratio assumed for a logo of unknown size: most contain a word. */
	public const UNKNOWN = array( 5, 2 );

	/**
	 * The width of a logo, in multiples of the side of a square of the same area.
	 *
	 * @param float $ratio   Width divided by height of the file; limited to 0.4 to 9.
	 * @param float $percent The owner's correction: 100 for none, 200 doubles the width.
	 * @return float More than 0, three decimals.
	 */
	public static function width( float $ratio, float $percent = 100.0 ): float {
		$within = max( self::TALLEST, min( self::LONGEST, $ratio ) );
		// A ratio beyond the limits gives no logo that is higher or wider than those at the limits.
		$width = $ratio < $within ? $ratio / sqrt( $within ) : sqrt( $within );

		return round( max( 0.001, $width * $percent / 100 ), 3 );
	}
}
