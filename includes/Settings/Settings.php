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
	 * The schema, once it was asked for.
	 *
	 * @var array<string, array<string, mixed>>|null
	 */
	private ?array $schema = null;

	/**
	 * Every setting as it comes, once it was asked for; as old as the schema.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $defaults = null;

	/**
	 * The last stored value, and what it means; valid as long as the same value is stored.
	 *
	 * @var array{stored: mixed, valid: array<string, mixed>, changed: array<string, array<string, mixed>>}|null
	 */
	private ?array $read = null;

	/**
	 * Registers the option with its schema, so that WordPress's own settings route knows it as well.
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
	 * Stores the option if there is none yet: WordPress asks the database again and again for one that is not there.
	 */
	public static function store(): void {
		if ( false === get_option( self::OPTION, false ) ) {
			add_option( self::OPTION, array(), '', true );
		}
	}

	/**
	 * A setting's value; the schema's default when none or a wrong one is stored.
	 *
	 * @param string $path Group and name with a dot, for instance 'lightbox.core'.
	 * @return mixed Null for a path that the schema does not know.
	 */
	public static function get( string $path ): mixed {
		return self::at( self::all(), $path );
	}

	/**
	 * A setting's value if the owner changed it.
	 *
	 * @param string $path Group and name with a dot.
	 * @return mixed Null for a setting that is as it came.
	 */
	public static function changed( string $path ): mixed {
		return self::at( self::changes(), $path );
	}

	/**
	 * The settings that the owner changed.
	 *
	 * @return array<string, array<string, mixed>> By group and name; a group that is as it came is not there.
	 */
	public static function changes(): array {
		return self::read()['changed'];
	}

	/**
	 * Every setting, valid.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		return self::read()['valid'];
	}

	/**
	 * What is stored means, worked out once a stored value: blocks ask for dozens of settings on every request.
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
	 * Every setting as it comes.
	 *
	 * @return array<string, mixed>
	 */
	public static function defaults(): array {
		$schema = self::schema();

		return self::memory()->defaults ??= Attributes::clean( $schema, array() );
	}

	/**
	 * The schema: a group a property, each with the specification's defaults.
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
				 * As the filter promises.
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
	 * Has the schema made anew when it is asked for next, since a part of it has changed.
	 */
	public static function forget_schema(): void {
		self::memory()->schema = null;
	}

	/**
	 * Makes whatever is about to be stored valid; a value that cannot be taken leaves the present one.
	 *
	 * Only what differs from the defaults is stored, so that a default of a later version reaches everybody
	 * who never chose otherwise.
	 *
	 * @param mixed $value Whole option, from the plugin's screen, WordPress's settings route or an import.
	 * @return array<string, array<string, mixed>>
	 */
	public static function sanitize( mixed $value ): array {
		$checked = Validation::check( is_array( $value ) ? $value : array(), self::defaults(), self::all() );

		return self::differing( $checked->values, self::defaults() );
	}

	/**
	 * The settings that are others than they come as.
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
	 * A value inside a tree.
	 *
	 * @param mixed  $value Tree.
	 * @param string $path  Keys with dots between them.
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
