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
	 * Lets the web server read a file that was just written into the uploads folder, where PHP writes for itself only.
	 * WordPress does so with what is uploaded.
	 *
	 * @param string $file Path.
	 */
	public static function publish( string $file ): void {
		$folder = wp_is_stream( $file ) ? false : fileperms( dirname( $file ) );
		if ( false !== $folder ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Not every file system knows permissions.
			@chmod( $file, $folder & 0666 );
		}
	}

	/**
	 * A focal point as CSS.
	 *
	 * @param array{x?: int|float, y?: int|float} $point   Shares of width and height.
	 * @param string                              $default CSS without a focal point.
	 */
	public static function position( array $point, string $default = '' ): string {
		$percent = static fn( int|float $share ): string => round( 100 * $share ) . '%';

		return array() === $point ? $default : $percent( $point['x'] ?? 0.5 ) . ' ' . $percent( $point['y'] ?? 0.5 );
	}

	/**
	 * The attachment that an img tag shows, by the class that WordPress gives it.
	 *
	 * @param string $classes Class attribute.
	 * @param string $url     Address of the image.
	 * @return int 0 when there is none.
	 */
	public static function id( string $classes, string $url ): int {
		return 1 === preg_match( '/(?:^|\s)wp-image-(\d{1,10})(?:\s|$)/', $classes, $match )
			? self::known( (int) $match[1], $url )
			: 0;
	}

	/**
	 * The same of a tag.
	 *
	 * @param Markup $image HTML; the current tag is the image.
	 */
	public static function shown( Markup $image ): int {
		return self::id( $image->get_string( 'class' ), $image->get_string( 'src' ) );
	}

	/**
	 * An id that was saved with an address, if it is that of the file there. Content that is copied to another site
	 * keeps its ids, which are those of other files there. The site may have moved since, and a host for images may
	 * have an address of its own for the file, so only the names and the months of upload are compared.
	 *
	 * @param int    $id  Attachment.
	 * @param string $url Address that was saved with it.
	 * @return int The id; 0 when its file is another one, or it has none.
	 */
	public static function known( int $id, string $url ): int {
		$file = $id > 0 ? get_post_meta( $id, '_wp_attached_file', true ) : '';
		$path = wp_parse_url( $url, PHP_URL_PATH );
		if ( ! is_string( $file ) || ! self::is_image( $file ) || ! is_string( $path ) ) {
			return 0;
		}
		$path   = rawurldecode( $path );
		$months = array_map(
			static fn ( string $of ): string =>
				1 === preg_match( '~(?:^|/)(\d{4}/\d{2})/[^/]+$~', $of, $match ) ? $match[1] : '',
			array( $file, $path )
		);
		$same   = '' === $months[0] || '' === $months[1] || $months[0] === $months[1];

		return $same && array() !== array_intersect( self::names( $file ), self::names( $path ) ) ? $id : 0;
	}

	/**
	 * Names that the files of an image may have been made from: without its size, and what WordPress adds to a large or
	 * an edited image.
	 *
	 * @param string $path Path of a file.
	 * @return list<string>
	 */
	private static function names( string $path ): array {
		$names = array( pathinfo( $path, PATHINFO_FILENAME ) );
		foreach ( array( '/-\d+x\d+$/', '/-e\d{10,}$/', '/-(?:scaled|rotated)$/' ) as $added ) {
			$names[] = (string) preg_replace( $added, '', end( $names ) );
		}

		return $names;
	}

	/**
	 * Where an image without a link of its own leads.
	 *
	 * @param string $to  The author's choice: `none`, `page` for that of the attachment; else the file, such as for the
	 *                    lightbox.
	 * @param int    $id  Attachment, or 0.
	 * @param string $src Address of the image shown.
	 * @return string Address; '' for none.
	 */
	public static function link( string $to, int $id, string $src ): string {
		if ( 'none' === $to ) {
			return '';
		}
		if ( 'page' === $to ) {
			return $id > 0 ? get_attachment_link( $id ) : '';
		}
		$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
		return false === $url ? $src : $url;
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
