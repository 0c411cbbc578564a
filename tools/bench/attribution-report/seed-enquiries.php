<?php
/**
 * Creates `$to` enquiries over three years by SQL, their rows in the lookup table, and meta by which a plugin without
 * such a table would group them. Runs in a loaded WordPress on MariaDB, after the orders. Returns numbers of enquiries
 * and of their rows in the lookup table.
 */

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Store;

global $wpdb;
$wpdb->show_errors();
Table::ensure( Kind::Enquiries );
Table::clear( Kind::Enquiries );

// IDs of enquiries begin after those of orders.
$numbers  = "seq_1_to_$to";
$start    = 1000 + $to;
$dates    = "DATE_SUB( UTC_TIMESTAMP(), INTERVAL FLOOR( seq * 94608000 / $to ) SECOND )";
$pick     = static fn( array $values ): string =>
	'ELT( 1 + MOD( seq, ' . count( $values ) . " ), '" . implode( "', '", $values ) . "' )";
$states   = array( 'eidan-new', 'eidan-answered', 'eidan-won', 'eidan-lost', 'eidan-answered', 'trash', 'eidan-won' );
$status   = $pick( $states );
$channels = array( 'paid-search', 'organic-search', 'email', 'paid-social', 'ai-assistant', 'direct', 'direct' );
$channel  = $pick( $channels );
$campaign = "CONCAT( 'Campaign ', MOD( seq, 200 ) )";
$won      = "CASE $status WHEN 'eidan-won' THEN 500 + MOD( seq * 37, 4000 ) ELSE 0 END";

$wpdb->query( 'START TRANSACTION' );
$wpdb->query(
	"INSERT INTO $wpdb->posts ( ID, post_type, post_status, post_date, post_date_gmt, post_content, post_title, "
		. 'post_excerpt, to_ping, pinged, post_content_filtered ) '
		. 'SELECT ' . "$start + seq, '" . Store::POST_TYPE . "', $status, $dates, $dates, 'A message.', "
		. "CONCAT( 'Name ', seq ), '', '', '', '' FROM $numbers"
);
foreach ( array( 'channel' => $channel, 'campaign' => $campaign, 'value' => $won ) as $field => $value ) {
	$wpdb->query(
		"INSERT INTO $wpdb->postmeta ( post_id, meta_key, meta_value ) "
			. "SELECT $start + seq, '_bench_$field', $value FROM $numbers"
	);
}
$table = Table::name( Kind::Enquiries );
$wpdb->query(
	"INSERT INTO $table ( enquiry_id, created, status, revenue, currency, customer, form, device, channel, source, "
		. 'medium, campaign, landing, first_channel, first_source, first_medium, first_campaign, first_landing ) '
		. "SELECT $start + seq, $dates, $status, $won, '" . get_option( 'woocommerce_currency', 'EUR' ) . "', "
		. "MD5( MOD( seq * 7919, $to ) ), 'Contact', 'mobile', $channel, 'google', 'cpc', $campaign, '/', $channel, "
		. "'google', 'cpc', '', '/' FROM $numbers"
);
$wpdb->query( 'COMMIT' );
foreach ( array( $table, $wpdb->posts, $wpdb->postmeta ) as $name ) {
	$wpdb->query( "ANALYZE TABLE $name" );
}
update_option(
	Kind::Enquiries->backfill(),
	array( 'last' => PHP_INT_MAX, 'done' => 1, 'total' => 1, 'finished' => true ),
	false
);

return array(
	(int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = '" . Store::POST_TYPE . "'" ),
	(int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ),
);
