<?php
/**
 * Applies the owner's defaults of lists and sliders to blocks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Settings;

/**
 * Replaces defaults in block.json by settings that the owner changed.
 *
 * Only for blocks rendered by PHP: WordPress only saves attributes that differ from the defaults, so saved posts stay
 * valid and follow the owner's settings where their author chose nothing. The editor gets the same defaults, since it
 * loads block types from the server. A single attribute names its setting as `eidanSetting`, such as
 * `sliders.wheelLockPortfolio`. An attribute with the schema of a group has `eidanSettings` for members with a setting
 * of their own: `{ "wheelLock": "wheelLockPortfolio" }`.
 */
final class BlockDefaults {

	/** Group of settings by the attribute's shared schema. */
	private const GROUPS = array(
		'slider' => 'sliders',
		'query'  => 'lists',
	);

	/**
	 * Changes defaults in a block's metadata.
	 *
	 * @param mixed $metadata block.json.
	 */
	public static function apply( mixed $metadata ): mixed {
		if ( ! is_array( $metadata ) ) {
			return $metadata;
		}
		$name       = $metadata['name'] ?? '';
		$attributes = $metadata['attributes'] ?? null;
		if (
			! is_string( $name )
			|| ! str_starts_with( $name, 'eidan/' )
			|| true !== ( $metadata['eidanRender'] ?? null )
			|| ! is_array( $attributes )
		) {
			return $metadata;
		}
		$changes = Settings::changes();
		if ( array() === $changes ) {
			return $metadata;
		}
		$is_list = is_array( $attributes['pagination'] ?? null )
			&& array_key_exists( 'default', $attributes['pagination'] );
		foreach ( $attributes as $key => $attribute ) {
			if ( ! is_array( $attribute ) ) {
				continue;
			}
			$schema  = $attribute['eidanSchema'] ?? '';
			$setting = $attribute['eidanSetting'] ?? null;
			$value   = is_string( $setting ) ? Settings::changed( $setting ) : null;
			$group   = is_string( $schema ) ? self::GROUPS[ $schema ] ?? '' : '';
			// Blocks without pages, such as sliders, have no items per page.
			if ( 'slider' === $schema || ( 'query' === $schema && $is_list ) ) {
				$attributes[ $key ] = self::nested( $attribute, $changes[ $group ] ?? array() );
			} elseif ( null !== $value ) {
				$attributes[ $key ] = array( 'default' => $value ) + $attribute;
			}
		}
		$pagination = $changes['lists']['pagination'] ?? null;
		if ( $is_list && null !== $pagination && is_array( $attributes['pagination'] ?? null ) ) {
			$attributes['pagination']['default'] = $pagination;
		}
		$metadata['attributes'] = $attributes;

		return $metadata;
	}

	/**
	 * Changes the defaults inside one attribute.
	 *
	 * A block's own default, such as a gallery without autoplay, is replaced, too, if the owner changed the setting.
	 *
	 * @param array<array-key, mixed> $attribute Attribute with known members.
	 * @param array<array-key, mixed> $changes   The settings of its group that the owner changed.
	 * @return array<array-key, mixed>
	 */
	private static function nested( array $attribute, array $changes ): array {
		$properties = is_array( $attribute['properties'] ?? null ) ? $attribute['properties'] : array();
		$default    = is_array( $attribute['default'] ?? null ) ? $attribute['default'] : array();
		$settings   = is_array( $attribute['eidanSettings'] ?? null ) ? $attribute['eidanSettings'] : array();
		foreach ( $properties as $name => $property ) {
			$setting = $settings[ $name ] ?? $name;
			$value   = is_string( $setting ) ? $changes[ $setting ] ?? null : null;
			if ( null === $value || ! is_array( $property ) ) {
				continue;
			}
			$property['default'] = $value;
			$properties[ $name ] = $property;
			$default[ $name ]    = $value;
		}
		if ( array() !== $properties ) {
			$attribute['properties'] = $properties;
			$attribute['default']    = $default;
		}

		return $attribute;
	}
}
