<?php
/**
 * Measures the pages of one list and the same pages of wp/v2 with _embed, in turns, each with an empty object cache.
 * Runs in a loaded WordPress with $settings, $type and $order. Returns times in milliseconds and numbers of queries.
 */

$route   = '/wp/v2/' . get_post_type_object( $type )->rest_base;
$route   = '/wp/v2/' === $route ? "/wp/v2/{$type}s" : $route;
$first   = $ask( '/eidan/v1/get-posts', array( 'options' => array( 'settings' => $settings ) ) )['data'];
$results = array();
foreach ( array( 'first page' => 1, 'next page' => 2 ) as $name => $page ) {
	$options = array( 'settings' => $settings ) + (
		1 === $page
			? array()
			: array( 'next_page' => 2, 'max_pages_num' => $first['max_pages_num'], 'cursor' => $first['cursor'] )
	);
	$params  = array( 'per_page' => 10, 'page' => $page, '_embed' => '1' )
		+ ( 'menu-order' === $order ? array( 'orderby' => 'menu_order', 'order' => 'asc' ) : array() );
	$jobs    = array(
		'ours'   => static fn() =>
			substr_count( $ask( '/eidan/v1/get-posts', array( 'options' => $options ) )['data']['html'], '<article ' ),
		'theirs' => static fn() => count( $ask( $route, $params ) ),
	);
	foreach ( $jobs as $job ) {
		if ( 10 !== $job() ) {
			throw new Exception( "$type, $name: not ten cards" );
		}
	}
	$after = null;
	if ( 1 === $page && 'menu-order' === $order ) {
		$after = INF;
		for ( $turn = 0; $turn < 3; $turn++ ) {
			Eidan\Lists\Query\Totals::changed();
			$after = min( $after, $time( $jobs['ours'] )[0] );
		}
	}
	$results[ $name ] = $compare( $jobs, 5, 3 ) + array( 'after' => $after );
}

return $results;
