<?php
/**
 * Activates the plugins of a development site, and deactivates those that do not exist any more. Runs in a loaded
 * WordPress. Returns the plugins that could not be activated, each with the reason, and versions.
 */

require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( ! empty( $GLOBALS['eidan_site_settings']['quiet'] ) ) {
	// With an existing option the plugin does not treat the site as a new one, and switches nothing on by itself. Tests
	// switch on what they need.
	add_option( 'eidan_settings', array(), '', true );
}

$eidan_failed = array();
foreach ( $eidan_plugins as $eidan_plugin ) {
	if ( ! is_plugin_active( $eidan_plugin ) ) {
		$eidan_result = activate_plugin( $eidan_plugin );
		if ( is_wp_error( $eidan_result ) ) {
			$eidan_failed[ $eidan_plugin ] = $eidan_result->get_error_message();
		}
	}
}
validate_active_plugins();
flush_rewrite_rules( false );

return array(
	'failed' => $eidan_failed,
	'eidan'  => defined( 'EIDAN_VERSION' ) ? EIDAN_VERSION : '',
	'php'    => PHP_VERSION,
);
