<?php
/**
 * Settings for new sites.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Settings\Settings;
use Eidan\Support\Sites;

/**
 * New sites get all features; existing sites keep their pages unchanged after an update.
 *
 * Settings with `eidanNew` in their schema start with that value on new sites. It is stored like the owner's choice;
 * updates do not activate the plugin, so they change nothing.
 */
final class InitialSettings {

	/**
	 * Activation hook.
	 *
	 * @param mixed $network_wide Whether it is activated for the network.
	 */
	public static function activate( mixed $network_wide = false ): void {
		if ( true === $network_wide && is_multisite() ) {
			Sites::each( array( self::class, 'begin' ) );
			Sites::each( array( StartNotice::class, 'announce' ) );
		} else {
			self::begin();
			StartNotice::announce();
		}
	}

	/**
	 * Action `wp_initialize_site`: a new site in a network with the plugin.
	 *
	 * @param mixed $site The new site.
	 */
	public static function of_network( mixed $site = null ): void {
		$active = get_site_option( 'active_sitewide_plugins' );
		if (
			! $site instanceof \WP_Site || ! is_array( $active ) || ! isset( $active[ plugin_basename( EIDAN_FILE ) ] )
		) {
			return;
		}
		switch_to_blog( (int) $site->blog_id );
		try {
			self::begin();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Stores the initial settings if nothing was ever stored. A site is not new if the plugin was only deactivated, or
	 * if its settings were kept when it was deleted.
	 */
	public static function begin(): void {
		if ( false === get_option( Settings::OPTION, false ) ) {
			add_option( Settings::OPTION, self::values(), '', true );
		}
	}

	/**
	 * The settings whose initial value differs from the default.
	 *
	 * @return array<string, array<string, mixed>> By group and name.
	 */
	public static function values(): array {
		$values = array();
		foreach ( Settings::schema() as $group => $schema ) {
			$properties = $schema['properties'] ?? null;
			foreach ( is_array( $properties ) ? $properties : array() as $name => $property ) {
				if ( is_array( $property ) && array_key_exists( 'eidanNew', $property ) ) {
					$values[ $group ][ (string) $name ] = $property['eidanNew'];
				}
			}
		}

		return $values;
	}
}
