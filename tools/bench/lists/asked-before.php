<?php
/**
 * Measures pages of one list that were requested before. Each time it starts like a new request: the persistent object
 * cache stays, if there is one, and nothing else is in memory. Runs in a loaded WordPress with $settings.
 */

$page    = static fn( array $options ): array =>
	$ask( '/eidan/v1/get-posts', array( 'options' => $options + compact( 'settings' ) ) )['data'];
$first   = $page( array() );
$results = array();
foreach ( array(
	'first page' => array(),
	'next page'  => array( 'next_page' => 2, 'max_pages_num' => $first['max_pages_num'], 'cursor' => $first['cursor'] ),
) as $name => $options ) {
	$times = array();
	for ( $turn = 0; $turn < 30; $turn++ ) {
		// Without a persistent cache this empties everything.
		wp_cache_flush_runtime();
		wp_load_alloptions();
		$queries = get_num_queries();
		$start   = hrtime( true );
		if ( 10 !== substr_count( $page( $options )['html'], '<article ' ) ) {
			throw new Exception( "$name: not ten cards" );
		}
		$times[] = ( hrtime( true ) - $start ) / 1e6;
		$queries = get_num_queries() - $queries;
	}
	$results[ $name ] = array( 'ms' => min( $times ), 'queries' => $queries );
}

return $results;
