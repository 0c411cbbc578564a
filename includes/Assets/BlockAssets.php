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
 * Registers the files that a block.json names, and gives WordPress handles instead. Otherwise WordPress would check
 * each file, load another for its dependencies and compute its URL, on every request and for every block, used or not.
 * The handles are the ones that WordPress would generate.
 *
 * Assets of editors are only registered where there can be an editor.
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
	 * Handles by the block's name and the field of block.json.
	 *
	 * @var array<string, array<string, list<string>>>
	 */
	private array $named = array();

	/**
	 * Assets of editors that are not registered yet, by handle.
	 *
	 * @var array<non-empty-string, array{url: non-empty-string, path: string, asset: Asset|string}>
	 */
	private array $editor = array();

	/**
	 * Registers the assets for pages, and collects those for editors.
	 *
	 * @param array<string, array<string, mixed>> $blocks Content of block.json by folder, of the blocks that are
	 *                                                    registered next.
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
	 * Filter `eidan_block_metadata`: replaces files by handles.
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
	 * Action `enqueue_block_editor_assets`, before WordPress enqueues them: registers the assets of editors. Front-end
	 * pages can contain an editor, too.
	 */
	public static function register_editor(): void {
		EditorStyles::register();
		foreach ( self::memory()->editor as $handle => $file ) {
			if ( is_string( $file['asset'] ) ) {
				Assets::register_style( $handle, $file['url'], $file['path'], $file['asset'] );
			} else {
				Assets::register_script( wp_scripts(), $handle, $file['url'], $file['asset'] );
			}
		}
	}

	/**
	 * Action `enqueue_block_assets`: the same for editors and their canvas. The action also fires on front-end pages.
	 */
	public static function register_canvas(): void {
		if ( is_admin() || wp_is_serving_rest_request() || wp_should_load_block_editor_scripts_and_styles() ) {
			self::register_editor();
		}
		if ( is_admin() ) {
			EditorStyles::join();
		}
	}

	/** The instance that keeps what is registered while WordPress starts. */
	private static function memory(): self {
		return Memory::registered( self::class );
	}
}
