<?php
/**
 * Switches the plugins of a development site on, and off those that are gone.
 * Runs inside a loaded WordPress; gives what could not be switched on.
 */

require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( ! empty( $GLOBALS['eidan_site_settings']['quiet'] ) ) {
	// Tests switch on what they look at: their sites are no new ones.
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

return $eidan_failed;
