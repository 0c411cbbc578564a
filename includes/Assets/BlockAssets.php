<?php
/**
 * Scripts, styles and modules of single blocks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

use Eidan\Support\Memory;

/**
 * Registers what a block's block.json names by its file, and tells WordPress the handle in place of the file: it would
 * look for each file, load another for its dependencies and work out its address, on every request and for every block,
 * whether the page has it or not. The handles are those that WordPress would have given.
 *
 * What only editors load is registered where there can be one.
 *
 * @phpstan-type Asset array{dependencies: list<non-empty-string>, version: string}
 */
final class BlockAssets {

	/** Fields of block.json that name files, and whether only editors load those. */
	private const FIELDS = array(
		'editorScript'     => true,
		'editorStyle'      => true,
		'style'            => false,
		'viewScriptModule' => false,
	);

	/**
	 * Those fields with handles in place of files, by the block's name.
	 *
	 * @var array<string, array<string, list<string>>>
	 */
	private array $named = array();

	/**
	 * What waits for an editor: address and what the build knows of it, by handle.
	 *
	 * @var array<non-empty-string, array{url: non-empty-string, path: string, asset: Asset|string}>
	 */
	private array $editor = array();

	/**
	 * Registers what blocks need on pages, and notes what they need in an editor.
	 *
	 * @param array<string, array<string, mixed>> $blocks block.json by folder, of those that are registered next.
	 */
	public static function register( array $blocks ): void {
		$known = Assets::manifest()['blocks'];
		$base  = Assets::url( '' );
		foreach ( $blocks as $folder => $metadata ) {
			$name = 'eidan/' . $folder;
			foreach ( array_intersect_key( self::FIELDS, $metadata ) as $field => $is_editors ) {
				$handles = array();
				foreach ( array_values( (array) $metadata[ $field ] ) as $index => $file ) {
					$file  = is_string( $file ) ? $file : '';
					$asset = $known[ $folder ][ $file ] ?? null;
					if ( null === $asset ) {
						$handles[] = $file;
						continue;
					}
					$handle    = generate_block_asset_handle( $name, $field, $index );
					$path      = $folder . '/' . substr( $file, strlen( 'file:./' ) );
					$handles[] = $handle;
					if ( $is_editors ) {
						self::memory()->editor[ $handle ] = array(
							'url'   => $base . $path,
							'path'  => $path,
							'asset' => $asset,
						);
					} elseif ( is_array( $asset ) ) {
						Assets::register_module( $handle, $base . $path, $asset );
					} else {
						Assets::register_style( $handle, $base . $path, $path, $asset );
					}
				}
				self::memory()->named[ $name ][ $field ] = $handles;
			}
		}
		if ( is_admin() ) {
			self::register_editor();
		}
	}

	/**
	 * Filter `eidan_block_metadata`: handles in place of files.
	 *
	 * @param mixed $metadata block.json.
	 */
	public static function name( mixed $metadata ): mixed {
		$name = is_array( $metadata ) ? $metadata['name'] ?? null : null;

		return is_array( $metadata ) && is_string( $name ) && isset( self::memory()->named[ $name ] )
			? self::memory()->named[ $name ] + $metadata
			: $metadata;
	}

	/**
	 * Action `enqueue_block_editor_assets`, before WordPress enqueues them: registers what editors load. A page of the
	 * site can hold an editor, too.
	 */
	public static function register_editor(): void {
		foreach ( self::memory()->editor as $handle => $file ) {
			if ( is_string( $file['asset'] ) ) {
				Assets::register_style( $handle, $file['url'], $file['path'], $file['asset'] );
			} else {
				Assets::register_script( wp_scripts(), $handle, $file['url'], $file['asset'] );
			}
		}
	}

	/**
	 * Action `enqueue_block_assets`, which pages of the site fire as well: the same where an editor or its canvas is
	 * made.
	 */
	public static function register_canvas(): void {
		if ( is_admin() || wp_is_serving_rest_request() || wp_should_load_block_editor_scripts_and_styles() ) {
			self::register_editor();
		}
	}

	/** The instance that keeps what is registered while WordPress starts. */
	private static function memory(): self {
		return Memory::registered( self::class );
	}
}
