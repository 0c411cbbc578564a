<?php
/**
 * Readable muted text in every theme.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Contrast;
use Eidan\Support\PageColors;

/**
 * Muted text has 74 % of the text color (src/styles/_tokens.scss). If a theme's text has little contrast, that is less
 * than WCAG 1.4.3 requires, and muted text gets a higher share.
 */
final class Muted {

	/** As in src/styles/_tokens.scss. */
	private const USUAL = 74;

	/** WCAG requires 4.5; mixed colors are rounded. */
	private const LEAST = 4.6;

	/**
	 * Adds the share, if it is not the default.
	 */
	public static function add(): void {
		if ( is_string( wp_get_global_settings( array( 'custom', 'eidan', 'muted' ) ) ) ) {
			return;
		}
		[ 'text' => $text, 'background' => $ground ] = PageColors::read();

		$share = self::share( $text, $ground );
		if ( self::USUAL !== $share ) {
			wp_add_inline_style( 'wp-block-library', ":root{--wp--custom--eidan--muted:$share%}" );
		}
	}

	/**
	 * The share of the text color in muted text.
	 *
	 * @param mixed $text   Color of the text, such as '#79F3B1'.
	 * @param mixed $ground Color of the page.
	 * @return int Percent, at least 74; 74 for colors that are not hexadecimal.
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
