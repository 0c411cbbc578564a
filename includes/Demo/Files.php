<?php
/**
 * The demo's files in assets/demo/.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Reads them; changes nothing.
 */
final class Files {

	public const DIR = EIDAN_DIR . '/assets/demo/';

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
		$data = wp_json_file_decode( self::DIR . $name . '.json', array( 'associative' => true ) );
		return is_array( $data ) ? self::fields( $data ) : array();
	}

	/**
	 * Block markup, with the macros of Markup in it.
	 *
	 * @param string $path Path inside assets/demo/ without `.html`.
	 * @return string Empty when there is no such file.
	 */
	public static function markup( string $path ): string {
		return self::read( $path . '.html' );
	}

	/**
	 * A file as it is, without space around it.
	 *
	 * @param string $path Path inside assets/demo/.
	 * @return string Empty when there is no such file.
	 */
	public static function read( string $path ): string {
		$file = self::DIR . $path;
		// A file of the plugin, never an address.
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
		return is_file( $file ) ? trim( (string) file_get_contents( $file ) ) : '';
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
	private static function fields( array $data ): array {
		$fields = array();
		foreach ( $data as $key => $value ) {
			$fields[ (string) $key ] = $value;
		}
		return $fields;
	}
}
