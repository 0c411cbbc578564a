<?php
/**
 * Makes a page without any of our blocks, in a WordPress that has done nothing else before, and prints what that took,
 * for CostTest. It writes nothing to the database except what a visit writes.
 *
 *   php page-without-blocks.php <with|without>
 *
 * Prints JSON: `queries` (how many), `files` (our files that were loaded, as paths in the checkout), `settings` (how
 * often the option was read), `addresses` (how often WordPress was asked for the address of a plugin), `memory` (the
 * most that was in use, in bytes), `processor` (its time in microseconds, from the start of the process), `scripts`
 * (whether a list of scripts existed before the page began), `marks` (how often the page contains our name), `ours`
 * (whether the plugin ran).
 */

// phpcs:disable WordPress.Security, WordPress.WP.GlobalVariablesOverride, WordPress.Arrays.ArrayDeclarationSpacing -- a command, not a page.

declare( strict_types=1 );

$_GET     = array();
$_REQUEST = array();
$_SERVER  = array(
	'HTTP_HOST'       => '127.0.0.1',
	'SERVER_NAME'     => '127.0.0.1',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REMOTE_ADDR'     => '127.0.0.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'QUERY_STRING'    => '',
) + $_SERVER;

$eidan_counts = array( 'settings' => 0, 'addresses' => 0 );
$eidan_count  = static function ( string $what ) use ( &$eidan_counts ): callable {
	return static function ( mixed $value ) use ( &$eidan_counts, $what ): mixed {
		++$eidan_counts[ $what ];
		return $value;
	};
};

// Sets hooks before WordPress is loaded.
$eidan_hook = static fn( callable $function ): array =>
	array( 10 => array( array( 'function' => $function, 'accepted_args' => 1 ) ) );
$wp_filter  = array(
	'pre_option_eidan_settings' => $eidan_hook( $eidan_count( 'settings' ) ),
	'plugins_url'               => $eidan_hook( $eidan_count( 'addresses' ) ),
);
if ( 'without' === $_SERVER['argv'][1] ) {
	$wp_filter['option_active_plugins'] = $eidan_hook(
		static fn( mixed $plugins ): array => array_values(
			array_filter( (array) $plugins, static fn( mixed $plugin ): bool => 'eidan/plugin.php' !== $plugin )
		)
	);
}

require getenv( 'EIDAN_TEST_WORDPRESS' ) . '/wp-load.php';

$eidan_scripts = isset( $GLOBALS['wp_scripts'] );

// This redirect depends on whether the site has a front page, and on where a plugin sends visitors of a new site.
remove_action( 'template_redirect', 'redirect_canonical' );
define( 'WP_USE_THEMES', true );
wp();
ob_start();
require ABSPATH . WPINC . '/template-loader.php';
$eidan_html = (string) ob_get_clean();
if ( ! str_contains( $eidan_html, '</html>' ) ) {
	fwrite( STDERR, 'There is no page.' );
	exit( 1 );
}

$eidan_root  = dirname( __DIR__, 2 ) . '/';
$eidan_files = array_filter(
	get_included_files(),
	static fn( string $file ): bool => str_starts_with( $file, $eidan_root ) && __FILE__ !== $file
);
$eidan_usage = getrusage();
echo json_encode(
	array(
		'queries' => get_num_queries(),
		'files'   => array_values(
			array_map( static fn( string $file ): string => substr( $file, strlen( $eidan_root ) ), $eidan_files )
		),
		'ours'    => defined( 'EIDAN_VERSION' ),
		'scripts' => $eidan_scripts,
		'marks'   => substr_count( $eidan_html, 'eidan' ),
		'memory'  => memory_get_peak_usage(),
		'processor' => $eidan_usage['ru_utime.tv_sec'] * 1000000 + $eidan_usage['ru_utime.tv_usec']
			+ $eidan_usage['ru_stime.tv_sec'] * 1000000 + $eidan_usage['ru_stime.tv_usec'],
	) + $eidan_counts
);
