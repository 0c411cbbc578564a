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
		$manifest = self::manifest();
		foreach ( $manifest['modules'] as $name => $asset ) {
			self::register_module( '@eidan/' . $name, self::url( "view/$name.js" ), $asset );
		}
		foreach ( $manifest['styles'] as $name => $version ) {
			$handle = 'eidan-' . $name;
			wp_register_style( $handle, self::url( "styles/$name.css" ), array(), $version );
			// With a path WordPress inlines small styles and swaps in the RTL file.
			wp_style_add_data( $handle, 'path', EIDAN_DIR . "/build/styles/$name.css" );
			wp_style_add_data( $handle, 'rtl', 'replace' );
		}
		foreach ( $manifest['scripts'] as $name => $asset ) {
			$handle = 'eidan-' . $name;
			wp_register_script( $handle, self::url( "$name.js" ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
			wp_set_script_translations( $handle, 'eidan', EIDAN_DIR . '/languages' );
			if ( $asset['style'] ) {
				wp_register_style( $handle, self::url( "$name.css" ), array( 'wp-components' ), $asset['version'] );
				wp_style_add_data( $handle, 'rtl', 'replace' );
			}
		}
	}

	/**
	 * Registers a shared script module.
	 *
	 * @param string                                                            $id    Module id.
	 * @param string                                                            $url   Address.
	 * @param array{dependencies: list<non-empty-string|array{id: non-empty-string, import: 'dynamic'}>, version: string} $asset What the build wrote.
	 */
	private static function register_module( string $id, string $url, array $asset ): void {
		wp_register_script_module( $id, $url, $asset['dependencies'], $asset['version'] );
		self::yield_module( $id );
	}

	/**
	 * Puts a script module behind the page's own content, pictures and fonts first of all, and makes it known to
	 * client-side navigation.
	 *
	 * WordPress 6.8 knows neither; there the module is a plain one. A module that is not put back drags those
	 * that it imports to its own priority.
	 *
	 * @param string $id Id of a registered module.
	 */
	public static function yield_module( string $id ): void {
		if ( version_compare( get_bloginfo( 'version' ), '6.9', '>=' ) ) {
			wp_script_modules()->set_fetchpriority( $id, 'low' );
			wp_script_modules()->set_in_footer( $id, true );
			wp_interactivity()->add_client_navigation_support_to_script_module( $id );
		}
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
	 * What the build made; tools/asset-manifest.cjs writes it. Nothing else looks into the folder on a request.
	 *
	 * @return array{
	 *     modules: array<string, array{dependencies: list<non-empty-string>, version: string}>,
	 *     scripts: array<string, array{dependencies: list<non-empty-string>, version: string, style: bool}>,
	 *     styles: array<string, string>
	 * } By name; of styles the version. Empty before the first build.
	 */
	private static function manifest(): array {
		$file = EIDAN_DIR . '/build/assets.php';
		if ( ! is_file( $file ) ) {
			return array(
				'modules' => array(),
				'scripts' => array(),
				'styles'  => array(),
			);
		}
		/**
		 * The build's own.
		 *
		 * @var array{
		 *     modules: array<string, array{dependencies: list<non-empty-string>, version: string}>,
		 *     scripts: array<string, array{dependencies: list<non-empty-string>, version: string, style: bool}>,
		 *     styles: array<string, string>
		 * } $manifest
		 */
		$manifest = require $file;
		return $manifest;
	}
}
