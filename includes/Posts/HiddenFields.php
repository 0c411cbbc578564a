<?php
/**
 * Hides fields in REST.
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
 * Hides all fields where WordPress hides the content, and non-public fields from users who may not edit the item.
 */
final class HiddenFields {

	/**
	 * Action `init`, after the types are registered.
	 */
	public static function register(): void {
		foreach ( ContentTypes::enabled() as $type ) {
			add_filter( "rest_prepare_$type->name", array( self::class, 'hide' ), 10, 3 );
		}
	}

	/**
	 * Filter `rest_prepare_{$post_type}`.
	 *
	 * @param mixed $response Answer.
	 */
	public static function hide( mixed $response, mixed $post = null, mixed $request = null ): mixed {
		if (
			! $response instanceof WP_REST_Response
			|| ! $post instanceof WP_Post
			|| ! $request instanceof WP_REST_Request
		) {
			return $response;
		}
		$data = $response->get_data();
		$type = ContentTypes::get( $post->post_type );
		if ( null === $type || ! is_array( $data ) || ! is_array( $data['meta'] ?? null ) ) {
			return $response;
		}
		$locked = post_password_required( $post ) && ! self::opens( $post, $request );
		$edits  = current_user_can( 'edit_post', $post->ID );
		foreach ( $type->fields as $field ) {
			if ( ( $locked || ! ( $field->open || $edits ) ) && array_key_exists( $field->key, $data['meta'] ) ) {
				$data['meta'][ $field->key ] = $field->none();
			}
		}
		$response->set_data( $data );

		return $response;
	}

	/**
	 * Whether the request has the password, or the user may edit the item.
	 *
	 * @param WP_Post                               $post
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	private static function opens( WP_Post $post, WP_REST_Request $request ): bool {
		$controller = get_post_type_object( $post->post_type )?->get_rest_controller();

		return $controller instanceof WP_REST_Posts_Controller
			&& $controller->can_access_password_content( $post, $request );
	}
}
