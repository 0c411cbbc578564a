<?php
/**
 * Brings the demo's images into the media library.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Value;

/**
 * Copies the files and writes their metadata directly.
 *
 * The plugin already contains the smaller sizes: scaling fifty images would take minutes on slow hosts, and is
 * impossible without an image library.
 */
final class Images {

	/** @param Ledger $ledger Says which images exist, and remembers new ones. */
	public function __construct( private Ledger $ledger ) {}

	/**
	 * Imports an image, unless it exists.
	 *
	 * @param string               $key    Image.
	 * @param array<string, mixed> $fields Its fields in images.json.
	 */
	public function import( string $key, array $fields ): ?\WP_Error {
		$name = 'picture/' . $key;
		if ( $this->ledger->id( $name ) > 0 ) {
			return null;
		}
		$extension = self::extension( $fields );
		$folder    = wp_upload_dir();
		if ( false !== $folder['error'] ) {
			return new \WP_Error( 'eidan_demo_uploads', $folder['error'] );
		}
		$file = Files::copy( "images/$key.$extension", $folder['path'] );
		if ( null === $file ) {
			return new \WP_Error(
				'eidan_demo_picture',
				sprintf(
					/* translators: %s: File name. */
					__( 'The image %s could not be copied into the uploads folder.', 'eidan' ),
					"$key.$extension"
				)
			);
		}
		$id = wp_insert_attachment(
			wp_slash(
				array(
					'post_title'     => Files::text( $fields, 'title' ),
					'post_name'      => 'eidan-' . $key,
					'post_excerpt'   => Files::text( $fields, 'caption' ),
					'post_content'   => '',
					'post_mime_type' => self::mime( $extension ),
					'guid'           => $folder['url'] . '/' . wp_basename( $file ),
					'comment_status' => 'closed',
					'ping_status'    => 'closed',
				)
			),
			$file,
			0,
			true
		);
		if ( $id instanceof \WP_Error ) {
			wp_delete_file( $file );
			return $id;
		}
		$this->ledger->remember( $name, 'post', $id );
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( Files::text( $fields, 'alt' ) ) );
		wp_update_attachment_metadata( $id, self::metadata( $key, $fields, $file, $extension ) );
		return null;
	}

	/**
	 * The metadata that WordPress would read from the file.
	 *
	 * @param string               $key       Image.
	 * @param array<string, mixed> $fields    Its fields in images.json.
	 * @param string               $file      The copied file.
	 * @param string               $extension 'webp', 'png' or 'svg'.
	 * @return array<string, mixed>
	 */
	private static function metadata( string $key, array $fields, string $file, string $extension ): array {
		$sizes = array();
		foreach ( Value::group( $fields, 'sizes' ) as $name => $small ) {
			if ( ! is_array( $small ) || ! is_int( $small[0] ?? null ) || ! is_int( $small[1] ?? null ) ) {
				continue;
			}
			$copy = Files::copy( "images/$key-{$small[0]}x{$small[1]}.$extension", dirname( $file ) );
			if ( null !== $copy ) {
				$sizes[ $name ] = array(
					'file'      => wp_basename( $copy ),
					'width'     => $small[0],
					'height'    => $small[1],
					'mime-type' => self::mime( $extension ),
					'filesize'  => (int) filesize( $copy ),
				);
			}
		}
		return array(
			'width'      => Files::number( $fields, 'width' ),
			'height'     => Files::number( $fields, 'height' ),
			'file'       => _wp_relative_upload_path( $file ),
			'filesize'   => (int) filesize( $file ),
			'sizes'      => $sizes,
			'image_meta' => array(),
		);
	}

	/**
	 * The extension of an image's file. The SVG files are our own and only contain shapes; this does not allow others.
	 *
	 * @param array<string, mixed> $fields Its fields in images.json.
	 * @return string 'webp', 'png' or 'svg'.
	 */
	private static function extension( array $fields ): string {
		$type = Files::text( $fields, 'type' );

		return in_array( $type, array( 'png', 'svg' ), true ) ? $type : 'webp';
	}

	/**
	 * The MIME type of an extension.
	 *
	 * @param string $extension As extension() gives it.
	 */
	private static function mime( string $extension ): string {
		return 'svg' === $extension ? 'image/svg+xml' : 'image/' . $extension;
	}
}
