<?php
/**
 * Measures the report on enquiries within PHP, and the same figures grouped from posts and their meta, in turns, each
 * with an empty object cache. Runs in a loaded WordPress. Returns times in milliseconds and numbers of queries.
 */

use Eidan\Attribution\Report\Kind;
use Eidan\Enquiries\Store;

global $wpdb;
$wpdb->show_errors();
wp_set_current_user( get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );

$day    = static fn( int $back ): string => gmdate( 'Y-m-d', time() - $back * DAY_IN_SECONDS );
$where  = "p.post_type = '" . Store::POST_TYPE . "' AND p.post_status NOT IN ( '"
	. implode( "', '", Kind::Enquiries->excluded() ) . "' ) AND p.post_date_gmt >= %s AND p.post_date_gmt < %s";
$theirs = static function ( int $days, string $field ) use ( $wpdb, $day, $where ): array {
	$found = array();
	foreach ( array( array( $days - 1, -1 ), array( 2 * $days - 1, $days - 1 ) ) as [ $from, $to ] ) {
		$dates = array( $day( $from ), $day( $to ) );
		// phpcs:disable WordPress.DB -- These queries are what is measured; their values are our own.
		$found[] = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT m.meta_value, COUNT(*) AS enquiries, SUM( v.meta_value ) AS won '
					. "FROM $wpdb->posts p LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = %s "
					. "LEFT JOIN $wpdb->postmeta v ON v.post_id = p.ID AND v.meta_key = '_bench_value' "
					. "WHERE $where GROUP BY m.meta_value ORDER BY won DESC",
				"_bench_$field",
				...$dates
			),
			ARRAY_A
		);
		$wpdb->get_results(
			$wpdb->prepare(
				'SELECT DATE( p.post_date_gmt ) AS day, COUNT(*), SUM( v.meta_value ) '
					. "FROM $wpdb->posts p LEFT JOIN $wpdb->postmeta v ON v.post_id = p.ID AND "
					. "v.meta_key = '_bench_value' WHERE $where GROUP BY day",
				...$dates
			),
			ARRAY_A
		);
		// phpcs:enable
	}
	return $found[0];
};
$results = array();
foreach ( array( 30, 365 ) as $days ) {
	foreach ( array( 'channel', 'campaign' ) as $dimension ) {
		$params = array(
			'kind'      => 'enquiries',
			'after'     => $day( $days - 1 ),
			'before'    => $day( 0 ),
			'dimension' => $dimension,
			'interval'  => $days > 92 ? 'week' : 'day',
		);
		$case   = array(
			'ours'   => static fn(): array => $ask( '/eidan/v1/attribution/report', $params ),
			'theirs' => static fn(): array => $theirs( $days, $dimension ),
		);
		// Both must give the same numbers.
		$ours = array_sum(
			array_map( static fn( array $row ): int => (int) $row['current']['enquiries'], $case['ours']()['rows'] )
		);
		$sum  = (int) array_sum( array_column( $case['theirs'](), 'enquiries' ) );
		if ( $ours !== $sum || 0 === $sum ) {
			throw new Exception( "$days days by $dimension: $ours, $sum" );
		}
		$results[ "enquiries, $days days by $dimension" ] = $compare( $case, 5 );
	}
}

return $results;
