<?php
/**
 * Loads the classes of the namespace Eidan from this folder (PSR-4).
 *
 * The plugin ships without vendor/: Composer is only used for development.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, 'Eidan\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, 6 ) ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);
