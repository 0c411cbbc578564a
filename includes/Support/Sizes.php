<?php
/**
 * How wide images are shown.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Makes the attribute `sizes`, by which browsers choose a file of the right width.
 */
final class Sizes {

	/** Pixels of a rem, as browsers have it unless the reader changed it. */
	private const ROOT = 16;

	/** Minimum width of slides with words on screens wider than a phone, in pixels: 12rem. */
	private const WORDS = 192;

	/** Narrowest screen in pixels (WCAG 1.4.10). */
	private const PHONE = 320;

	/**
	 * For images in columns.
	 *
	 * @param float  $wide   Number of columns above 1024 px; half of it for an image that takes two.
	 * @param float  $medium Number of columns up to 1024 px.
	 * @param float  $narrow Number of columns up to 680 px.
	 * @param string $align  Alignment of the block.
	 * @param float  $share  Part of its column that an image takes if something is beside it; up to 680 px it takes
	 *                       all.
	 */
	public static function columns(
		float $wide,
		float $medium,
		float $narrow,
		string $align = '',
		float $share = 1
	): string {
		$width = self::container( $align );
		$last  = self::share( $wide, $share );
		if ( '' !== $width ) {
			$last = sprintf( 'calc(min(100vw, %s) / %s)', $width, round( $wide / $share, 2 ) );
		}
		return sprintf(
			'(max-width: 680px) %s, (max-width: 1024px) %s, %s',
			self::share( $narrow ),
			self::share( $medium, $share ),
			$last
		);
	}

	/**
	 * For images that fill slides.
	 *
	 * @param non-empty-array<int, float> $per_view Number of slides in view by the widest screen that it is for; 0 for
	 *                                              all wider ones.
	 * @param string                      $align    Alignment of the block, whose width the slides share from 1024 px
	 *                                              on.
	 * @param int                         $least    Minimum width of a slide on a phone in pixels; 0 for none. Others
	 *                                              have at least 12rem or 28vw, as `--eidan-least` says.
	 */
	public static function slides( array $per_view, string $align = 'full', int $least = 0 ): string {
		$container = self::container( $align );
		$room      = (float) $container * ( str_ends_with( $container, 'px' ) ? 1 : self::ROOT );
		$sizes     = array();
		// Narrowest screen that a number of slides is for.
		$from = self::PHONE;
		foreach ( array_reverse( $per_view, true ) as $width => $number ) {
			$min = $least > 0 ? (int) max( $least, min( self::WORDS, 0 === $width ? self::WORDS : 0.28 * $width ) ) : 0;
			if ( '' === $container || ( 0 !== $width && $width < 1024 ) ) {
				$share  = (int) ceil( 100 / $number ) . 'vw';
				$length = $from / $number < $min ? "max({$min}px, $share)" : $share;
			} elseif ( min( $room, $from ) / $number < $min ) {
				$length = max( $min, (int) ceil( $room / $number ) ) . 'px';
			} else {
				$length = sprintf( 'calc(min(100vw, %s) / %s)', $container, round( $number, 2 ) );
			}
			$sizes[] = ( 0 === $width ? '' : "(max-width: {$width}px) " ) . $length;
			$from    = $width + 1;
		}
		return implode( ', ', $sizes );
	}

	/**
	 * For an image that covers a box (`object-fit: cover`). An image that is wider in shape than the box is drawn as
	 * high as the box and wider than it, and the file has to be that wide.
	 *
	 * @param string $sizes  How wide the box is: the attribute `sizes`.
	 * @param float  $ratio  Width divided by height of the image; 0 if unknown.
	 * @param float  $box    Width divided by height of the box; 0 if images keep their own ratio.
	 * @param float  $narrow The same for the box up to 680 px; 0 if it does not change.
	 * @return string The given sizes if the image is not wider in shape.
	 */
	public static function covering( string $sizes, float $ratio, float $box, float $narrow = 0 ): string {
		$entries = preg_split( '/,\s*(?![^()]*(?:\([^()]*\)[^()]*)*\))/', $sizes );
		$covered = array();
		foreach ( false === $entries ? array( $sizes ) : $entries as $entry ) {
			preg_match( '/^(\([a-z-]+:[^()]*\)\s+)?(.*)$/s', $entry, $parts );
			$condition = $parts[1] ?? '';
			$shape     = $narrow > 0 && str_starts_with( $condition, '(max-width: 680px)' ) ? $narrow : $box;
			$covered[] = $condition
				. self::times( $parts[2] ?? $entry, $shape > 0 ? round( $ratio / $shape, 2 ) : 1 );
		}
		return implode( ', ', $covered );
	}

