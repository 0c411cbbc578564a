<?php
/**
 * A readable accent color in every theme.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Contrast;
use Eidan\Support\PageColors;

/**
 * Text in the accent color uses the theme's preset "primary" (src/styles/_tokens.scss). In some themes that is a
 * background for buttons with too little contrast on the page (Twenty Twenty-Three: lime on white); there it falls back
 * to the text color.
 */
final class Accent {

	/** Minimum contrast, WCAG 1.4.3. */
	private const LEAST = 4.5;

	/**
	 * Replaces the theme's color on the page and in the canvas, if it is not readable.
	 */
	public static function add(): void {
		$custom = wp_get_global_settings( array( 'custom', 'eidan', 'accent' ) );
		if (
			! is_string( $custom )
			&& ! self::is_readable( PageColors::preset( 'primary' ), PageColors::read()['background'] )
		) {
			wp_add_inline_style( 'wp-block-library', ':root{--wp--custom--eidan--accent:currentcolor}' );
		}
	}

	/**
	 * Whether text of a color is readable; true for colors that are not hexadecimal.
	 *
	 * @param mixed $color  Color of the words, such as '#9DFF20'.
	 * @param mixed $ground Color of the page.
	 */
	public static function is_readable( mixed $color, mixed $ground ): bool {
		$ink   = Contrast::channels( $color );
		$paper = Contrast::channels( $ground );

		return null === $ink || null === $paper || Contrast::of( $ink, $paper ) >= self::LEAST;
	}
}
