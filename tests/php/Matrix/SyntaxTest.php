<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\TestCase;
use ParseError;

/**
 * Every file that ships can be read by the release of PHP that runs this, also those that no test happens to load.
 */
final class SyntaxTest extends TestCase {

	public function test_every_file_parses(): void {
		$root   = dirname( __DIR__, 3 );
		$broken = array();
		$files  = array( "$root/plugin.php", "$root/uninstall.php" );
		foreach ( array( 'includes', 'blocks', 'patterns' ) as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$root/$folder", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				if ( $file instanceof \SplFileInfo && 'php' === $file->getExtension() ) {
					$files[] = $file->getPathname();
				}
			}
		}
		foreach ( $files as $file ) {
			try {
				token_get_all( (string) file_get_contents( $file ), TOKEN_PARSE );
			} catch ( ParseError $error ) {
				$broken[] = "$file: {$error->getMessage()}";
			}
		}
		self::assertGreaterThan( 50, count( $files ) );
		self::assertSame( array(), $broken );
	}
}
