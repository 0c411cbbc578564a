<?php
/**
 * The contrast of two colors.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Computes contrast as WCAG defines it, for colors as theme.json writes them.
 */
final class Contrast {

	/**
	 * Reads a hexadecimal color.
	 *
	 * @param mixed $color A string such as `#fff` or `#ffffff`; anything else gives null.
	 * @return list<float>|null Red, green and blue from 0 to 255.
	 */
	public static function channels( mixed $color ): ?array {
		if ( ! is_string( $color ) || 1 !== preg_match( '/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iD', $color ) ) {
			return null;
		}
		$digits = substr( $color, 1 );
		$pairs  = 3 === strlen( $digits )
			? array_map( static fn ( string $digit ): string => $digit . $digit, str_split( $digits ) )
			: str_split( $digits, 2 );

		return array_map( static fn ( string $pair ): float => (float) hexdec( $pair ), $pairs );
	}

	/**
	 * The contrast of two colors: 1 where they are the same, 21 at most.
	 *
	 * @param array<float> $one   Red, green and blue.
	 * @param array<float> $other Red, green and blue.
	 */
	public static function of( array $one, array $other ): float {
		$lights = array( self::luminance( $one ), self::luminance( $other ) );

		return ( max( $lights ) + 0.05 ) / ( min( $lights ) + 0.05 );
	}

	/**
	 * Relative luminance as WCAG defines it.
	 *
	 * @param array<float> $channels Red, green and blue.
	 */
	private static function luminance( array $channels ): float {
		$light = 0.0;
		foreach ( array( 0.2126, 0.7152, 0.0722 ) as $index => $weight ) {
			$value  = ( $channels[ $index ] ?? 0.0 ) / 255;
			$light += $weight * ( $value <= 0.04045 ? $value / 12.92 : ( ( $value + 0.055 ) / 1.055 ) ** 2.4 );
		}

		return $light;
	}
}
