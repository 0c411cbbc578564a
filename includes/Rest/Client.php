<?php
/**
 * What the front end's REST client needs from the server.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

/**
 * Data of the script module `@eidan/list`, printed on pages that load it.
 *
 * A script element, not attributes of blocks: an author can write attributes, and the client inserts what this
 * address answers as HTML.
 */
final class Client {

	/**
	 * Adds address, nonce and messages.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		$data['url']      = rest_url( GetPosts::NAMESPACE . GetPosts::ROUTE );
		$data['messages'] = array(
			'invalid_json'  => __( 'The response is not a valid JSON response.', 'eidan' ),
			'unknown_error' => __( 'An unknown error occurred.', 'eidan' ),
			'fetch_error'   => __( 'You are probably offline.', 'eidan' ),
			'timeout'       => __( 'The server takes too long to answer. Try again in a moment.', 'eidan' ),
		);
		// Visitors send none: on a cached page it would be stale and turn a public request into a 403.
		if ( is_user_logged_in() ) {
			$data['nonce']    = wp_create_nonce( 'wp_rest' );
			$data['nonceUrl'] = admin_url( 'admin-ajax.php?action=rest-nonce' );
		}

		return $data;
	}
}
