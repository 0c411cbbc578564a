<?php
/**
 * Checks the addresses of content types that an owner has chosen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Value;

/**
 * All of them have to be there to judge one: no two may be the same.
 */
final class AddressSettings {

	/**
	 * Filter `eidan_settings_checked`.
	 *
	 * @param mixed $checked Every setting in `values`, and messages by path in `errors`.
	 * @param mixed $present What is stored now.
	 * @return mixed The same, with what is wrong put right.
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
			// What was saved before and is in the way of something newer must not stop other settings from being saved.
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
	 * The addresses of a type in the form that they are stored in, by setting.
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
