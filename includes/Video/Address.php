<?php
/**
 * Recognizes the addresses of videos.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

/**
 * The editor has the same in src/editor/video/address.ts; both are tested with tests/fixtures/video-addresses.json.
 */
final class Address {

	/** Pages of a service by host: what finds the video's id in the path. */
	private const PAGES = array(
		'loom.com'            => array( 'loom', '~^/(?:share|embed)/([0-9a-f]{32})/?$~D' ),
		'videopress.com'      => array( 'videopress', '~^/(?:v|embed)/(\w{8})/?$~D' ),
		'video.wordpress.com' => array( 'videopress', '~^/(?:v|embed)/(\w{8})/?$~D' ),
	);

	private const FILES = '~\.(?:m4v|mov|mp4|ogv|webm)$~i';

	/**
	 * Reads an address.
	 *
	 * @param string $url Address that an author typed.
	 * @return array{kind: 'youtube'|'vimeo'|'loom'|'videopress'|'file', id: string, hash: string, start: int}|null
	 *         Null if it is no video; for files `id` is the address, for a playlist ''; `start` in seconds.
	 */
	public static function read( string $url ): ?array {
		$parts = wp_parse_url( trim( $url ) );
		if (
			! is_array( $parts )
			|| ! in_array( strtolower( $parts['scheme'] ?? 'https' ), array( 'http', 'https' ), true )
		) {
			return null;
		}
		$host = strtolower( (string) preg_replace( '~^(?:www|m|music)\.~i', '', $parts['host'] ?? '' ) );
		$path = $parts['path'] ?? '';
		wp_parse_str( $parts['query'] ?? '', $query );
		// The time at which a film begins may stand behind the sign of a fragment.
		$behind = (string) preg_replace( '~^t=~', '', $parts['fragment'] ?? '' );
		$text   = static fn( string $name ): string => is_string( $query[ $name ] ?? null ) ? $query[ $name ] : '';

		if ( in_array( $host, array( 'youtube.com', 'youtube-nocookie.com', 'youtu.be' ), true ) ) {
			$id = (string) preg_replace( '~^/(?:embed/|shorts/|live/|v/)?~', '', $path );
			$id = 'watch' === rtrim( $id, '/' ) ? $text( 'v' ) : $id;
			$id = rtrim( $id, '/' );

			// Lists of a visitor, "watch later" and "liked", are nobody else's.
			$list = 1 === preg_match( '~^(?!(?:WL|LL)$)[\w-]{2,64}$~D', $text( 'list' ) ) ? $text( 'list' ) : '';
			if ( in_array( $id, array( 'playlist', 'videoseries' ), true ) ) {
				return '' === $list ? null : self::video( 'youtube', '', $list, 0 );
			}

			return 1 === preg_match( '~^[\w-]{11}$~D', $id )
				? self::video(
					'youtube',
					$id,
					$list,
					self::seconds(
						'' === $text( 't' ) . $text( 'start' )
							? $behind
							: ( '' === $text( 't' ) ? $text( 'start' ) : $text( 't' ) )
					)
				)
				: null;
		}
		if ( in_array( $host, array( 'vimeo.com', 'player.vimeo.com' ), true ) ) {
			if (
				1 !== preg_match(
					'~^(?:/video|/manage/videos|/(?:channels|ondemand)/[\w-]+|/groups/[\w-]+/videos'
						. '|/(?:album|showcase)/\d+/video)?'
						. '/((?:event/)?\d+)(?:/embed)?(?:/([0-9a-f]{6,40}))?/?$~D',
					$path,
					$found
				)
			) {
				return null;
			}
			$hash = $found[2] ?? $text( 'h' );
			$hash = 1 === preg_match( '~^[0-9a-f]{6,40}$~D', $hash ) ? $hash : '';

			return self::video( 'vimeo', $found[1], $hash, self::seconds( $behind ) );
		}

		if ( isset( self::PAGES[ $host ] ) ) {
			[ $kind, $page ] = self::PAGES[ $host ];

			return 1 === preg_match( $page, $path, $found ) ? self::video( $kind, $found[1], '', 0 ) : null;
		}

		return 1 === preg_match( self::FILES, $path ) ? self::video( 'file', trim( $url ), '', 0 ) : null;
	}

	/**
	 * Parses a time in an address.
	 *
	 * @param string $text Such as 90, 90s or 1h2m3s.
	 * @return int Seconds; 0 for anything else.
	 */
	private static function seconds( string $text ): int {
		return 1 === preg_match( '~^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$~D', $text, $found )
			? 3600 * (int) ( $found[1] ?? 0 ) + 60 * (int) ( $found[2] ?? 0 ) + (int) ( $found[3] ?? 0 )
			: 0;
	}

	/**
	 * A video.
	 *
	 * @param 'youtube'|'vimeo'|'loom'|'videopress'|'file' $kind  Service, or file.
	 * @param string                                       $id    Id at the service, or address of the file.
	 * @param string                                       $hash  Key of a private video; at YouTube a playlist.
	 * @param int                                          $start Start in seconds.
	 * @return array{kind: 'youtube'|'vimeo'|'loom'|'videopress'|'file', id: string, hash: string, start: int}
	 */
	private static function video( string $kind, string $id, string $hash, int $start ): array {
		return compact( 'kind', 'id', 'hash', 'start' );
	}
}
