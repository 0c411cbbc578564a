<?php
/**
 * The REST routes of videos, for authors.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/video`: GET tells whether an address is a video. POST to `/poster` copies its poster into the media
 * library.
 */
final class VideoRoute {

	/**
	 * Registers the routes.
	 */
	public static function register(): void {
		$args = array(
			'url' => array(
				'description' => __( 'The address of the video.', 'eidan' ),
				'type'        => 'string',
				'format'      => 'uri',
				'maxLength'   => 2000,
				'required'    => true,
			),
		);
		register_rest_route(
			'eidan/v1',
			'/video',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'read' ),
				'permission_callback' => static fn(): bool => current_user_can( 'edit_posts' ),
				'args'                => $args,
			)
		);
		register_rest_route(
			'eidan/v1',
			'/video/poster',
			array(
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => array( self::class, 'copy' ),
				'permission_callback' => static fn(): bool => current_user_can( 'upload_files' ),
				'args'                => $args,
			)
		);
	}

	/**
	 * Tells whether an address is a video that can be played.
	 *
	 * @param WP_REST_Request<array{url: string}> $request `url`: address that an author pasted.
	 */
	public static function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$url   = self::url( $request );
		$video = null === Address::read( $url ) ? Provider::ask( $url ) : array( 'title' => '' );

		if ( $video instanceof WP_Error ) {
			return $video;
		}

		return null === $video
			? new WP_Error(
				'eidan_no_video',
				__( 'This address is not a video. Use the address of a video on YouTube, Vimeo or another service that WordPress can embed, or of a WebM or MP4 file.', 'eidan' ),
				array( 'status' => 404 )
			)
			: new WP_REST_Response( array( 'title' => $video['title'] ) );
	}

	/**
	 * Copies a poster.
	 *
	 * @param WP_REST_Request<array{url: string}> $request `url`: address of the video whose poster is copied.
	 */
	public static function copy( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$poster = Poster::copy( self::url( $request ) );

		return $poster instanceof WP_Error ? $poster : new WP_REST_Response( $poster, 201 );
	}

	/**
	 * The requested address.
	 *
	 * @param WP_REST_Request<array{url: string}> $request `url`: address that an author pasted.
	 */
	private static function url( WP_REST_Request $request ): string {
		$url = $request->get_param( 'url' );

		return is_string( $url ) ? trim( $url ) : '';
	}
}
