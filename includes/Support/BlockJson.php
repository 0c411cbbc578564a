<?php
/**
 * What block.json says.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_Block;
use WP_Block_Metadata_Registry;

/**
 * Reads it as it was built. A site may change the defaults of the registered block, but not those of our style sheets
 * and views.
 */
final class BlockJson {

	/**
	 * The whole block.json.
	 *
	 * @param string $slug Name of the block without `eidan/`.
	 * @return array<mixed>
	 */
	public static function of( string $slug ): array {
		return WP_Block_Metadata_Registry::get_metadata( EIDAN_DIR . '/build/' . $slug ) ?? array();
	}

	/**
	 * What the block.json of a block says under a name of ours, such as `eidanTakesRoom`.
	 *
	 * @param string $name Name of whichever block.
	 * @param string $key
	 * @return mixed Null for a block that is not ours, and where it says nothing.
	 */
	public static function says( string $name, string $key ): mixed {
		$slug = str_starts_with( $name, 'eidan/' ) ? substr( $name, strlen( 'eidan/' ) ) : '';

		return '' === $slug ? null : self::of( $slug )[ $key ] ?? null;
	}

	/**
	 * Attributes that differ from their defaults.
	 *
	 * @param WP_Block                 $block      A block of ours.
	 * @param array<string, mixed>     $attributes Valid attributes.
	 * @param array<int|string,string> $names      Attributes, those with another name in the result by that name. The
	 *                                             member of an object is `size.tablet`.
	 * @return array<string, int|float|string|bool>
	 */
	public static function changed( WP_Block $block, array $attributes, array $names ): array {
		$metadata = self::of( substr( (string) $block->name, strlen( 'eidan/' ) ) );
		$changed  = array();
		foreach ( $names as $name => $path ) {
			$value   = _wp_array_get( $attributes, explode( '.', $path ) );
			$schema  = explode( '.', str_replace( '.', '.properties.', $path ) );
			$default = _wp_array_get( $metadata, array( 'attributes', ...$schema, 'default' ) );
			if ( is_scalar( $value ) && $value !== $default ) {
				$changed[ is_int( $name ) ? $path : $name ] = $value;
			}
		}

		return $changed;
	}

	/**
	 * The same as declarations.
	 *
	 * @param WP_Block              $block      A block of ours.
	 * @param array<string, mixed>  $attributes Valid attributes.
	 * @param array<string, string> $names      Attributes by their declarations, such as `--size:%dpx;`.
	 */
	public static function css( WP_Block $block, array $attributes, array $names ): string {
		$css = '';
		foreach ( self::changed( $block, $attributes, $names ) as $declaration => $value ) {
			$css .= sprintf( $declaration, $value );
		}

		return $css;
	}
}
