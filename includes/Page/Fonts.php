<?php
/**
 * Web fonts without a wait and without a jump.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Settings\Settings;

/**
 * Preloads the fonts of the first screen, and gives fallback fonts the measures of the web fonts that they stand for.
 *
 * Browsers ask for a font when they have all styles and meet the first letter of it; a preload asks at once. Both
 * settings are on where the plugin is new: what is preloaded is what global styles set in body text and headings.
 *
 * @phpstan-type Family array{slug: string, stack: string, name: string, faces: list<array<mixed>>}
 */
final class Fonts {

	/** The most files to preload: each takes from the largest image. */
	private const MOST = 2;

	/**
	 * Filter `wp_preload_resources`.
	 *
	 * @param mixed $resources What WordPress preloads.
	 */
	public static function preload( mixed $resources ): mixed {
		if ( ! is_array( $resources ) || true !== Settings::get( 'page.fontPreload' ) ) {
			return $resources;
		}
		foreach ( self::files( wp_get_global_settings(), wp_get_global_styles() ) as $file ) {
			$resources[] = array(
				'href'        => str_starts_with( $file, 'file:./' ) ? get_theme_file_uri( substr( $file, 7 ) ) : $file,
				'as'          => 'font',
				'type'        => 'font/woff2',
				'crossorigin' => 'anonymous',
			);
		}

		return $resources;
	}

	/**
	 * Action `wp_enqueue_scripts`: adds the fallback fonts.
	 */
	public static function add_fallbacks(): void {
		if ( true !== Settings::get( 'page.fontFallbacks' ) ) {
			return;
		}
		$metrics = require __DIR__ . '/font-metrics.php';
		$styles  = wp_get_global_styles();
		$styles  = is_array( $styles ) ? $styles : array();
		// What single blocks set is rarely on the page, such as the font of code.
		$used   = array_intersect_key( $styles, array_flip( array( 'typography', 'elements' ) ) );
		$styles = FallbackFonts::css(
			self::families( wp_get_global_settings() ),
			(string) wp_json_encode( $used, JSON_UNESCAPED_SLASHES ),
			is_array( $metrics ) ? $metrics : array()
		);
		if ( '' !== $styles ) {
			wp_add_inline_style( 'wp-block-library', $styles );
		}
	}

	/**
	 * The font files of body text and of the main heading, as global styles set them.
	 *
	 * @param mixed $settings Global settings.
	 * @param mixed $styles   Global styles.
	 * @return list<string> Addresses of woff2 files; `file:./…` in the theme.
	 */
	public static function files( mixed $settings, mixed $styles ): array {
		$body     = self::typography( $styles );
		$elements = is_array( $styles ) && is_array( $styles['elements'] ?? null ) ? $styles['elements'] : array();
		// Browsers show headings in bold where styles do not say otherwise.
		$heading  = array_replace(
			$body,
			array( 'fontWeight' => '700' ),
			self::typography( $elements['heading'] ?? null ),
			self::typography( $elements['h1'] ?? null )
		);
		$families = self::families( $settings );
		$files    = array();
		foreach ( array( $body, $heading ) as $typography ) {
			$family = self::family( $families, $typography['fontFamily'] ?? '' );
			$file   = null === $family ? '' : self::file(
				$family['faces'],
				self::weight( $typography['fontWeight'] ?? '400' ),
				$typography['fontStyle'] ?? 'normal'
			);
			if ( '' !== $file ) {
				$files[ $file ] = $file;
			}
		}

		return array_slice( array_values( $files ), 0, self::MOST );
	}

