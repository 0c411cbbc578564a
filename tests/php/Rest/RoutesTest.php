<?php
/**
 * Tests of who may use the routes of the plugin.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Rest;

use Eidan\Tests\TestCase;
use WP_REST_Request;

/**
 * Every route of eidan/v1, each of its methods, and the least that somebody has to be to use it. A new route fails here
 * until somebody has decided about it.
 */
final class RoutesTest extends TestCase {

	/** From everybody to the owner. Each may do what those before it may. */
	private const ROLES = array( 'visitor', 'subscriber', 'contributor', 'author', 'editor', 'administrator' );

	private const LEAST = array(
		'GET '                     => 'visitor',
		'GET /get-posts'           => 'visitor',
		'GET /icons'               => 'contributor',
		'POST /icons'              => 'administrator',
		'DELETE /icons/(?P<id>\d+)' => 'administrator',
		'GET /video'               => 'contributor',
		'POST /video/poster'       => 'author',
		'POST /menus'              => 'administrator',
		'GET /menus/(?P<id>\d+)'   => 'administrator',
		'POST /menus/(?P<id>\d+)'  => 'administrator',
		'GET /menu-outline'        => 'contributor',
		'GET /settings'            => 'administrator',
		'POST /settings'           => 'administrator',
		'GET /settings/file'       => 'administrator',
		'POST /settings/file'      => 'administrator',
		'POST /order'              => 'editor',
		'POST /samples'            => 'contributor',
		'GET /instagram'           => 'administrator',
		'POST /instagram'          => 'administrator',
		'DELETE /instagram'        => 'administrator',
		'POST /instagram/sync'     => 'administrator',
		'GET /demo'                => 'administrator',
		'POST /demo'               => 'administrator',
		'DELETE /demo'             => 'administrator',
		'GET /starters'            => 'administrator',
		'POST /style'              => 'administrator',
		'DELETE /style'            => 'administrator',
	);

	/** Types that a request names: one that anybody who writes may write, and one that can be arranged. */
	private const TYPES = array(
		'POST /samples' => 'post',
		'POST /order'   => 'eidan_portfolio',
	);

	/**
	 * The least role that a permission callback lets in.
	 *
	 * @param callable        $may     The callback.
	 * @param WP_REST_Request $request What it is asked about.
	 */
	private function least( callable $may, WP_REST_Request $request ): string {
		$in = array();
		foreach ( self::ROLES as $role ) {
			if ( 'visitor' === $role ) {
				wp_set_current_user( 0 );
			} else {
				$this->act_as( $role );
			}
			if ( true === $may( $request ) ) {
				$in[] = $role;
			}
		}
		self::assertSame(
			$in,
			array_slice( self::ROLES, count( self::ROLES ) - count( $in ) ),
			$request->get_route() . ': who is above may, too.'
		);

		return $in[0] ?? 'nobody';
	}

	public function test_each_route_is_for_those_who_may_do_the_same_elsewhere(): void {
		$this->act_as( 'administrator' );
		$menu  = wp_create_nav_menu( 'Of routes' );
		$least = array();
		foreach ( rest_get_server()->get_routes( 'eidan/v1' ) as $route => $endpoints ) {
			foreach ( $endpoints as $endpoint ) {
				$method  = (string) array_key_first( $endpoint['methods'] );
				$name    = $method . ' ' . substr( $route, strlen( '/eidan/v1' ) );
				$request = new WP_REST_Request( $method, $route );
				$request->set_param( 'id', $menu );
				$request->set_param( 'type', self::TYPES[ $name ] ?? null );
				// The list of all routes is WordPress's own.
				$least[ $name ] = $this->least( $endpoint['permission_callback'] ?? '__return_true', $request );
			}
		}
		$expected = self::LEAST;
		ksort( $expected );
		ksort( $least );
		self::assertSame( $expected, $least );
	}
}
