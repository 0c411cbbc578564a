<?php
/**
 * Measures lists and the report on a site that has grown. Runs in a loaded WordPress. Returns milliseconds, the
 * quickest of five, each with an empty object cache; and the index that each query of ours uses, by EXPLAIN.
 */

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;

global $wpdb;
wp_set_current_user( 1 );
$list  = static fn( string $order ): string => Token::sign(
	Config::parse(
		array(
			'id'         => 'growth',
			'template'   => 'blog-grid',
			'query'      => array( 'postType' => 'post', 'perPage' => 10, 'order' => $order ),
			'pagination' => 'load-more',
			'elements'   => array( 'title', 'date' ),
		)
	)->placed( 'growth', '/', 0 )->signed_part()
);
$page  = static fn( string $order, array $more = array() ): array =>
	$ask( '/eidan/v1/get-posts', array( 'options' => array( 'settings' => $list( $order ) ) + $more ) )['data'];
$first = $page( 'date-desc', array( 'next_page' => 1, 'max_pages_num' => 0 ) );
$next  = array( 'next_page' => 2, 'max_pages_num' => $first['max_pages_num'] );
$start = array( 'next_page' => 1, 'max_pages_num' => 0 );
$days  = static fn( int $days ): array => $ask(
	'/eidan/v1/attribution/report',
	array(
		'after'  => gmdate( 'Y-m-d', time() - ( $days - 1 ) * DAY_IN_SECONDS ),
		'before' => gmdate( 'Y-m-d' ),
	)
);
$jobs  = array(
	'first page of a list'         => static fn() => $page( 'date-desc', $start ),
	'first page after a change'    => static function () use ( $page, $start ) {
		Eidan\Lists\Query\Totals::forget();
		return $page( 'date-desc', $start );
	},
	'next page, Load more'         => static fn() =>
		$page( 'date-desc', $next + array( 'cursor' => $first['cursor'] ) ),
	'next page, by title'          => static fn() => $page( 'title-asc', $next ),
	'the same, after a change'     => static function () use ( $page, $next ) {
		Eidan\Lists\Query\Totals::forget();
		return $page( 'title-asc', $next );
	},
	'report, 30 days'              => static fn() => $days( 30 ),
	'report, 365 days'             => static fn() => $days( 365 ),
);
$told  = array();
foreach ( $jobs as $name => $job ) {
	$best    = INF;
	$queries = array();
	for ( $turn = 0; $turn < 5; $turn++ ) {
		wp_cache_flush();
		Eidan\Support\Memory::forget();
		$queries = array();
		$note    = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$begun = microtime( true );
		$job();
		$best = min( $best, 1000 * ( microtime( true ) - $begun ) );
		remove_filter( 'query', $note );
		if ( $best > 3000 ) {
			break;
		}
	}
	$plans = array();
	foreach ( $queries as $query ) {
		if ( 1 === preg_match( '/^\s*SELECT.*(wp_posts|eidan_order_attribution)/s', $query ) ) {
			// phpcs:ignore WordPress.DB -- The queries that were just sent.
			foreach ( $wpdb->get_results( "EXPLAIN $query", ARRAY_A ) as $plan ) {
				$plans[] = "{$plan['table']}: " . ( $plan['key'] ?? 'no index' ) . ", {$plan['rows']} rows";
			}
		}
	}
	$told[ $name ] = array(
		'ms'      => round( $best, 1 ),
		'queries' => count( $queries ),
		'plans'   => array_values( array_unique( $plans ) ),
	);
}

return $told;
