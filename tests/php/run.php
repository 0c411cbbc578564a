<?php
/**
 * Runs PHPUnit inside a WordPress. WordPress is loaded before it, since PHPUnit loads its bootstrap file inside a
 * function.
 *
 * `npm run test:php` calls this file, with EIDAN_TEST_WORDPRESS set to the folder of a site that was made for tests.
 */

// phpcs:disable WordPress.Security, WordPress.PHP.DevelopmentFunctions -- a command, not a page.

require __DIR__ . '/wordpress.php';

error_reporting( E_ALL );
ini_set( 'display_errors', '1' );

exit( ( new PHPUnit\TextUI\Application() )->run( $_SERVER['argv'] ) );
