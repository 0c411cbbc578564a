<?php
/**
 * Copies of Instagram's images in the uploads folder.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use WP_Error;
use WP_Image_Editor;

/**
 * Each image is read and written anew at fixed widths by the site's image editor: nothing that came from outside is
 * kept byte for byte.
 *
 * @phpstan-import-type File from Record
 */
final class Copies {

	/** Folder in the uploads folder. */
	private const FOLDER = 'eidan-instagram';

	/** Widths of the copies: thumbnails, tiles, Instagram's own width, its largest. */
	public const WIDTHS = array( 320, 640, 1080, 1440 );

	/** Names of files: a post's number and a width. */
	public const NAME = '/^[0-9]{1,18}-[0-9]{1,4}\.(?:jpe?g|webp|avif|png)$/';

	/** Most bytes of an image. */
	public const LIMIT = 12_000_000;

	/** Most pixels of an image: beyond, reading it takes more memory than hosts give. */
	private const PIXELS = 40_000_000;

	/** What is read. */
	private const TYPES = array( 'image/jpeg', 'image/png', 'image/webp', 'image/avif' );

	/**
	 * Makes the copies of an image.
	 *
	 * @param string $id   The post's number.
	 * @param string $data What came.
	 * @return list<File> The copies, the smallest first.
	 * @throws Failure When it is no image, or cannot be written.
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
	 * Opens a file, once its content is known to be an image of a sensible size.
	 *
	 * @throws Failure When it is none.
	 */
	private static function editor( string $file ): WP_Image_Editor {
		$size   = wp_getimagesize( $file );
		$pixels = is_array( $size ) ? (int) $size[0] * (int) $size[1] : 0;
		if ( ! in_array( wp_get_image_mime( $file ), self::TYPES, true ) || $pixels < 1 || $pixels > self::PIXELS ) {
			throw new Failure( Failure::PICTURE );
		}
		$editor = wp_get_image_editor( $file );
		if ( $editor instanceof WP_Error ) {
			throw new Failure( Failure::PICTURE );
		}

		return $editor;
	}

	/**
	 * Writes an image at each width that it has.
	 *
	 * @param string          $id     The post's number.
	 * @param WP_Image_Editor $editor The image.
	 * @param string          $folder Where to.
	 * @return list<File>
	 * @throws Failure When it cannot be written.
	 */
	private static function sizes( string $id, WP_Image_Editor $editor, string $folder ): array {
		$files = array();
		$width = self::width( $editor );
		$most  = min( $width, max( self::WIDTHS ) );
		// From the largest to the smallest, each of the one before; the largest is the image's own width where that is
		// less.
		foreach ( array( $most, ...array_reverse( self::WIDTHS ) ) as $wanted ) {
			if ( $wanted > $most || in_array( $wanted, array_column( $files, 'width' ), true ) ) {
				continue;
			}
			if ( $wanted < self::width( $editor ) && true !== $editor->resize( $wanted, null, false ) ) {
				throw new Failure( Failure::PICTURE );
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
	 * How wide an image is now.
	 *
	 * @param WP_Image_Editor $editor The image.
	 */
	private static function width( WP_Image_Editor $editor ): int {
		$size = $editor->get_size();

		return is_array( $size ) && is_numeric( $size['width'] ?? null ) ? (int) $size['width'] : 0;
	}

	/**
	 * The address of a copy.
	 *
	 * @param string $name Its file.
	 */
	public static function url( string $name ): string {
		return set_url_scheme( wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . '/' . $name );
	}

	/**
	 * Whether all files of a post are there.
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
	 * Deletes the files that are of none of some posts.
	 *
	 * @param list<Record> $records The posts.
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
