<?php
/**
 * Plugin Name: Development site
 * Description: Keeps a development site to itself: no mail leaves it, and a closed network does not slow it down.
 */

namespace Eidan\DevelopmentSite;

// Mail is written to a log file instead of being sent.
add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ) {
		file_put_contents( dirname( WP_DEBUG_LOG ) . '/mail.log', wp_json_encode( $mail ) . "\n", FILE_APPEND );
		return true;
	},
	10,
	2
);

add_filter( 'http_request_timeout', static fn( $seconds ) => min( 5, (float) $seconds ) );

if ( ! empty( $GLOBALS['eidan_site_settings']['quiet'] ) ) {
	// Avatars would be loaded from another host.
	add_filter( 'pre_option_show_avatars', static fn() => '0' );

	// Tests make users and log them in by the hundred. Their passwords need not be safe, only quick.
	add_filter( 'wp_hash_password_options', static fn() => array( 'cost' => 4 ) );

	// Without suitable fonts on the machine, images of emoji would be loaded from another host.
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'embed_head', 'print_emoji_detection_script' );
	add_action( 'admin_init', static fn() => remove_action( 'admin_print_scripts', 'print_emoji_detection_script' ) );
}

if ( defined( 'WP_HTTP_BLOCK_EXTERNAL' ) && WP_HTTP_BLOCK_EXTERNAL ) {
	// Do not look for updates, so that no notice says that this failed.
	foreach ( array( 'update_core', 'update_plugins', 'update_themes' ) as $eidan_site_transient ) {
		add_filter(
			"pre_site_transient_$eidan_site_transient",
			static fn() => (object) array(
				'last_checked'    => time(),
				'version_checked' => wp_get_wp_version(),
				'updates'         => array(),
				'response'        => array(),
				'checked'         => array(),
				'translations'    => array(),
			)
		);
	}
}

if ( class_exists( 'WP_SQLite_DB', false ) ) {
	// WooCommerce reserves stock for unpaid orders by an SQL statement that SQLite does not know. It would then report
	// that nothing is in stock.
	add_filter( 'woocommerce_order_hold_stock_minutes', '__return_zero' );
}
