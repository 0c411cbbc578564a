<?php
/**
 * How large images of portfolio cards are shown.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\ContentFields;
use Eidan\Support\Media;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;

/**
 * Rows, tiles and slides of a column: their images differ from card to card.
 */
final class PortfolioPictures {

	/** Width by height of an image that is missing or of unknown size. */
	private const UNKNOWN = 1.5;

	/**
	 * Width by height of a card's image.
	 */
	public static function ratio( Card $card ): float {
		$size = Media::size( $card->image_id() );

		return null === $size ? self::UNKNOWN : round( $size[0] / $size[1], 4 );
	}

	/**
	 * How wide a card's image is shown, where that differs from card to card.
	 *
	 * @return array<string, string>
	 */
	public static function sizes( Card $card ): array {
		$layout = $card->look( 'layout' );
		$height = $card->look( 'rowHeight' );
		$wide   = $card->look( 'wideSizes' );
		if ( 'rows' === $layout && is_int( $height ) ) {
			// The second image covers the first one's place.
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
	 * @param float  $tile Ratio of one of one column and one row; 0 for not known.
	 * @param bool   $wide Whether it has two columns.
	 * @param string $size Its size, columns by rows.
	 * @return string Such as `2/1`, '' for not known.
	 */
	private static function box( float $tile, bool $wide, string $size ): string {
		return $tile > 0 ? round( $tile * ( $wide ? 2 : 1 ) / ( str_ends_with( $size, '2' ) ? 2 : 1 ), 3 ) . '/1' : '';
	}
}
