<?php
/**
 * How wide pictures are shown.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * The `sizes` attribute, so that browsers fetch a file of the right width.
 */
final class Sizes {

	/**
	 * For pictures in columns.
	 *
	 * @param int    $wide   Columns above 1024 px.
	 * @param int    $medium Columns up to 1024 px.
	 * @param int    $narrow Columns up to 680 px.
	 * @param string $align  Alignment of the block.
	 * @param float  $share  How much of its column a picture takes, where something stands beside it; on the narrowest screens it takes all.
	 */
	public static function columns( int $wide, int $medium, int $narrow, string $align = '', float $share = 1 ): string {
		$width = self::container( $align );
		$last  = self::share( $wide, $share );
		if ( '' !== $width ) {
			$last = sprintf( 'calc(min(100vw, %s) / %s)', $width, round( $wide / $share, 2 ) );
		}
		return sprintf( '(max-width: 680px) %s, (max-width: 1024px) %s, %s', self::share( $narrow ), self::share( $medium, $share ), $last );
	}

	/**
	 * For pictures that fill slides.
	 *
	 * @param non-empty-array<int, float> $per_view Slides in view by the widest screen that they are for; 0 has no limit.
	 */
	public static function slides( array $per_view ): string {
		$sizes = array();
		foreach ( array_reverse( $per_view, true ) as $width => $number ) {
			$sizes[] = ( 0 === $width ? '' : "(max-width: {$width}px) " ) . (int) ceil( 100 / $number ) . 'vw';
		}
		return implode( ', ', $sizes );
	}

	/**
	 * For a picture in a justified row: at least its natural width at that height, seldom more than half more.
	 *
	 * @param int   $height Height of the rows in pixels.
	 * @param float $ratio  Width by height.
	 */
	public static function row( int $height, float $ratio ): string {
		return sprintf( 'min(100vw, %dpx)', (int) ceil( 1.4 * $height * $ratio ) );
	}

	/**
	 * For a picture as wide as its block.
	 *
	 * @param string $align Alignment of the block.
	 */
	public static function whole( string $align = '' ): string {
		$width = self::container( $align );
		return '' === $width ? '100vw' : sprintf( 'min(100vw, %s)', $width );
	}

	/**
	 * For a picture beside words; on the narrowest screens it has a row of its own.
	 *
	 * @param float  $share Part of the block that it takes, above 0 and at most 1.
	 * @param string $align Alignment of the block.
	 */
	public static function beside( float $share, string $align = '' ): string {
		$width = self::container( $align );
		$wide  = self::share( 1, $share );
		return '(max-width: 680px) 100vw, ' . ( '' === $width ? $wide : sprintf( 'min(%s, %s * %s)', $wide, $width, round( $share, 4 ) ) );
	}

	/**
	 * For a picture of a width that an author gave it.
	 *
	 * @param int $width Pixels.
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
	 * @param int   $columns Columns.
	 * @param float $share   Part of a column.
	 */
	private static function share( int $columns, float $share = 1 ): string {
		return round( 100 * $share / max( 1, $columns ), 2 ) . 'vw';
	}
}
