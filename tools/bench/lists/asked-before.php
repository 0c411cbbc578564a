<?php
/**
 * Measures pages of one list that were requested before. Each time it starts like a new request: the persistent object
 * cache stays, if there is one, and nothing else is in memory. Runs in a loaded WordPress with $settings.
 */

$ask     = static function ( array $options ) use ( $settings ): array {
	$request = new WP_REST_Request( 'GET', '/eidan/v1/get-posts' );
	$request->set_query_params( array( 'options' => $options + array( 'settings' => $settings ) ) );
	return rest_do_request( $request )->get_data()['data'];
};
$first   = $ask( array() );
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
		if ( 10 !== substr_count( $ask( $options )['html'], '<article ' ) ) {
			throw new Exception( "$name: not ten cards" );
		}
		$times[] = ( hrtime( true ) - $start ) / 1e6;
		$queries = get_num_queries() - $queries;
	}
	$results[ $name ] = array( 'ms' => min( $times ), 'queries' => $queries );
}

return $results;
