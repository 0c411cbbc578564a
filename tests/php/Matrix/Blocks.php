<?php
/**
 * What the matrix tests check: every registered block of the plugin.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Returns registered blocks, their fixtures and the paths of their attributes.
 */
final class Blocks {

	/**
	 * @return array<string, WP_Block_Type> The plugin's blocks by slug. With WooCommerce only those that need it,
	 *                                      without it only the others. If EIDAN_BLOCKS is set, only the
	 *                                      blocks that it names.
	 */
	public static function all(): array {
		$blocks = array();
		$wanted = array_filter( explode( ',', (string) getenv( 'EIDAN_BLOCKS' ) ) );
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
			$slug = substr( $name, 6 );
			if (
				str_starts_with( $name, 'eidan/' )
				&& self::needs_shop( $slug ) === class_exists( 'WooCommerce', false )
				&& ( array() === $wanted || in_array( $slug, $wanted, true ) )
			) {
				$blocks[ $slug ] = $block;
			}
		}
		return $blocks;
	}

	/**
	 * @return array<string, Subject> The same blocks with their fixtures, by slug.
	 */
	public static function subjects(): array {
		$subjects = array();
		foreach ( self::all() as $slug => $type ) {
			$subjects[ $slug ] = new Subject( $type, self::fixtures( $slug ), self::own( $slug ) );
		}
		return $subjects;
	}

	/** @param string $slug Folder name of a block. */
	private static function needs_shop( string $slug ): bool {
		$metadata = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . "/blocks/$slug/block.json" ),
			true
		);
		return is_array( $metadata ) && isset( $metadata['eidanNeeds'] );
	}

	/**
	 * @param string $slug Folder name of a block.
	 * @return array<string, string> Markup by file name, without fixtures of deprecated versions.
	 */
	public static function fixtures( string $slug ): array {
		$fixtures = array();
		$folder   = dirname( __DIR__, 2 ) . '/fixtures/blocks';
		foreach ( array( "$folder/$slug.html", ...(array) glob( "$folder/{$slug}__*.html" ) ) as $file ) {
			if ( is_file( (string) $file ) && ! str_contains( (string) $file, '__deprecated' ) ) {
				$fixtures[ basename( (string) $file, '.html' ) ] = (string) file_get_contents( (string) $file );
			}
		}
		return $fixtures;
	}

	/**
	 * @param string $slug Folder name of a block.
	 * @return array<string, array<string, mixed>> The attributes of its block.json, without those that WordPress adds
	 *                                             and handles itself.
	 */
	public static function own( string $slug ): array {
		$metadata = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . "/build/$slug/block.json" ),
			true
		);
		return is_array( $metadata ) ? $metadata['attributes'] ?? array() : array();
	}

	/**
	 * Returns the attributes that authors can store, also nested ones.
	 *
	 * @param array<string, array<string, mixed>> $schema Attributes of a block type, or properties of one.
	 * @param list<string>                        $path   Path of the object whose properties $schema describes.
	 * @param list<string>                        $known  Names of shared schemas (`eidanSchema`) whose properties are
	 *                                                    left out.
	 * @return list<array{path: list<string>, schema: array<string, mixed>}>
	 */
	public static function attributes( array $schema, array $path = array(), array $known = array() ): array {
		$found = array();
		foreach ( $schema as $name => $property ) {
			if ( isset( $property['source'] ) ) {
				continue;
			}
			$here    = array( ...$path, (string) $name );
			$found[] = array(
				'path'   => $here,
				'schema' => $property,
			);
			$members = $property['properties'] ?? $property['items']['properties'] ?? array();
			if ( array() !== $members && ! in_array( $property['eidanSchema'] ?? null, $known, true ) ) {
				$into = isset( $property['items'] ) ? array( ...$here, '0' ) : $here;
				array_push( $found, ...self::attributes( $members, $into, $known ) );
			}
		}
		return $found;
	}

	/**
	 * @param array<string, array<string, mixed>> $schema Attributes of a block type, or properties of one.
	 * @return list<string> Names of the shared schemas that it uses.
	 */
	public static function shared( array $schema ): array {
		$found = array();
		foreach ( $schema as $property ) {
			array_push(
				$found,
				...array_filter( array( $property['eidanSchema'] ?? null ), 'is_string' ),
				...self::shared( $property['properties'] ?? array() )
			);
		}
		return $found;
	}

	/**
	 * Stores a value in the first block of the given type in a fixture.
	 *
	 * @param string       $markup Markup of the fixture.
	 * @param string       $name   Name of the block type.
	 * @param list<string> $path   Path of the attribute.
	 * @param mixed        $value  Value to store.
	 * @return string Serialised blocks.
	 */
	public static function with( string $markup, string $name, array $path, mixed $value ): string {
		return self::with_all( $markup, $name, array( $path ), $value );
	}

	/**
	 * Stores a value in several attributes at once.
	 *
	 * @param string             $markup Markup of the fixture.
	 * @param string             $name   Name of the block type.
	 * @param list<list<string>> $paths  Paths of the attributes, outer ones before those inside them.
	 * @param mixed              $value  Value to store.
	 * @return string Serialised blocks.
	 */
	public static function with_all( string $markup, string $name, array $paths, mixed $value ): string {
		$blocks = parse_blocks( $markup );
		foreach ( $paths as $path ) {
			self::change( $blocks, $name, $path, $value );
		}
		return serialize_blocks( $blocks );
	}

	/**
	 * @param array<int, array<string, mixed>> $blocks Parsed blocks, changed in place.
	 * @param string                           $name   Name of the block type.
	 * @param list<string>                     $path   Path of the attribute.
	 * @param mixed                            $value  Value to store.
	 */
	private static function change( array &$blocks, string $name, array $path, mixed $value ): bool {
		foreach ( $blocks as &$block ) {
			if ( $name === $block['blockName'] ) {
				$place = &$block['attrs'];
				foreach ( $path as $key ) {
					if ( ! is_array( $place ) ) {
						$place = array();
					}
					$place = &$place[ ctype_digit( $key ) ? (int) $key : $key ];
				}
				$place = $value;
				return true;
			}
			if ( self::change( $block['innerBlocks'], $name, $path, $value ) ) {
				return true;
			}
		}
		return false;
	}
}
