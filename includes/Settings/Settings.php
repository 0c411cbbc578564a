<?php
/**
 * The plugin's settings: one option, described by one schema.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Settings;

use Eidan\Blocks\Attributes;

/**
 * Reads and registers the option `eidan_settings`.
 */
final class Settings {

	public const OPTION = 'eidan_settings';

	/**
	 * Registers the option with its schema, so that REST validates it.
	 */
	public static function register(): void {
		register_setting(
			'eidan',
			self::OPTION,
			array(
				'type'         => 'object',
				'default'      => array(),
				'show_in_rest' => array(
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
	 * A setting's value; the schema's default when none or a wrong one is stored.
	 *
	 * @param string $path Group and name with a dot, for instance 'lightbox.core'.
	 * @return mixed Null for a path that the schema does not know.
	 */
	public static function get( string $path ): mixed {
		$value = self::all();
		foreach ( explode( '.', $path ) as $key ) {
			if ( ! is_array( $value ) || ! array_key_exists( $key, $value ) ) {
				return null;
			}
			$value = $value[ $key ];
		}
		return $value;
	}

	/**
	 * Every setting, valid.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		$stored = get_option( self::OPTION, array() );
		return Attributes::clean( self::schema(), is_array( $stored ) ? $stored : array() );
	}

	/**
	 * The schema: a group a property, each with the specification's defaults.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema(): array {
		$file = __DIR__ . '/schema.php';
		/**
		 * Groups by name.
		 *
		 * @var array<string, array<string, mixed>> $schema
		 */
		$schema = require $file;
		return $schema;
	}
}
