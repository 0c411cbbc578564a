<?php
/**
 * Configuration of HyperDB and LudicrousDB: WordPress writes to the primary and reads from the replica.
 *
 * Constants: EIDAN_SCALE_DATABASES (JSON: host of each server), EIDAN_SCALE_RULE (whether reads of people who write go
 * to the primary).
 */

// LudicrousDB ends with an empty page without them, whatever wp-config.php says.
if ( $wpdb instanceof LudicrousDB ) {
	$wpdb->charset = 'utf8mb4';
	$wpdb->collate = 'utf8mb4_unicode_520_ci';
}

foreach ( json_decode( EIDAN_SCALE_DATABASES, true ) as $eidan_scale_role => $eidan_scale_host ) {
	$wpdb->add_database(
		array(
			'dataset'  => 'global',
			'host'     => $eidan_scale_host,
			'user'     => DB_USER,
			'password' => DB_PASSWORD,
			'name'     => DB_NAME,
			'write'    => 'primary' === $eidan_scale_role ? 1 : 0,
			// The replica first; the primary if there is none.
			'read'     => 'primary' === $eidan_scale_role ? 2 : 1,
			'timeout'  => 2,
		)
	);
}

// The rule of docs/scale.md.
if ( EIDAN_SCALE_RULE ) {
	$eidan_scale_writes = ! in_array( $_SERVER['REQUEST_METHOD'] ?? 'GET', array( 'GET', 'HEAD' ), true )
		|| isset( $_SERVER['HTTP_CART_TOKEN'] )
		|| preg_grep( '/^(wordpress_logged_in_|wp_woocommerce_session_)/', array_keys( $_COOKIE ) );
	if ( $eidan_scale_writes ) {
		method_exists( $wpdb, 'send_reads_to_primaries' )
			? $wpdb->send_reads_to_primaries()
			: $wpdb->send_reads_to_masters();
	}
}
