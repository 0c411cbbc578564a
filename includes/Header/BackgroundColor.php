<?php
/**
 * Whether a header has a dark background.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\Support\PageColors;

/**
 * The background of a header whose author chose no skin: its own, or that of the page. Style variations change the
 * latter, and so the logo that is visible.
 */
final class BackgroundColor {

	/** Relative luminance from which black text has more contrast than white text (WCAG 2.2). */
	private const LIGHT = 0.179;

	/**
	 * Whether white text has more contrast on the header than black text.
	 *
	 * @param array{style?: array<array-key, mixed>, gradient?: string, backgroundColor?: string} $attributes The
	 *         header's attributes of WordPress's color supports.
	 * @return bool False if unknown: gradients, or colors that only a browser can resolve.
	 */
	public static function is_dark( array $attributes ): bool {
		$colors = $attributes['style']['color'] ?? null;
		$colors = is_array( $colors ) ? $colors : array();
		if ( isset( $attributes['gradient'] ) || isset( $colors['gradient'] ) ) {
			return false;
		}
		return true === self::needs_light_words(
			$colors['background'] ?? PageColors::preset( $attributes['backgroundColor'] ?? null ) ?? self::page()
		);
	}

	/**
	 * Whether white text has more contrast on a color than black text.
	 *
	 * @param mixed $color `#d1e4dd`, `#fff`, with or without alpha, or `rgb( 209, 228, 221 )`.
	 * @return bool|null Null for everything else.
	 */
	public static function needs_light_words( mixed $color ): ?bool {
		if ( ! is_string( $color ) ) {
			return null;
		}
		if ( 1 === preg_match( '/^#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/i', $color, $hex ) ) {
			$digits = '' === $hex[1] ? ( $hex[2] ?? '' ) : (string) preg_replace( '/./', '$0$0', $hex[1] );
			$parts  = array_map( hexdec( ... ), str_split( $digits, 2 ) );
		} elseif ( 1 === preg_match( '/^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/i', $color, $rgb ) ) {
			$parts = array( (int) $rgb[1], (int) $rgb[2], (int) $rgb[3] );
		} else {
			return null;
		}
		$linear = array_map( static fn( int|float $part ): float => ( $part / 255 ) ** 2.2, $parts );

		return 0.2126 * $linear[0] + 0.7152 * ( $linear[1] ?? 0 ) + 0.0722 * ( $linear[2] ?? 0 ) < self::LIGHT;
	}

	/**
	 * The background of the page in the global styles, or in Appearance › Background in classic themes.
	 */
	private static function page(): mixed {
		$color = PageColors::read()['background'];

		return is_string( $color ) && '' !== $color ? $color : '#' . get_background_color();
	}
}
