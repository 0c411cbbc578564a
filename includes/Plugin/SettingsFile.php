<?php
/**
 * Settings as a file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Settings\Settings;
use Eidan\Settings\Validation;
use Eidan\Support\Value;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/settings/file`: GET returns what the file contains, POST checks such a file and stores it.
 *
 * A file sets what it names and nothing else; if one value is wrong, none is stored. A setting whose schema says
 * `eidanSecret` is in no file. The token of an Instagram account is not among the settings at all.
 */
final class SettingsFile {

	/** What the file calls itself. */
	private const KIND = 'eidan-blocks-settings';

	/**
	 * Registers the route.
	 */
	public static function register(): void {
		register_rest_route(
			Rest::NAMESPACE,
			'/settings/file',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( self::class, 'export' ),
					'permission_callback' => array( Rest::class, 'may_manage' ),
				),
				array(
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => array( self::class, 'import' ),
					'permission_callback' => array( Rest::class, 'may_manage' ),
					'args'                => array(
						'file'  => array(
							'description' => __( 'What the file contains.', 'eidan' ),
							'type'        => 'object',
							'required'    => true,
						),
						'store' => array(
							'description' => __( 'Whether to store it. Without, it is only checked.', 'eidan' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					),
				),
			)
		);
	}

	/**
	 * The content of a file with all settings.
	 */
	public static function export(): WP_REST_Response {
		$settings = array();
		foreach ( Settings::schema() as $group => $schema ) {
			$values = Value::group( Settings::all(), $group );
			foreach ( array_keys( $values ) as $name ) {
				if ( self::is_secret( $schema, (string) $name ) ) {
					unset( $values[ $name ] );
				}
			}
			$settings[ $group ] = (object) $values;
		}

		return new WP_REST_Response(
			array(
				'kind'     => self::KIND,
				'version'  => EIDAN_VERSION,
				'settings' => (object) $settings,
			)
		);
	}

	/**
	 * Checks a file and, if asked, stores it.
	 *
	 * @param WP_REST_Request<array{file: array<string, mixed>, store: bool}> $request Valid by the route's schema.
	 * @return WP_REST_Response|WP_Error `changes`: paths of what is or would be different; `state` as the route
	 *                                   `settings` returns it.
	 */
	public static function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$file  = $request->get_param( 'file' );
		$given = is_array( $file ) && self::KIND === ( $file['kind'] ?? '' ) ? $file['settings'] ?? null : null;
		if ( ! is_array( $given ) ) {
			return new WP_Error(
				'eidan_no_settings_file',
				__( 'This is not a file with settings of Eidan. Nothing was imported.', 'eidan' ),
				array( 'status' => 400 )
			);
		}
		$present = Settings::all();
		$checked = Validation::check( $given, $present, $present );
		$errors  = $checked->errors + self::secrets( $given );
		if ( array() !== $errors ) {
			return new WP_Error(
				'eidan_invalid_settings',
				__( 'Nothing was imported, since the file has values that cannot be used.', 'eidan' ),
				array(
					'status' => 400,
					'params' => $errors,
				)
			);
		}
		$changes = self::changes( $present, $checked->values );
		if ( true === $request->get_param( 'store' ) ) {
			update_option( Settings::OPTION, $checked->values );
		}

		return new WP_REST_Response(
			array(
				'changes' => $changes,
				'values'  => (object) $checked->values,
				'state'   => Rest::state(),
			)
		);
	}

	/**
	 * Messages about secrets in a file, by path.
	 *
	 * @param array<array-key, mixed> $given Groups of settings.
	 * @return array<string, string>
	 */
	private static function secrets( array $given ): array {
		$messages = array();
		foreach ( Settings::schema() as $group => $schema ) {
			foreach ( array_keys( is_array( $given[ $group ] ?? null ) ? $given[ $group ] : array() ) as $name ) {
				if ( self::is_secret( $schema, (string) $name ) ) {
					$messages[ "$group.$name" ] = __( 'This is secret: a file cannot set it.', 'eidan' );
				}
			}
		}

		return $messages;
	}

	/**
	 * Whether a setting is in no file.
	 *
	 * @param array<string, mixed> $schema Of its group.
	 */
	private static function is_secret( array $schema, string $name ): bool {
		$properties = $schema['properties'] ?? null;
		$property   = is_array( $properties ) ? $properties[ $name ] ?? null : null;

		return is_array( $property ) && true === ( $property['eidanSecret'] ?? false );
	}

	/**
	 * Paths of settings that differ.
	 *
	 * @param array<string, mixed> $one   Settings by group.
	 * @param array<string, mixed> $other Settings by group.
	 * @return list<string>
	 */
	private static function changes( array $one, array $other ): array {
		$paths = array();
		foreach ( array_keys( $other ) as $group ) {
			$before = Value::group( $one, $group );
			foreach ( Value::group( $other, $group ) as $name => $value ) {
				if ( ( $before[ $name ] ?? null ) !== $value ) {
					$paths[] = "$group.$name";
				}
			}
		}

		return $paths;
	}
}
