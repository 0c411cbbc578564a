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
 * A style printed in the page once, before the first style that needs it.
 */
final class ThemeStyle {

	/**
	 * Prints CSS together with other styles; nothing on pages without any of them.
	 *
	 * @param string       $handle Handle of the CSS.
	 * @param string       $css
	 * @param list<string> $of     Handles of the styles that need it; unknown ones are ignored.
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
	 * A style that the build wrote, for this theme.
	 *
	 * @param string $name File in build/styles/, without its ending.
	 * @return string CSS; '' before the first build.
	 */
	public static function built( string $name ): string {
		$file = EIDAN_DIR . "/build/styles/$name.css";
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
		return is_readable( $file ) ? RootFontSize::fit( (string) file_get_contents( $file ) ) : '';
	}
}
