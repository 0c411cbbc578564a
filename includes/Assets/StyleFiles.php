<?php
/**
 * Files with the styles of pages.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

use Eidan\Support\Media;
use Eidan\Support\Memory;
use Eidan\Support\RootFontSize;

/**
 * Makes files out of several style sheets, keeps them in the uploads folder, and deletes those that no page needs any
 * more. The name of a file is the version of the plugin and a hash of what is in it, so that pages with the same styles
 * share it, an update makes a new one, and files of other versions are known.
 */
final class StyleFiles {

	/** Folder in the uploads folder. */
	private const FOLDER = 'eidan-blocks';

	/** Folder in that one. */
	private const STYLES = 'styles';

	/**
	 * Files at most. Each stands for a combination of blocks, of which a site has as many as it has kinds of pages.
	 * This is the limit for sites where they change all the time: one that nobody asked for goes for a new one.
	 */
	private const MOST = 200;

	/**
	 * A file is deleted when no page asked for it for this long. A page that a cache keeps names its file although
	 * WordPress does not run, so this is longer than any cache keeps a page.
	 */
	private const KEPT = 180 * DAY_IN_SECONDS;

	/** The same for files of other versions: caches give up their pages with an update, or soon after it. */
	private const KEPT_BEFORE = 30 * DAY_IN_SECONDS;

	/**
	 * The same where there are too many files. If all of them are in use, further pages have the sheets of their
	 * blocks.
	 */
	private const KEPT_IF_FULL = 7 * DAY_IN_SECONDS;

	/** Names of files, those of versions up to 1.0.0 without a version, and of files that are not complete. */
	private const NAME = '/^(?:(?<version>[\w.+~]+(?:-[\w.+~]+)*)-)?[0-9a-f]{32}\.css(?<unfinished>\.\w{8}\.tmp)?$/D';

	/** Parameters that say which page is shown, where addresses have no names. Those of content types come to them. */
	private const PAGE = array(
		'p',
		'page_id',
		'attachment_id',
		'post_type',
		'cat',
		'tag',
		'author',
		'm',
		'paged',
		'page',
		'cpage',
		'lang',
	);

	/** Transient for an hour that a file in object storage is there; its name follows. */
	private const SEEN = 'eidan_style_';

	/**
	 * Addresses of files that are there, by name; '' if one cannot be made.
	 *
	 * @var array<string, string>
	 */
	private array $addresses = array();

	/**
	 * The address of the file with these styles, which is made if it is not there.
	 *
	 * @param array<string, string> $styles Paths by handle.
	 * @return string '' if it cannot be made.
	 */
	public static function address( array $styles ): string {
		$memory = self::memory();
		$parts  = array();
		foreach ( $styles as $handle => $path ) {
			// A version is a hash of the file's content.
			$parts[] = $path . '?' . (string) wp_styles()->registered[ $handle ]->ver;
		}
		if ( 1.0 !== RootFontSize::factor() ) {
			$parts[] = (string) RootFontSize::factor();
		}
		$name = EIDAN_VERSION . '-' . md5( str_replace( EIDAN_DIR, '', implode( "\n", $parts ) ) ) . '.css';
		if ( isset( $memory->addresses[ $name ] ) ) {
			return $memory->addresses[ $name ];
		}
		$folder = self::folder();
		$path   = "{$folder['path']}/" . self::STYLES;
		$may    = '' !== $folder['url'] && self::may_write();

		$memory->addresses[ $name ] = self::is_there( $path, $name, $styles, $may )
			? Media::address( $folder['url'] . '/' . self::STYLES . '/' . $name )
			: '';

		return $memory->addresses[ $name ];
	}

	/**
	 * Whether files can be made on this site. Makes the folder if it is missing.
	 */
	public static function can_write(): bool {
		$folder = self::folder();
		$path   = "{$folder['path']}/" . self::STYLES;

		return '' !== $folder['url'] && wp_mkdir_p( $path ) && wp_is_writable( $path );
	}

	/**
	 * Whether a file is there, or could be made.
	 *
	 * @param string                $path
	 * @param string                $name   Name of the file.
	 * @param array<string, string> $styles Paths by handle.
	 * @param bool                  $may    Whether it may be made.
	 */
	private static function is_there( string $path, string $name, array $styles, bool $may ): bool {
		// In object storage each look is a request to another host, and all servers have the same files.
		$is_far = wp_is_stream( $path );
		if ( $is_far && false !== get_transient( self::SEEN . $name ) ) {
			return true;
		}
		if ( is_file( "$path/$name" ) ) {
			$is_there = true;
			if ( (int) filemtime( "$path/$name" ) < time() - DAY_IN_SECONDS ) {
				self::renew( $path, $name, $styles );
			}
		} else {
			$is_there = $may && self::write( $path, $name, $styles );
		}
		if ( $is_far && $is_there ) {
			set_transient( self::SEEN . $name, 1, HOUR_IN_SECONDS );
		}

		return $is_there;
	}

	/**
	 * Makes a file that a page asks for new again, so that it is not deleted. Object storage has no other way for it
	 * than to write the file anew.
	 *
	 * @param string                $path
	 * @param string                $name   Name of the file.
	 * @param array<string, string> $styles Paths by handle.
	 */
	private static function renew( string $path, string $name, array $styles ): void {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.WP.AlternativeFunctions -- If another user of the machine wrote it, it only gets old.
		if ( ! @touch( "$path/$name" ) && wp_is_stream( $path ) ) {
			self::put( $path, $name, (string) self::css( $styles ) );
		}
	}

