<?php
/**
 * Fields of items that are behind a password, in REST.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Hides the fields wherever WordPress hides the content.
 */
final class HiddenFields {

	/**
	 * Filter `rest_prepare_eidan_portfolio`.
	 *
	 * @param mixed $response Answer.
	 * @param mixed $post     Item.
	 * @param mixed $request  Request.
	 */
	public static function hide( mixed $response, mixed $post = null, mixed $request = null ): mixed {
		if ( ! $response instanceof WP_REST_Response || ! $post instanceof WP_Post || ! $request instanceof WP_REST_Request ) {
			return $response;
		}
		$data = $response->get_data();
		if ( ! is_array( $data ) || ! is_array( $data['meta'] ?? null ) || ! post_password_required( $post ) || self::opens( $post, $request ) ) {
			return $response;
		}
		foreach ( get_registered_meta_keys( 'post', $post->post_type ) as $key => $args ) {
			if ( str_starts_with( $key, 'eidan_' ) && array_key_exists( $key, $data['meta'] ) ) {
				$data['meta'][ $key ] = $args['default'] ?? null;
			}
		}
		$response->set_data( $data );

		return $response;
	}

	/**
	 * Whether the request brings the password, or comes from somebody who edits the item.
	 *
	 * @param WP_Post                               $post    Item.
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	private static function opens( WP_Post $post, WP_REST_Request $request ): bool {
		$controller = get_post_type_object( $post->post_type )?->get_rest_controller();

		return $controller instanceof WP_REST_Posts_Controller && $controller->can_access_password_content( $post, $request );
	}
}
