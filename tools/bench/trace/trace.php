<?php
/**
 * Answers one request for a list, and prints which functions of ours were entered on the way and which files of ours
 * were read. `npm run trace` starts it.
 *
 *   php trace.php <folder of WordPress> <page|click>
 *
 * A step is a call from one file of `includes` to another, each counted once. `Support`, which every room uses, and
 * calls by WordPress, such as those of listeners, are no steps.
 */

// phpcs:disable WordPress, Squiz.PHP.DisallowMultipleAssignments -- a command, not a page.

declare( strict_types=1 );

namespace Eidan\Tools;

$_SERVER = array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' ) + $_SERVER;
[ , $root, $what ] = $_SERVER['argv'];
require "$root/wp-load.php";

$term = get_term_by( 'slug', 'traced', 'category' ) ?: get_term( wp_insert_term( 'traced', 'category' )['term_id'] );
for ( $number = $term->count; $number < 12; $number++ ) {
	wp_insert_post(
		array(
			'post_title'    => "Post $number",
			'post_content'  => 'Words.',
			'post_status'   => 'publish',
			'post_category' => array( $term->term_id ),
		)
	);
}
$page = static fn(): string => do_blocks(
	'<!-- wp:eidan/blog-list {"filter":{"groups":[{"taxonomy":"category"}]},"pagination":"load-more"} /-->'
);
if ( 'html' === $what ) {
	exit( $page() );
}
$request = $page;
if ( 'click' === $what ) {
	// The first page is made by another process, so that the click reads its files itself.
	$other = array_map( 'escapeshellarg', array( PHP_BINARY, __FILE__, $root, 'html' ) );
	$html  = (string) shell_exec( implode( ' ', $other ) );
	preg_match( '/data-eidan-list="([^"]+)"/', $html, $found );
	$options = array(
		'settings'              => json_decode( html_entity_decode( $found[1] ), true )['settings'],
		'additional_query_args' => array(
			'tax_query' => array( array( 'taxonomy' => 'category', 'terms' => array( 'traced' ) ) ),
		),
	);
	rest_get_server();
	$click = new \WP_REST_Request( 'GET', '/eidan/v1/get-posts' );
	$click->set_query_params( array( 'options' => $options ) );
	$request = static fn(): string => rest_do_request( $click )->get_data()['data']['html'] ?? '';
}

$before = get_included_files();
$log    = xdebug_start_trace( tempnam( sys_get_temp_dir(), 'eidan-trace' ), XDEBUG_TRACE_COMPUTERIZED );
$html   = $request();
xdebug_stop_trace();
str_contains( $html, '<article' ) || exit( "No items were found.\n" );

$ours = dirname( __DIR__, 3 ) . '/';
/** The name of a file of `includes` outside of `Support`; '' for other files. */
$pattern = '~^' . preg_quote( $ours, '~' ) . 'includes/(?!Support/|autoload)(.+)\.php~';
$name_of = static fn( string $path ): string => preg_match( $pattern, $path, $found ) ? $found[1] : '';

$steps = $functions = array();
$until = 0;
foreach ( file( $log ) as $line ) {
	// Level, number, 0 for an entry, time, memory, function, 1 unless it is PHP's own, included file, file of the call.
	[ , , $kind, , , $function, $own, , $caller ] = explode( "\t", $line ) + array_fill( 0, 9, '' );
	$is_ours = preg_match( '~^Eidan\\\\([\w\\\\]+)(?:->|::)|\{closure:([^:]+):~', $function, $found );
	if ( '0' !== $kind || '1' !== $own || ! $is_ours ) {
		continue;
	}
	$to   = $name_of( $found[2] ?? $ours . 'includes/' . str_replace( '\\', '/', $found[1] ) . '.php' );
	$from = $name_of( $caller );
	if ( '' !== $to ) {
		$functions[ $function ] = true;
	}
	if ( '' !== $to && '' !== $from && $to !== $from ) {
		$steps[ "$from > $to" ] ??= substr( $function, (int) strrpos( $function, '\\' ) );
	}
	if ( str_ends_with( $function, 'Sources\Result->__construct' ) ) {
		$until = count( $steps );
	}
}
unlink( $log );
foreach ( $steps as $step => $function ) {
	printf( "%-60s %s\n", $step, ltrim( $function, '\\' ) );
}
$files = preg_grep( '~^' . preg_quote( $ours, '~' ) . '(?!tools/)~', array_diff( get_included_files(), $before ) );
echo str_replace( $ours, '', implode( "\n", $files ) ), "\n";
printf(
	"%s: %d steps until the items are found, %d in all; %d functions, %d files\n",
	$what,
	$until,
	count( $steps ),
	count( $functions ),
	count( $files )
);
