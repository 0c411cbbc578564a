<?php
/**
 * A PHP of its own.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * Runs a script in another PHP, for what only a WordPress that has done nothing else can tell.
 */
trait OtherPhp {

	/** Skips the test where there cannot be another PHP. */
	protected static function needOtherPhp(): void {
		if ( ! function_exists( 'proc_open' ) || ! is_executable( PHP_BINARY ) ) {
			self::markTestSkipped( 'this PHP cannot start another one' );
		}
	}

	/**
	 * @param string $script    A file that loads the WordPress of EIDAN_TEST_WORDPRESS.
	 * @param string ...$arguments What it is given.
	 * @return array{string, string} What it printed, and what it complained of; it has to end well.
	 */
	protected static function otherPhp( string $script, string ...$arguments ): array {
		// Nothing of this test may be locked for the other PHP.
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
