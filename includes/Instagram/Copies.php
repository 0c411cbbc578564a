<?php
/**
 * Copies of Instagram's images in the uploads folder.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- A word of a list, which the screen puts into words.

use Eidan\Support\Media;
use WP_Error;
use WP_Image_Editor;

/**
 * Each image is re-encoded at fixed widths by the site's image editor, so that no bytes from outside are kept.
 *
 * @phpstan-import-type File from Record
 */
final class Copies {

	/** Folder in the uploads folder. */
	private const FOLDER = 'eidan-instagram';

	/** Widths of the copies: thumbnails, tiles, Instagram's own width, its largest. */
	public const WIDTHS = array( 320, 640, 1080, 1440 );

	/** Pattern of file names: a post's id and a width. */
	public const NAME = '/^[0-9]{1,18}-[0-9]{1,4}\.(?:jpe?g|webp|avif|png)$/';

	/** Maximum size of an image in bytes. */
	public const LIMIT = 12_000_000;

	/** Maximum pixels of an image: larger ones need more memory than hosts allow. */
	private const PIXELS = 40_000_000;

	/** Accepted types. */
	private const TYPES = array( 'image/jpeg', 'image/png', 'image/webp', 'image/avif' );

	/**
	 * Makes the copies of an image.
	 *
	 * @param string $id   Id of the post.
	 * @param string $data Content of the downloaded file.
	 * @return list<File> The copies, the smallest first.
	 * @throws Failure If it is no image, or cannot be written.
	 */
	public static function make( string $id, string $data ): array {
		// @phpstan-ignore requireOnce.fileNotFound (a file of WordPress that it loads in the admin only)
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$folder = self::folder();
		if ( ! wp_mkdir_p( $folder ) || ! wp_is_writable( $folder ) ) {
			throw new Failure( Failure::DISK );
		}
		$file = wp_tempnam( 'eidan-instagram' );
		try {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file of our own.
			if ( '' === $file || false === file_put_contents( $file, $data ) ) {
				throw new Failure( Failure::DISK );
			}

			return self::sizes( $id, self::editor( $file ), $folder );
		} finally {
			if ( '' !== $file && is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * Opens a file, after checking that it is an image of an acceptable size.
	 *
	 * @throws Failure If it is not.
	 */
	private static function editor( string $file ): WP_Image_Editor {
		$size   = wp_getimagesize( $file );
		$pixels = is_array( $size ) ? (int) $size[0] * (int) $size[1] : 0;
		if ( ! in_array( wp_get_image_mime( $file ), self::TYPES, true ) || $pixels < 1 || $pixels > self::PIXELS ) {
			throw new Failure( Failure::IMAGE );
		}
		$editor = wp_get_image_editor( $file );
		if ( $editor instanceof WP_Error ) {
			throw new Failure( Failure::IMAGE );
		}

		return $editor;
	}

	/**
	 * Writes an image at each width up to its own.
	 *
	 * @param string          $id     Id of the post.
	 * @param WP_Image_Editor $editor Holds the downloaded image; is resized step by step.
	 * @param string          $folder Target folder.
	 * @return list<File>
	 * @throws Failure If it cannot be written.
	 */
	private static function sizes( string $id, WP_Image_Editor $editor, string $folder ): array {
		$files = array();
		$width = self::width( $editor );
		$most  = min( $width, max( self::WIDTHS ) );
		// From the largest to the smallest, each scaled from the one before. The largest is the image's own width if
		// that is smaller.
		foreach ( array( $most, ...array_reverse( self::WIDTHS ) ) as $wanted ) {
			if ( $wanted > $most || in_array( $wanted, array_column( $files, 'width' ), true ) ) {
				continue;
			}
			if ( $wanted < self::width( $editor ) && true !== $editor->resize( $wanted, null, false ) ) {
				throw new Failure( Failure::IMAGE );
			}
			$saved = $editor->save( "$folder/$id-$wanted.jpg", 'image/jpeg' );
			if ( $saved instanceof WP_Error ) {
				throw new Failure( Failure::DISK );
			}
			array_unshift(
				$files,
				array(
					'name'   => (string) $saved['file'],
					'width'  => (int) $saved['width'],
					'height' => (int) $saved['height'],
				)
			);
		}

		return $files;
	}

	/**
	 * Current width of an image.
	 *
	 * @param WP_Image_Editor $editor Holds an image in its current size.
	 */
	private static function width( WP_Image_Editor $editor ): int {
		$size = $editor->get_size();

		return is_array( $size ) && is_numeric( $size['width'] ?? null ) ? (int) $size['width'] : 0;
	}

	/**
	 * The address of a copy.
	 *
	 * @param string $name File name.
	 */
	public static function url( string $name ): string {
		return Media::address( wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . '/' . $name );
	}

	/**
	 * Whether all files of a post exist.
	 *
	 * @param Record $record The post.
	 */
	public static function are_there( Record $record ): bool {
		foreach ( $record->files as $file ) {
			if ( ! is_file( self::folder() . '/' . $file['name'] ) ) {
				return false;
			}
		}

		return array() !== $record->files;
	}

	/**
	 * Deletes all files that do not belong to these posts.
	 *
	 * @param list<Record> $records Posts whose files are kept.
	 */
	public static function sweep( array $records ): void {
		$folder = self::folder();
		$known  = array();
		foreach ( $records as $record ) {
			$known = array_merge( $known, array_column( $record->files, 'name' ) );
		}
		$names = is_dir( $folder ) ? scandir( $folder ) : false;
		foreach ( false === $names ? array() : $names as $name ) {
			if ( 1 === preg_match( self::NAME, $name ) && ! in_array( $name, $known, true ) ) {
				wp_delete_file( "$folder/$name" );
			}
		}
		if (
			array() === $records
			&& is_dir( $folder )
			&& array() === array_diff( (array) scandir( $folder ), array( '.', '..' ) )
		) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- Empty, and our own.
			rmdir( $folder );
		}
	}

	/**
	 * The folder.
	 */
	private static function folder(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
	}
}
