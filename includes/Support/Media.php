<?php
/**
 * What the media library knows about an image.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Stored facts about attachments; never opens a file.
 */
final class Media {

	/**
	 * Width and height of an attachment's file, as stored at upload.
	 *
	 * @param int $id Attachment.
	 * @return array{0: int, 1: int}|null Null when it is not an image or nothing is stored.
	 */
	public static function size( int $id ): ?array {
		$data   = $id > 0 ? wp_get_attachment_metadata( $id ) : false;
		$width  = is_array( $data ) && is_numeric( $data['width'] ?? null ) ? (int) $data['width'] : 0;
		$height = is_array( $data ) && is_numeric( $data['height'] ?? null ) ? (int) $data['height'] : 0;
		return $width > 0 && $height > 0 ? array( $width, $height ) : null;
	}

	/**
	 * The address of an uploaded file, for the page that is shown: by https if the page is. An address by https stays
	 * as it is, since other hosts, such as object storage, may have nothing else.
	 *
	 * @param string $url Address below that of the uploads.
	 */
	public static function address( string $url ): string {
		return is_ssl() ? set_url_scheme( $url, 'https' ) : $url;
	}

	/**
	 * The attachment that an img tag shows, by the class that WordPress gives it.
	 *
	 * @param string $classes Class attribute.
	 * @return int 0 when there is none.
	 */
	public static function id( string $classes ): int {
		return 1 === preg_match( '/(?:^|\s)wp-image-(\d{1,10})(?:\s|$)/', $classes, $match ) ? (int) $match[1] : 0;
	}

	/**
	 * Whether an address leads to an image, judged by its ending.
	 *
	 * @param string $url Address.
	 */
	public static function is_image( string $url ): bool {
		$path = wp_parse_url( $url, PHP_URL_PATH );
		return is_string( $path ) && 1 === preg_match( '/\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i', $path );
	}
}
