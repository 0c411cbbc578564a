<?php
/**
 * Defines a stopwatch, `$time`, for benchmarks that run in WordPress. It calls a function with an empty object cache,
 * and returns how many milliseconds and queries the call took.
 */

$time = static function ( callable $job ): array {
	wp_cache_flush();
	// Every request of WordPress loads these options before it runs our code.
	wp_load_alloptions();
	$queries = get_num_queries();
	$start   = hrtime( true );
	$job();
	return array( ( hrtime( true ) - $start ) / 1e6, get_num_queries() - $queries );
};
