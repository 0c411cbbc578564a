<?php
/**
 * What code under test must keep to.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * Asserts that a job raises nothing, or takes few queries.
 */
trait Limits {

	/**
	 * Runs something that must not raise a notice, a warning, or anything of the kind.
	 *
	 * @param callable $job What is run.
	 * @param string   $message Said when it fails.
	 * @return mixed What it gives.
	 */
	protected function assertNoPhpNotices( callable $job, string $message = '' ): mixed {
		$raised = array();
		// PHPUnit leaves only the fatal levels while a test runs, as if everything were silenced by "@".
		$level = error_reporting( E_ALL );
		set_error_handler(
			static function ( int $level, string $text, string $file, int $line ) use ( &$raised ): bool {
				// Errors silenced by "@" leave only the fatal levels in error_reporting().
				if ( ( error_reporting() & $level ) !== 0 ) {
					$raised[] = "$text in $file:$line";
				}
				return true;
			}
		);
		try {
			$result = $job();
		} finally {
			restore_error_handler();
			error_reporting( $level );
		}
		self::assertSame( array(), $raised, $message );
		return $result;
	}

	/**
	 * @param int      $most    Number of database queries that it may take.
	 * @param callable $job     What is run.
	 * @param string   $message Said when it fails, before the queries.
	 * @return mixed What it gives.
	 */
	protected function assertQueriesAtMost( int $most, callable $job, string $message = '' ): mixed {
		$queries = array();
		$note    = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$before = get_num_queries();
		try {
			$result = $job();
		} finally {
			remove_filter( 'query', $note );
		}
		self::assertLessThanOrEqual(
			$most,
			get_num_queries() - $before,
			trim( "$message\n" . implode( "\n", $queries ) )
		);
		return $result;
	}
}
