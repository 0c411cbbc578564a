<?php
/**
 * The custom properties of a marquee.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TextMarquee;

use Eidan\Support\Html;
use Eidan\Support\Text;

/**
 * Used by the style sheet; blocks/text-marquee/look.ts does the same in the editor.
 *
 * @phpstan-import-type TextMarqueeAttributes from \Eidan\Attributes\TextMarquee
 */
final class Style {

	private const WIDTHS = array( 1480, 1200, 768, 600, 480 );

	// Position and size of an icon or image in a separator.
	private const PLACE = ' 50%/.6em no-repeat';

	/**
	 * Custom properties that differ from the style sheet.
	 *
	 * @param TextMarqueeAttributes $attributes Valid attributes.
	 */
	public static function properties( array $attributes ): string {
		$properties = array( '--eidan-mark' => self::text( self::separator( $attributes ) ) );
		$url        = Text::of( esc_url_raw( $attributes['separatorImage']['url'] ?? '', array( 'http', 'https' ) ) );
		if ( 'image' === $attributes['separator'] && '' !== $url ) {
			$properties['--eidan-fill'] = 'url(' . self::text( $url ) . ')' . self::PLACE;
		}
		if ( 'icon' === $attributes['separator'] ) {
			$properties['--eidan-fill'] = 'currentcolor';
			$properties['--eidan-mask'] = Icons::css( $attributes['separatorIcon'] ) . self::PLACE;
		}
		if ( $attributes['fade'] ) {
			$properties['--eidan-fade'] = 'linear-gradient(90deg,#0000,#000 8% 92%,#0000)';
		}
		if ( 'full' === ( $attributes['align'] ?? '' ) && ! self::has_padding( $attributes['style'] ?? null ) ) {
			// Keeps static text off the screen's edge, like the theme's content.
			$properties['--eidan-edge'] = 'var(--wp--style--root--padding-left,1rem)';
		}
		if ( 'end' === $attributes['direction'] ) {
			$properties += array(
				'--eidan-turn' => 'reverse',
				'--eidan-back' => 'normal',
			);
		}
		if ( $attributes['secondRow'] ) {
			// Space for the row that the script adds.
			$properties['--eidan-rest'] = '1lh';
		}
		foreach ( self::WIDTHS as $width ) {
			if ( isset( $attributes['fontScale'][ $width ] ) ) {
				$properties[ "--eidan-$width" ] = $attributes['fontScale'][ $width ] . 'em';
			}
		}
		return Html::style( $properties );
	}

	/**
	 * Declarations of outlined letters.
	 *
	 * @param TextMarqueeAttributes $attributes Valid attributes.
	 */
	public static function outline( array $attributes ): string {
		return '-webkit-text-stroke:' . $attributes['strokeWidth'] . 'px;-webkit-text-fill-color:#0000';
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
	 * @param TextMarqueeAttributes $attributes Valid attributes.
	 */
	private static function separator( array $attributes ): string {
		if ( in_array( $attributes['separator'], array( 'icon', 'image' ), true ) ) {
			return "\u{a0}\u{a0}";
		}
		return 'character' === $attributes['separator'] ? $attributes['separatorCharacter'] : ' ';
	}

	/**
	 * A CSS string in which everything but letters and digits is escaped.
	 *
	 * @param string $text Any text.
	 */
	private static function text( string $text ): string {
		$escaped = preg_replace_callback(
			'/[^A-Za-z0-9:\/._-]/u',
			static fn ( array $match ): string => '\\' . dechex( Text::code_point( $match[0] ) ) . ' ',
			wp_check_invalid_utf8( $text )
		);
		return '"' . $escaped . '"';
	}
}
