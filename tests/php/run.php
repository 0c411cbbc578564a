<?php
/**
 * Runs PHPUnit inside a WordPress. WordPress is loaded here, at the top level, because its globals must be global, and
 * PHPUnit loads its bootstrap file inside a function.
 *
 * `npm run test:php` calls this file, with EIDAN_TEST_WORDPRESS set to the folder of a site that was made for tests.
 */

// phpcs:disable WordPress.Security, WordPress.PHP.DevelopmentFunctions -- a command, not a page.

$eidan_wordpress = getenv( 'EIDAN_TEST_WORDPRESS' );
if ( ! $eidan_wordpress || ! is_file( $eidan_wordpress . '/wp-load.php' ) ) {
	fwrite( STDERR, "EIDAN_TEST_WORDPRESS names no WordPress. Run the tests by: npm run test:php\n" );
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

error_reporting( E_ALL );
ini_set( 'display_errors', '1' );

define( 'PHPUNIT_COMPOSER_INSTALL', dirname( __DIR__, 2 ) . '/vendor/autoload.php' );
require PHPUNIT_COMPOSER_INSTALL;

exit( ( new PHPUnit\TextUI\Application() )->run( $_SERVER['argv'] ) );
