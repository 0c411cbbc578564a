<?php
/**
 * Helpers to run another PHP process.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * Runs a script in another PHP process, for what can be seen only in a WordPress that has done nothing else before.
 */
trait OtherPhp {

	/** Skips the test if no other PHP process can be started. */
	protected static function needOtherPhp(): void {
		if ( ! function_exists( 'proc_open' ) || ! is_executable( PHP_BINARY ) ) {
			self::markTestSkipped( 'this PHP cannot start another one' );
		}
	}

	/**
	 * @param string $script       A file that loads the WordPress of EIDAN_TEST_WORDPRESS.
	 * @param string ...$arguments Arguments of the script.
	 * @return array{string, string} What it printed, and its error output. Its exit code has to be 0.
	 */
	protected static function otherPhp( string $script, string ...$arguments ): array {
		// Ends the transaction of this test, so that it locks nothing that the other PHP needs.
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$process = proc_open(
			array(
				PHP_BINARY,
				'-d',
				'memory_limit=512M',
				'-d',
				'display_errors=stderr',
				'-d',
				'opcache.enable_cli=1',
				'-d',
				'opcache.file_cache_only=1',
				'-d',
				'opcache.file_cache=' . get_temp_dir(),
				$script,
				...$arguments,
			),
			array( 1 => array( 'pipe', 'w' ), 2 => array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		$printed = (string) stream_get_contents( $pipes[1] );
		$errors  = (string) stream_get_contents( $pipes[2] );
		self::assertSame( 0, proc_close( $process ), $errors );

		return array( $printed, $errors );
	}
}
