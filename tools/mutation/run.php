<?php
/**
 * Runs the tests of each target on each mutant. WordPress is loaded once. Each mutant then gets a copy of the process
 * (a fork), in which the changed class has not been loaded yet.
 */

// phpcs:disable WordPress.Security, WordPress.PHP.DevelopmentFunctions, WordPress.WP.AlternativeFunctions -- a command, not a page.

use Eidan\Mutation\Mutator;

$eidan_root = dirname( __DIR__, 2 );
if ( ! function_exists( 'pcntl_fork' ) ) {
	fwrite( STDERR, "Mutation tests need PHP's extension pcntl.\n" );
	exit( 2 );
}
// Read this before WordPress loads, as WordPress adds slashes to it.
$eidan_targets = json_decode( $argv[1] ?? '', true );
if ( ! is_array( $eidan_targets ) || array() === $eidan_targets ) {
	fwrite( STDERR, "There is no such target.\n" );
	exit( 2 );
}
if ( ! is_file( getenv( 'EIDAN_TEST_WORDPRESS' ) . '/wp-load.php' ) ) {
	fwrite( STDERR, "EIDAN_TEST_WORDPRESS names no WordPress. Run it by: npm run test:mutation\n" );
	exit( 2 );
}
foreach ( array(
	'HTTP_HOST'       => '127.0.0.1',
	'SERVER_NAME'     => '127.0.0.1',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REMOTE_ADDR'     => '127.0.0.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
) as $eidan_name => $eidan_value ) {
	$_SERVER[ $eidan_name ] = $eidan_value;
}
require getenv( 'EIDAN_TEST_WORDPRESS' ) . '/wp-load.php';
foreach ( array( 'file', 'image', 'media', 'plugin', 'post', 'upgrade', 'user' ) as $eidan_name ) {
	require_once ABSPATH . "wp-admin/includes/$eidan_name.php";
}
define( 'PHPUNIT_COMPOSER_INSTALL', $eidan_root . '/vendor/autoload.php' );
require PHPUNIT_COMPOSER_INSTALL;
require __DIR__ . '/Mutator.php';

/**
 * Runs tests in a copy of this process.
 *
 * @param list<string> $tests Test files.
 * @param string       $class Class that is changed.
 * @param string       $code  New code of its file; '' to leave it as it is.
 * @return string `passed`, `failed`, or `ended early`.
 */
$eidan_try = static function ( array $tests, string $class, string $code ): string {
	$answer = (string) tempnam( sys_get_temp_dir(), 'eidan' );
	$child  = pcntl_fork();
	if ( 0 === $child ) {
		pcntl_alarm( 120 ); // A mutant may never end.
		if ( '' !== $code ) {
			$file = "$answer.php";
			file_put_contents( $file, $code );
			spl_autoload_register(
				static function ( string $name ) use ( $class, $file ): void {
					if ( $name === $class ) {
						require $file;
					}
				},
				true,
				true
			);
		}
		ob_start();
		$status = 1;
		try {
			// Run all tests at once, as PHPUnit can run only once in a process.
			$status = ( new PHPUnit\TextUI\Application() )->run(
				array(
					'phpunit',
					'--no-output',
					'--no-progress',
					'--stop-on-defect',
					'--do-not-cache-result',
					...$tests,
				)
			);
		} catch ( Throwable ) {
			$status = 1;
		}
		file_put_contents( $answer, 0 === $status ? 'passed' : 'failed' );
		// exit() would close the connection to the database, which the parent process still uses.
		posix_kill( posix_getpid(), SIGKILL );
	}
	pcntl_waitpid( $child, $status );
	$result = (string) file_get_contents( $answer );
	foreach ( array( $answer, "$answer.php" ) as $file ) {
		if ( is_file( $file ) ) {
			unlink( $file );
		}
	}

	return '' === $result ? 'ended early' : $result;
};

$eidan_failed = false;
foreach ( $eidan_targets as $eidan_target ) {
	$began  = microtime( true );
	$killed = 0;
	$all    = 0;
	echo "\n{$eidan_target['name']}\n";
	if ( 'passed' !== $eidan_try( $eidan_target['tests'], '', '' ) ) {
		echo "  The tests fail without any change.\n";
		$eidan_failed = true;
		continue;
	}
	foreach ( $eidan_target['files'] as $file ) {
		$class = 'Eidan\\' . str_replace( '/', '\\', substr( $file, strlen( 'includes/' ), -4 ) );
		if ( class_exists( $class, false ) ) {
			echo "  $class is loaded already: it cannot be changed.\n";
			$eidan_failed = true;
			continue;
		}
		foreach ( Mutator::mutants( (string) file_get_contents( "$eidan_root/$file" ) ) as $mutant ) {
			++$all;
			if ( 'passed' === $eidan_try( $eidan_target['tests'], $class, $mutant['code'] ) ) {
				echo "  survived: $file:{$mutant['line']} {$mutant['what']}\n";
			} else {
				++$killed;
			}
		}
	}
	$score        = 0 === $all ? 0 : 100 * $killed / $all;
	$eidan_failed = $eidan_failed || $score < $eidan_target['minimum'];
	printf(
		"  %d of %d mutants found, %.0f %% (at least %d %%), %.0f s\n",
		$killed,
		$all,
		$score,
		$eidan_target['minimum'],
		microtime( true ) - $began
	);
}
// Write the output now, as the children share this process's output and connection.
fflush( STDOUT );
exit( $eidan_failed ? 1 : 0 );
