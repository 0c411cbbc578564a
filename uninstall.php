<?php
/**
 * Runs when the plugin is deleted.
 *
 * @package Eidan
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}
