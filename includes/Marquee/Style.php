<?php
/**
 * The custom properties of a marquee.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Marquee;

/**
 * What the style sheets of a marquee read; blocks/text-marquee/properties.ts does the same in the editor.
 */
final class Style {

	private const WIDTHS = array( 1480, 1200, 768, 600, 480 );

	/**
	 * Declarations of all that differs from the style sheet's own values.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	public static function properties( array $attributes ): string {
		$properties = array( '--eidan-separator' => self::text( self::separator( $attributes ) ) );
		$image      = $attributes['separatorImage'] ?? array();
		$url        = is_array( $image ) && is_string( $image['url'] ?? null ) ? esc_url_raw( $image['url'], array( 'http', 'https' ) ) : '';
		if ( 'image' === $attributes['separator'] && '' !== $url ) {
			$properties['--eidan-image'] = 'url(' . self::text( $url ) . ')';
		}
		if ( 'icon' === $attributes['separator'] && is_string( $attributes['separatorIcon'] ) ) {
			$properties['--eidan-icon'] = Icons::css( $attributes['separatorIcon'] );
		}
		if ( 'end' === $attributes['direction'] ) {
			$properties += array(
				'--eidan-turn' => 'reverse',
				'--eidan-back' => 'normal',
			);
		}
		if ( 'none' !== $attributes['stroke'] && 1 !== $attributes['strokeWidth'] && is_numeric( $attributes['strokeWidth'] ) ) {
			$properties['--eidan-stroke'] = $attributes['strokeWidth'] . 'px';
		}
		foreach ( self::WIDTHS as $width ) {
			$scale = is_array( $attributes['fontScale'] ?? null ) ? $attributes['fontScale'][ $width ] ?? null : null;
			if ( is_numeric( $scale ) ) {
				$properties[ "--eidan-$width" ] = $scale . 'em';
			}
		}
		$css = '';
		foreach ( $properties as $name => $value ) {
			$css .= "$name:$value;";
		}
		return $css;
	}

	/**
	 * The characters between two texts.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	private static function separator( array $attributes ): string {
		$character = $attributes['separatorCharacter'] ?? '';
		return 'character' === $attributes['separator'] && is_string( $character ) ? $character : ' ';
	}

	/**
	 * A CSS string: all but letters and digits by number, so that it cannot end early.
	 *
	 * @param string $text Any text.
	 */
	private static function text( string $text ): string {
		$escaped = preg_replace_callback(
			'/[^A-Za-z0-9:\/._-]/u',
			static fn ( array $match ): string => '\\' . dechex( (int) mb_ord( $match[0] ) ) . ' ',
			wp_check_invalid_utf8( $text )
		);
		return '"' . $escaped . '"';
	}
}
