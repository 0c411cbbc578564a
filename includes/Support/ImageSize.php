<?php
/**
 * The size of an image in the media library.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * WordPress stores the size of pixel images. Where it is lost, as after some imports, and for SVG files, which some
 * sites allow by a plugin, it is read from the beginning of the file itself.
 */
final class ImageSize {

	/** Bytes to read: enough to find the tag `<svg>`, whatever a drawing program wrote before it. */
	private const HEAD = 4096;

	/** Field of an attachment in object storage: name of its file, width and height; 0 if it has none. */
	public const META = '_eidan_size';

	/**
	 * Sizes of files that this request has read, by file.
	 *
	 * @var array<string, array{int, int}|null>
	 */
	private array $seen = array();

	/**
	 * Width and height of an image.
	 *
	 * @param int $id Attachment; its meta should be primed.
	 * @return array{int, int}|null More than 0 each, in pixels or in units of the drawing; null if unknown.
	 */
	public static function of( int $id ): ?array {
		return Media::size( $id ) ?? self::read( $id );
	}

	/**
	 * The size that WordPress writes at the end of the name of a file that it has made smaller.
	 *
	 * @param string $address Address of an image, such as `/uploads/hall-640x853.webp`.
	 * @return array{int, int}|null Null if its name has no size.
	 */
	public static function of_name( string $address ): ?array {
		return 1 === preg_match( '/-(\d{1,5})x(\d{1,5})\.\w+(?:[?#]|$)/', $address, $size )
			? self::pair( $size[1], $size[2] )
			: null;
	}

	/**
	 * The size of an SVG: that of its `viewBox`, or else its width and height.
	 *
	 * @param string $head The beginning of the file.
	 * @return array{int, int}|null Null if it is no SVG or has no size.
	 */
	public static function of_svg( string $head ): ?array {
		if ( 1 !== preg_match( '/<svg\b[^>]*>/i', $head, $tag ) ) {
			return null;
		}
		if (
			1 === preg_match(
				'/\sviewBox\s*=\s*["\']\s*[-+\d.e]+[\s,]+[-+\d.e]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["\']/i',
				$tag[0],
				$box
			)
		) {
			return self::pair( $box[1], $box[2] );
		}
		$found = 1 === preg_match( '/\swidth\s*=\s*["\']\s*([\d.]+)(?:px)?\s*["\']/i', $tag[0], $width )
			&& 1 === preg_match( '/\sheight\s*=\s*["\']\s*([\d.]+)(?:px)?\s*["\']/i', $tag[0], $height );

		return $found ? self::pair( $width[1], $height[1] ) : null;
	}

	/**
	 * Reads the beginning of a file.
	 *
	 * @param int $id Attachment.
	 * @return array{int, int}|null
	 */
	private static function read( int $id ): ?array {
		$type   = $id > 0 ? (string) get_post_mime_type( $id ) : '';
		$is_svg = 'image/svg+xml' === $type;
		$file   = str_starts_with( $type, 'image/' ) ? get_attached_file( $id ) : false;
		if ( is_string( $file ) && wp_is_stream( $file ) ) {
			return $is_svg ? self::read_far( $id, $file ) : null;
		}
		// Files on another host cannot be read here.
		if ( ! is_string( $file ) || ! is_file( $file ) ) {
			return null;
		}
		if ( ! array_key_exists( $file, self::memory()->seen ) ) {
			$size = $is_svg ? false : wp_getimagesize( $file );

			self::memory()->seen[ $file ] = $is_svg
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the media library, not an address.
				? self::of_svg( (string) file_get_contents( $file, false, null, 0, self::HEAD ) )
				: ( is_array( $size ) ? self::pair( $size[0] ?? 0, $size[1] ?? 0 ) : null );
		}

		return self::memory()->seen[ $file ];
	}

	/**
	 * The size of an SVG in object storage, where each look is a request to another host: kept with the attachment.
	 *
	 * @param int    $id   Attachment.
	 * @param string $file Path.
	 * @return array{int, int}|null
	 */
	private static function read_far( int $id, string $file ): ?array {
		$name   = wp_basename( $file );
		$stored = get_post_meta( $id, self::META, true );
		$parts  = is_string( $stored ) ? explode( '|', $stored ) : array();
		if ( 3 === count( $parts ) && $name === $parts[0] ) {
			return self::pair( $parts[1], $parts[2] );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- As above.
		$head = is_file( $file ) ? file_get_contents( $file, false, null, 0, self::HEAD ) : false;
		if ( false === $head ) {
			return null;
		}
		$size = self::of_svg( $head );
		update_post_meta( $id, self::META, wp_slash( "$name|" . implode( '|', $size ?? array( 0, 0 ) ) ) );

		return $size;
	}

	/**
	 * Deletes what is kept with attachments. It is read anew when needed.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::META );
	}

	/**
	 * Two lengths as whole numbers in the same ratio.
	 *
	 * @param mixed $width  Width, as the file has it.
	 * @param mixed $height Height, as the file has it.
	 * @return array{int, int}|null Null unless both are more than 0.
	 */
	private static function pair( mixed $width, mixed $height ): ?array {
		$width  = is_numeric( $width ) ? (float) $width : 0.0;
		$height = is_numeric( $height ) ? (float) $height : 0.0;
		if ( $width <= 0 || $height <= 0 || $width > 1_000_000 || $height > 1_000_000 ) {
			return null;
		}
		// A drawing may be a single unit wide, so it is scaled up before it is rounded.
		$scale = min( $width, $height ) < 10 ? 100 / min( $width, $height ) : 1;

		return array( (int) round( $width * $scale ), (int) round( $height * $scale ) );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
