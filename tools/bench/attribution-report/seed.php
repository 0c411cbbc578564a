<?php
/**
 * Creates `$to` orders over three years by SQL, with the attribution that a checkout stores, in WooCommerce's order
 * tables. Runs in a loaded WordPress with WooCommerce on MariaDB.
 */

global $wpdb;
$wpdb->show_errors();

update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
update_option( 'woocommerce_coming_soon', 'no' );

// MariaDB has tables that count: seq_1_to_9 has nine rows. IDs of orders begin after those of posts.
$numbers = "seq_1_to_$to";
$start   = 1000;
$dates   = "DATE_SUB( UTC_TIMESTAMP(), INTERVAL FLOOR( seq * 94608000 / $to ) SECOND )";
$sources = array(
	'google',
	'google',
	'google',
	'bing',
	'newsletter',
	'instagram',
	'facebook.com',
	'chatgpt.com',
	'(direct)',
	'(direct)',
);
$mediums =
	array( 'cpc', 'organic', 'organic', 'organic', 'email', 'paid_social', 'referral', 'referral', '(none)', '(none)' );
$types   = array( 'utm', 'organic', 'organic', 'organic', 'utm', 'utm', 'referral', 'referral', 'typein', 'typein' );
$pick    = static fn( array $values, string $by = 'seq' ): string =>
	"ELT( 1 + MOD( $by, " . count( $values ) . " ), '" . implode( "', '", $values ) . "' )";
$fields  = array(
	'source_type'              => $pick( $types ),
	'utm_source'               => $pick( $sources ),
	'utm_medium'               => $pick( $mediums ),
	'utm_campaign'             => "CONCAT( 'Campaign ', MOD( seq, 200 ) )",
	'session_entry'            =>
		"CONCAT( 'https://shop.example/product-', MOD( seq, 500 ), '/?utm_source=google&gclid=', seq )",
	'referrer'                 => "'https://www.google.com/'",
	'session_start_time'       => $dates,
	'session_pages'            => 'MOD( seq, 9 ) + 1',
	'session_count'            => 'MOD( seq, 4 ) + 1',
	'user_agent'               =>
		"'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36'",
	'device_type'              => $pick( array( 'Desktop', 'Mobile', 'Mobile', 'Tablet' ) ),
	'channel'                  => $pick(
		array(
			'paid-search',
			'organic-search',
			'organic-search',
			'organic-search',
			'email',
			'paid-social',
			'organic-social',
			'ai-assistant',
			'direct',
			'direct',
		)
	),
	'first_source_type'        => $pick( $types, 'seq DIV 10' ),
	'first_utm_source'         => $pick( $sources, 'seq DIV 10' ),
	'first_utm_medium'         => $pick( $mediums, 'seq DIV 10' ),
	'first_session_entry'      => "CONCAT( 'https://shop.example/guide-', MOD( seq, 90 ), '/' )",
);

$most   = 'wc-completed';
$status = $pick( array( $most, $most, $most, 'wc-processing', $most, $most, 'wc-cancelled' ) );
$mail   = "CONCAT( 'customer-', MOD( seq * 7919, FLOOR( $to * 0.6 ) ), '@example.com' )";
$wpdb->query( 'START TRANSACTION' );
$wpdb->query(
	"INSERT INTO {$wpdb->prefix}wc_orders ( id, status, currency, type, total_amount, tax_amount, billing_email,
		customer_id, date_created_gmt, date_updated_gmt )
	SELECT $start + seq, $status, 'EUR', 'shop_order', 20 + MOD( seq * 37, 180 ), 0, $mail, 0, $dates, $dates
	FROM $numbers"
);
foreach ( $fields as $field => $value ) {
	$wpdb->query(
		"INSERT INTO {$wpdb->prefix}wc_orders_meta ( order_id, meta_key, meta_value ) "
			. "SELECT $start + seq, '_wc_order_attribution_$field', $value FROM $numbers"
	);
}
// WooCommerce creates a post with each order's ID, so that no other post gets that ID.
$wpdb->query(
	"INSERT INTO $wpdb->posts ( ID, post_type, post_status, post_date, post_date_gmt, post_content, post_title, "
		. 'post_excerpt, to_ping, pinged, post_content_filtered ) '
		. "SELECT $start + seq, 'shop_order_placehold', 'draft', $dates, $dates, '', '', '', '', '', '' FROM $numbers"
);
$wpdb->query( 'COMMIT' );
foreach ( array( 'wc_orders', 'wc_orders_meta', 'posts' ) as $table ) {
	$wpdb->query( "ANALYZE TABLE {$wpdb->prefix}$table" );
}

return array(
	(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_orders" ),
	(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_orders_meta" ),
);
