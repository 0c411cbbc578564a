<?php
/**
 * Brings the owner's defaults of lists and sliders to the blocks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Settings;

/**
 * Puts settings that the owner changed in the place of the defaults in block.json.
 *
 * Only for blocks rendered by PHP: what WordPress saves of them are the attributes that differ from the
 * defaults, so posts saved before stay valid, and follow the owner's choice wherever their author made none.
 * The editor gets the same defaults, since it takes block types from the server. An attribute that is one of the
 * settings by itself names it as `eidanSetting`, such as `sliders.wheelLockPortfolio`.
 */
final class BlockDefaults {

	/** Group of settings by the shared schema that an attribute has. */
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
			|| ! isset( $metadata['render'] )
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
			// Something that has no pages, a slider for instance, has no items per page either.
			if ( 'slider' === $schema || ( 'query' === $schema && $is_list ) ) {
				$attributes[ $key ] = self::nested( $attribute, $changes[ $group ] ?? array(), $name );
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
	 * Also what a block has of its own, a gallery that does not play by itself for instance: it is a default until the
	 * owner chooses.
	 *
	 * @param array<array-key, mixed> $attribute Attribute with known members.
	 * @param array<array-key, mixed> $changes   The settings of its group that the owner changed.
	 * @param string                  $block     Block's name.
	 * @return array<array-key, mixed>
	 */
	private static function nested( array $attribute, array $changes, string $block ): array {
		$properties = is_array( $attribute['properties'] ?? null ) ? $attribute['properties'] : array();
		$default    = is_array( $attribute['default'] ?? null ) ? $attribute['default'] : array();
		foreach ( $properties as $name => $property ) {
			$is_portfolio = 'eidan/portfolio-slider' === $block && 'wheelLock' === $name;
			$value        = $changes[ $is_portfolio ? 'wheelLockPortfolio' : $name ] ?? null;
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
