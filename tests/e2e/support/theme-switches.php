<?php
/**
 * With `?eidan-theme=<slug>` a page view has another theme, and with `&eidan-variation=<name>` one of its style
 * variations (`01-evening` is the theme's `styles/01-evening.json`). The owner's own styles are ignored. Nothing is
 * stored.
 */

// phpcs:disable WordPress.Security.NonceVerification -- a switch of the test site, which only reads.

if ( isset( $_GET['eidan-theme'] ) && is_string( $_GET['eidan-theme'] ) && ! is_admin() ) {
	$eidan_theme = sanitize_key( $_GET['eidan-theme'] );
	foreach ( array( 'template', 'stylesheet' ) as $eidan_name ) {
		add_filter( "pre_option_$eidan_name", static fn (): string => $eidan_theme );
	}
	add_filter(
		'wp_theme_json_data_user',
		static function () use ( $eidan_theme ): WP_Theme_JSON_Data {
			$name   = isset( $_GET['eidan-variation'] ) && is_string( $_GET['eidan-variation'] )
				? sanitize_key( $_GET['eidan-variation'] )
				: '';
			$file   = get_theme_root( $eidan_theme ) . "/$eidan_theme/styles/$name.json";
			$styles = '' === $name
				? array( 'version' => 3 )
				: (array) wp_json_file_decode( $file, array( 'associative' => true ) );
			return new WP_Theme_JSON_Data( $styles, 'custom' );
		}
	);
}
