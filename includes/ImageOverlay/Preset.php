<?php
/**
 * The presets of the site's styles.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

/**
 * Finds what a preset of theme.json stands for.
 */
final class Preset {

	/**
	 * The value of a preset; of those with the same name, the last one that WordPress finds.
	 *
	 * @param string $setting Setting of colors, such as `duotone`.
	 * @param string $slug    Name of the preset, as in its custom property.
	 * @param string $member  Member of the preset with its value, such as `colors`.
	 * @return mixed Null if there is no such preset.
	 */
	public static function find( string $setting, string $slug, string $member ): mixed {
		$origins = wp_get_global_settings( array( 'color', $setting ) );
		$value   = null;
		foreach ( is_array( $origins ) ? $origins : array() as $presets ) {
			foreach ( is_array( $presets ) ? $presets : array() as $preset ) {
				$name = is_array( $preset ) && is_string( $preset['slug'] ?? null ) ? $preset['slug'] : '';
				if ( is_array( $preset ) && '' !== $name && _wp_to_kebab_case( $name ) === $slug ) {
					$value = $preset[ $member ] ?? $value;
				}
			}
		}

		return $value;
	}
}
