<?php
/**
 * Configuration of a development site. It is the same for both runtimes: native PHP has this file in <state>/wordpress,
 * WebAssembly in /wordpress. The folder "wordpress-data" is beside it in both cases.
 */

$eidan_site_data     = rtrim( dirname( __DIR__ ), '/' ) . '/wordpress-data';
$eidan_site_settings = json_decode( (string) file_get_contents( $eidan_site_data . '/settings.json' ), true );

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'DB_DIR', $eidan_site_data );
define( 'DB_FILE', '.ht.sqlite' );

define( 'WP_HOME', $eidan_site_settings['url'] );
define( 'WP_SITEURL', $eidan_site_settings['url'] );

foreach ( array(
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
) as $eidan_site_name ) {
	define( $eidan_site_name, $eidan_site_name . $eidan_site_settings['secret'] );
}

define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', $eidan_site_data . '/debug.log' );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'FS_METHOD', 'direct' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

if ( ! empty( $eidan_site_settings['quiet'] ) ) {
	// A site for tests: nothing happens unless a test asks for it.
	define( 'DISABLE_WP_CRON', true );
	define( 'WP_HTTP_BLOCK_EXTERNAL', true );
}

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';
