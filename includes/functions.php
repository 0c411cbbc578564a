<?php
/**
 * Functions for themes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'eidan_header' ) ) {
	/**
	 * Prints a header in a classic theme's header.php. Call it before `wp_head()` with `$echo` off and print the result
	 * later, so that its styles are in the head of the page.
	 *
	 * @param string $source `widgets` (the widget area Header), `part:<slug>` (a template part of the theme) or
	 *                       `pattern:<id>` (a synced pattern); '' for the widget area where it is filled, else the part
	 *                       `header`.
	 * @param bool   $echo   Whether to print it.
	 * @return string Escaped HTML; '' if the source does not exist.
	 */
	function eidan_header( string $source = '', bool $echo = true ): string {
		$html = \Eidan\Header\Output::html( $source );
		if ( $echo ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks escape what they print.
			echo $html;
		}

		return $html;
	}
}
