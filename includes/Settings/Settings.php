<?php
/**
 * The plugin's settings: one option, described by one schema.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Settings;

use Eidan\Support\Attributes;
use Eidan\Support\Memory;

/**
 * Reads and registers the option `eidan_settings`.
 */
final class Settings {

	public const OPTION = 'eidan_settings';

	/** Slug of the screen Settings › Eidan. */
	public const PAGE = 'eidan';

	/**
	 * The schema; null until first used.
	 *
	 * @var array<string, array<string, mixed>>|null
	 */
	private ?array $schema = null;

	/**
	 * All defaults; null until first used. Belongs to $schema.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $defaults = null;

	/**
	 * Cache: the stored value, and the settings made from it.
	 *
	 * @var array{stored: mixed, valid: array<string, mixed>, changed: array<string, array<string, mixed>>}|null
	 */
	private ?array $read = null;

	/**
	 * Registers the option with its schema, also for WordPress's own settings route.
	 */
	public static function register(): void {
		register_setting(
			'eidan',
			self::OPTION,
			array(
				'type'              => 'object',
				'label'             => __( 'Eidan', 'eidan' ),
				'default'           => array(),
				'sanitize_callback' => array( self::class, 'sanitize' ),
				'show_in_rest'      => array(
					'schema' => array(
						'type'                 => 'object',
						'properties'           => self::schema(),
						'additionalProperties' => false,
					),
				),
			)
		);
	}

	/**
	 * Stores the option if it is missing, since WordPress queries the database for missing options each time.
	 */
	public static function store(): void {
		if ( false === get_option( self::OPTION, false ) ) {
			add_option( self::OPTION, array(), '', true );
		}
	}

	/**
	 * The value of a setting; the default if none or an invalid one is stored.
	 *
	 * @param string $path Group and name with a dot, for instance 'lightbox.core'.
	 * @return mixed Null if the path is not in the schema.
	 */
	public static function get( string $path ): mixed {
		return self::at( self::all(), $path );
	}

	/**
	 * A setting's value if the owner changed it.
	 *
	 * @param string $path Group and name with a dot.
	 * @return mixed Null if it has its default.
	 */
	public static function changed( string $path ): mixed {
		return self::at( self::changes(), $path );
	}

	/**
	 * The settings that the owner changed.
	 *
	 * @return array<string, array<string, mixed>> By group and name; groups without changes are missing.
	 */
	public static function changes(): array {
		return self::read()['changed'];
	}

	/**
	 * All settings, checked.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		return self::read()['valid'];
	}

	/**
	 * Reads the stored value, with a cache, since blocks need dozens of settings on every request.
	 *
	 * @return array{stored: mixed, valid: array<string, mixed>, changed: array<string, array<string, mixed>>}
	 */
	private static function read(): array {
		$stored = get_option( self::OPTION, array() );
		$schema = self::schema();
		if ( null === self::memory()->read || self::memory()->read['stored'] !== $stored ) {
			$valid               = Attributes::clean( $schema, is_array( $stored ) ? $stored : array() );
			self::memory()->read = array(
				'stored'  => $stored,
				'valid'   => $valid,
				'changed' => self::differing( $valid, self::defaults() ),
			);
		}

		return self::memory()->read;
	}

	/**
	 * The defaults of all settings.
	 *
	 * @return array<string, mixed>
	 */
	public static function defaults(): array {
		$schema = self::schema();

		return self::memory()->defaults ??= Attributes::clean( $schema, array() );
	}

	/**
	 * The smallest and the largest number that a setting can have, as its schema says.
	 *
	 * @return array<string, array{min: int|float, max: int|float}> By group and name with a dot.
	 */
	public static function limits(): array {
		$limits = array();
		foreach ( self::schema() as $group => $schema ) {
			$properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array();
			foreach ( array_filter( $properties, is_array( ... ) ) as $name => $property ) {
				$min = $property['minimum'] ?? null;
				$max = $property['maximum'] ?? null;
				if ( ( is_int( $min ) || is_float( $min ) ) && ( is_int( $max ) || is_float( $max ) ) ) {
					$limits[ "$group.$name" ] = array(
						'min' => $min,
						'max' => $max,
					);
				}
			}
		}
		return $limits;
	}

	/**
	 * The schema: one property for each group, with the specification's defaults.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema(): array {
		if ( null === self::memory()->schema ) {
			$file = __DIR__ . '/schema.php';
			/**
			 * Groups by name.
			 *
			 * @var array<string, array<string, mixed>> $schema
			 */
			$schema = require $file;
			/**
			 * Filters the schema of the plugin's settings; a part of the plugin adds the groups that are its own.
			 *
			 * Asked for once; who adds more later calls Settings::forget_schema().
			 *
			 * @param array<string, array<string, mixed>> $schema Groups by name, each a JSON schema of type "object".
			 */
			$filtered = apply_filters( 'eidan_settings_schema', $schema );
			if ( is_array( $filtered ) ) {
				/**
				 * Type promised by the filter.
				 *
				 * @var array<string, array<string, mixed>> $filtered
				 */
				$schema = $filtered;
			}
			self::memory()->schema   = $schema;
			self::memory()->defaults = null;
			self::memory()->read     = null;
		}

		return self::memory()->schema;
	}

	/**
	 * Resets the schema, since a part of it has changed.
	 */
	public static function forget_schema(): void {
		self::memory()->schema = null;
	}

	/**
	 * Sanitizes the option before it is stored; invalid values keep the current ones.
	 *
	 * Only differences from the defaults are stored, so that new defaults reach owners who never chose otherwise.
	 *
	 * @param mixed $value Whole option, from the plugin's screen, WordPress's settings route or an import.
	 * @return array<string, array<string, mixed>>
	 */
	public static function sanitize( mixed $value ): array {
		$checked = Validation::check( is_array( $value ) ? $value : array(), self::defaults(), self::all() );

		return self::differing( $checked->values, self::defaults() );
	}

	/**
	 * The settings that differ from their defaults.
	 *
	 * @param array<array-key, mixed> $groups   Settings by group.
	 * @param array<string, mixed>    $defaults The defaults by group.
	 * @return array<string, array<string, mixed>>
	 */
	private static function differing( array $groups, array $defaults ): array {
		$differing = array();
		foreach ( $groups as $group => $settings ) {
			$usual = is_array( $defaults[ $group ] ?? null ) ? $defaults[ $group ] : array();
			foreach ( is_array( $settings ) ? $settings : array() as $name => $setting ) {
				if ( ! array_key_exists( $name, $usual ) || $usual[ $name ] !== $setting ) {
					$differing[ (string) $group ][ (string) $name ] = $setting;
				}
			}
		}

		return $differing;
	}

	/**
	 * A value in nested arrays.
	 *
	 * @param mixed  $value Tree.
	 * @param string $path  Keys, separated by dots.
	 * @return mixed Null if there is none.
	 */
	private static function at( mixed $value, string $path ): mixed {
		foreach ( explode( '.', $path ) as $key ) {
			if ( ! is_array( $value ) || ! array_key_exists( $key, $value ) ) {
				return null;
			}
			$value = $value[ $key ];
		}

		return $value;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
