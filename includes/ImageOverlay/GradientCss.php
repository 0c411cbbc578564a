<?php
/**
 * Reads gradients as CSS writes them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

/**
 * A strict reader of what WordPress's picker and themes write: linear and radial gradients of two to twelve colors in
 * hexadecimal digits, `rgb()` or `hsl()`. Everything else is refused. src/editor/image-overlay/gradient.ts reads the
 * same.
 */
final class GradientCss {

	/** Longest text that is read; src/schemas/overlay-gradient.json has it, too. */
	private const LENGTH = 500;

	private const PERCENT = '\d{1,3}(?:\.\d{1,20})?%';

	private const COLOR = '(?:\#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-f])|(?:rgb|hsl)a?\([0-9., %/]{5,60}\)'
		. '|transparent)';

	private const SIDE = '(?:left|right|top|bottom)';

	private const LINEAR = '(?:-?\d{1,4}(?:\.\d{1,20})?(?:deg|turn)|to ' . self::SIDE . '(?: ' . self::SIDE . ')?)';

	private const PLACE = '(?:' . self::PERCENT . '|left|right|center|top|bottom)';

	private const RADIAL = '(?:(?:circle|ellipse)(?: at ' . self::PLACE . '(?: ' . self::PLACE . ')?)?'
		. '|at ' . self::PLACE . '(?: ' . self::PLACE . ')?)';

	private const STOP = self::COLOR . '(?:\s+' . self::PERCENT . '){0,2}';

	/**
	 * The colors of a gradient's stops.
	 *
	 * @param string $css CSS.
	 * @return list<array{float, float, float, float}>|null Red, green and blue from 0 to 255 and alpha from 0 to 1 of
	 *                                                      each; null if it is not a gradient that can be read.
	 */
	public static function stops( string $css ): ?array {
		$pattern = '~^(?:linear-gradient\(\s*(?:' . self::LINEAR . '\s*,\s*)?|radial-gradient\(\s*(?:' . self::RADIAL
			. '\s*,\s*)?)(' . self::STOP . '(?:\s*,\s*' . self::STOP . '){1,11})\s*\)$~iD';
		if ( strlen( $css ) > self::LENGTH || 1 !== preg_match( $pattern, $css, $match ) ) {
			return null;
		}
		preg_match_all( '~' . self::COLOR . '~i', $match[1], $found );
		$colors = array_map( self::color( ... ), $found[0] );
		$stops  = array_values( array_filter( $colors, static fn ( ?array $color ): bool => null !== $color ) );

		return count( $stops ) === count( $colors ) ? $stops : null;
	}

	/**
	 * Reads a color.
	 *
	 * @param string $css A match of COLOR.
	 * @return array{float, float, float, float}|null Red, green and blue from 0 to 255, alpha from 0 to 1.
	 */
	private static function color( string $css ): ?array {
		if ( 'transparent' === strtolower( $css ) ) {
			return array( 0.0, 0.0, 0.0, 0.0 );
		}
		if ( '#' === $css[0] ) {
			$digits = substr( $css, 1 );
			$digits = strlen( $digits ) < 5 ? (string) preg_replace( '/./', '$0$0', $digits ) : $digits;
			$values = array_map( 'hexdec', str_split( $digits, 2 ) );

			return array(
				(float) $values[0],
				(float) ( $values[1] ?? 0 ),
				(float) ( $values[2] ?? 0 ),
				( $values[3] ?? 255 ) / 255,
			);
		}
		$number = '(\d{1,3}(?:\.\d{1,20})?|\.\d{1,20})(%?)';
		$comma  = '\s*[\s,]\s*';
		$is_hsl = 'h' === strtolower( $css[0] );
		if ( 1 !== preg_match(
			"~\(\s*$number$comma$number$comma$number(?:\s*[,/]\s*$number)?\s*\)~",
			$css,
			$parts
		) ) {
			return null;
		}
		$alpha = isset( $parts[7] ) ? (float) $parts[7] / ( '%' === ( $parts[8] ?? '' ) ? 100 : 1 ) : 1.0;
		$alpha = min( 1.0, $alpha );
		if ( $is_hsl ) {
			return array( ...self::of_hsl( (float) $parts[1], (float) $parts[3], (float) $parts[5] ), $alpha );
		}
		$channel = static fn ( string $value, string $unit ): float =>
			min( 255.0, (float) $value * ( '%' === $unit ? 2.55 : 1 ) );

		return array(
			$channel( $parts[1], $parts[2] ),
			$channel( $parts[3], $parts[4] ),
			$channel( $parts[5], $parts[6] ),
			$alpha,
		);
	}

	/**
	 * A color by hue, saturation and lightness, by the formula of CSS Color 4, section 7.1.
	 *
	 * @param float $hue        Degrees.
	 * @param float $saturation Percent.
	 * @param float $lightness  Percent.
	 * @return array{float, float, float} Red, green and blue from 0 to 255.
	 */
	private static function of_hsl( float $hue, float $saturation, float $lightness ): array {
		$light   = min( 1.0, $lightness / 100 );
		$amount  = min( 1.0, $saturation / 100 ) * min( $light, 1 - $light );
		$channel = static function ( int $from ) use ( $hue, $light, $amount ): float {
			$at = fmod( $from + $hue / 30, 12 );

			return 255 * ( $light - $amount * max( -1.0, min( $at - 3, 9 - $at, 1.0 ) ) );
		};

		return array( $channel( 0 ), $channel( 8 ), $channel( 4 ) );
	}
}
