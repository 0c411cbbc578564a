<?php
/**
 * The colors of the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Text and background of the page in the global styles. They are read once in a request: WordPress merges all styles of
 * the theme for each question, and with `resolve-variables` looks for variables in each of them. Three questions of
 * this kind were a twentieth of the time that the demo's front page took, and half of what the plugin took on a page
 * without its blocks.
 */
final class PageColors {

	/** A preset, as WordPress keeps it or as it prints it. */
	private const PRESET = '/^var(?::preset\|color\||\(--wp--preset--color--)([\w-]+)\)?$/';

	/**
	 * The colors, null before they are read.
	 *
	 * @var array{text: mixed, background: mixed}|null
	 */
	private ?array $colors = null;

	/**
	 * The colors of the page.
	 *
	 * @return array{text: mixed, background: mixed} Strings such as '#79F3B1', or functions whose value only a browser
	 *                                               knows; null for what the theme leaves open.
	 */
	public static function read(): array {
		$memory = Memory::of( self::class );

		return $memory->colors ??= self::resolved();
	}

	/**
	 * The value of a color in the palette; the owner's color takes precedence over the theme's, and that over
	 * WordPress's.
	 *
	 * @param mixed $slug Slug of the color, such as 'base'.
	 * @return string|null Null if the palette does not have it.
	 */
	public static function preset( mixed $slug ): ?string {
		$palettes = wp_get_global_settings( array( 'color', 'palette' ) );
		foreach ( array( 'custom', 'theme', 'default' ) as $origin ) {
			$palette = is_array( $palettes ) ? $palettes[ $origin ] ?? null : null;
			foreach ( is_array( $palette ) ? $palette : array() as $color ) {
				if (
					is_array( $color ) && is_string( $color['color'] ?? null ) && ( $color['slug'] ?? null ) === $slug
				) {
					return $color['color'];
				}
			}
		}

		return null;
	}

	/**
	 * Reads the colors.
	 *
	 * @return array{text: mixed, background: mixed}
	 */
	private static function resolved(): array {
		$styles = wp_get_global_styles( array( 'color' ) );
		$styles = is_array( $styles ) ? $styles : array();
		$colors = array(
			'text'       => $styles['text'] ?? null,
			'background' => $styles['background'] ?? null,
		);
		foreach ( $colors as $key => $color ) {
			if ( is_string( $color ) && 1 === preg_match( self::PRESET, $color, $preset ) ) {
				$colors[ $key ] = self::preset( $preset[1] ) ?? $color;
			}
			$left = $colors[ $key ];
			if ( is_array( $left ) || ( is_string( $left ) && str_contains( $left, 'var' ) ) ) {
				// Variables of other kinds, and references to other styles, are left to WordPress.
				$all            = wp_get_global_styles(
					array( 'color' ),
					array( 'transforms' => array( 'resolve-variables' ) )
				);
				$colors[ $key ] = is_array( $all ) ? $all[ $key ] ?? null : null;
			}
		}

		return $colors;
	}
}
