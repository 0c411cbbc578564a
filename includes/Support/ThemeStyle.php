<?php
/**
 * Styles that only some themes need.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use _WP_Dependency;

/**
 * A style printed in the page, once, before the first of those that want it.
 */
final class ThemeStyle {

	/**
	 * Prints CSS with styles; nothing on a page that has none of them.
	 *
	 * @param string       $handle Handle of the CSS.
	 * @param string       $css    The CSS.
	 * @param list<string> $of     Handles of the styles that want it; those that are not registered are left out.
	 */
	public static function add( string $handle, string $css, array $of ): void {
		if ( ! wp_register_style( $handle, false, array(), EIDAN_VERSION ) ) {
			return;
		}
		wp_add_inline_style( $handle, $css );
		foreach ( $of as $name ) {
			$style = wp_styles()->query( $name );
			if ( $style instanceof _WP_Dependency ) {
				$style->deps[] = $handle;
			}
		}
	}

	/**
	 * What the build wrote.
	 *
	 * @param string $name File in build/styles/, without its ending.
	 * @return string CSS; '' before the first build.
	 */
	public static function built( string $name ): string {
		$file = EIDAN_DIR . "/build/styles/$name.css";
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}
}
