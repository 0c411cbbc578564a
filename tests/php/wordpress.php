<?php
/**
 * Loads the WordPress that EIDAN_TEST_WORDPRESS names, and PHPUnit. It is required at the top level, because globals of
 * WordPress must be global.
 */

// phpcs:disable WordPress.Security, WordPress.PHP.DevelopmentFunctions -- a command, not a page.

$eidan_wordpress = getenv( 'EIDAN_TEST_WORDPRESS' );
if ( ! $eidan_wordpress || ! is_file( $eidan_wordpress . '/wp-load.php' ) ) {
	fwrite( STDERR, "EIDAN_TEST_WORDPRESS names no WordPress. npm run test:php and npm run test:mutation set it.\n" );
	exit( 2 );
}

foreach (
	array(
		'HTTP_HOST'       => '127.0.0.1',
		'SERVER_NAME'     => '127.0.0.1',
		'SERVER_PROTOCOL' => 'HTTP/1.1',
		'REMOTE_ADDR'     => '127.0.0.1',
		'REQUEST_METHOD'  => 'GET',
		'REQUEST_URI'     => '/',
	) as $eidan_name => $eidan_value
) {
	$_SERVER[ $eidan_name ] = $eidan_value;
}

require $eidan_wordpress . '/wp-load.php';

foreach ( array( 'file', 'image', 'media', 'plugin', 'post', 'upgrade', 'user' ) as $eidan_name ) {
	require_once ABSPATH . "wp-admin/includes/$eidan_name.php";
}

define( 'PHPUNIT_COMPOSER_INSTALL', dirname( __DIR__, 2 ) . '/vendor/autoload.php' );
require PHPUNIT_COMPOSER_INSTALL;
