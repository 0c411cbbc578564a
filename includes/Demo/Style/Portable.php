<?php
/**
 * What of a style other block themes can wear.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Style;

use Eidan\Support\Contrast;
use Eidan\Support\Value;

/** Colors and fonts. Sizes, spaces and single blocks stay those of the theme, which has names of its own for them. */
final class Portable {

	/** Colors of a style by the names that themes have for them. */
	private const COLORS = array(
		'base'       => 'base',
		'base-2'     => 'accent-2',
		'background' => 'base',
		'contrast'   => 'contrast',
		'contrast-2' => 'accent-4',
		'contrast-3' => self::QUIET,
		'foreground' => 'contrast',
		'primary'    => 'accent-1',
		'accent'     => 'accent-1',
		'accent-1'   => 'accent-1',
		'secondary'  => 'accent-4',
		'tertiary'   => 'accent-2',
	);

	/** Quiet words on the ground `contrast`, which styles have no name for. */
	private const QUIET = 'quiet';

	/** Their share of `base`, as that of --eidan-color-muted. */
	private const QUIET_SHARE = 0.74;

	/** Names that themes have for the typeface of text and that of titles. */
	private const FONTS = array(
		'body'     => array( 'typography' ),
		'heading'  => array( 'elements', 'heading', 'typography' ),
		'headings' => array( 'elements', 'heading', 'typography' ),
	);

	private const PRESET_FONT = '/^var:preset\|font-family\|([a-z0-9-]+)$/';

	/** What is taken of the typography of text and elements. */
	private const TYPOGRAPHY = array( 'fontFamily', 'fontWeight', 'fontStyle', 'letterSpacing', 'textTransform' );

