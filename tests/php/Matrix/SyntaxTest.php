<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Tests\Sources;
use Eidan\Tests\TestCase;
use ParseError;

/**
 * The version of PHP that runs this test can parse every file that ships, also files that no other test loads.
 */
final class SyntaxTest extends TestCase {

	public function test_every_file_parses(): void {
		$root  = dirname( __DIR__, 3 );
		$files = array( "$root/plugin.php", "$root/uninstall.php" );
		foreach ( array_keys( Sources::in( array( 'includes', 'blocks', 'patterns' ) ) ) as $path ) {
			$files[] = "$root/$path";
		}
		self::assertGreaterThan( 50, count( $files ) );
		self::assertSame( array(), self::broken( $files ) );
	}

	public function test_a_file_that_cannot_be_read_is_seen(): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'eidan' );
		file_put_contents( $file, '<?php enum Sign: string { case Plus = "+"; }' );
		self::assertSame( array(), self::broken( array( $file ) ) );
		file_put_contents( $file, '<?php return array( 1, 2;' );
		$broken = self::broken( array( $file, __FILE__ ) );
		unlink( $file );
		self::assertCount( 1, $broken );
		self::assertStringContainsString( 'syntax error', $broken[0] );
	}

	/**
	 * @param list<string> $files Paths of PHP files.
	 * @return list<string> The files that this PHP cannot parse, with the reason.
	 */
	private static function broken( array $files ): array {
		$broken = array();
		foreach ( $files as $file ) {
			try {
				token_get_all( (string) file_get_contents( $file ), TOKEN_PARSE );
			} catch ( ParseError $error ) {
				$broken[] = "$file: {$error->getMessage()}";
			}
		}
		return $broken;
	}
}
