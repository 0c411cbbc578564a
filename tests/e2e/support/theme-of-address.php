<?php
/**
 * With `?test-theme=<name>` in its address a page is shown in a theme of the tests. Nothing of that is stored.
 */

// phpcs:disable WordPress.Security.NonceVerification -- a switch of the test site, which only reads.

if ( isset( $_GET['test-theme'] ) ) {
	register_theme_directory( EIDAN_TEST_THEMES );
	foreach ( array(
		'stylesheet'      => sanitize_key( $_GET['test-theme'] ),
		'template'        => 'classic',
		'stylesheet_root' => EIDAN_TEST_THEMES,
		'template_root'   => EIDAN_TEST_THEMES,
	) as $eidan_name => $eidan_value ) {
		add_filter( "pre_option_$eidan_name", static fn (): string => $eidan_value );
	}
}
