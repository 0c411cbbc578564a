<?php
/**
 * Black or white words on an image, and how strong the shade below them is.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

use Eidan\Support\Contrast;

/**
 * Decides on the color of words on an image, and on the opacity of the black or white shade between the two.
 *
 * The style sheets draw the shade where the words stand, and nowhere else: see src/styles/_shade.scss.
 */
final class Shade {

	/** Class of an element with dark words on a light shade. Without it, words are white on a dark shade. */
	public const DARK_WORDS = 'has-dark-words';

	/** Custom property: opacity of the shade. */
	public const PROPERTY = '--eidan-shade';

	/** Opacity in percent that is enough for white words on any image; src/styles/_shade.scss has it, too. */
	public const SAFE = 56;

	/** The minimum contrast of words by WCAG 2.2, 1.4.3. */
	private const CONTRAST = 4.5;

	/** Percent that are added, as browsers scale and compress images a little differently. */
	private const MARGIN = 2;

	/**
	 * Words are dark only where a shade of at most so many percent makes them readable: white words with a dark shade
	 * look good on any photograph, a white haze on a dark one does not.
	 */
	private const MOST_FOR_DARK = 16;

	/**
	 * What an image needs.
	 *
	 * @param bool $is_dark Whether the words are dark.
	 * @param int  $percent Opacity of the shade, 0 to 100.
	 */
	private function __construct( public readonly bool $is_dark, public readonly int $percent ) {}

	/**
	 * The color of words on an image, and their shade.
	 *
	 * @param Grid|null $grid  What is known of the image; null = nothing.
	 * @param Band      $band  Where the words may stand.
	 * @param bool|null $light Whether words have to be light; null = by the image.
	 * @param int|null  $fixed Opacity in percent that the author chose; null = what the image needs.
	 */
	public static function of( ?Grid $grid, Band $band = Band::All, ?bool $light = null, ?int $fixed = null ): self {
		list( $darkest, $brightest ) = null === $grid ? array( 0, 255 ) : $grid->range( $band );

		$for_dark = self::needed( $darkest, 255 );
		$is_dark  = null === $light ? $for_dark <= self::MOST_FOR_DARK : ! $light;

		return new self( $is_dark, $fixed ?? ( $is_dark ? $for_dark : self::needed( $brightest, 0 ) ) );
	}

	/**
	 * The color of words on several images at once, or on one after the other, and a shade that is enough for each.
	 *
	 * @param list<Grid|null> $grids What is known of each; null = nothing.
	 * @param Band            $band  Where the words may stand.
	 * @param bool|null       $light Whether words have to be light; null = by the images.
	 * @param int|null        $fixed Opacity in percent that the author chose; null = what the images need.
	 */
	public static function strongest( array $grids, Band $band, ?bool $light = null, ?int $fixed = null ): self {
		foreach ( null === $light ? $grids : array() as $grid ) {
			// Dark words need all images to be light.
			if ( ! self::of( $grid, $band )->is_dark ) {
				$light = true;
				break;
			}
		}
		$most = null;
		foreach ( $grids as $grid ) {
			$one = self::of( $grid, $band, $light, $fixed );
			if ( null === $most || $one->percent > $most->percent ) {
				$most = $one;
			}
		}

		return $most ?? self::of( null, $band, $light, $fixed );
	}

	/**
	 * An opacity that the editor measured.
	 *
	 * @param int          $measured Percent.
	 * @param Duotone|null $site     Duotone of the site's styles, which the editor does not measure.
	 * @return int Percent.
	 */
	public static function known( int $measured, ?Duotone $site ): int {
		return null === $site ? $measured : max( self::SAFE, $measured );
	}

	/**
	 * The shade as a declaration; '' for the one that the style sheet has.
	 */
	public function css(): string {
		return self::SAFE === $this->percent && ! $this->is_dark
			? ''
			: self::PROPERTY . ':' . rtrim( rtrim( sprintf( '%.2F', $this->percent / 100 ), '0' ), '.' );
	}

	/**
	 * The opacity in percent with which words are readable on a gray: black ones with a white shade, white ones with a
	 * black shade.
	 *
	 * @param int $gray  The gray that is worst for the words, 0 to 255.
	 * @param int $shade 0 or 255: the words have the other color.
	 * @return int 0 to 100.
	 */
	private static function needed( int $gray, int $shade ): int {
		$words   = array_fill( 0, 3, 255.0 - $shade );
		$percent = 0;
		for ( ; $percent < 100; $percent++ ) {
			$mixed = $gray + ( $shade - $gray ) * $percent / 100;
			if ( Contrast::of( array_fill( 0, 3, $mixed ), $words ) >= self::CONTRAST ) {
				break;
			}
		}

		return 0 === $percent ? 0 : min( 100, $percent + self::MARGIN );
	}
}
