<?php
/**
 * Muted words that can be read in every theme.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Contrast;

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
		$ink   = Contrast::channels( $text );
		$paper = Contrast::channels( $ground );
		if ( null === $ink || null === $paper ) {
			return self::USUAL;
		}
		$share = self::USUAL;
		for ( ; $share < 100; $share++ ) {
			$mixed = array_map(
				static fn ( float $one, float $other ): float => ( $one * $share + $other * ( 100 - $share ) ) / 100,
				$ink,
				$paper
			);
			if ( Contrast::of( $mixed, $paper ) >= self::LEAST ) {
				break;
			}
		}

		return $share;
	}
}
