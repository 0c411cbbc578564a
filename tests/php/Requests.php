<?php
/**
 * Helpers to send requests to the site.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use DOMDocument;
use DOMXPath;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Renders blocks, calls the REST interface, opens addresses, and reads HTML.
 */
trait Requests {

	/**
	 * Renders blocks, as the content of a post if an id is given.
	 *
	 * @param string $markup  Serialised blocks.
	 * @param int    $post_id Id of the post that they are in; 0 = none.
	 */
	protected function render( string $markup, int $post_id = 0 ): string {
		if ( $post_id > 0 ) {
			$GLOBALS['post'] = get_post( $post_id );
			setup_postdata( $GLOBALS['post'] );
		}
		return do_blocks( $markup );
	}

	/**
	 * @param string               $name       Name of the block.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $inner      Markup inside it.
	 */
	protected function block( string $name, array $attributes = array(), string $inner = '' ): string {
		return get_comment_delimited_block_content( $name, $attributes, $inner );
	}

	/**
	 * Calls the REST interface within the process.
	 *
	 * @param string                $method  GET, POST …
	 * @param string                $route   Such as "/eidan/v1/get-posts".
	 * @param array<string, mixed>  $params  Query parameters, or the body of a POST.
	 * @param array<string, string> $headers Headers of the request.
	 */
	protected function rest(
		string $method,
		string $route,
		array $params = array(),
		array $headers = array()
	): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		if ( 'GET' === $method || 'DELETE' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $params ) );
		}
		$response = rest_get_server()->dispatch( $request );
		return rest_ensure_response( apply_filters( 'rest_post_dispatch', $response, rest_get_server(), $request ) );
	}

	/**
	 * Opens an address of the site: sets up the main query.
	 *
	 * @param string $url Address or path.
	 */
	protected function go_to( string $url ): void {
		$parts = (array) wp_parse_url( $url );
		$path  = ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
		$_GET  = array();
		$_POST = array();
		parse_str( $parts['query'] ?? '', $_GET );
		$_REQUEST                  = $_GET;
		$_SERVER['REQUEST_URI']    = $path;
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['PHP_SELF']       = '/index.php';
		unset( $_SERVER['PATH_INFO'], $GLOBALS['post'] );

		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$known                   = $GLOBALS['wp'];
		$GLOBALS['wp']           = new \WP();
		foreach ( array( 'public_query_vars', 'private_query_vars', 'extra_query_vars' ) as $property ) {
			$GLOBALS['wp']->$property = $known->$property;
		}
		$headers = static fn() => array();
		add_filter( 'wp_headers', $headers );
		$GLOBALS['wp']->main();
		remove_filter( 'wp_headers', $headers );
	}

	/**
	 * @param string $html HTML to read.
	 * @return DOMXPath For queries on its elements.
	 */
	protected function dom( string $html ): DOMXPath {
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?><!DOCTYPE html><html><body>' . $html . '</body></html>' );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		return new DOMXPath( $document );
	}
}
