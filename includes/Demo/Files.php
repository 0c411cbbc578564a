<?php
/**
 * The demo's files in assets/demo/.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Media;
use Eidan\Support\Memory;

/**
 * Reads them; changes nothing.
 *
 * A file of the chosen style or starter takes the place of the one of the same path in assets/demo/. The most special
 * one counts: `starters/STARTER/looks/STYLE/`, `looks/STYLE/`, `starters/STARTER/`, then assets/demo/ itself.
 */
final class Files {

	public const DIR = EIDAN_DIR . '/assets/demo/';

	/**
	 * JSON files that were read, by starter, style and name. An import asks for the same ones a thousand times.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $read = array();

	/**
	 * A list of items out of a JSON file: key => fields.
	 *
	 * @param string $name File name without `.json`.
	 * @return array<string, array<string, mixed>> Empty when the file cannot be read.
	 */
	public static function items( string $name ): array {
		$items = array();
		foreach ( self::json( $name ) as $key => $fields ) {
			if ( is_array( $fields ) ) {
				$items[ (string) $key ] = self::fields( $fields );
			}
		}
		return $items;
	}

	/**
	 * A JSON file.
	 *
	 * @param string $name File name without `.json`.
	 * @return array<string, mixed> Empty when the file cannot be read.
	 */
	public static function json( string $name ): array {
		$files = Memory::of( self::class );
		$key   = Choice::starter() . '/' . Choice::style() . "/$name";
		if ( ! isset( $files->read[ $key ] ) ) {
			$data                = wp_json_file_decode( self::path( $name . '.json' ), array( 'associative' => true ) );
			$files->read[ $key ] = is_array( $data ) ? self::fields( $data ) : array();
		}

		return $files->read[ $key ];
	}

	/**
	 * Block markup, with the macros of Markup in it.
	 *
	 * What several files have in common stands in one of its own, and in them as `{{include:PATH}}`. It is filled in
	 * here, before anybody reads the markup, so words of a starter take the place of others in it, too.
	 *
	 * @param string $path Path inside assets/demo/ without `.html`.
	 * @return string Empty when there is no such file.
	 */
	public static function markup( string $path ): string {
		return (string) preg_replace_callback(
			'/\{\{include:([a-z\/-]+)\}\}/',
			static fn( array $found ): string => self::markup( $found[1] ),
			self::read( $path . '.html' )
		);
	}

	/**
	 * A file as it is, without space around it.
	 *
	 * @param string $path Path inside assets/demo/.
	 * @return string Empty when there is no such file.
	 */
	public static function read( string $path ): string {
		$file = self::path( $path );
		// A file of the plugin, never an address.
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
		return is_file( $file ) ? trim( (string) file_get_contents( $file ) ) : '';
	}

	/**
	 * Copies a file of the demo. Another file of that name stays.
	 *
	 * @param string $path   Path inside assets/demo/.
	 * @param string $folder Where to; it is made if it is missing.
	 * @return string|null Path of the copy; null if it could not be made.
	 */
	public static function copy( string $path, string $folder ): ?string {
		$target = $folder . '/' . wp_unique_filename( $folder, wp_basename( $path ) );

		if ( ! wp_mkdir_p( $folder ) || ! is_file( self::DIR . $path ) || ! copy( self::DIR . $path, $target ) ) {
			return null;
		}
		Media::publish( $target );

		return $target;
	}

	/**
	 * The file that counts for the chosen starter and style.
	 *
	 * @param string $path Path inside assets/demo/.
	 * @return string Its path on the disk, also where there is no such file.
	 */
	public static function path( string $path ): string {
		$starter = 'starters/' . Choice::starter() . '/';
		$style   = 'looks/' . Choice::style() . '/';
		foreach ( array( $starter . $style, $style, $starter ) as $folder ) {
			if ( is_file( self::DIR . $folder . $path ) ) {
				return self::DIR . $folder . $path;
			}
		}

		return self::DIR . $path;
	}

	/**
	 * Names of the folders of a folder that have a file.
	 *
	 * @param string $folder Path inside assets/demo/ with `/` at the end.
	 * @param string $name   File name without `.json`.
	 * @return list<string>
	 */
	public static function slugs( string $folder, string $name ): array {
		$files = glob( self::DIR . "$folder*/$name.json" );

		return array_map(
			static fn( string $file ): string => basename( dirname( $file ) ),
			false === $files ? array() : $files
		);
	}

	/**
	 * What the folders of a folder say of themselves, by their name.
	 *
	 * @param string $folder Path inside assets/demo/ with `/` at the end.
	 * @param string $name   File name in each of them without `.json`.
	 * @return array<string, array<string, mixed>> In the order of their field `order`.
	 */
	public static function folders( string $folder, string $name ): array {
		$all = array();
		foreach ( self::slugs( $folder, $name ) as $slug ) {
			$all[ $slug ] = self::json( "$folder$slug/$name" );
		}
		uasort(
			$all,
			static fn( array $a, array $b ): int => self::number( $a, 'order' ) <=> self::number( $b, 'order' )
		);

		return $all;
	}

	/**
	 * A string out of an item.
	 *
	 * @param array<string, mixed> $fields   Item.
	 * @param string               $key      Field.
	 * @param string               $fallback What a missing field reads as.
	 */
	public static function text( array $fields, string $key, string $fallback = '' ): string {
		$value = $fields[ $key ] ?? null;
		return is_scalar( $value ) ? (string) $value : $fallback;
	}

	/**
	 * A whole number out of an item.
	 *
	 * @param array<string, mixed> $fields Item.
	 * @param string               $key    Field.
	 */
	public static function number( array $fields, string $key ): int {
		$value = $fields[ $key ] ?? null;
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/**
	 * A list of strings out of an item.
	 *
	 * @param array<string, mixed> $fields Item.
	 * @param string               $key    Field.
	 * @return list<string>
	 */
	public static function strings( array $fields, string $key ): array {
		$value = $fields[ $key ] ?? array();
		return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : array();
	}

	/**
	 * Keys as strings, which is what JSON objects have.
	 *
	 * @param array<mixed> $data Decoded JSON.
	 * @return array<string, mixed>
	 */
	public static function fields( array $data ): array {
		$fields = array();
		foreach ( $data as $key => $value ) {
			$fields[ (string) $key ] = $value;
		}
		return $fields;
	}
}
