<?php
/**
 * Aspect ratios of images.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Reads the attribute `ratio`, whose list of values is in each block.json (and in src/editor/controls/ratios.ts).
 */
final class Ratio {

	/** As JSON schemas write it. */
	public const PATTERN = '^[0-9]{1,4}(?:\.[0-9]{1,3})?/[0-9]{1,4}(?:\.[0-9]{1,3})?$';

	/**
	 * A ratio as CSS has it.
	 *
	 * @param mixed $value Stored value; `''` and `auto` stand for the image's own ratio.
	 * @return string Such as '3/2'; '' for the image's own and for invalid values.
	 */
	public static function css( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '~' . self::PATTERN . '~D', $value ) ? $value : '';
	}

	/**
	 * A ratio as a number: width divided by height.
	 *
	 * @param string $ratio As css() gives it.
	 * @return float 0 for the image's own.
	 */
	public static function number( string $ratio ): float {
		[ $width, $height ] = array_map( floatval( ... ), explode( '/', $ratio . '/' ) );
		return $height > 0 ? $width / $height : 0;
	}
}
