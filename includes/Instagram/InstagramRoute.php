<?php
/**
 * The REST route of the connection.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/instagram`: GET returns the state, POST connects, DELETE disconnects; POST to `/sync` syncs now. No
 * response contains the token.
 */
final class InstagramRoute {

	private const NAMESPACE = 'eidan/v1';

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		$may = static fn(): bool => current_user_can( 'manage_options' );
		register_rest_route(
			self::NAMESPACE,
			'/instagram',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( self::class, 'tell' ),
					'permission_callback' => $may,
				),
				array(
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => array( self::class, 'connect' ),
					'permission_callback' => $may,
					'args'                => array(
						'token' => array(
							'description' => __( 'The access token. It is stored, and given out to nobody.', 'eidan' ),
							'type'        => 'string',
							'maxLength'   => 1000,
							'required'    => true,
						),
					),
				),
				array(
					'methods'             => WP_REST_Server::DELETABLE,
					'callback'            => array( self::class, 'disconnect' ),
					'permission_callback' => $may,
					'args'                => array(
						'copies' => array(
							'description' => __( 'Whether to delete the copies, too.', 'eidan' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					),
				),
			)
		);
		register_rest_route(
			self::NAMESPACE,
			'/instagram/sync',
			array(
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => array( self::class, 'sync' ),
				'permission_callback' => $may,
			)
		);
	}

	/**
	 * Returns the state of the connection.
	 */
	public static function tell(): WP_REST_Response {
		$connection = Connection::get();
		$posts      = count( Library::all() );
		$failure    = '' === $connection->failure ? '' : Messages::both( $connection->failure );
		$problem    = Health::problem( $connection );

		return new WP_REST_Response(
			array(
				'connected' => $connection->is_there(),
				'username'  => $connection->username,
				'expires'   => $connection->is_there() ? Messages::day( $connection->expires ) : '',
				'synced'    => 0 < $connection->synced ? sprintf(
					/* translators: %s: a time, such as "5 minutes". */
					__( '%s ago', 'eidan' ),
					human_time_diff( $connection->synced )
				) : '',
				'posts'     => $posts,
				'problem'   => '' === $problem ? $failure : $problem,
				'urgent'    => '' !== $problem,
				'encrypted' => Secret::can_encrypt(),
			)
		);
	}

	/**
	 * Connects an account, after reading its profile with the token.
	 *
	 * @param WP_REST_Request<array{token: string}> $request `token`: as the owner pasted it.
	 */
	public static function connect( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$token = $request->get_param( 'token' );
		$token = is_string( $token ) ? trim( $token ) : '';
		if ( 1 !== preg_match( Connection::TOKEN, $token ) || str_contains( $token, "\n" ) ) {
			return self::error(
				__( 'This is not an access token. Copy the whole line of letters and digits that your Meta app shows.', 'eidan' ),
				400
			);
		}
		try {
			$profile  = ( new Api( $token ) )->profile();
			$lifetime = Api::LIFETIME;
			$is_fresh = false;
			try {
				[ 'token' => $token, 'lifetime' => $lifetime ] = ( new Api( $token ) )->refresh();
				$is_fresh                                      = true;
			} catch ( Failure $failure ) {
				// A token cannot be renewed on its first day, and is valid for 60 days.
				unset( $failure );
			}
		} catch ( Failure $failure ) {
			return self::error(
				Messages::refused( $failure->kind ),
				Failure::needs_owner( $failure->kind ) ? 400 : 502
			);
		}
		if ( Connection::get()->username !== $profile['username'] ) {
			// Removes posts of another account.
			Library::forget();
		}
		Connection::make( $token, $profile['username'], $lifetime, $is_fresh )->store();
		Schedule::ensure();
		Sync::run( true );

		return self::tell();
	}

	/**
	 * Disconnects.
	 *
	 * @param WP_REST_Request<array{copies: bool}> $request `copies`: whether stored images are deleted, too.
	 */
	public static function disconnect( WP_REST_Request $request ): WP_REST_Response {
		Schedule::clear();
		Connection::forget();
		if ( true === $request->get_param( 'copies' ) ) {
			Library::forget();
		}

		return self::tell();
	}

	/**
	 * Syncs now.
	 */
	public static function sync(): WP_REST_Response {
		Sync::run( true );

		return self::tell();
	}

	/**
	 * An error for the owner.
	 *
	 * @param string $message A translated sentence that says what to do.
	 * @param int    $status  HTTP status.
	 */
	private static function error( string $message, int $status ): WP_Error {
		return new WP_Error( 'eidan_instagram_failed', $message, array( 'status' => $status ) );
	}
}
