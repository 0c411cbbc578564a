<?php
/**
 * Loads the classes of the namespace Eidan from this folder (PSR-4), and those of one block from its own: the class
 * `Blocks\ImageGallery` and what stands below that name are in blocks/image-gallery/.
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
		$path = str_replace( '\\', '/', substr( $name, 6 ) ) . '.php';
		$file = __DIR__ . '/' . $path;
		if ( is_file( $file ) ) {
			require_once $file;
			return;
		}
		if ( 1 !== preg_match( '~^Blocks/(\w+)~', $path, $found ) ) {
			return;
		}
		$slug = strtolower( (string) preg_replace( '/\B[A-Z]/', '-$0', $found[1] ) );
		$file = dirname( __DIR__ ) . "/blocks/$slug/" . basename( $path );
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);
