<?php
/**
 * The REST route of the icon picker.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Icons;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/icons`: GET lists, POST uploads, DELETE removes an upload.
 */
final class IconRoute {

	/**
	 * Registers the route.
	 */
	public static function register(): void {
		register_rest_route(
			'eidan/v1',
			'/icons',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( self::class, 'read' ),
					'permission_callback' => static fn(): bool => current_user_can( 'edit_posts' ),
				),
				array(
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => array( self::class, 'add' ),
					'permission_callback' => array( Uploads::class, 'may' ),
					'args'                => array(
						'svg'   => array(
							'description' => __( 'The SVG file.', 'eidan' ),
							'type'        => 'string',
							'required'    => true,
						),
						'label' => array(
							'description' => __( 'The name to find it by.', 'eidan' ),
							'type'        => 'string',
							'maxLength'   => 100,
							'default'     => '',
						),
					),
				),
			)
		);
		register_rest_route(
			'eidan/v1',
			'/icons/(?P<id>\d+)',
			array(
				'methods'             => WP_REST_Server::DELETABLE,
				'callback'            => array( self::class, 'delete' ),
				'permission_callback' => array( Uploads::class, 'may' ),
				'args'                => array(
					'id' => array(
						'type'     => 'integer',
						'required' => true,
					),
				),
			)
		);
	}

	/**
	 * Lists all icons.
	 */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'icons'      => Icons::all(),
				'categories' => Icons::categories(),
				'canUpload'  => Uploads::may(),
			)
		);
	}

	/**
	 * Stores an upload.
	 *
	 * @param WP_REST_Request<array{svg: string, label: string}> $request `svg` is unchecked source.
	 */
	public static function add( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$svg   = $request->get_param( 'svg' );
		$label = $request->get_param( 'label' );
		$id    = Uploads::add( is_string( $svg ) ? $svg : '', is_string( $label ) ? $label : '' );

		return $id instanceof WP_Error ? $id : new WP_REST_Response( array( 'name' => 'upload/' . $id ), 201 );
	}

	/**
	 * Moves an upload to the trash. Blocks that use it show nothing in its place.
	 *
	 * @param WP_REST_Request<array{id: int}> $request `id`: the upload's attachment.
	 */
	public static function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = $request->get_param( 'id' );
		if ( ! is_int( $id ) || Uploads::POST_TYPE !== get_post_type( $id ) ) {
			return new WP_Error(
				'eidan_no_icon',
				__( 'There is no such icon any more.', 'eidan' ),
				array( 'status' => 404 )
			);
		}
		wp_trash_post( $id );

		return new WP_REST_Response( array( 'deleted' => true ) );
	}
}
