<?php
/**
 * Number of slides in view by screen width.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

/**
 * A stage is a range of screen widths; stage 0 is the widest.
 *
 * @phpstan-import-type SliderAttribute from \Eidan\Attributes\Slider
 */
final class Breakpoints {

	/**
	 * Widths at and below which the number changes, from the widest; section 9 of the specification.
	 */
	public const WIDTHS = array( 1440, 1366, 1024, 768, 680, 480 );

	/**
	 * One number for all widths.
	 *
	 * @param float $number Slides in view.
	 * @return non-empty-array<int, float>
	 */
	public static function same( float $number ): array {
		return array_fill_keys( array( 0, ...self::WIDTHS ), $number );
	}

	/**
	 * The numbers that an author chose.
	 *
	 * For widths without a choice, the default number applies, but never more than on the widest screens.
	 *
	 * @param SliderAttribute         $slider The attribute `slider`.
	 * @param callable( string ): int $usual  The default number by the name of the option, such as `slidesPerView768`.
	 * @return non-empty-array<int, float>
	 */
	public static function of( array $slider, callable $usual ): array {
		$widest = round( (float) $slider['slidesPerView'], 2 );
		$stages = array( $widest );
		foreach ( self::WIDTHS as $width ) {
			$stages[ $width ] = $slider['customStages']
				? round( (float) $slider[ "slidesPerView$width" ], 2 )
				: min( $widest, (float) $usual( "slidesPerView$width" ) );
		}

		return $stages;
	}
}
