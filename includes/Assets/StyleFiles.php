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

/**
 * Makes files out of several style sheets, keeps them in the uploads folder, and deletes those that no page needs any
 * more. The name of a file is a hash of what is in it, so that pages with the same styles share it and an update makes
 * a new one.
 */
final class StyleFiles {

	/** Folder in the uploads folder. */
	private const FOLDER = 'eidan-blocks';

	/** Folder in that one. */
	private const STYLES = 'styles';

	/** Raise it when files are made in another way, so that they get new names. */
	private const VERSION = '1';

	/**
	 * Files at most. Each stands for a combination of blocks, of which a site has as many as it has kinds of pages.
	 * This is the limit for sites where they change all the time; further pages have the sheets of their blocks.
	 */
	private const MOST = 200;

	/**
	 * A file is deleted when no page asked for it for this long. A page that a cache keeps names its file although
	 * WordPress does not run, so this is longer than any cache keeps a page.
	 */
	private const KEPT = 180 * DAY_IN_SECONDS;

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
		$parts  = array( self::VERSION );
		foreach ( $styles as $handle => $path ) {
			// A version is a hash of the file's content.
			$parts[] = $path . '?' . (string) wp_styles()->registered[ $handle ]->ver;
		}
		$name = md5( str_replace( EIDAN_DIR, '', implode( "\n", $parts ) ) ) . '.css';
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
	 * tries something sees combinations that no page has later, as does who looks at the site in another style.
	 */
	private static function may_write(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether it is there.
		return ! is_search() && ! is_preview() && ! is_customize_preview() && ! isset( $_GET['eidan_style'] );
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
	 * The styles together.
	 *
	 * @param array<string, string> $styles Paths by handle.
	 * @return string|null Null if one cannot be read.
	 */
	private static function css( array $styles ): ?string {
		$css = '';
		foreach ( $styles as $path ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
			$part = is_readable( $path ) ? file_get_contents( $path ) : false;
			if ( false === $part ) {
				return null;
			}
			$css .= trim( $part ) . "\n";
		}

		return $css;
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
		$is_complete = strlen( $css ) === @file_put_contents( $new, $css ) && @rename( $new, "$folder/$name" );
		// phpcs:enable
		if ( ! $is_complete && is_file( $new ) ) {
			wp_delete_file( $new );
		}

		return $is_complete;
	}

	/**
	 * Deletes files that no page asked for in a long time, and what is left of requests that were cut off.
	 *
	 * @return int How many files there are still.
	 */
	private static function prune( string $folder ): int {
		$count = 0;
		foreach ( self::files( $folder ) as $file ) {
			$age = str_ends_with( $file, '.css' ) ? self::KEPT : DAY_IN_SECONDS;
			if ( is_file( $file ) && (int) filemtime( $file ) < time() - $age ) {
				wp_delete_file( $file );
			} else {
				++$count;
			}
		}

		return $count;
	}

	/**
	 * The files that this class made.
	 *
	 * @return list<string> Paths.
	 */
	private static function files( string $folder ): array {
		$names = is_dir( $folder ) ? scandir( $folder ) : false;
		$files = array();
		foreach ( false === $names ? array() : $names as $name ) {
			if ( 1 === preg_match( '/^[0-9a-f]{32}\.css(?:\.\w{8}\.tmp)?$/', $name ) ) {
				$files[] = "$folder/$name";
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
		foreach ( self::files( $folder ) as $file ) {
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
