<?php
/**
 * How many slides are in view at which screen width.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

/**
 * Slides in view by stage; 0 is the widest.
 */
final class Stages {

	/** Widths at and below which another number of slides is in view, from the widest. */
	public const USUAL = array(
		1440 => 5,
		1366 => 4,
		1024 => 3,
		768  => 2,
		680  => 1,
		480  => 1,
	);

	/**
	 * One number for all widths.
	 *
	 * @param float $number Slides in view.
	 * @return non-empty-array<int, float>
	 */
	public static function same( float $number ): array {
		return array_fill_keys( array( 0, ...array_keys( self::USUAL ) ), $number );
	}

	/**
	 * What an author chose.
	 *
	 * Without stages of the author's own, narrower screens show the usual number, and never more than the widest.
	 *
	 * @param Given $given Stored values.
	 * @return non-empty-array<int, float>
	 */
	public static function from( Given $given ): array {
		$widest = $given->per_view( 'slidesPerView', 5 );
		$stages = array( $widest );
		$own    = $given->flag( 'customStages', false );
		foreach ( self::USUAL as $width => $usual ) {
			$stages[ $width ] = $own ? $given->per_view( 'slidesPerView' . $width, $usual ) : min( $widest, (float) $usual );
		}

		return $stages;
	}
}
