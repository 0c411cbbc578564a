<?php
/**
 * Functions for themes and plugins.
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

if ( ! function_exists( 'eidan_enquiry' ) ) {
	/**
	 * Keeps an enquiry that a form of your own has taken, with where the visitor came from. Call it while the form is
	 * handled; the form has the attribute `data-eidan-attribution`, so that it sends the visit.
	 *
	 * @param array<string, mixed> $fields `name`, `email`, `phone`, `message`, `form` (its title), `form_id`, `entry`
	 *                                     (an id of yours: the same one is kept once), `page` (address of the form) and
	 *                                     `attribution` (fields by name); texts as they were sent, without slashes.
	 * @return int Id of the enquiry; 0 if it could not be kept, which is in the log.
	 */
	function eidan_enquiry( array $fields ): int {
		// From now on the site's pages have the script.
		\Eidan\Enquiries\Sources::mark();

		return \Eidan\Enquiries\Store::add( \Eidan\Enquiries\Enquiry::given( $fields ) );
	}
}
