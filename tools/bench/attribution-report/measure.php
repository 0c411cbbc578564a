<?php
/**
 * Measures the report within PHP, and the same figures grouped from the orders' meta, in turns, each with an empty
 * object cache. Runs in a loaded WordPress. Returns times in milliseconds and numbers of queries for each case.
 */

use Eidan\Attribution\Report\Statuses;

global $wpdb;
$wpdb->show_errors();
wp_set_current_user( get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );

$day   = static fn( int $back ): string => gmdate( 'Y-m-d', time() - $back * DAY_IN_SECONDS );
$route = '/eidan/v1/attribution/report';
$slots = implode( ', ', array_map( static fn( string $status ): string => "'wc-$status'", Statuses::excluded() ) );
// A plugin without its own table would need these queries for the same sums of two periods.
$theirs = static function ( int $days, string $field ) use ( $wpdb, $day, $slots ): array {
	$found = array();
	foreach ( array( array( $days - 1, -1 ), array( 2 * $days - 1, $days - 1 ) ) as [ $from, $to ] ) {
		// phpcs:ignore WordPress.DB -- This query is what is measured; its values are our own.
		$found[] = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT m.meta_value, COUNT(*) AS orders, SUM( o.total_amount ) AS revenue FROM '
					. "{$wpdb->prefix}wc_orders o LEFT JOIN {$wpdb->prefix}wc_orders_meta m ON m.order_id = o.id "
					. "AND m.meta_key = %s WHERE o.type = 'shop_order' AND o.status NOT IN ( $slots ) "
					. 'AND o.date_created_gmt >= %s AND o.date_created_gmt < %s GROUP BY m.meta_value '
					. 'ORDER BY revenue DESC',
				"_wc_order_attribution_$field",
				$day( $from ),
				$day( $to )
			),
			ARRAY_A
		);
		// phpcs:ignore WordPress.DB -- This query is what is measured; its values are our own.
		$wpdb->get_results(
			$wpdb->prepare(
				'SELECT DATE( o.date_created_gmt ) AS day, COUNT(*), SUM( o.total_amount ) '
					. "FROM {$wpdb->prefix}wc_orders o WHERE o.type = 'shop_order' AND o.status NOT IN ( $slots ) "
					. 'AND o.date_created_gmt >= %s AND o.date_created_gmt < %s GROUP BY day',
				$day( $from ),
				$day( $to )
			),
			ARRAY_A
		);
		// New and returning customers: has the customer ordered before?
		// phpcs:ignore WordPress.DB -- This query is what is measured; its values are our own.
		$wpdb->get_results(
			$wpdb->prepare(
				"SELECT COUNT(*) FROM {$wpdb->prefix}wc_orders o WHERE o.type = 'shop_order' AND o.status NOT IN ( "
					. "$slots ) AND o.date_created_gmt >= %s AND o.date_created_gmt < %s AND EXISTS ( SELECT 1 "
					. "FROM {$wpdb->prefix}wc_orders p WHERE p.billing_email = o.billing_email AND p.type = "
					. "'shop_order' AND p.status NOT IN ( $slots ) AND p.date_created_gmt < o.date_created_gmt )",
				$day( $from ),
				$day( $to )
			)
		);
	}
	return $found[0];
};
$cases = array();
foreach ( array( 30, 365 ) as $days ) {
	foreach ( array( 'channel' => 'channel', 'campaign' => 'utm_campaign' ) as $dimension => $field ) {
		$params                               = array(
			'after'     => $day( $days - 1 ),
			'before'    => $day( 0 ),
			'dimension' => $dimension,
			'interval'  => $days > 92 ? 'week' : 'day',
		);
		$cases[ "$days days by $dimension" ] = array(
			'ours'   => static fn(): array => $ask( $route, $params ),
			'theirs' => static fn(): array => $theirs( $days, $field ),
			'path'   => '/wp-json/eidan/v1/attribution/report?' . http_build_query( $params ),
		);
	}
}
$results = array();
foreach ( $cases as $name => $case ) {
	// Both must give the same numbers.
	$ours = array_column(
		array_map(
			static fn( array $row ): array => array( $row['value'], (int) $row['current']['orders'] ),
			$case['ours']()['rows']
		),
		1,
		0
	);
	$sums = array_column( $case['theirs'](), 'orders', 'meta_value' );
	if (
		array_filter( $ours ) != array_map( 'intval', array_intersect_key( $sums, array_filter( $ours ) ) )
		|| array_sum( $ours ) !== (int) array_sum( $sums )
	) {
		throw new Exception( "$name: " . wp_json_encode( array( $ours, $sums ) ) );
	}
	$results[ $name ] = $compare( $case, 5 ) + array( 'path' => $case['path'] );
}

// The list of orders behind a number of the report, and the channel filter of WooCommerce's list of orders.
[ $ms, $queries ] = $time(
	static fn(): array =>
		$ask( "$route/orders", array( 'after' => $day( 364 ), 'before' => $day( 0 ), 'channel' => 'email' ) )
);
$listed = array(
	'limit'    => 20,
	'paginate' => true,
	'type'     => 'shop_order',
	'orderby'  => 'date',
	'order'    => 'DESC',
	'return'   => 'ids',
);
$list   = $compare(
	array(
		'ours'   => static function () use ( $listed ): void {
			$_GET['eidan_channel'] = 'email';
			if ( 20 !== count( wc_get_orders( Eidan\Attribution\OrdersFilter::arguments( $listed ) )->orders ) ) {
				throw new Exception( 'The filter finds too little.' );
			}
		},
		'theirs' => static fn() => wc_get_orders( $listed ),
	),
	5
);

return array( 'cases' => $results, 'drill' => compact( 'ms', 'queries' ), 'list' => $list );
