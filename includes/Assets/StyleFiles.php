<?php
/**
 * Files with the styles of pages.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

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
		if ( is_file( "$path/$name" ) ) {
			if ( (int) filemtime( "$path/$name" ) < time() - DAY_IN_SECONDS ) {
				// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.WP.AlternativeFunctions -- If another user of the machine wrote it, it only gets old.
				@touch( "$path/$name" );
			}
			$is_there = true;
		} else {
			$is_there = '' !== $folder['url'] && self::may_write() && self::write( $path, $name, $styles );
		}
		$memory->addresses[ $name ] = $is_there
			? set_url_scheme( $folder['url'] . '/' . self::STYLES . '/' . $name )
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
		$css = '';
		foreach ( $styles as $path ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
			$part = is_readable( $path ) ? file_get_contents( $path ) : false;
			if ( false === $part ) {
				return false;
			}
			$css .= trim( $part ) . "\n";
		}
		if ( self::prune( $folder ) >= self::MOST ) {
			return false;
		}
		// Another request may write the same file, or read it: it gets its name once it is complete.
		$new = "$folder/$name." . wp_generate_password( 8, false ) . '.tmp';
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Where it cannot be written, pages have single sheets.
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
