<?php
/**
 * Fallback fonts with the measures of web fonts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

/**
 * While a web font loads, browsers show a font of the device. With its measures – width of letters, height of lines –
 * words break where they will, and nothing moves when the web font arrives.
 *
 * Measures are known of common fonts only (font-metrics.php): a server cannot read woff2, and a wrong guess is worse
 * than none. Fonts whose theme has a fallback of its own keep that.
 *
 * @phpstan-import-type Family from Fonts
 */
final class FallbackFonts {

	/** Of those of nearly all computers, and of Android: fonts of the same width, and the width of their letters. */
	private const DEVICES = array(
		'sans-serif' => array(
			array( 'Arial', 'Liberation Sans', 'Helvetica', 'Arimo', 'NimbusSans-Regular' ),
			0.4458,
			array( 'Roboto', 'Roboto-Regular' ),
			0.4448,
		),
		'serif'      => array(
			array( 'Times New Roman', 'Liberation Serif', 'Times', 'Tinos', 'NimbusRoman-Regular' ),
			0.4063,
			array( 'Noto Serif', 'NotoSerif-Regular' ),
			0.481,
		),
		'monospace'  => array(
			array( 'Courier New', 'Liberation Mono', 'Courier', 'Cousine', 'NimbusMonoPS-Regular' ),
			0.6001,
			array( 'Droid Sans Mono', 'Roboto Mono' ),
			0.6001,
		),
	);

	/**
	 * The fallback fonts of the families that styles use.
	 *
	 * @param list<Family> $families Families with font files.
	 * @param string       $styles   Global styles, as JSON.
	 * @param array<mixed> $metrics  Ascent, descent, line gap, width of a letter and kind by lower-case name.
	 * @return string CSS; '' if there are none.
	 */
	public static function css( array $families, string $styles, array $metrics ): string {
		$faces    = '';
		$families = array_filter(
			$families,
			static fn( array $family ): bool => ! str_contains( $family['stack'], 'Fallback' )
				&& 1 === preg_match(
					'/font-family(?:\||--)' . preg_quote( _wp_to_kebab_case( $family['slug'] ), '/' ) . '(?![\w-])/',
					$styles
				)
		);
		$presets  = '';
		foreach ( $families as $family ) {
			$known = $metrics[ strtolower( $family['name'] ) ] ?? null;
			if ( ! is_array( $known ) || 1 !== preg_match( '/^[\w ]+$/', $family['name'] ) ) {
				continue;
			}
			$kind = $known[4] ?? null;
			// Fonts of other kinds, such as handwriting, say by their names in CSS what comes near.
			$kind     = is_string( $kind ) && isset( self::DEVICES[ $kind ] ) ? $kind : self::kind( $family['stack'] );
			$numbers  = array_map(
				static fn( mixed $value ): float => is_numeric( $value ) ? (float) $value : 0.0,
				array_values( $known )
			);
			$measures = array_slice( $numbers, 0, 3 );
			$width    = $numbers[3] ?? 0.0;
			[ $computers, $of_computers, $android, $of_android ] = self::DEVICES[ $kind ];

			$name     = $family['name'] . ' Fallback';
			$faces   .= self::face( $name, $computers, $width / $of_computers, $measures )
				. self::face( "$name Android", $android, $width / $of_android, $measures );
			$presets .= sprintf(
				'--wp--preset--font-family--%s:%s;',
				_wp_to_kebab_case( $family['slug'] ),
				self::with( $family['stack'], "\"$name\",\"$name Android\"" )
			);
		}

		// Twice, to take precedence over WordPress's own, wherever that is printed.
		return '' === $faces ? '' : "$faces:root:root{" . rtrim( $presets, ';' ) . '}';
	}

	/**
	 * Names of fonts with others after the first.
	 *
	 * @param string $stack Names, as in CSS.
	 * @param string $names Those to add.
	 */
	private static function with( string $stack, string $names ): string {
		$parts = explode( ',', wp_strip_all_tags( $stack ), 2 );

		return $parts[0] . ',' . $names . ( isset( $parts[1] ) ? ',' . trim( $parts[1] ) : '' );
	}

	/**
	 * The kind that names of fonts end with.
	 *
	 * @param string $stack Names, as in CSS.
	 * @return 'serif'|'monospace'|'sans-serif'
	 */
	private static function kind( string $stack ): string {
		return match ( strtolower( trim( (string) strrchr( ",$stack", ',' ), ' ,' ) ) ) {
			'serif'     => 'serif',
			'monospace' => 'monospace',
			default     => 'sans-serif',
		};
	}

	/**
	 * A face.
	 *
	 * @param string       $name     Name of the family.
	 * @param list<string> $locals   Fonts of devices.
	 * @param float        $adjust   How much wider the web font is.
	 * @param list<float>  $measures Ascent, descent and line gap of the web font.
	 */
	private static function face( string $name, array $locals, float $adjust, array $measures ): string {
		$percent = static fn( float $share ): string => round( $share * 100, 2 ) . '%';

		return sprintf(
			'@font-face{font-family:"%s";src:%s;size-adjust:%s;'
				. 'ascent-override:%s;descent-override:%s;line-gap-override:%s}',
			$name,
			implode( ',', array_map( static fn( string $font ): string => "local(\"$font\")", $locals ) ),
			$percent( $adjust ),
			...array_map( static fn( float $measure ): string => $percent( $measure / $adjust ), $measures )
		);
	}
}
