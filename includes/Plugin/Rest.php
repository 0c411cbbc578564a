<?php
/**
 * The REST route of the settings screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Demo\DemoRoute;
use Eidan\Posts\Addresses;
use Eidan\Posts\AddressSettings;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\TypeSettings;
use Eidan\Settings\Settings;
use Eidan\Settings\Validation;
use Eidan\Shop\LeftOut;
use Eidan\Shop\Switches;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/settings`: reads all settings, stores some, and returns an error for each invalid one.
 *
 * WordPress's own settings route accepts the option, too, but its errors only name the option.
 */
final class Rest {

	public const NAMESPACE = 'eidan/v1';

	/**
	 * Registers the route.
	 */
	public static function register(): void {
		register_rest_route(
			self::NAMESPACE,
			'/settings',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( self::class, 'read' ),
					'permission_callback' => array( self::class, 'may_manage' ),
				),
				array(
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => array( self::class, 'save' ),
					'permission_callback' => array( self::class, 'may_manage' ),
					'args'                => array(
						'settings' => array(
							'description' => __( 'Groups of settings; those missing stay as they are.', 'eidan' ),
							'type'        => 'object',
							'required'    => true,
						),
					),
				),
			)
		);
	}

	/**
	 * Whether the user may read and change settings.
	 */
	public static function may_manage(): bool {
		return current_user_can( 'manage_options' );
	}

	/**
	 * Returns the data of the screen.
	 */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response( self::state() );
	}

	/**
	 * Stores settings; if one is invalid, none is stored.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$given   = $request->get_param( 'settings' );
		$present = Settings::all();
		$checked = Validation::check( is_array( $given ) ? $given : array(), $present, $present );
		if ( array() !== $checked->errors ) {
			return new WP_Error(
				'eidan_invalid_settings',
				__( 'Nothing was saved, since some settings cannot be used as they are.', 'eidan' ),
				array(
					'status' => 400,
					'params' => $checked->errors,
				)
			);
		}
		update_option( Settings::OPTION, $checked->values );

		return new WP_REST_Response( self::state() );
	}

	/**
	 * The data of the screen.
	 *
	 * @return array<string, mixed>
	 */
	public static function state(): array {
		$settings = Settings::all();
		$notes    = array();
		foreach ( ContentTypes::enabled() as $type ) {
			$group = is_array( $settings[ $type->key ] ?? null ) ? $settings[ $type->key ] : array();
			foreach ( Addresses::notes( $type, AddressSettings::read( $type, $group ) ) as $name => $note ) {
				$notes[ "$type->key.$name" ] = $note;
			}
		}

		return array(
			'settings' => $settings,
			'defaults' => Settings::defaults(),
			'limits'   => (object) Settings::limits(),
			'notes'    => (object) $notes,
			'types'    => TypeSettings::for_screen(),
			'shop'     => Switches::has_shop(),
			'leftOut'  => LeftOut::for_screen(),
			'home'     => trailingslashit( home_url() ),
			'demo'     => DemoRoute::may_import(),
		);
	}
}
