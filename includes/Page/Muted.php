<?php
/**
 * Muted words that can be read in every theme.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

/**
 * Muted words have 74 % of the text's color (src/styles/_tokens.scss). Where a theme's text is near to its ground, that
 * is less than WCAG 1.4.3 asks for, and they get more.
 */
final class Muted {

	/** As in src/styles/_tokens.scss. */
	private const USUAL = 74;

	/** WCAG asks for 4.5; what is mixed is rounded. */
	private const LEAST = 4.6;

	/**
	 * Adds the share to the page and the canvas, where it is not the usual one.
	 */
	public static function add(): void {
		$colors = wp_get_global_styles( array( 'color' ), array( 'transforms' => array( 'resolve-variables' ) ) );
		$custom = wp_get_global_settings( array( 'custom', 'eidan', 'muted' ) );
		if ( ! is_array( $colors ) || is_string( $custom ) ) {
			return;
		}
		$share = self::share( $colors['text'] ?? null, $colors['background'] ?? null );
		if ( self::USUAL !== $share ) {
			wp_add_inline_style( 'wp-block-library', ":root{--wp--custom--eidan--muted:$share%}" );
		}
	}

	/**
	 * How much of the text's color muted words have.
	 *
	 * @param mixed $text   Color of the text, such as '#79F3B1'.
	 * @param mixed $ground Color of the page.
	 * @return int Percent: 74 and more; 74 for colors that are no hexadecimal ones.
	 */
	public static function share( mixed $text, mixed $ground ): int {
		$ink   = self::channels( $text );
		$paper = self::channels( $ground );
		if ( null === $ink || null === $paper ) {
			return self::USUAL;
		}
		$share = self::USUAL;
		for ( ; $share < 100; $share++ ) {
			$mixed = array_map( static fn ( float $one, float $other ): float => ( $one * $share + $other * ( 100 - $share ) ) / 100, $ink, $paper );
			if ( self::contrast( $mixed, $paper ) >= self::LEAST ) {
				break;
			}
		}

		return $share;
	}

	/**
	 * Reads a hexadecimal color.
	 *
	 * @param mixed $color Any value.
	 * @return list<float>|null Red, green and blue from 0 to 255.
	 */
	private static function channels( mixed $color ): ?array {
		if ( ! is_string( $color ) || 1 !== preg_match( '/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iD', $color ) ) {
			return null;
		}
		$digits = substr( $color, 1 );
		$pairs  = 3 === strlen( $digits ) ? array_map( static fn ( string $digit ): string => $digit . $digit, str_split( $digits ) ) : str_split( $digits, 2 );

		return array_map( static fn ( string $pair ): float => (float) hexdec( $pair ), $pairs );
	}

	/**
	 * The contrast of two colors, as WCAG reckons it.
	 *
	 * @param array<float> $one   Red, green and blue.
	 * @param array<float> $other The same.
	 */
	private static function contrast( array $one, array $other ): float {
		$lights = array( self::luminance( $one ), self::luminance( $other ) );

		return ( max( $lights ) + 0.05 ) / ( min( $lights ) + 0.05 );
	}

	/**
	 * Relative luminance, as WCAG reckons it.
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
