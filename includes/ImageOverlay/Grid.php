<?php
/**
 * How dark and how bright the parts of an image are.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

/**
 * The darkest and the brightest value of each of 12 × 12 cells of an image, from 0 (black) to 255 (white).
 *
 * A value is the gray that is as bright as the color, so that contrast with black and white words can be computed.
 */
final class Grid {

	/** Rows and columns. */
	public const SIZE = 12;

	/** How many values a grid has: two for each cell. */
	private const LENGTH = 2 * self::SIZE * self::SIZE;

	/**
	 * A grid of values.
	 *
	 * @param list<int> $darkest   Row by row, 0 to 255.
	 * @param list<int> $brightest Row by row, 0 to 255.
	 */
	private function __construct( private readonly array $darkest, private readonly array $brightest ) {}

	/**
	 * Makes a grid of an image's points.
	 *
	 * @param list<int> $points Grays of a square of points, row by row. Its side is a multiple of SIZE, such as 48.
	 * @return self|null Null if these are no such points.
	 */
	public static function of_points( array $points ): ?self {
		$side = (int) sqrt( count( $points ) );
		if ( 0 === $side || count( $points ) !== $side * $side || 0 !== $side % self::SIZE ) {
			return null;
		}
		$cells = array_fill( 0, self::SIZE * self::SIZE, array() );
		$each  = intdiv( $side, self::SIZE );
		foreach ( $points as $index => $gray ) {
			$row = intdiv( intdiv( $index, $side ), $each );

			$cells[ $row * self::SIZE + intdiv( $index % $side, $each ) ][] = max( 0, min( 255, $gray ) );
		}
		$values = array_map( static fn ( array $cell ): array => array() === $cell ? array( 0 ) : $cell, $cells );

		return new self(
			array_values( array_map( static fn ( array $cell ): int => min( $cell ), $values ) ),
			array_values( array_map( static fn ( array $cell ): int => max( $cell ), $values ) )
		);
	}

	/**
	 * Reads what text() wrote.
	 *
	 * @param string $text Stored text.
	 * @return self|null Null if it is not such a text.
	 */
	public static function of_text( string $text ): ?self {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Numbers, one byte each.
		$bytes = base64_decode( $text, true );
		if ( false === $bytes || self::LENGTH !== strlen( $bytes ) ) {
			return null;
		}
		list( $darkest, $brightest ) = array_map(
			static fn ( string $half ): array => array_map( 'ord', str_split( $half ) ),
			str_split( $bytes, self::SIZE * self::SIZE )
		);

		return new self( $darkest, $brightest );
	}

	/**
	 * The grid of an image of which nothing is known.
	 */
	public static function any(): self {
		$cells = self::SIZE * self::SIZE;

		return new self( array_fill( 0, $cells, 0 ), array_fill( 0, $cells, 255 ) );
	}

	/**
	 * The grid behind a duotone or below a gradient.
	 *
	 * @param Duotone|Gradient $layer
	 */
	public function toned( Duotone|Gradient $layer ): self {
		$ranges = array_map( $layer->range( ... ), $this->darkest, $this->brightest );

		return new self( array_column( $ranges, 0 ), array_column( $ranges, 1 ) );
	}

	/**
	 * The grid as a short text, to be stored.
	 */
	public function text(): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Numbers, one byte each.
		return base64_encode( implode( '', array_map( 'chr', array( ...$this->darkest, ...$this->brightest ) ) ) );
	}

	/**
	 * The darkest and the brightest gray in a band of the image that is as wide as the image.
	 *
	 * @param Band $band Which part of its height.
	 * @return array{int, int} From 0 to 255.
	 */
	public function range( Band $band = Band::All ): array {
		list( $from, $rows ) = $band->rows();
		$start               = $from * self::SIZE;
		$length              = $rows * self::SIZE;

		return array(
			min( 255, ...array_slice( $this->darkest, $start, $length ) ),
			max( 0, ...array_slice( $this->brightest, $start, $length ) ),
		);
	}
}
