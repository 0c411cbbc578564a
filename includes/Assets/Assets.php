<?php
/**
 * Registers the built scripts, modules and styles; enqueues nothing on the front end itself.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

use Eidan\Support\Memory;
use WP_Scripts;

/**
 * Shared script modules, styles and editor scripts.
 */
final class Assets {

	/**
	 * Whether this version of WordPress lets us declare which modules client-side navigation may load.
	 *
	 * @var bool|null
	 */
	private ?bool $knows_navigation = null;

	/**
	 * Registers the shared script modules and styles in build/.
	 */
	public static function register(): void {
		$manifest = self::manifest();
		// Called once: WordPress computes it every time, and there are dozens of files.
		$base = self::url( '' );
		foreach ( $manifest['modules'] as $name => $asset ) {
			self::register_module( '@eidan/' . $name, $base . "view/$name.js", $asset );
		}
		foreach ( $manifest['styles'] as $name => $version ) {
			self::register_style( 'eidan-' . $name, $base . "styles/$name.css", "styles/$name.css", $version );
		}
		foreach ( $manifest['scripts'] as $name => $asset ) {
			if ( $asset['style'] ) {
				wp_register_style( 'eidan-' . $name, $base . "$name.css", array( 'wp-components' ), $asset['version'] );
				wp_style_add_data( 'eidan-' . $name, 'rtl', 'replace' );
			}
		}
		if ( 0 < did_action( 'wp_default_scripts' ) ) {
			// Another plugin used scripts before this one was loaded.
			self::register_scripts( wp_scripts() );
		}
	}

	/**
	 * Action `wp_default_scripts`: registers the shared scripts when WordPress creates its list of scripts. Requests
	 * that print no page do not need them.
	 *
	 * @param mixed $scripts The new WP_Scripts instance.
	 */
	public static function register_scripts( mixed $scripts ): void {
		if ( ! $scripts instanceof WP_Scripts ) {
			return;
		}
		$base = self::url( '' );
		foreach ( self::manifest()['scripts'] as $name => $asset ) {
			self::register_script( $scripts, 'eidan-' . $name, $base . "$name.js", $asset );
		}
	}

	/**
	 * The styles that blocks share.
	 *
	 * @return list<string> Handles.
	 */
	public static function styles(): array {
		return array_map(
			static fn( string $name ): string => 'eidan-' . $name,
			array_keys( self::manifest()['styles'] )
		);
	}

	/**
	 * Registers a script module with low priority, after the page's own content, images and fonts, and allows it for
	 * client-side navigation.
	 *
	 * WordPress 6.8 supports neither; there it is a plain module. Modules without low priority would pass their own
	 * priority to modules they import.
	 *
	 * @param string                                                            $id    Module id.
	 * @param string                                                            $url   Address.
	 * @param array{
	 *     dependencies: list<non-empty-string|array{id: non-empty-string, import: 'dynamic'}>,
	 *     version: string,
	 * } $asset What the build wrote.
	 */
	public static function register_module( string $id, string $url, array $asset ): void {
		wp_register_script_module(
			$id,
			$url,
			$asset['dependencies'],
			$asset['version'],
			array(
				'in_footer'     => true,
				'fetchpriority' => 'low',
			)
		);
		self::memory()->knows_navigation ??= version_compare( get_bloginfo( 'version' ), '6.9', '>=' );
		if ( self::memory()->knows_navigation ) {
			wp_interactivity()->add_client_navigation_support_to_script_module( $id );
		}
	}

	/**
	 * Registers a style that WordPress may inline if it is small, with its file for right-to-left languages.
	 *
	 * @param string $handle
	 * @param string $url     Address.
	 * @param string $path    Path inside build/.
	 * @param string $version Changes with the file.
	 */
	public static function register_style( string $handle, string $url, string $path, string $version ): void {
		wp_register_style( $handle, $url, array(), $version );
		wp_style_add_data( $handle, 'rtl', 'replace' );
		// Path of the file to inline.
		wp_style_add_data(
			$handle,
			'path',
			EIDAN_DIR . '/build/' . ( is_rtl() ? substr( $path, 0, -strlen( '.css' ) ) . '-rtl.css' : $path )
		);
	}

	/**
	 * Registers a script, with its translations if it has any. Without a folder of ours, WordPress takes them where it
	 * found those of PHP: a language pack in wp-content/languages, else the folder that plugin.php names.
	 *
	 * @param WP_Scripts                                                   $scripts Registry.
	 * @param non-empty-string                                             $handle  Name.
	 * @param non-empty-string                                             $url     Address.
	 * @param array{dependencies: list<non-empty-string>, version: string} $asset   Dependencies and version from the
	 *                                                                              build.
	 */
	public static function register_script( WP_Scripts $scripts, string $handle, string $url, array $asset ): void {
		$scripts->add( $handle, $url, $asset['dependencies'], $asset['version'] );
		// Group 1 is the footer.
		$scripts->add_data( $handle, 'group', 1 );
		if ( in_array( 'wp-i18n', $asset['dependencies'], true ) ) {
			$scripts->set_translations( $handle, 'eidan' );
		}
	}

