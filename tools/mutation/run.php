<?php
/**
 * Runs the tests of each target on each mutant. WordPress is loaded once. Each mutant then gets a copy of the process
 * (a fork), in which the changed class has not been loaded yet.
 */

// phpcs:disable WordPress.Security, WordPress.PHP.DevelopmentFunctions, WordPress.WP.AlternativeFunctions -- a command, not a page.

use Eidan\Mutation\Mutator;

/** Of a hundred mutants, how many the tests of a target have to find. */
const EIDAN_MINIMUM = 85;

$eidan_root = dirname( __DIR__, 2 );
if ( ! function_exists( 'pcntl_fork' ) ) {
	fwrite( STDERR, "Mutation tests need PHP's extension pcntl.\n" );
	exit( 2 );
}
// Read this before WordPress loads, as WordPress adds slashes to it.
$eidan_targets = json_decode( $argv[1] ?? '[]', true );
require "$eidan_root/tests/php/wordpress.php";
require __DIR__ . '/Mutator.php';

/**
 * Runs tests in a copy of this process.
 *
 * @param list<string> $tests Test files.
 * @param string       $class Class that is changed.
 * @param string       $code  New code of its file; '' to leave it as it is.
 * @return bool Whether they pass. A mutant that never ends does not.
 */
$eidan_passes = static function ( array $tests, string $class = '', string $code = '' ): bool {
	$file  = (string) tempnam( sys_get_temp_dir(), 'eidan' );
	$child = pcntl_fork();
	if ( 0 === $child ) {
		pcntl_alarm( 120 );
		file_put_contents( $file, $code );
		spl_autoload_register(
			static fn( string $name ) => $name === $class && require $file,
			true,
			true
		);
		ob_start();
		try {
			// Run all tests at once, as PHPUnit can run only once in a process.
			$options = array( '--no-output', '--no-progress', '--stop-on-defect', '--do-not-cache-result' );
			$status  = ( new PHPUnit\TextUI\Application() )->run( array( 'phpunit', ...$options, ...$tests ) );
		} catch ( Throwable ) {
			$status = 1;
		}
		file_put_contents( $file, 0 === $status ? 'passed' : 'failed' );
		// exit() would close the connection to the database, which the parent process still uses.
		posix_kill( posix_getpid(), SIGKILL );
	}
	pcntl_waitpid( $child, $status );
	$result = file_get_contents( $file );
	unlink( $file );

	return 'passed' === $result;
};

$eidan_failed = false;
foreach ( $eidan_targets as $eidan_target => list( 'files' => $eidan_files, 'tests' => $eidan_tests ) ) {
	$began  = microtime( true );
	$killed = 0;
	$all    = 0;
	echo "\n$eidan_target\n";
	if ( ! $eidan_passes( $eidan_tests ) ) {
		echo "  The tests fail without any change.\n";
		$eidan_failed = true;
		continue;
	}
	foreach ( $eidan_files as $file ) {
		$class = 'Eidan\\' . str_replace( '/', '\\', substr( $file, strlen( 'includes/' ), -4 ) );
		if ( class_exists( $class, false ) ) {
			echo "  $class is loaded already: it cannot be changed.\n";
			$eidan_failed = true;
			continue;
		}
		foreach ( Mutator::mutants( (string) file_get_contents( "$eidan_root/$file" ) ) as $mutant ) {
			++$all;
			if ( $eidan_passes( $eidan_tests, $class, $mutant['code'] ) ) {
				echo "  survived: $file:{$mutant['line']} {$mutant['what']}\n";
			} else {
				++$killed;
			}
		}
	}
	$score        = 100 * $killed / max( 1, $all );
	$eidan_failed = $eidan_failed || $score < EIDAN_MINIMUM;
	printf(
		"  %d of %d mutants found, %.0f %% (at least %d %%), %.0f s\n",
		$killed,
		$all,
		$score,
		EIDAN_MINIMUM,
		microtime( true ) - $began
	);
}
// Write the output now, as the children share this process's output and connection.
fflush( STDOUT );
exit( $eidan_failed ? 1 : 0 );
