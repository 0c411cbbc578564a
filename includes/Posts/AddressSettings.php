<?php
/**
 * Checks the owner's addresses of content types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Value;

/**
 * They are checked together, since no two may be the same.
 */
final class AddressSettings {

	/**
	 * Filter `eidan_settings_checked`.
	 *
	 * @param mixed $checked Every setting in `values`, and messages by path in `errors`.
	 * @param mixed $present The stored settings.
	 * @return mixed The same, with errors added and invalid addresses reset.
	 */
	public static function check( mixed $checked, mixed $present = array() ): mixed {
		if (
			! is_array( $checked )
			|| ! is_array( $checked['values'] ?? null )
			|| ! is_array( $checked['errors'] ?? null )
		) {
			return $checked;
		}
		list( 'values' => $values, 'errors' => $errors ) = $checked;

		$present = is_array( $present ) ? $present : array();
		$given   = array();
		foreach ( ContentTypes::all() as $type ) {
			$group     = Value::group( $values, $type->key );
			$addresses = self::read( $type, $group );

			$values[ $type->key ] = array_merge( $group, $addresses );
			if ( true === ( $group['enabled'] ?? true ) ) {
				$given[ $type->name ] = $addresses;
			}
		}
		foreach ( Addresses::problems( $given ) as $path => $problem ) {
			list( $key, $setting ) = explode( '.', $path );

			$group  = Value::group( $values, $key );
			$before = Value::group( $present, $key );
			// An unchanged address that now conflicts with something newer must not keep other settings from being
			// saved.
			$unchanged = ( $before[ $setting ] ?? null ) === $group[ $setting ]
				&& '' !== $group[ $setting ]
				&& true === ( $before['enabled'] ?? true );
			if ( ! isset( $errors[ $path ] ) && ! $unchanged ) {
				$errors[ $path ]   = $problem;
				$group[ $setting ] = $before[ $setting ] ?? '';
				$values[ $key ]    = $group;
			}
		}

		return array(
			'values' => $values,
			'errors' => $errors,
		);
	}

	/**
	 * The addresses of a type in the format that is stored, by setting.
	 *
	 * @param ContentType             $type
	 * @param array<array-key, mixed> $group Its settings.
	 * @return array<string, string>
	 */
	public static function read( ContentType $type, array $group ): array {
		$own = TypeSettings::addresses( $type );

		return array_map(
			static fn ( mixed $address ): string => is_string( $address ) ? Addresses::clean( $address ) : '',
			array_replace( array_fill_keys( array_keys( $own ), '' ), array_intersect_key( $group, $own ) )
		);
	}
}
