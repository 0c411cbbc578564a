<?php
/**
 * Registers what webpack built; enqueues nothing on the front end by itself.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

/**
 * Shared script modules, styles and editor scripts.
 */
final class Assets {

	/**
	 * Registers the shared script modules, styles and scripts in build/.
	 */
	public static function register(): void {
		foreach ( self::built( 'view/*.asset.php' ) as $name => $asset ) {
			self::register_module( '@eidan/' . $name, self::url( "view/$name.js" ), $asset );
		}
		foreach ( self::files( 'styles/*.css' ) as $file ) {
			$name = basename( $file, '.css' );
			if ( str_ends_with( $name, '-rtl' ) ) {
				continue;
			}
			$handle = 'eidan-' . $name;
			wp_register_style( $handle, self::url( "styles/$name.css" ), array(), (string) filemtime( $file ) );
			// With a path WordPress inlines small styles and swaps in the RTL file.
			wp_style_add_data( $handle, 'path', $file );
			wp_style_add_data( $handle, 'rtl', 'replace' );
		}
		foreach ( self::built( '*.asset.php' ) as $name => $asset ) {
			$handle = 'eidan-' . $name;
			wp_register_script( $handle, self::url( "$name.js" ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
			wp_set_script_translations( $handle, 'eidan', EIDAN_DIR . '/languages' );
			if ( is_file( EIDAN_DIR . "/build/$name.css" ) ) {
				wp_register_style( $handle, self::url( "$name.css" ), array( 'wp-components' ), $asset['version'] );
				wp_style_add_data( $handle, 'rtl', 'replace' );
			}
		}
	}

	/**
	 * Registers a shared script module, behind the page's own content in priority and known to client-side navigation.
	 *
	 * WordPress 6.8 knows neither; there the module is a plain one.
	 *
	 * @param string                                                            $id    Module id.
	 * @param string                                                            $url   Address.
	 * @param array{dependencies: list<non-empty-string>, version: string} $asset What the build wrote.
	 */
	private static function register_module( string $id, string $url, array $asset ): void {
		$arguments = array( $id, $url, $asset['dependencies'], $asset['version'] );
		if ( version_compare( get_bloginfo( 'version' ), '6.9', '>=' ) ) {
			$arguments[] = array(
				'fetchpriority' => 'low',
				'in_footer'     => true,
			);
			wp_interactivity()->add_client_navigation_support_to_script_module( $id );
		}
		wp_register_script_module( ...$arguments );
	}

	/**
	 * Enqueues the styles of shared editor controls.
	 */
	public static function enqueue_editor(): void {
		wp_enqueue_script( 'eidan-editor' );
		wp_enqueue_style( 'eidan-editor' );
	}

	/**
	 * The address of a built file.
	 *
	 * @param string $path Path inside build/.
	 * @return non-empty-string Absolute URL.
	 */
	public static function url( string $path ): string {
		return plugins_url( '/', EIDAN_FILE ) . 'build/' . $path;
	}

	/**
	 * Built files that match a pattern.
	 *
	 * @param string $pattern Glob pattern inside build/.
	 * @return list<string> Absolute paths; empty before the first build.
	 */
	private static function files( string $pattern ): array {
		$files = glob( EIDAN_DIR . '/build/' . $pattern );
		return false === $files ? array() : $files;
	}

	/**
	 * Reads asset files.
	 *
	 * @param string $pattern Glob pattern inside build/.
	 * @return array<string, array{dependencies: list<non-empty-string>, version: string}> By base name.
	 */
	private static function built( string $pattern ): array {
		$assets = array();
		foreach ( self::files( $pattern ) as $file ) {
			/**
			 * What DependencyExtractionWebpackPlugin wrote.
			 *
			 * @var array{dependencies: list<non-empty-string>, version: string} $asset
			 */
			$asset                                     = require $file;
			$assets[ basename( $file, '.asset.php' ) ] = $asset;
		}
		return $assets;
	}
}
