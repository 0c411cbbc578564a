<?php
/**
 * Checks settings before they are stored.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Settings;

use Eidan\Support\Value;

/**
 * The result of a check: valid values, and messages for invalid ones.
 */
final class Validation {

	/**
	 * Use check().
	 *
	 * @param array<string, mixed>  $values All settings, checked.
	 * @param array<string, string> $errors Message by path.
	 */
	private function __construct(
		public readonly array $values,
		public readonly array $errors,
	) {}

	/**
	 * Checks given settings.
	 *
	 * @param array<array-key, mixed> $given   Groups of settings; missing ones are taken from `$base`.
	 * @param array<string, mixed>    $base    All settings, checked.
	 * @param array<string, mixed>    $present The stored settings, which replace invalid values.
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
			$merged = Value::group( $base, $group );
			foreach ( $settings as $name => $value ) {
				$property = $properties[ $name ] ?? null;
				if ( ! is_array( $property ) ) {
					/* translators: %s: name of a setting. */
					$errors[ "$group.$name" ] = sprintf( __( 'There is no setting “%s”.', 'eidan' ), (string) $name );
					continue;
				}
				$error = self::error( $property, $value );
				if ( '' === $error ) {
					/**
					 * Filters what is wrong with a value that the schema allows.
					 *
					 * @param string $error In words for the owner; '' for nothing.
					 * @param string $path  Group and name with a dot.
					 * @param mixed  $value The value to store, valid by the schema.
					 */
					$problem = apply_filters( 'eidan_settings_problem', '', "$group.$name", $value );
					$error   = is_string( $problem ) ? $problem : '';
				}
				if (
					'' === $error
					&& self::is_forbidden( $property, $value, Value::group( $present, $group )[ $name ] ?? null )
				) {
					$error = __( 'Only those who may write scripts can change this; on a network those are its super admins.', 'eidan' );
				}
				if ( '' !== $error ) {
					$errors[ "$group.$name" ] = $error;
					$value                    = Value::group( $present, $group )[ $name ] ?? null;
				}
				$merged[ $name ] = $value;
			}
			$values[ $group ] = $merged;
		}

		/**
		 * Filters settings whose values depend on each other, before they are stored.
		 *
		 * @param array{values: array<string, mixed>, errors: array<string, string>} $checked Every setting, each valid
		 *         by
		 *                                                                                    itself, and messages by
		 *                                                                                    path.
		 * @param array<string, mixed>                                               $present What is stored now.
		 */
		$filtered = apply_filters(
			'eidan_settings_checked',
			array(
				'values' => $values,
				'errors' => $errors,
			),
			$present
		);
		if (
			is_array( $filtered ) && is_array( $filtered['values'] ?? null ) && is_array( $filtered['errors'] ?? null )
		) {
			/**
			 * Type promised by the filter.
			 *
			 * @var array{values: array<string, mixed>, errors: array<string, string>} $filtered
			 */
			list( 'values' => $values, 'errors' => $errors ) = $filtered;
		}

		return new self( $values, $errors );
	}

	/**
	 * Why a value is invalid.
	 *
	 * @param array<array-key, mixed> $property Schema of the setting.
	 * @return string Message; '' = valid.
	 */
	private static function error( array $property, mixed $value ): string {
		switch ( $property['type'] ?? '' ) {
			case 'boolean':
				return is_bool( $value ) ? '' : __( 'This setting is on or off.', 'eidan' );
			case 'integer':
				$minimum = is_int( $property['minimum'] ?? null ) ? $property['minimum'] : PHP_INT_MIN;
				$maximum = is_int( $property['maximum'] ?? null ) ? $property['maximum'] : PHP_INT_MAX;

				return is_int( $value ) && $value >= $minimum && $value <= $maximum
					? ''
					/* translators: 1: smallest number, 2: largest number. */
					: sprintf( __( 'Enter a whole number from %1$d to %2$d.', 'eidan' ), $minimum, $maximum );
			case 'number':
				$minimum = is_numeric( $property['minimum'] ?? null ) ? (float) $property['minimum'] : 0.0;
				$maximum = is_numeric( $property['maximum'] ?? null ) ? (float) $property['maximum'] : PHP_FLOAT_MAX;

				return ( is_int( $value ) || is_float( $value ) ) && $value >= $minimum && $value <= $maximum
					? ''
					: sprintf(
						/* translators: 1: smallest number, 2: largest number. */
						__( 'Enter a number from %1$s to %2$s.', 'eidan' ),
						number_format_i18n( $minimum ),
						number_format_i18n( $maximum )
					);
			case 'string':
				if ( is_array( $property['enum'] ?? null ) ) {
					return in_array( $value, $property['enum'], true )
						? ''
						: __( 'Choose one of the listed values.', 'eidan' );
				}
				$maximum = is_int( $property['maxLength'] ?? null ) ? $property['maxLength'] : PHP_INT_MAX;

				return is_string( $value ) && mb_strlen( $value ) <= $maximum
					? ''
					: sprintf(
						/* translators: %d: number of characters. */
						_n(
							'Enter a text of %d character at most.',
							'Enter a text of %d characters at most.',
							$maximum,
							'eidan'
						),
						$maximum
					);
		}

		return __( 'This setting cannot be changed.', 'eidan' );
	}

	/**
	 * Whether a setting that requires a capability is changed by a user without it. Anybody may reset it.
	 *
	 * @param array<array-key, mixed> $property Schema of the setting.
	 * @param mixed                   $value
	 * @param mixed                   $present  What is stored now.
	 */
	private static function is_forbidden( array $property, mixed $value, mixed $present ): bool {
		$capability = $property['eidanCapability'] ?? null;

		return is_string( $capability )
			&& $value !== $present
			&& ( $property['default'] ?? null ) !== $value
			&& ! current_user_can( $capability );
	}
}
