<?php
/**
 * Switches of the test site, by query argument, for one page view:
 * `rtl` (a right-to-left language), `csp` (a strict content security policy) and `eidan-page` (settings of the group of that
 * name, as JSON).
 */

// phpcs:disable WordPress.Security.NonceVerification -- a test site's switch, reading only.

if ( isset( $_GET['rtl'] ) ) {
	add_action(
		'init',
		static function (): void {
			$GLOBALS['wp_locale']->text_direction = 'rtl';
		},
		0
	);
}

if ( isset( $_GET['eidan-page'] ) && is_string( $_GET['eidan-page'] ) && ! is_admin() ) {
	$eidan_page = json_decode( wp_unslash( $_GET['eidan-page'] ), true );
	add_filter(
		'option_eidan_settings',
		static fn ( mixed $settings ): array => array( 'page' => (array) $eidan_page ) + (array) $settings
	);
}

if ( isset( $_GET['csp'] ) ) {
	$eidan_nonce = bin2hex( random_bytes( 12 ) );
	$eidan_add   = static function ( array $attributes ) use ( $eidan_nonce ): array {
		$attributes['nonce'] = $eidan_nonce;
		return $attributes;
	};
	add_filter( 'wp_script_attributes', $eidan_add );
	add_filter( 'wp_inline_script_attributes', $eidan_add );
	add_filter( 'wp_speculation_rules_configuration', '__return_null' );
	// WooCommerce's own scripts write HTML as plain strings, and one of them is written into the page.
	add_action( 'wp_footer', static fn () => remove_action( 'wp_footer', 'wc_no_js' ), -1 );
	// It puts its mini cart into every header.
	add_filter( 'pre_render_block', static fn ( $html, $block ) => 'woocommerce/mini-cart' === ( $block['blockName'] ?? '' ) ? '' : $html, 10, 2 );
	add_action(
		'wp_enqueue_scripts',
		static function (): void {
			foreach ( wp_scripts()->queue as $handle ) {
				if ( str_contains( (string) ( wp_scripts()->registered[ $handle ]->src ?? '' ), '/plugins/woocommerce/' ) ) {
					wp_dequeue_script( $handle );
				}
			}
		},
		PHP_INT_MAX
	);
	add_action(
		'send_headers',
		static function () use ( $eidan_nonce ): void {
			header( "Content-Security-Policy: script-src 'nonce-$eidan_nonce' 'strict-dynamic'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types eidan" );
		}
	);
}
