<?php
/**
 * What benches that run in WordPress share: a stopwatch, requests, and pictures for what they list.
 */

/** Calls a function with an empty object cache. Returns how many milliseconds and queries the call took. */
$time = static function ( callable $job ): array {
	wp_cache_flush();
	// Every request of WordPress loads these options before it runs our code.
	wp_load_alloptions();
	$queries = get_num_queries();
	$start   = hrtime( true );
	$job();
	return array( ( hrtime( true ) - $start ) / 1e6, get_num_queries() - $queries );
};

/**
 * Measures `ours` and `theirs` turn by turn, ours several times in each. The quickest time of each counts: it shows
 * what the work takes when nothing else runs. `$after` is called after each.
 */
$compare = static function ( array $jobs, int $turns, int $often = 1, ?callable $after = null ) use ( $time ): array {
	$times   = array();
	$queries = array();
	for ( $turn = 0; $turn < $turns; $turn++ ) {
		foreach ( array( 'theirs', ...array_fill( 0, $often, 'ours' ) ) as $who ) {
			list( $times[ $who ][], $queries[ $who ] ) = $time( $jobs[ $who ] );
			if ( null !== $after ) {
				$after();
			}
		}
	}
	return array_map( 'min', $times ) + array( 'queries' => $queries );
};

/** Asks a route of the REST API, with what it embeds where that is asked for. */
$ask = static function ( string $route, array $params ): array {
	$request = new WP_REST_Request( 'GET', $route );
	$request->set_query_params( $params );
	$response = rest_do_request( $request );
	if ( 200 !== $response->get_status() ) {
		throw new Exception( $route . ': ' . wp_json_encode( $response->get_data() ) );
	}
	return (array) rest_get_server()->response_to_data( $response, isset( $params['_embed'] ) );
};

/** Adds sixty pictures without files. Takes the width and the height of each size, by name. Returns their ids. */
$pictures_of = static function ( array $sizes ): array {
	$ids = array();
	for ( $i = 0; $i < 60; $i++ ) {
		$id   = wp_insert_attachment(
			array( 'post_title' => "Picture $i", 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ),
			"2026/01/picture-$i.jpg"
		);
		$meta = array( 'width' => 1600, 'height' => 1067, 'file' => "2026/01/picture-$i.jpg", 'sizes' => array() );
		foreach ( $sizes as $name => list( $width, $height ) ) {
			$meta['sizes'][ $name ] = array(
				'file'      => "picture-$i-{$width}x$height.jpg",
				'width'     => $width,
				'height'    => $height,
				'mime-type' => 'image/jpeg',
			);
		}
		wp_update_attachment_metadata( $id, $meta );
		$ids[] = $id;
	}
	return $ids;
};
