<?php
/**
 * Assertions about notices and database queries.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * Asserts that code raises no notice, or that it takes few database queries.
 */
trait Limits {

	/**
	 * Runs code and fails if it raises a notice, a warning or another PHP message.
	 *
	 * @param callable $job     The code to run.
	 * @param string   $message Printed if the assertion fails.
	 * @return mixed What the code returned.
	 */
	protected function assertNoPhpNotices( callable $job, string $message = '' ): mixed {
		$raised = array();
		// While a test runs, PHPUnit reports fatal errors only, as if "@" stood before everything.
		$level = error_reporting( E_ALL );
		set_error_handler(
			static function ( int $level, string $text, string $file, int $line ) use ( &$raised ): bool {
				// Code behind "@" leaves only the fatal levels in error_reporting(): such messages do not count.
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
	 * @param int      $most    Number of database queries that the code may take.
	 * @param callable $job     The code to run.
	 * @param string   $message Printed before the queries if the assertion fails.
	 * @return mixed What the code returned.
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
