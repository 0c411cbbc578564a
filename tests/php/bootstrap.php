<?php
/**
 * PHPUnit loads this file first. It finds the classes of the tests by their namespace.
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	fwrite( STDERR, "These tests run inside a WordPress. Run them by: npm run test:php\n" );
	exit( 2 );
}

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'Eidan\\Tests\\' ) ) {
			$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, 12 ) ) . '.php';
			if ( is_file( $file ) ) {
				require_once $file;
			}
		}
	}
);
