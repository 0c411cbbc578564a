<?php
/**
 * The custom properties of a marquee.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TextMarquee;

use Eidan\Support\Text;

/**
 * What the style sheet of a marquee reads; blocks/text-marquee/look.ts does the same in the editor.
 */
final class Style {

	private const WIDTHS = array( 1480, 1200, 768, 600, 480 );

	// Where an icon or a picture lies in the box of a separator, and how large it is.
	private const PLACE = ' 50%/.6em no-repeat';

	/**
	 * Declarations of all that differs from the style sheet's own values.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	public static function properties( array $attributes ): string {
		$properties = array( '--eidan-mark' => self::text( self::separator( $attributes ) ) );
		$image      = $attributes['separatorImage'] ?? array();
		$url        = is_array( $image ) && is_string( $image['url'] ?? null ) ? Text::of( esc_url_raw( $image['url'], array( 'http', 'https' ) ) ) : '';
		if ( 'image' === $attributes['separator'] && '' !== $url ) {
			$properties['--eidan-fill'] = 'url(' . self::text( $url ) . ')' . self::PLACE;
		}
		if ( 'icon' === $attributes['separator'] && is_string( $attributes['separatorIcon'] ) ) {
			$properties['--eidan-fill'] = 'currentcolor';
			$properties['--eidan-mask'] = Icons::css( $attributes['separatorIcon'] ) . self::PLACE;
		}
		if ( true === $attributes['fade'] ) {
			$properties['--eidan-fade'] = 'linear-gradient(90deg,#0000,#000 8% 92%,#0000)';
		}
		if ( 'full' === ( $attributes['align'] ?? '' ) && ! self::has_padding( $attributes['style'] ?? null ) ) {
			// Standing text keeps off the edge of the screen, as all of the theme's does.
			$properties['--eidan-edge'] = 'var(--wp--style--root--padding-left,1rem)';
		}
		if ( 'end' === $attributes['direction'] ) {
			$properties += array(
				'--eidan-turn' => 'reverse',
				'--eidan-back' => 'normal',
			);
		}
		if ( true === ( $attributes['secondRow'] ?? false ) ) {
			// The place of the row that the script adds.
			$properties['--eidan-rest'] = '1lh';
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
	 * Declarations of outlined letters.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	public static function outline( array $attributes ): string {
		$width = $attributes['strokeWidth'] ?? 1;
		return '-webkit-text-stroke:' . ( is_numeric( $width ) ? $width : 1 ) . 'px;-webkit-text-fill-color:#0000';
	}

	/**
	 * Whether an author gave the block a padding.
	 *
	 * @param mixed $style The attribute of WordPress's block supports.
	 */
	private static function has_padding( mixed $style ): bool {
		$spacing = is_array( $style ) ? $style['spacing'] ?? null : null;
		return is_array( $spacing ) && isset( $spacing['padding'] );
	}

	/**
	 * The characters between two texts.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	private static function separator( array $attributes ): string {
		if ( in_array( $attributes['separator'], array( 'icon', 'image' ), true ) ) {
			return "\u{a0}\u{a0}";
		}
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