	/**
	 * All families with font files; the owner's take precedence over the theme's.
	 *
	 * @param mixed $settings Global settings.
	 * @return list<Family>
	 */
	public static function families( mixed $settings ): array {
		$typography = is_array( $settings ) ? $settings['typography'] ?? null : null;
		$origins    = is_array( $typography ) ? $typography['fontFamilies'] ?? null : null;
		$families   = array();
		foreach ( array( 'custom', 'theme', 'default' ) as $origin ) {
			$those = is_array( $origins ) ? $origins[ $origin ] ?? null : null;
			foreach ( is_array( $those ) ? $those : array() as $family ) {
				$family = is_array( $family ) ? $family : array();
				$slug   = is_string( $family['slug'] ?? null ) ? $family['slug'] : '';
				$stack  = is_string( $family['fontFamily'] ?? null ) ? $family['fontFamily'] : '';
				$faces  = is_array( $family['fontFace'] ?? null ) ? $family['fontFace'] : array();
				if ( '' !== $slug && '' !== $stack && array() !== $faces && ! isset( $families[ $slug ] ) ) {
					$families[ $slug ] = array(
						'slug'  => $slug,
						'stack' => $stack,
						'name'  => trim( explode( ',', $stack )[0], " \"'" ),
						'faces' => array_values( array_filter( $faces, 'is_array' ) ),
					);
				}
			}
		}

		return array_values( $families );
	}

	/**
	 * Typography of styles.
	 *
	 * @param mixed $styles Styles of the page or of an element.
	 * @return array<string> By name.
	 */
	private static function typography( mixed $styles ): array {
		$typography = is_array( $styles ) ? $styles['typography'] ?? null : null;

		return array_map(
			static fn( bool|float|int|string $value ): string => (string) $value,
			array_filter( is_array( $typography ) ? $typography : array(), 'is_scalar' )
		);
	}

	/**
	 * The family that styles name.
	 *
	 * @param list<Family> $families All families.
	 * @param string       $named    Names, as in CSS, or a preset: `var:preset|font-family|inter`,
	 *                               `var(--wp--preset--font-family--inter)`.
	 * @return Family|null
	 */
	private static function family( array $families, string $named ): ?array {
		$is_preset = 1 === preg_match( '/font-family(?:\||--)([\w-]+)\)?$/', $named, $found );
		$name      = trim( explode( ',', $named )[0], " \"'" );
		foreach ( $families as $family ) {
			if ( $is_preset ? _wp_to_kebab_case( $family['slug'] ) === $found[1] : $family['name'] === $name ) {
				return $family;
			}
		}

		return null;
	}

	/**
	 * The file of a face with Latin letters, digits and spaces, which pages in all languages have.
	 *
	 * @param list<array<mixed>> $faces  Faces of a family.
	 * @param int                $weight Wanted weight.
	 * @param string             $style  'normal', 'italic' or 'oblique'.
	 * @return string '' if there is none.
	 */
	private static function file( array $faces, int $weight, string $style ): string {
		$best = PHP_INT_MAX;
		$file = '';
		foreach ( $faces as $face ) {
			$range  = is_string( $face['unicodeRange'] ?? null ) ? strtoupper( $face['unicodeRange'] ) : '';
			$source = self::source( $face['src'] ?? null );
			if (
				( $face['fontStyle'] ?? 'normal' ) !== $style
				|| ( '' !== $range && 1 !== preg_match( '/U\+(0{0,4}|0{0,2}20)-/', $range ) )
				|| '' === $source
			) {
				continue;
			}
			$weights  = is_scalar( $face['fontWeight'] ?? null ) ? (string) $face['fontWeight'] : '400';
			$weights  = explode( ' ', trim( $weights ) );
			$lightest = self::weight( $weights[0] );
			$heaviest = self::weight( $weights[1] ?? $weights[0] );
			$distance = max( 0, $lightest - $weight, $weight - $heaviest );
			if ( $distance < $best ) {
				$best = $distance;
				$file = $source;
			}
		}

		return $file;
	}

	/**
	 * The woff2 file of a face.
	 *
	 * @param mixed $sources Address or addresses.
	 */
	private static function source( mixed $sources ): string {
		foreach ( (array) $sources as $source ) {
			if ( is_string( $source ) && 1 === preg_match( '/\.woff2(?:[?#]|$)/', $source ) ) {
				return $source;
			}
		}

		return '';
	}

	/**
	 * A weight as number.
	 *
	 * @param string $weight 'bold', 'normal' or a number.
	 */
	private static function weight( string $weight ): int {
		return match ( $weight ) {
			'bold', 'bolder' => 700,
			default          => is_numeric( $weight ) ? (int) $weight : 400,
		};
	}
}
