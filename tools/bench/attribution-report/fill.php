<?php
/**
 * Fills the lookup table. Some batches are filled as the plugin does it, to measure the time. The rest is written by
 * SQL, since batches of 100,000 orders would take minutes. Runs in a loaded WordPress. Returns milliseconds and queries
 * per order, and numbers of rows.
 */

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Table;

global $wpdb;
$wpdb->show_errors();
Table::ensure();
Table::clear();
Backfill::start( false );
Backfill::step();
$queries = get_num_queries();
$start   = hrtime( true );
for ( $i = 0; $i < 5; $i++ ) {
	wp_cache_flush_runtime();
	Backfill::step();
}
$orders  = Backfill::state()['done'] * 5 / 6;
$each    = ( hrtime( true ) - $start ) / 1e6 / $orders;
$queries = ( get_num_queries() - $queries ) / $orders;
$kept    = (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::name() );

$meta  = static fn( string $field ): string =>
	"COALESCE( MAX( CASE m.meta_key WHEN '_wc_order_attribution_$field' THEN m.meta_value END ), '' )";
$path  = static fn( string $field ): string => "SUBSTRING_INDEX( SUBSTRING( {$meta( $field )}, 21 ), '?', 1 )";
$table = Table::name();
$wpdb->query( "INSERT IGNORE INTO $table ( order_id, created, status, revenue, currency, customer, device,
		channel, source, medium, campaign, landing,
		first_channel, first_source, first_medium, first_campaign, first_landing )
	SELECT o.id, o.date_created_gmt, SUBSTRING( o.status, 4 ), o.total_amount, o.currency, MD5( o.billing_email ),
		LOWER( {$meta( 'device_type' )} ), {$meta( 'channel' )}, {$meta( 'utm_source' )}, {$meta( 'utm_medium' )},
		{$meta( 'utm_campaign' )}, {$path( 'session_entry' )}, {$meta( 'channel' )}, {$meta( 'first_utm_source' )},
		{$meta( 'first_utm_medium' )}, '', {$path( 'first_session_entry' )}
	FROM {$wpdb->prefix}wc_orders o JOIN {$wpdb->prefix}wc_orders_meta m ON m.order_id = o.id
	WHERE o.type = 'shop_order' GROUP BY o.id" );
$wpdb->query(
	"UPDATE $table t JOIN ( SELECT customer, MIN( created ) AS first FROM $table "
		. 'GROUP BY customer ) f ON f.customer = t.customer SET t.is_returning = t.created > f.first'
);
$wpdb->query( "ANALYZE TABLE $table" );
update_option( Backfill::OPTION, array( 'last' => PHP_INT_MAX, 'done' => 1, 'total' => 1, 'finished' => true ), false );

return array(
	'each'    => $each,
	'queries' => $queries,
	'batched' => $kept,
	'rows'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ),
);