	/** Elements that are dressed, as far as a style does it. */
	private const ELEMENTS = array( 'link', 'button', 'heading', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' );

	/**
	 * The part of a style that fits the site's theme.
	 *
	 * @param array<string, mixed> $style The whole style, as theme.json has it.
	 * @return array<string, mixed>
	 */
	public static function of( array $style ): array {
		$colors  = self::colors( self::at( $style, 'settings', 'color', 'palette', 'theme' ) );
		$theme   = \WP_Theme_JSON_Resolver::get_theme_data()->get_settings();
		$palette = self::at( $theme, 'color', 'palette', 'theme' );
		$slugs   = array();
		foreach ( $palette as $number => $color ) {
			$slug = is_array( $color ) && is_string( $color['slug'] ?? null ) ? $color['slug'] : '';
			$ours = $colors[ self::COLORS[ $slug ] ?? '' ] ?? null;
			if ( null !== $ours && is_array( $color ) ) {
				$palette[ $number ] = array( 'color' => $ours ) + $color;
				$slugs[ $slug ]     = true;
			}
		}
		$settings = array( 'color' => array( 'palette' => array( 'theme' => $palette ) ) );
		$settings = array() === $slugs ? array() : $settings;
		$elements = array();
		$fonts    = self::at( $style, 'settings', 'typography', 'fontFamilies', 'custom' );
		$styles   = self::node( self::at( $style, 'styles' ), $colors, $slugs );
		foreach ( self::ELEMENTS as $element ) {
			$rules = self::at( $style, 'styles', 'elements', $element );
			$node  = self::node( $rules, $colors, $slugs );
			foreach ( array( ':hover', ':focus' ) as $state ) {
				$there = self::node( self::at( $rules, $state ), $colors, $slugs );
				$node += array_filter( array( $state => $there ), self::is_filled( ... ) );
			}
			if ( array() !== $node ) {
				$elements[ $element ] = $node;
			}
		}

		$families = array_filter(
			array(
				'custom' => $fonts,
				'theme'  => self::families( $theme, self::at( $style, 'styles' ) ),
			),
			self::is_filled( ... )
		);

		return array(
			'version'  => $style['version'] ?? 3,
			'settings' => array( 'typography' => array( 'fontFamilies' => $families ) ) + $settings,
			'styles'   => $styles + array_filter( array( 'elements' => $elements ), self::is_filled( ... ) ),
		);
	}

	/**
	 * The typefaces of the theme, with those of the style under the names for text and titles.
	 *
	 * @param array<mixed> $theme  Settings of the theme.
	 * @param array<mixed> $styles Styles of the style.
	 * @return array<mixed> Empty if the theme has no such names.
	 */
	private static function families( array $theme, array $styles ): array {
		$families = self::at( $theme, 'typography', 'fontFamilies', 'theme' );
		$changed  = false;
		foreach ( $families as $number => $family ) {
			$slug = is_array( $family ) && is_string( $family['slug'] ?? null ) ? $family['slug'] : '';
			$ours = self::at( $styles, ...( self::FONTS[ $slug ] ?? array( '' ) ) )['fontFamily'] ?? null;
			if ( is_array( $family ) && is_string( $ours ) ) {
				// Its files are of no use any more.
				unset( $family['fontFace'] );
				$css = preg_replace( self::PRESET_FONT, 'var(--wp--preset--font-family--$1)', $ours );

				$families[ $number ] = array( 'fontFamily' => $css ) + $family;
				$changed             = true;
			}
		}

		return $changed ? $families : array();
	}

	/**
	 * Colors and typography of one node.
	 *
	 * @param array<mixed>          $rules  As in theme.json.
	 * @param array<string, string> $colors Colors of the style by slug.
	 * @param array<string, true>   $slugs  Colors that the theme has under the same name.
	 * @return array<string, mixed>
	 */
	private static function node( array $rules, array $colors, array $slugs ): array {
		$color = array();
		foreach ( array( 'text', 'background' ) as $name ) {
			$value = self::resolved( self::at( $rules, 'color' )[ $name ] ?? null, $colors, $slugs );
			if ( '' !== $value ) {
				$color[ $name ] = $value;
			}
		}

		return array_filter(
			array(
				'color'      => $color,
				'typography' => array_intersect_key( self::at( $rules, 'typography' ), array_flip( self::TYPOGRAPHY ) ),
			),
			self::is_filled( ... )
		);
	}

	/**
	 * Whether a list has anything.
	 *
	 * @param array<mixed> $entries
	 */
	private static function is_filled( array $entries ): bool {
		return array() !== $entries;
	}

	/**
	 * A color that the theme knows.
	 *
	 * @param mixed                 $value  Of theme.json.
	 * @param array<string, string> $colors Colors of the style by slug.
	 * @param array<string, true>   $slugs  Colors that the theme has under the same name.
	 */
	private static function resolved( mixed $value, array $colors, array $slugs ): string {
		if ( ! is_string( $value ) ) {
			return '';
		}

		return (string) preg_replace_callback(
			'/var:preset\|color\|([a-z0-9-]+)|var\(--wp--preset--color--([a-z0-9-]+)\)/',
			static function ( array $found ) use ( $colors, $slugs ): string {
				$slug = '' === $found[1] ? $found[2] ?? '' : $found[1];

				return isset( $slugs[ $slug ] ) && ( self::COLORS[ $slug ] ?? '' ) === $slug
					? $found[0]
					: $colors[ $slug ] ?? 'currentColor';
			},
			$value
		);
	}

	/**
	 * The colors of a palette by slug.
	 *
	 * @param array<mixed> $palette As in theme.json.
	 * @return array<string, string>
	 */
	private static function colors( array $palette ): array {
		$colors = array();
		foreach ( $palette as $color ) {
			if ( is_array( $color ) && is_string( $color['slug'] ?? null ) && is_string( $color['color'] ?? null ) ) {
				$colors[ $color['slug'] ] = $color['color'];
			}
		}
		$quiet = self::mixed( $colors['base'] ?? '', $colors['contrast'] ?? '' );

		return '' === $quiet ? $colors : $colors + array( self::QUIET => $quiet );
	}

	/**
	 * A color over another one.
	 *
	 * @param string $over  Hexadecimal; its share is QUIET_SHARE.
	 * @param string $under Likewise.
	 * @return string Hexadecimal; '' if one of them is something else.
	 */
	private static function mixed( string $over, string $under ): string {
		$one   = Contrast::channels( $over );
		$other = Contrast::channels( $under );
		if ( null === $one || null === $other ) {
			return '';
		}
		$hex = '#';
		foreach ( $one as $number => $part ) {
			$mixed = $part * self::QUIET_SHARE + ( $other[ $number ] ?? 0 ) * ( 1 - self::QUIET_SHARE );
			$hex  .= sprintf( '%02x', (int) round( $mixed ) );
		}

		return $hex;
	}

	/**
	 * A list inside others.
	 *
	 * @param array<mixed> $tree
	 * @param string       ...$path Keys.
	 * @return array<mixed> Empty if there is none.
	 */
	private static function at( array $tree, string ...$path ): array {
		foreach ( $path as $key ) {
			$tree = Value::group( $tree, $key );
		}

		return $tree;
	}
}
