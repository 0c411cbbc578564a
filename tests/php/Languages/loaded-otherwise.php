<?php
/**
 * Loads the plugin as WordPress loads those of a whole network and those of mu-plugins, in a WordPress that has done
 * nothing else before, and prints a text in German, for TranslationsTest.
 */

// phpcs:disable WordPress.Security, WordPress.WP.GlobalVariablesOverride, WordPress.Arrays.ArrayDeclarationSpacing -- a command, not a page.

declare( strict_types=1 );

$_SERVER = array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' ) + $_SERVER;

// Sets hooks before WordPress is loaded.
$eidan_hook = static fn( callable $function ): array =>
	array( 10 => array( array( 'function' => $function, 'accepted_args' => 1 ) ) );
$wp_filter  = array(
	'pre_option_active_plugins' => $eidan_hook( static fn(): array => array() ),
	'muplugins_loaded'          => $eidan_hook(
		static function (): void {
			require dirname( __DIR__, 3 ) . '/plugin.php';
		}
	),
	'locale'                    => $eidan_hook( static fn(): string => 'de_DE' ),
);

require getenv( 'EIDAN_TEST_WORDPRESS' ) . '/wp-load.php';

echo __( 'Previous slide', 'eidan' );
