<?php
/**
 * Reads the brightness of an image file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

use GdImage;
use Imagick;
use Throwable;

/**
 * Scales an image to a small square and reads its points, with GD or ImageMagick, whichever the server has.
 */
final class Points {

	/**
	 * Width and height of the square: 12 × 12 points for each cell of a Grid. A point is smaller than a letter on the
	 * image, so that a bright spot behind one letter counts.
	 */
	private const SIDE = 12 * Grid::SIZE;

	/** Largest file in bytes that is read. The file of a small size has a hundredth of it. */
	private const MOST_BYTES = 4_000_000;

	/** Most pixels: GD needs about five bytes for each. */
	private const MOST_PIXELS = 4_000_000;

	/**
	 * The points of an image.
	 *
	 * @param string       $path      File, also of a stream wrapper such as `s3://…`.
	 * @param list<string> $libraries Which to try, in this order: `gd`, `imagick`.
	 * @return list<int>|null Grays from 0 to 255, row by row; null if it cannot be read.
	 */
	public static function of( string $path, array $libraries = array( 'gd', 'imagick' ) ): ?array {
		if ( ! is_file( $path ) || filesize( $path ) > self::MOST_BYTES ) {
			return null;
		}
		$size = wp_getimagesize( $path );
		if ( false === $size || $size[0] * $size[1] > self::MOST_PIXELS ) {
			return null;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the site, not an address.
		$data = (string) file_get_contents( $path );
		try {
			foreach ( $libraries as $library ) {
				$points = 'gd' === $library ? self::by_gd( $data ) : self::by_imagick( $data );
				if ( null !== $points ) {
					return $points;
				}
			}
		} catch ( Throwable ) {
			// A file that only looks like an image.
			return null;
		}

		return null;
	}

	/**
	 * The points by GD.
	 *
	 * @param string $data Content of the file.
	 * @return list<int>|null
	 */
	private static function by_gd( string $data ): ?array {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- It warns of formats that it does not know.
		$whole = function_exists( 'imagecreatefromstring' ) ? @imagecreatefromstring( $data ) : false;
		if ( ! $whole instanceof GdImage ) {
			return null;
		}
		// Transparent parts show the tint behind images, which is light.
		$small = imagecreatetruecolor( self::SIDE, self::SIDE );
		if ( false === $small ) {
			return null;
		}
		imagefill( $small, 0, 0, (int) imagecolorallocate( $small, 235, 235, 235 ) );
		imagecopyresampled( $small, $whole, 0, 0, 0, 0, self::SIDE, self::SIDE, imagesx( $whole ), imagesy( $whole ) );
		$points = array();
		for ( $y = 0; $y < self::SIDE; $y++ ) {
			for ( $x = 0; $x < self::SIDE; $x++ ) {
				$color    = (int) imagecolorat( $small, $x, $y );
				$points[] = self::gray( $color >> 16 & 255, $color >> 8 & 255, $color & 255 );
			}
		}

		return $points;
	}

	/**
	 * The points by ImageMagick.
	 *
	 * @param string $data Content of the file.
	 * @return list<int>|null
	 */
	private static function by_imagick( string $data ): ?array {
		if ( ! class_exists( Imagick::class ) ) {
			return null;
		}
		$image = new Imagick();
		$image->readImageBlob( $data );
		$image->setImageBackgroundColor( '#ebebeb' );
		$image = $image->mergeImageLayers( Imagick::LAYERMETHOD_FLATTEN );
		$image->resizeImage( self::SIDE, self::SIDE, Imagick::FILTER_BOX, 1 );
		$colors = $image->exportImagePixels( 0, 0, self::SIDE, self::SIDE, 'RGB', Imagick::PIXEL_CHAR );
		$points = array();
		foreach ( array_chunk( $colors, 3 ) as $color ) {
			$points[] = self::gray( (int) $color[0], (int) ( $color[1] ?? 0 ), (int) ( $color[2] ?? 0 ) );
		}

		return $points;
	}

	/**
	 * The gray that is about as bright as a color: the weights of WCAG's luminance, for values with gamma 2.2.
	 *
	 * @param int $red   0 to 255.
	 * @param int $green 0 to 255.
	 * @param int $blue  0 to 255.
	 */
	public static function gray( int $red, int $green, int $blue ): int {
		return (int) round( ( 0.2126 * $red ** 2.2 + 0.7152 * $green ** 2.2 + 0.0722 * $blue ** 2.2 ) ** ( 1 / 2.2 ) );
	}
}
