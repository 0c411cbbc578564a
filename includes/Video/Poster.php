<?php
/**
 * Copies the poster of a video into the media library.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

use WP_Error;

/**
 * This happens once for each video, on an author's request, so that no visitor's browser loads it from another host.
 */
final class Poster {

	/** Meta key of an attachment: address of the video whose poster it is. */
	private const META = '_eidan_video';

	/** Largest file, in bytes. */
	private const LIMIT = 5_000_000;

	private const TYPES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/webp' => 'webp',
	);

	/**
	 * Copies the poster, or returns the existing copy.
	 *
	 * @param string $url Address of the video's page.
	 * @return array{id: int, url: string, title: string}|WP_Error
	 */
	public static function copy( string $url ): array|WP_Error {
		$known = self::known( $url );
		if ( $known > 0 ) {
			return self::answer( $known );
		}
		$video = Provider::ask( $url );
		if ( $video instanceof WP_Error ) {
			return $video;
		}
		if ( null === $video ) {
			return self::error(
				'eidan_no_video',
				__( 'The service of this video does not answer, or does not know it. Check the address, or choose a poster image from the media library.', 'eidan' ),
				404
			);
		}
		if ( ! str_starts_with( $video['thumbnail'], 'https://' ) ) {
			return self::error(
				'eidan_no_poster',
				__( 'The service offers no poster image for this video. Choose one from the media library.', 'eidan' ),
				404
			);
		}
		$data = self::fetch( $video['thumbnail'] );

		return $data instanceof WP_Error ? $data : self::store( $url, $video['title'], $data );
	}

	/**
	 * The id of an existing copy; 0 = none.
	 *
	 * @param string $url Address of the video's page.
	 */
	private static function known( string $url ): int {
		$ids = get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'numberposts' => 1,
				'fields'      => 'ids',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- On an author's request only.
				'meta_key'    => self::META,
				'meta_value'  => $url, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- As above.
			)
		);
		$id  = $ids[0] ?? 0;

		return is_int( $id ) ? $id : 0;
	}

	/**
	 * Downloads the image: only from public hosts, with limits of time and size.
	 *
	 * @param string $address Address from the provider.
	 */
	private static function fetch( string $address ): string|WP_Error {
		$response = wp_safe_remote_get(
			$address,
			array(
				'timeout'             => 10,
				'redirection'         => 2,
				'limit_response_size' => self::LIMIT + 1,
			)
		);
		$body     = $response instanceof WP_Error ? '' : wp_remote_retrieve_body( $response );
		if ( $response instanceof WP_Error || 200 !== wp_remote_retrieve_response_code( $response ) || '' === $body ) {
			return self::error(
				'eidan_poster_failed',
				__( 'The poster image could not be fetched. Try again later, or choose one from the media library.', 'eidan' ),
				502
			);
		}

		return strlen( $body ) > self::LIMIT
			? self::error(
				'eidan_poster_large',
				__( 'The poster image is larger than 5 MB. Choose one from the media library.', 'eidan' ),
				413
			)
			: $body;
	}

	/**
	 * Puts the image into the media library.
	 *
	 * @param string $url   Address of the video's page.
	 * @param string $title Name of the video.
	 * @param string $data  File.
	 * @return array{id: int, url: string, title: string}|WP_Error
	 */
	private static function store( string $url, string $title, string $data ): array|WP_Error {
		$size = getimagesizefromstring( $data );
		$end  = self::TYPES[ false === $size ? '' : $size['mime'] ] ?? null;
		if ( null === $end ) {
			return self::error(
				'eidan_poster_type',
				__( 'The service did not send an image. Choose one from the media library.', 'eidan' ),
				415
			);
		}
		$name = sanitize_title( '' === $title ? 'video' : $title );
		$file = wp_upload_bits( substr( '' === $name ? 'video' : $name, 0, 80 ) . '-poster.' . $end, null, $data );
		if ( is_string( $file['error'] ) && '' !== $file['error'] ) {
			return self::error( 'eidan_poster_failed', $file['error'], 500 );
		}
		$id = wp_insert_attachment(
			array(
				'post_title'     => $title,
				'post_mime_type' => (string) $file['type'],
				'meta_input'     => array( self::META => $url ),
			),
			$file['file'],
			0,
			true
		);
		if ( $id instanceof WP_Error ) {
			return $id;
		}
		/**
		 * WordPress only loads this file in the admin.
		 *
		 * @var string $library
		 */
		$library = ABSPATH . 'wp-admin/includes/image.php';
		require_once $library;
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );

		return self::answer( $id );
	}

	/**
	 * The response for the editor.
	 *
	 * @param int $id Attachment.
	 * @return array{id: int, url: string, title: string}
	 */
	private static function answer( int $id ): array {
		return array(
			'id'    => $id,
			'url'   => (string) wp_get_attachment_url( $id ),
			'title' => get_the_title( $id ),
		);
	}

	/**
	 * An error with its status.
	 *
	 * @param string $code
	 * @param string $message Message for the author.
	 * @param int    $status  Status of the response.
	 */
	private static function error( string $code, string $message, int $status ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}

	/**
	 * Removes the meta fields, on uninstall. The images stay in the media library.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::META );
	}
}
