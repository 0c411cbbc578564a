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

require_once __DIR__ . '/includes/autoload.php';

Eidan\Plugin\Uninstall::run();