	/**
	 * Filter `load_script_translation_file`: the build keeps the words of scripts in a folder of their own. On every
	 * request WordPress lists the files beside those of PHP; two hundred would cost half a millisecond.
	 *
	 * @param mixed $file   Path of the file that WordPress would read; false if there is none.
	 * @param mixed $handle Name of the script.
	 * @param mixed $domain Text domain.
	 */
	public static function translation_file( mixed $file, mixed $handle = '', mixed $domain = '' ): mixed {
		if ( 'eidan' !== $domain ) {
			return $file;
		}
		if ( false === $file && is_string( $handle ) ) {
			$file = self::translations_of( $handle );
		}
		return is_string( $file )
			? preg_replace( '~/build/languages/(?=[^/]+\.json$)~', '/build/languages/scripts/', $file )
			: $file;
	}

	/**
	 * The words of a script, beside those of PHP. Newer releases of WordPress look there by themselves; 6.8 asks
	 * language packs only.
	 *
	 * @param string $handle Name of the script.
	 * @return string|false Path of the file, which may not be there; false without a folder.
	 */
	private static function translations_of( string $handle ): string|false {
		/** @var \WP_Textdomain_Registry $wp_textdomain_registry */
		global $wp_textdomain_registry;
		$locale = determine_locale();
		$folder = $wp_textdomain_registry->get( 'eidan', $locale );

		return is_string( $folder ) ? trailingslashit( $folder ) . "eidan-$locale-$handle.json" : false;
	}

	/**
	 * Enqueues the styles of shared editor controls.
	 */
	public static function enqueue_editor(): void {
		wp_enqueue_script( 'eidan-editor' );
		wp_enqueue_style( 'eidan-editor' );
	}

	/**
	 * Action `enqueue_block_assets`: the editor's styles in the canvas too, where bars and notices of blocks are.
	 */
	public static function enqueue_canvas(): void {
		if ( is_admin() ) {
			wp_enqueue_style( 'eidan-editor' );
		}
	}

	/**
	 * Last on action `wp_enqueue_scripts`, and first on `wp_footer`: our styles become one file, before WordPress
	 * chooses the styles that it prints into the page. On pages without our styles nothing is loaded for it.
	 */
	public static function join_styles(): void {
		if ( self::has_styles() ) {
			PageStyles::hold();
		}
	}

	/**
	 * Whether the page has styles of ours, as far as they are enqueued by now.
	 */
	public static function has_styles(): bool {
		foreach ( wp_styles()->queue as $handle ) {
			if ( str_starts_with( $handle, 'eidan-' ) ) {
				return true;
			}
		}

		return false;
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
	 * The build's manifest, written by tools/asset-manifest.cjs. Requests do not look into the folder otherwise.
	 *
	 * @return array{
	 *     blocks: array<string, array<string, string|array{dependencies: list<non-empty-string>, version: string}>>,
	 *     groups: array<string, array{
	 *         dependencies: list<non-empty-string|array{id: non-empty-string, import: 'dynamic'}>,
	 *         version: string,
	 *         members: list<non-empty-string>,
	 *         brings: list<non-empty-string>,
	 *     }>,
	 *     modules: array<string, array{dependencies: list<non-empty-string>, version: string}>,
	 *     roots: array<non-empty-string, non-empty-list<non-empty-string>>,
	 *     scripts: array<string, array{dependencies: list<non-empty-string>, version: string, style: bool}>,
	 *     styles: array<string, string>
	 * } By name; of styles the version; of blocks by folder and by the file as block.json names it. Empty before the
	 * first build.
	 */
	public static function manifest(): array {
		$file = EIDAN_DIR . '/build/assets.php';
		if ( ! is_file( $file ) ) {
			return array(
				'blocks'  => array(),
				'groups'  => array(),
				'modules' => array(),
				'roots'   => array(),
				'scripts' => array(),
				'styles'  => array(),
			);
		}
		/**
		 * Written by the build.
		 *
		 * @var array{
		 *     blocks: array<string, array<
		 *         string,
		 *         string|array{dependencies: list<non-empty-string>, version: string}
		 *     >>,
		 *     groups: array<string, array{
		 *         dependencies: list<non-empty-string|array{id: non-empty-string, import: 'dynamic'}>,
		 *         version: string,
		 *         members: list<non-empty-string>,
		 *         brings: list<non-empty-string>,
		 *     }>,
		 *     modules: array<string, array{dependencies: list<non-empty-string>, version: string}>,
		 *     roots: array<non-empty-string, non-empty-list<non-empty-string>>,
		 *     scripts: array<string, array{dependencies: list<non-empty-string>, version: string, style: bool}>,
		 *     styles: array<string, string>
		 * } $manifest
		 */
		$manifest = require $file;
		return $manifest;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
