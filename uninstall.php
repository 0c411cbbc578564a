<?php
/**
 * Runs when the plugin is deleted.
 *
 * Nothing of the owner's is removed unless they chose so under Settings › Eidan.
 *
 * @package Eidan
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

// The guards of plugin.php: on an older server nothing of ours ever ran.
if ( version_compare( PHP_VERSION, '8.1', '<' ) ) {
	return;
}

// WordPress deletes a plugin that is not active, so plugin.php has not run. Our classes read its constants.
if ( ! defined( 'EIDAN_FILE' ) ) {
	define( 'EIDAN_FILE', __DIR__ . '/plugin.php' );
	define( 'EIDAN_DIR', __DIR__ );
	define( 'EIDAN_VERSION', get_file_data( EIDAN_FILE, array( 'Version' ) )[0] );
}

require_once __DIR__ . '/includes/autoload.php';

Eidan\Plugin\Uninstall::run();
