<?php
/**
 * The styles of all blocks as two files, in the editor.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

use WP_Block_Type_Registry;
use _WP_Dependency;

/**
 * The editor loads the styles of all blocks, used or not, into its own page and into every canvas and preview. With a
 * sheet for each block and each option that is more than a hundred files at a time. The build puts them together
 * (tools/editor-styles.cjs); here their names become aliases of these files. What was added to a name by
 * `wp_add_inline_style()` is printed as before.
 *
 * Where somebody removed or replaced a style of ours, each has its own file.
 */
final class EditorStyles {

	/**
	 * Registers the files. Both the editor's page and its canvas know them then.
	 */
	public static function register(): void {
		foreach ( self::files() as $name => $file ) {
			Assets::register_style( 'eidan-' . $name, Assets::url( "$name.css" ), "$name.css", $file['version'] );
		}
	}

	/**
	 * Joins them: once for the page of the editor, once for its canvas, which has a list of styles of its own.
	 */
	public static function join(): void {
		$joint = PageStyles::is_wanted() ? self::joint() : array();
		if ( array() === $joint ) {
			return;
		}
		self::register();
		foreach ( $joint as $handle => $name ) {
			// A copy: the list of a canvas shares its styles with the page.
			$style       = clone wp_styles()->registered[ $handle ];
			$style->src  = false;
			$style->deps = array( ...$style->deps, 'eidan-' . $name );

			wp_styles()->registered[ $handle ] = $style;
		}
	}

	/**
	 * The styles to join.
	 *
	 * @return array<string, string> Names of files by handle; none if one of the blocks' styles is not ours any more.
	 */
	private static function joint(): array {
		$of_file = array();
		foreach ( self::files() as $name => $file ) {
			$of_file += array_fill_keys( $file['styles'], $name );
		}
		$joint = array();
		foreach ( array() === $of_file ? array() : self::handles() as $handle => $is_blocks ) {
			$style = wp_styles()->registered[ $handle ] ?? null;
			// Without a file it is joined already, or it is words only.
			if ( $style instanceof _WP_Dependency && false === $style->src ) {
				continue;
			}
			$file = $style instanceof _WP_Dependency ? self::file_of( $style ) : '';
			if ( $is_blocks && '' === $file ) {
				return array();
			}
			if ( isset( $of_file[ $file ] ) ) {
				$joint[ $handle ] = $of_file[ $file ];
			}
		}

		return $joint;
	}

	/**
	 * Path of a style in the build.
	 *
	 * @param _WP_Dependency $style
	 * @return string '' if it is another one, or for some media only.
	 */
	private static function file_of( _WP_Dependency $style ): string {
		$base = Assets::url( '' );

		return is_string( $style->src )
			&& str_starts_with( $style->src, $base )
			&& in_array( $style->args, array( null, '', 'all' ), true )
			? substr( $style->src, strlen( $base ) )
			: '';
	}

	/**
	 * Our styles.
	 *
	 * @return array<string, bool> By handle, whether a block names it.
	 */
	private static function handles(): array {
		$handles = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( (string) $name, 'eidan/' ) ) {
				array_push( $handles, ...$type->style_handles, ...$type->editor_style_handles );
			}
		}
		$all = array_fill_keys( $handles, true ) + array_fill_keys( array_keys( wp_styles()->registered ), false );

		return array_filter(
			$all,
			static fn( string $handle ): bool => str_starts_with( $handle, 'eidan-' ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * What the build wrote. A build that watches the source writes none.
	 *
	 * @return array<string, array{version: string, styles: list<string>}> By name of the file.
	 */
	private static function files(): array {
		$file = EIDAN_DIR . '/build/editor-styles.php';
		/**
		 * Written by the build.
		 *
		 * @var array<string, array{version: string, styles: list<string>}> $files
		 */
		$files = is_file( $file ) ? require $file : array();

		return $files;
	}
}