	/**
	 * Whether a new file may be made. A visitor can put blocks together by what is searched for, and an author who
	 * tries something sees combinations that no page has later, as does who looks at the site in another style. A
	 * parameter such as `orderby=rand` makes other pages of the same posts.
	 */
	private static function may_write(): bool {
		if ( is_search() || is_preview() || is_customize_preview() ) {
			return false;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only which are there.
		foreach ( array_map( 'strval', array_keys( $_GET ) ) as $name ) {
			$is_known = in_array( $name, self::PAGE, true )
				|| str_starts_with( $name, 'eidan-' )
				|| array() !== get_post_types( array( 'query_var' => $name ) )
				|| array() !== get_taxonomies( array( 'query_var' => $name ) );
			if ( ! $is_known ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Writes a file, and deletes those that no page needs any more.
	 *
	 * @param string                $folder
	 * @param string                $name   Name of the file.
	 * @param array<string, string> $styles Paths by handle.
	 */
	private static function write( string $folder, string $name, array $styles ): bool {
		if ( ! wp_mkdir_p( $folder ) || ! wp_is_writable( $folder ) ) {
			return false;
		}
		$css = self::css( $styles );
		if ( null === $css || self::prune( $folder ) >= self::MOST ) {
			return false;
		}

		return self::put( $folder, $name, $css );
	}

	/**
	 * The styles together, for this theme.
	 *
	 * @param array<string, string> $styles Paths by handle.
	 * @return string|null Null if one cannot be read.
	 */
	public static function css( array $styles ): ?string {
		$css = '';
		foreach ( $styles as $path ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
			$part = is_readable( $path ) ? file_get_contents( $path ) : false;
			if ( false === $part ) {
				return null;
			}
			$css .= trim( $part ) . "\n";
		}

		return RootFontSize::fit( $css );
	}

	/**
	 * Stores a file. Another request may write the same file, or read it: it gets its name once it is complete. Object
	 * storage shows complete files only, and serves a file for ever as the type of its first name.
	 *
	 * @param string $folder
	 * @param string $name   Name of the file.
	 * @param string $css    What is in it.
	 */
	private static function put( string $folder, string $name, string $css ): bool {
		$new = "$folder/$name." . wp_generate_password( 8, false ) . '.tmp';
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Where it cannot be written, pages have single sheets.
		if ( wp_is_stream( $folder ) ) {
			return strlen( $css ) === @file_put_contents( "$folder/$name", $css );
		}
		$is_complete = strlen( $css ) === @file_put_contents( $new, $css );
		if ( $is_complete ) {
			Media::publish( $new );
			$is_complete = @rename( $new, "$folder/$name" );
		}
		// phpcs:enable
		if ( ! $is_complete && is_file( $new ) ) {
			wp_delete_file( $new );
		}

		return $is_complete;
	}

	/**
	 * Deletes files that no page asked for in a long time, and what is left of requests that were cut off. If there are
	 * too many, also the one that nobody asked for longest, one of another version first.
	 *
	 * @return int How many files there are still.
	 */
	private static function prune( string $folder ): int {
		$now  = time();
		$left = array();
		foreach ( self::files( $folder ) as $file => $is_current ) {
			$kept = match ( $is_current ) {
				true  => self::KEPT,
				false => self::KEPT_BEFORE,
				null  => DAY_IN_SECONDS,
			};
			$used = is_file( $file ) ? (int) filemtime( $file ) : $now;
			if ( $used < $now - $kept ) {
				wp_delete_file( $file );
			} else {
				$left[ $file ] = array( true === $is_current, $used );
			}
		}
		asort( $left );
		$first = array_key_first( $left );
		if ( count( $left ) >= self::MOST && null !== $first && $left[ $first ][1] < $now - self::KEPT_IF_FULL ) {
			wp_delete_file( $first );
			unset( $left[ $first ] );
		}

		return count( $left );
	}

	/**
	 * The files that this class made.
	 *
	 * @return array<string, bool|null> By path whether it is of this version; null if it is not complete.
	 */
	private static function files( string $folder ): array {
		$names = is_dir( $folder ) ? scandir( $folder ) : false;
		$files = array();
		foreach ( false === $names ? array() : $names as $name ) {
			if ( 1 === preg_match( self::NAME, $name, $parts ) ) {
				$files[ "$folder/$name" ] = isset( $parts['unfinished'] )
					? null
					: EIDAN_VERSION === ( $parts['version'] ?? '' );
			}
		}

		return $files;
	}

	/**
	 * The folder of this site.
	 *
	 * @return array{path: string, url: string} The address is '' if there is no uploads folder.
	 */
	private static function folder(): array {
		$uploads = wp_upload_dir( null, false );

		return array(
			'path' => $uploads['basedir'] . '/' . self::FOLDER,
			'url'  => false === $uploads['error'] ? $uploads['baseurl'] . '/' . self::FOLDER : '',
		);
	}

	/**
	 * Deletes all files of this site. For the removal of the plugin.
	 */
	public static function forget(): void {
		$root   = self::folder()['path'];
		$folder = $root . '/' . self::STYLES;
		foreach ( array_keys( self::files( $folder ) ) as $file ) {
			wp_delete_file( $file );
			delete_transient( self::SEEN . wp_basename( $file ) );
		}
		foreach ( array( $folder, $root ) as $empty ) {
			if ( is_dir( $empty ) && array() === array_diff( (array) scandir( $empty ), array( '.', '..' ) ) ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- Empty, and our own.
				rmdir( $empty );
			}
		}
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
