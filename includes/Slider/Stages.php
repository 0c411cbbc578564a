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

	/** Screen widths at and below which another number of slides is in view, from the widest; section 9 of the specification. */
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
	 * What an author chose.
	 *
	 * Without stages of the author's own, narrower screens show the usual number, and never more than the widest.
	 *
	 * @param StoredOptions                   $stored Stored values.
	 * @param callable( string ): int $usual The usual number of slides by the name of the option, such as `slidesPerView768`.
	 * @return non-empty-array<int, float>
	 */
	public static function from( StoredOptions $stored, callable $usual ): array {
		$widest = $stored->per_view( 'slidesPerView', $usual( 'slidesPerView' ) );
		$stages = array( $widest );
		$own    = $stored->flag( 'customStages', false );
		foreach ( self::WIDTHS as $width ) {
			$number           = $usual( 'slidesPerView' . $width );
			$stages[ $width ] = $own ? $stored->per_view( 'slidesPerView' . $width, $number ) : min( $widest, (float) $number );
		}

		return $stages;
	}
}
