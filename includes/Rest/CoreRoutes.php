<?php
/**
 * WordPress's own routes, in requests that do not ask for them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use WP;
use WP_REST_Request;

/**
 * A request to get-posts asks for one route. WordPress would make its own hundred first, for a tenth of the time that
 * the whole answer takes; here they wait until somebody asks for one of them.
 */
final class CoreRoutes {

	private const REGISTER = 'create_initial_rest_routes';

	private const PRIORITY = 99;

	/**
	 * Whether they wait.
	 *
	 * @var bool
	 */
	private static bool $waiting = false;

	/**
	 * Action `parse_request`: lets them wait when the request is one to get-posts.
	 *
	 * @param mixed $wp The request.
	 */
	public static function defer( mixed $wp ): void {
		if ( ! $wp instanceof WP ) {
			return;
		}
		$route = $wp->query_vars['rest_route'] ?? null;
		if ( ! is_string( $route ) || ! self::is_ours( $route ) || isset( $GLOBALS['wp_rest_server'] ) ) {
			return;
		}
		/**
		 * Whether WordPress's own routes wait, in requests to get-posts, until somebody asks for one of them.
		 *
		 * @param bool $defer Whether they do.
		 */
		if ( (bool) apply_filters( 'eidan_defer_core_routes', true ) ) {
			self::$waiting = remove_action( 'rest_api_init', self::REGISTER, self::PRIORITY );
		}
	}

	/**
	 * Filter `rest_pre_dispatch`: makes them when a plugin asks for another route in the course of the request.
	 *
	 * @param mixed $answer  Passed on.
	 * @param mixed $server  Not used.
	 * @param mixed $request What is asked for.
	 */
	public static function make( mixed $answer, mixed $server = null, mixed $request = null ): mixed {
		if ( self::$waiting && $request instanceof WP_REST_Request && ! self::is_ours( $request->get_route() ) ) {
			self::$waiting = false;
			// For a server that somebody starts anew.
			add_action( 'rest_api_init', self::REGISTER, self::PRIORITY, 0 );
			create_initial_rest_routes();
		}

		return $answer;
	}

	/**
	 * Whether a route is that of get-posts.
	 *
	 * @param string $route The route.
	 */
	private static function is_ours( string $route ): bool {
		return '/' . GetPosts::NAMESPACE . GetPosts::ROUTE === untrailingslashit( $route );
	}
}