	/**
	 * For an image that covers a box whose height is known, such as that of the screen.
	 *
	 * @param string $sizes  How wide the box is: a CSS length.
	 * @param string $height How high it is: a CSS length.
	 * @param float  $ratio  Width divided by height of the image; 0 if unknown.
	 */
	public static function as_high( string $sizes, string $height, float $ratio ): string {
		return $ratio > 0 ? sprintf( 'max(%s, %s * %s)', $sizes, $height, round( $ratio, 2 ) ) : $sizes;
	}

	/**
	 * A length multiplied by a factor.
	 *
	 * @param string $length CSS length.
	 * @param float  $factor The factor; at most 1 changes nothing.
	 */
	private static function times( string $length, float $factor ): string {
		if ( $factor <= 1 || 'auto' === $length ) {
			return $length;
		}
		return 1 === preg_match( '/^([\d.]+)(px|vw|rem|em)$/D', $length, $parts )
			? round( $factor * (float) $parts[1], 2 ) . $parts[2]
			: "calc($length * $factor)";
	}

	/**
	 * For an image in a justified row: at least its natural width at that height, and rarely more than half wider. A
	 * row on a phone holds one or two, and an image alone may grow to twice that width and more.
	 *
	 * @param int   $height Height of the rows in pixels.
	 * @param float $ratio  Width divided by height of the image.
	 */
	public static function row( int $height, float $ratio ): string {
		$width = $height * $ratio;

		return sprintf(
			'(max-width: 680px) min(100vw, %dpx), min(100vw, %dpx)',
			(int) ceil( 2.4 * $width ),
			(int) ceil( 1.4 * $width )
		);
	}

	/**
	 * For an image as wide as its block.
	 *
	 * @param string $align Alignment of the block.
	 */
	public static function block_width( string $align = '' ): string {
		$width = self::container( $align );
		return '' === $width ? '100vw' : sprintf( 'min(100vw, %s)', $width );
	}

	/**
	 * For an image beside text; up to 680 px it has a row of its own.
	 *
	 * @param float  $share Part of the block that it takes, above 0 and at most 1.
	 * @param string $align Alignment of the block.
	 */
	public static function beside( float $share, string $align = '' ): string {
		$width = self::container( $align );
		$wide  = self::share( 1, $share );
		return '(max-width: 680px) 100vw, '
			. ( '' === $width ? $wide : sprintf( 'min(%s, %s * %s)', $wide, $width, round( $share, 4 ) ) );
	}

	/**
	 * For an image whose width an author set.
	 *
	 * @param int $width Width in pixels.
	 */
	public static function fixed( int $width ): string {
		return sprintf( 'min(100vw, %dpx)', $width );
	}

	/**
	 * The width of a block by its alignment.
	 *
	 * @param string $align Alignment.
	 * @return string CSS length; '' for the whole window.
	 */
	private static function container( string $align ): string {
		if ( 'full' === $align ) {
			return '';
		}
		$width = wp_get_global_settings( array( 'layout', 'wide' === $align ? 'wideSize' : 'contentSize' ) );
		return is_string( $width ) && 1 === preg_match( '/^\d{1,5}(?:\.\d+)?(?:px|rem|em)$/', $width ) ? $width : '';
	}

	/**
	 * A share of the window.
	 *
	 * @param float $columns Number of columns.
	 * @param float $share   Part of a column that the image takes.
	 */
	private static function share( float $columns, float $share = 1 ): string {
		return round( 100 * $share / max( 1, $columns ), 2 ) . 'vw';
	}
}
