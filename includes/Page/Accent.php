<?php
/**
 * An accent that can be read in every theme.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Contrast;

/**
 * Words in the accent color have the theme's preset "primary" (src/styles/_tokens.scss). In some themes that is a
 * ground for buttons and can hardly be read on the page (Twenty Twenty-Three: lime on white); there they have the
 * text's color.
 */
final class Accent {

	/** WCAG 1.4.3. */
	private const LEAST = 4.5;

	/**
	 * Takes the theme's color back on the page and in the canvas, where it cannot be read.
	 */
	public static function add(): void {
		$palettes = wp_get_global_settings( array( 'color', 'palette' ) );
		$custom   = wp_get_global_settings( array( 'custom', 'eidan', 'accent' ) );
		$ground   = wp_get_global_styles(
			array( 'color', 'background' ),
			array( 'transforms' => array( 'resolve-variables' ) )
		);
		if (
			! is_string( $custom )
			&& is_array( $palettes )
			&& ! self::is_readable( self::primary( $palettes ), $ground )
		) {
			wp_add_inline_style( 'wp-block-library', ':root{--wp--custom--eidan--accent:currentcolor}' );
		}
	}

	/**
	 * Whether words of a color can be read; true for colors that are no hexadecimal ones.
	 *
	 * @param mixed $color  Color of the words, such as '#9DFF20'.
	 * @param mixed $ground Color of the page.
	 */
	public static function is_readable( mixed $color, mixed $ground ): bool {
		$ink   = Contrast::channels( $color );
		$paper = Contrast::channels( $ground );

		return null === $ink || null === $paper || Contrast::of( $ink, $paper ) >= self::LEAST;
	}

	/**
	 * The preset "primary": an owner's goes before the theme's.
	 *
	 * @param array<mixed> $palettes By origin.
	 */
	private static function primary( array $palettes ): mixed {
		foreach ( array( 'custom', 'theme' ) as $origin ) {
			foreach ( is_array( $palettes[ $origin ] ?? null ) ? $palettes[ $origin ] : array() as $color ) {
				if ( is_array( $color ) && 'primary' === ( $color['slug'] ?? null ) ) {
					return $color['color'] ?? null;
				}
			}
		}

		return null;
	}
}
