<?php
/**
 * The grids of attachments.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

use Eidan\Support\Memory;

/**
 * Measures an attachment when its grid is first needed, and keeps the grid with it.
 *
 * A field of its own, and not WordPress's metadata of the attachment: that is written while sizes are made in the
 * background, and two writers would lose what one of them wrote. All fields of images in lists are read at once, so a
 * grid costs no query.
 */
final class Tones {

	/** Field with the name of the image's file, and the grid as text, or nothing if the image cannot be measured. */
	public const META = '_eidan_tones';

	/**
	 * How many images are measured for one page, 6 to 10 ms each. The others are shown with the shade that is enough
	 * for every image, and measured with the next page.
	 */
	private const AT_ONCE = 12;

	/**
	 * How many were measured.
	 *
	 * @var int
	 */
	private int $measured = 0;

	/**
	 * The grid of an attachment, as it is shown.
	 *
	 * @param int           $id       Attachment.
	 * @param Duotone|null  $duotone  What it is shown with.
	 * @param Gradient|null $gradient What is laid over it.
	 * @return Grid|null Null if nothing is known: not an image, not on this server, or to be measured later.
	 */
	public static function of( int $id, ?Duotone $duotone = null, ?Gradient $gradient = null ): ?Grid {
		$layers = array_filter( array( $duotone, $gradient ), static fn ( ?object $layer ): bool => null !== $layer );
		if ( array() === $layers ) {
			return self::measured( $id );
		}
		$grid = null;
		foreach ( $layers as $layer ) {
			if ( ! $layer->is_known() ) {
				return null;
			}
			// A duotone of dark colors is dark with any image.
			$grid = ( $grid ?? self::measured( $id ) ?? Grid::any() )->toned( $layer );
		}

		return $grid;
	}

	/**
	 * The grid of an attachment's file.
	 *
	 * @param int $id Attachment.
	 * @return Grid|null Null if there is none.
	 */
	private static function measured( int $id ): ?Grid {
		$data = 0 < $id ? wp_get_attachment_metadata( $id ) : false;
		$file = is_array( $data ) && is_string( $data['file'] ?? null ) ? $data['file'] : '';
		if ( '' === $file ) {
			return null;
		}
		// WordPress gives an edited image a new name.
		$name   = wp_basename( $file );
		$stored = get_post_meta( $id, self::META, true );
		$parts  = is_string( $stored ) ? explode( '|', $stored, 2 ) : array();
		if ( 2 === count( $parts ) && $name === $parts[0] ) {
			return Grid::of_text( $parts[1] );
		}
		$self = Memory::of( self::class );
		if ( $self->measured >= self::AT_ONCE ) {
			return null;
		}
		++$self->measured;
		$points = Points::of( self::path( $id, is_array( $data ) ? $data : array() ) );
		$grid   = null === $points ? null : Grid::of_points( $points );
		update_post_meta( $id, self::META, wp_slash( $name . '|' . ( null === $grid ? '' : $grid->text() ) ) );

		return $grid;
	}

	/**
	 * Deletes all grids. They are made anew when needed.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::META );
	}

	/**
	 * The smallest file that shows the whole image.
	 *
	 * @param int          $id   Attachment.
	 * @param array<mixed> $data Its metadata.
	 * @return string Path; the original's if there is no other.
	 */
	private static function path( int $id, array $data ): string {
		$whole = (string) get_attached_file( $id );
		$ratio = self::ratio( $data );
		$best  = '';
		$least = PHP_INT_MAX;
		foreach ( is_array( $data['sizes'] ?? null ) ? $data['sizes'] : array() as $size ) {
			$file  = is_array( $size ) && is_string( $size['file'] ?? null ) ? $size['file'] : '';
			$width = is_array( $size ) && is_numeric( $size['width'] ?? null ) ? (int) $size['width'] : 0;
			// Sizes are rounded to whole pixels; cropped ones have another ratio. Tiny ones show too little.
			if (
				'' !== $file && $width >= 100 && $width < $least && 0.0 < $ratio
				&& abs( self::ratio( (array) $size ) / $ratio - 1 ) < 0.02
			) {
				$best  = $file;
				$least = $width;
			}
		}

		return '' === $best ? $whole : dirname( $whole ) . '/' . wp_basename( $best );
	}

	/**
	 * Width by height.
	 *
	 * @param array<mixed> $size Metadata with both.
	 * @return float 0 if unknown.
	 */
	private static function ratio( array $size ): float {
		$width  = is_numeric( $size['width'] ?? null ) ? (float) $size['width'] : 0.0;
		$height = is_numeric( $size['height'] ?? null ) ? (float) $size['height'] : 0.0;

		return $height > 0 ? $width / $height : 0.0;
	}
}
