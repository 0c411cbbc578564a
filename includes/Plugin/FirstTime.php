<?php
/**
 * What is on where the plugin is new.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Settings\Settings;
use Eidan\Support\Sites;

/**
 * A site that gets the plugin gets it whole; a site that has it keeps its pages as they are.
 *
 * Settings whose schema says `eidanNew` begin with that value. It is stored as the owner's choice would be, so an
 * update, which activates nothing, finds the settings of before.
 */
final class FirstTime {

	/**
	 * Activation of the plugin.
	 *
	 * @param mixed $network_wide Whether all sites of a network get it.
	 */
	public static function activate( mixed $network_wide = false ): void {
		if ( true === $network_wide && is_multisite() ) {
			Sites::each( array( self::class, 'begin' ) );
		} else {
			self::begin();
		}
	}

	/**
	 * Action `wp_initialize_site`: a site more in a network that has the plugin on all of them.
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
	 * Stores what new sites begin with, where nothing was ever stored. A site whose owner switches the plugin off and
	 * on again, or has kept its settings when it was deleted, is not new.
	 */
	public static function begin(): void {
		if ( false === get_option( Settings::OPTION, false ) ) {
			add_option( Settings::OPTION, self::values(), '', true );
		}
	}

	/**
	 * The settings that begin with another value than the default.
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
