<?php
/**
 * Checks settings before they are stored.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Settings;

use Eidan\Attribution\Options;
use Eidan\Posts\Addresses;
use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\TypeSettings;

/**
 * The result of a check: valid values, and what is wrong with the others in words for their owner.
 */
final class Validation {

	/**
	 * Use check().
	 *
	 * @param array<string, mixed>  $values Every setting, valid.
	 * @param array<string, string> $errors Message by path.
	 */
	private function __construct(
		public readonly array $values,
		public readonly array $errors,
	) {}

	/**
	 * Checks given settings.
	 *
	 * @param array<array-key, mixed> $given   Groups of settings; those missing stay as in `$base`.
	 * @param array<string, mixed>    $base    Every setting, valid.
	 * @param array<string, mixed>    $present What is stored now: it takes the place of a value that is wrong.
	 */
	public static function check( array $given, array $base, array $present ): self {
		$values = $base;
		$errors = array();
		$schema = Settings::schema();
		foreach ( $given as $group => $settings ) {
			$group      = (string) $group;
			$properties = $schema[ $group ]['properties'] ?? null;
			if ( ! is_array( $properties ) || ! is_array( $settings ) ) {
				/* translators: %s: name of a setting. */
				$errors[ $group ] = sprintf( __( 'There is no group of settings “%s”.', 'eidan' ), $group );
				continue;
			}
			$merged = self::group( $base, $group );
			foreach ( $settings as $name => $value ) {
				$property = $properties[ $name ] ?? null;
				if ( ! is_array( $property ) ) {
					/* translators: %s: name of a setting. */
					$errors[ "$group.$name" ] = sprintf( __( 'There is no setting “%s”.', 'eidan' ), (string) $name );
					continue;
				}
				$error = self::error( $property, $value );
				if ( '' === $error && 'attribution' === $group ) {
					$error = Options::problem( (string) $name, $value );
				}
				if ( '' === $error && self::is_forbidden( $property, $value, self::group( $present, $group )[ $name ] ?? null ) ) {
					$error = __( 'Only those who may write scripts can change this; on a network those are its super admins.', 'eidan' );
				}
				if ( '' !== $error ) {
					$errors[ "$group.$name" ] = $error;
					$value                    = self::group( $present, $group )[ $name ] ?? null;
				}
				$merged[ $name ] = $value;
			}
			$values[ $group ] = $merged;
		}

		return self::addresses( $values, $present, $errors );
	}

	/**
	 * Checks the addresses of content types, all of which have to be there to judge one.
	 *
	 * @param array<string, mixed>  $values  Every setting.
	 * @param array<string, mixed>  $present What is stored now.
	 * @param array<string, string> $errors  Errors found before.
	 */
	private static function addresses( array $values, array $present, array $errors ): self {
		$given = array();
		foreach ( ContentTypes::all() as $type ) {
			$group     = self::group( $values, $type->key );
			$addresses = self::read_addresses( $type, $group );

			$values[ $type->key ] = array_merge( $group, $addresses );
			if ( true === ( $group['enabled'] ?? true ) ) {
				$given[ $type->name ] = $addresses;
			}
		}
		foreach ( Addresses::problems( $given ) as $path => $problem ) {
			list( $key, $setting ) = explode( '.', $path );

			$group  = self::group( $values, $key );
			$before = self::group( $present, $key );
			// What was saved before and is in the way of something newer must not stop other settings from being saved.
			$unchanged = ( $before[ $setting ] ?? null ) === $group[ $setting ] && '' !== $group[ $setting ] && true === ( $before['enabled'] ?? true );
			if ( ! isset( $errors[ $path ] ) && ! $unchanged ) {
				$errors[ $path ]   = $problem;
				$group[ $setting ] = $before[ $setting ] ?? '';
				$values[ $key ]    = $group;
			}
		}

		return new self( $values, $errors );
	}

	/**
	 * The addresses of a type in the form that they are stored in, by setting.
	 *
	 * @param ContentType             $type  The type.
	 * @param array<array-key, mixed> $group Its settings.
	 * @return array<string, string>
	 */
	public static function read_addresses( ContentType $type, array $group ): array {
		return array_map(
			static fn ( mixed $address ): string => is_string( $address ) ? Addresses::clean( $address ) : '',
			array_replace( array_fill_keys( array_keys( TypeSettings::addresses( $type ) ), '' ), array_intersect_key( $group, TypeSettings::addresses( $type ) ) )
		);
	}

	/**
	 * What is wrong with a value, in words.
	 *
	 * @param array<array-key, mixed> $property Schema of the setting.
	 * @param mixed                   $value    Value.
	 * @return string Message, or ''.
	 */
	private static function error( array $property, mixed $value ): string {
		switch ( $property['type'] ?? '' ) {
			case 'boolean':
				return is_bool( $value ) ? '' : __( 'This setting is on or off.', 'eidan' );
			case 'integer':
				$minimum = is_int( $property['minimum'] ?? null ) ? $property['minimum'] : PHP_INT_MIN;
				$maximum = is_int( $property['maximum'] ?? null ) ? $property['maximum'] : PHP_INT_MAX;

				/* translators: 1: smallest number, 2: largest number. */
				return is_int( $value ) && $value >= $minimum && $value <= $maximum ? '' : sprintf( __( 'Enter a whole number from %1$d to %2$d.', 'eidan' ), $minimum, $maximum );
			case 'number':
				$minimum = is_numeric( $property['minimum'] ?? null ) ? (float) $property['minimum'] : 0.0;
				$maximum = is_numeric( $property['maximum'] ?? null ) ? (float) $property['maximum'] : PHP_FLOAT_MAX;

				/* translators: 1: smallest number, 2: largest number. */
				return ( is_int( $value ) || is_float( $value ) ) && $value >= $minimum && $value <= $maximum ? '' : sprintf( __( 'Enter a number from %1$s to %2$s.', 'eidan' ), number_format_i18n( $minimum ), number_format_i18n( $maximum ) );
			case 'string':
				if ( is_array( $property['enum'] ?? null ) ) {
					return in_array( $value, $property['enum'], true ) ? '' : __( 'Choose one of the listed values.', 'eidan' );
				}
				$maximum = is_int( $property['maxLength'] ?? null ) ? $property['maxLength'] : PHP_INT_MAX;

				/* translators: %d: number of characters. */
				return is_string( $value ) && mb_strlen( $value ) <= $maximum ? '' : sprintf( __( 'Enter a text of %d characters at most.', 'eidan' ), $maximum );
		}

		return __( 'This setting cannot be changed.', 'eidan' );
	}

	/**
	 * Whether a setting that needs a capability of its own is changed by somebody without it. Anybody may take it back.
	 *
	 * @param array<array-key, mixed> $property Schema of the setting.
	 * @param mixed                   $value    Value.
	 * @param mixed                   $present  What is stored now.
	 */
	private static function is_forbidden( array $property, mixed $value, mixed $present ): bool {
		$capability = $property['eidanCapability'] ?? null;

		return is_string( $capability ) && $value !== $present && ( $property['default'] ?? null ) !== $value && ! current_user_can( $capability );
	}

	/**
	 * One group of all settings.
	 *
	 * @param array<string, mixed> $settings Every setting.
	 * @param string               $group    Name of the group.
	 * @return array<array-key, mixed>
	 */
	private static function group( array $settings, string $group ): array {
		return is_array( $settings[ $group ] ?? null ) ? $settings[ $group ] : array();
	}
}
