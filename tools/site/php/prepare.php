<?php
/**
 * Installs WordPress on a new site, or updates the database of an existing one. Runs at each start of a site.
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
	// The editor opens without its welcome guide.
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

// The site may have another port than last time, so replace its old address in the content.
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

// Create this month's upload folder now. If two uploads create it at the same moment, WordPress refuses one of them.
wp_upload_dir();
