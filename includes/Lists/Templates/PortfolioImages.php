<?php
/**
 * Sizes of the images of portfolio cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\ContentFields;
use Eidan\Support\ImageSize;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;

/**
 * In rows, tiles and vertical slides the width of the image differs from card to card.
 */
final class PortfolioImages {

	/** Ratio (width divided by height) of an image that is missing or of unknown size. */
	private const UNKNOWN = 1.5;

	/**
	 * Ratio (width divided by height) of a card's image.
	 */
	public static function ratio( Card $card ): float {
		$size = ImageSize::of( $card->image_id() );

		return null === $size ? self::UNKNOWN : round( $size[0] / $size[1], 4 );
	}

	/**
	 * Attributes for the width of a card's image, if it differs from card to card.
	 *
	 * @return array<string, string>
	 */
	public static function sizes( Card $card ): array {
		$layout = $card->look( 'layout' );
		$height = $card->look( 'rowHeight' );
		$wide   = $card->look( 'wideSizes' );
		if ( 'rows' === $layout && is_int( $height ) ) {
			// The second image has the same box as the first.
			return array(
				'sizes' => Sizes::row( $height, self::ratio( $card ) ),
				'ratio' => self::ratio( $card ) . '/1',
			);
		}

		$column = $card->look( 'height' );
		if ( is_string( $column ) && '' !== $column ) {
			$ratio = self::ratio( $card );
			$whole = $card->options->sizes;
			$share = $card->look( 'inView' );
			$share = is_int( $share ) || is_float( $share ) ? $share : 1;

			return array(
				'covering' => '(max-width: 1024px) ' . Sizes::as_high( $whole, $column, $ratio )
					. ', ' . Sizes::as_high( $whole, "$column / $share", $ratio ),
			);
		}

		if ( 'tiles' !== $layout ) {
			return array();
		}
		$size = ContentFields::choice( $card->item, 'tile-size' );
		$tile = Ratio::number( Ratio::css( $card->look( 'tile' ) ) );

		return array(
			'ratio'       => self::box( $tile, str_starts_with( $size, '2' ) && '' !== $wide, $size ),
			'ratioNarrow' =>
				self::box( $tile, str_starts_with( $size, '2' ) && true !== $card->look( 'oneColumn' ), $size ),
		) + (
			is_string( $wide ) && '' !== $wide && str_starts_with( $size, '2' ) ? array( 'sizes' => $wide ) : array()
		);
	}

	/**
	 * Ratio of a tile.
	 *
	 * @param float  $tile Ratio of a tile of one column and one row; 0 = unknown.
	 * @param bool   $wide Whether the tile spans two columns.
	 * @param string $size Size of the tile as columns by rows, such as `2x1`.
	 * @return string Such as `2/1`; '' = unknown.
	 */
	private static function box( float $tile, bool $wide, string $size ): string {
		return $tile > 0 ? round( $tile * ( $wide ? 2 : 1 ) / ( str_ends_with( $size, '2' ) ? 2 : 1 ), 3 ) . '/1' : '';
	}
}
