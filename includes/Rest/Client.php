<?php
/**
 * Data for the front end's REST client.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

/**
 * Data of the script module `@eidan/list`, printed on pages that load it.
 *
 * In a script element and not in block attributes: authors can write attributes, and the client inserts the response of
 * this address as HTML.
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
		// Visitors send no nonce: on a cached page it would be outdated and cause a 403.
		if ( is_user_logged_in() ) {
			$data['nonce']    = wp_create_nonce( 'wp_rest' );
			$data['nonceUrl'] = admin_url( 'admin-ajax.php?action=rest-nonce' );
		}

		return $data;
	}
}
