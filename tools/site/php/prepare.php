<?php
/**
 * Installs WordPress where that is still to be done, and brings a site to the
 * state that development sites start from. Run again on each start.
 *
 * Constants: EIDAN_SITE_ROOT, EIDAN_SITE_OPTIONS (JSON).
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']      = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';

require EIDAN_SITE_ROOT . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$eidan_site = json_decode( EIDAN_SITE_OPTIONS, true );
$eidan_new  = ! is_blog_installed();

if ( $eidan_new ) {
	wp_install( $eidan_site['title'], 'admin', 'admin@example.com', true, '', 'password' );
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'rewrite_rules', '' );
	// The editor opens without its tour.
	update_user_meta(
		1,
		'wp_persisted_preferences',
		array(
			'core'           => array( 'isListViewOpened' => false ),
			'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => true ),
			'core/edit-site' => array( 'welcomeGuide' => false ),
			'_modified'      => gmdate( 'c' ),
		)
	);
	update_option( 'fresh_site', 0 );
} elseif ( (int) get_option( 'db_version' ) !== $wp_db_version ) {
	wp_upgrade();
}

// Addresses in the content follow the site to another port.
$eidan_old_url = get_option( 'eidan_site_url' );
if ( $eidan_old_url && WP_HOME !== $eidan_old_url ) {
	foreach ( array( 'post_content', 'post_excerpt', 'guid' ) as $eidan_column ) {
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE $wpdb->posts SET $eidan_column = REPLACE( $eidan_column, %s, %s )",
				$eidan_old_url,
				WP_HOME
			)
		);
	}
	$wpdb->query(
		$wpdb->prepare(
			"UPDATE $wpdb->postmeta SET meta_value = REPLACE( meta_value, %s, %s ) WHERE meta_key = '_menu_item_url'",
			$eidan_old_url,
			WP_HOME
		)
	);
}
update_option( 'eidan_site_url', WP_HOME );

if ( $eidan_new && wp_get_theme( $eidan_site['theme'] )->exists() ) {
	switch_theme( $eidan_site['theme'] );
}

// This month's folder for files, before anybody needs it: of two uploads at once that make it, WordPress refuses one.
wp_upload_dir();
