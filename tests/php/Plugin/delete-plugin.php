<?php
/**
 * Deletes the plugin's data as WordPress does, in a process in which the plugin was never loaded, for DeletedTest.
 *
 *   php delete-plugin.php <nothing|settings|everything>
 *
 * Prints JSON: `loaded` (whether plugin.php ran), `sheets` (how many files are left in the folder of joined styles).
 */

// phpcs:disable WordPress.Security, WordPress.WP, Generic -- a command, not a page.

declare( strict_types=1 );

$_SERVER += array(
	'HTTP_HOST'      => '127.0.0.1',
	'REQUEST_METHOD' => 'POST',
	'REQUEST_URI'    => '/wp-admin/admin-ajax.php',
);

// Sets hooks before WordPress is loaded.
$eidan_hook = static fn( callable $function ): array =>
	array( 10 => array( array( 'function' => $function, 'accepted_args' => 1 ) ) );
$eidan_root = dirname( __DIR__, 3 );
$wp_filter  = array(
	'pre_option_eidan_settings' => $eidan_hook(
		static fn(): array => array( 'uninstall' => array( 'remove' => $_SERVER['argv'][1] ) )
	),
	'option_active_plugins'     => $eidan_hook(
		static fn( mixed $plugins ): array =>
			array_values( array_diff( (array) $plugins, array( 'eidan/plugin.php' ) ) )
	),
);

require getenv( 'EIDAN_TEST_WORDPRESS' ) . '/wp-load.php';

$eidan_loaded = defined( 'EIDAN_VERSION' );
$eidan_folder = wp_upload_dir()['basedir'] . '/eidan-blocks/styles';
wp_mkdir_p( $eidan_folder );
file_put_contents( $eidan_folder . '/1.0.0-' . md5( 'a' ) . '.css', 'a{}' );
define( 'WP_UNINSTALL_PLUGIN', 'eidan/plugin.php' );
require $eidan_root . '/uninstall.php';

echo json_encode(
	array(
		'loaded' => $eidan_loaded,
		'sheets' => count( glob( $eidan_folder . '/*.css' ) ?: array() ),
	)
);
