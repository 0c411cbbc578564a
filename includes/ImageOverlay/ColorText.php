<?php
/**
 * Colors in list settings and look options of cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

/**
 * Writes and reads colors as a short text: two hexadecimal digits a channel, a hyphen between colors.
 */
final class ColorText {

	/** The text of colors that only a browser knows. */
	private const UNKNOWN = 'unknown';

	/**
	 * Colors as text.
	 *
	 * @param list<list<float>> $colors Channels of each from 0 to 255; empty = unknown ones.
	 */
	public static function write( array $colors ): string {
		$digits = array_map(
			static fn ( array $color ): string => implode(
				'',
				array_map( static fn ( float $value ): string => sprintf( '%02x', (int) round( $value ) ), $color )
			),
			$colors
		);

		return array() === $digits ? self::UNKNOWN : implode( '-', $digits );
	}

	/**
	 * Reads what write() wrote.
	 *
	 * @param string $text Valid by the schema of whoever stores it.
	 * @return list<list<float>> Channels of each color from 0 to 255; empty = unknown ones.
	 */
	public static function read( string $text ): array {
		return array_map(
			static fn ( string $digits ): array => array_map(
				static fn ( string $pair ): float => (float) hexdec( $pair ),
				str_split( $digits, 2 )
			),
			self::UNKNOWN === $text ? array() : explode( '-', $text )
		);
	}
}
