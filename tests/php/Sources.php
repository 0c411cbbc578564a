<?php
declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * The product's own files, for tests that read code.
 */
final class Sources {

	private const ROOT = __DIR__ . '/../../';

	/**
	 * @param list<string> $folders From the root.
	 * @param string       $ending  Regular expression of file names' extensions.
	 * @return array<string, string> Content by path from the root.
	 */
	public static function in( array $folders = array( 'includes', 'blocks' ), string $ending = 'php' ): array {
		$root  = (string) realpath( self::ROOT );
		$found = array();
		foreach ( $folders as $folder ) {
			foreach ( new \RecursiveIteratorIterator(
				new \RecursiveDirectoryIterator( "$root/$folder", \FilesystemIterator::SKIP_DOTS )
			) as $file ) {
				if ( 1 === preg_match( "/^(?:$ending)$/", $file->getExtension() ) ) {
					$path           = substr( (string) $file, strlen( $root ) + 1 );
					$found[ $path ] = (string) file_get_contents( (string) $file );
				}
			}
		}

		return $found;
	}

	/**
	 * @return array<string, string> Code of the namespace Eidan by path within it: the class of a block is
	 *                               `Blocks/Menu.php`.
	 */
	public static function classes(): array {
		$found = array();
		foreach ( self::in() as $path => $code ) {
			$own            = str_starts_with( $path, 'blocks/' ) ? 'Blocks/' . basename( $path ) : substr( $path, 9 );
			$found[ $own ] = $code;
		}
		unset( $found['Blocks/attributes.php'] );

		return $found;
	}
}
