<?php
/**
 * Measures get-posts and wp/v2/posts?_embed within PHP: the same ten cards, in turns, each with an empty object cache.
 * Runs in a loaded WordPress. Returns times in milliseconds, numbers of queries, and an address for each case.
 */

$bench  = get_option( 'eidan_bench' );
$posts  = (int) get_option( 'eidan_bench_posts' );
$config = array(
	'id'         => 'bench',
	'query'      => array( 'perPage' => 10 ),
	'pagination' => 'load-more',
	'filter'     => array( 'taxonomy' => 'category' ),
	'elements'   => array( 'image', 'terms', 'title', 'date', 'author', 'excerpt' ),
);
$signed = static fn( array $config ): string => Eidan\Lists\Request\Token::sign(
	Eidan\Lists\Request\Config::parse( $config )->placed( 'bench', '/', 0 )->signed_part()
);
$own    = static fn( array $options ): array => $ask( '/eidan/v1/get-posts', array( 'options' => $options ) );
$cards  = static function ( array $options ) use ( $own ): int {
	return substr_count( $own( $options )['data']['html'], '<li ' );
};

$settings = $signed( $config );
$filter   = static fn( string $slug ): array => array(
	'additional_query_args' => array(
		'tax_query' => array( array( 'taxonomy' => 'category', 'terms' => array( $slug ) ) ),
	),
);
$next     = static function ( array $options ) use ( $own ): array {
	$first = $own( $options )['data'];
	return $options
		+ array( 'next_page' => 2, 'max_pages_num' => $first['max_pages_num'], 'cursor' => $first['cursor'] );
};
$term     = static fn( string $slug ): int => get_term_by( 'slug', $slug, 'category' )->term_id;
$last     = (int) min( Eidan\Lists\Query\Query::MAX_PAGES, $posts / 10 );
$cases    = array(
	'next page'              => array( $next( compact( 'settings' ) ), array( 'page' => 2 ) ),
	'first page'             => array( compact( 'settings' ), array( 'page' => 1 ) ),
	'next page of a category' => array(
		$next( compact( 'settings' ) + $filter( 'category-3' ) ),
		array( 'page' => 2, 'categories' => $term( 'category-3' ) ),
	),
	'next page of a rare one' => array(
		$next( compact( 'settings' ) + $filter( 'rare' ) ),
		array( 'page' => 2, 'categories' => $term( 'rare' ) ),
	),
	"numbered page $last"    => array(
		array(
			'settings'      => $signed( array( 'pagination' => 'standard' ) + $config ),
			'next_page'     => $last,
			'max_pages_num' => $last,
		),
		array( 'page' => $last ),
	),
);
if ( $posts < 200 ) {
	unset( $cases['next page of a category'] );
}

$results = array();
foreach ( $cases as $name => [ $options, $params ] ) {
	$params += array( 'per_page' => 10, '_embed' => '1' );
	$jobs    = array(
		'ours'   => static fn() => $cards( $options ),
		'theirs' => static fn() => count( $ask( '/wp/v2/posts', $params ) ),
	);
	foreach ( $jobs as $job ) {
		if ( 10 !== $job() ) {
			throw new Exception( "$name: not ten cards" );
		}
	}
	$results[ str_replace( (string) $last, 'far from the start', $name ) ] = $compare( $jobs, 7, 4 )
		+ array( 'path' => '/wp-json/eidan/v1/get-posts?' . http_build_query( array( 'options' => $options ) ) );
}

return $results;
