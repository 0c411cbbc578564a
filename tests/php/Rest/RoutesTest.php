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
		// Without a shop the report is of enquiries alone.
		'GET /attribution/report'  => 'editor',
		'GET /attribution/report/csv' => 'editor',
		'GET /attribution/report/enquiries' => 'editor',
		'POST /attribution/report/rebuild' => 'editor',
		'POST /attribution/report/mail' => 'administrator',
		'GET /attribution/costs'   => 'administrator',
		'POST /attribution/costs'  => 'administrator',
		'DELETE /attribution/costs' => 'administrator',
		'POST /attribution/costs/names' => 'administrator',
		'GET /webhook'             => 'administrator',
		'POST /webhook/test'       => 'administrator',
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

	protected function tearDown(): void {
		// The transaction undoes what is stored. WordPress keeps the roles in memory, too.
		foreach ( self::ROLES as $role ) {
			remove_role( "copied-$role" );
		}
		parent::tearDown();
	}

	/**
	 * The least role that a permission callback lets in.
	 *
	 * @param callable        $may     The callback.
	 * @param WP_REST_Request $request What it is asked about.
	 * @param string          $prefix  What stands before the names of the roles.
	 */
	private function least( callable $may, WP_REST_Request $request, string $prefix ): string {
		$in = array();
		foreach ( self::ROLES as $role ) {
			if ( 'visitor' === $role ) {
				wp_set_current_user( 0 );
			} else {
				$this->act_as( $prefix . $role );
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

	/**
	 * The least role for each route and method.
	 *
	 * @param string $prefix What stands before the names of the roles.
	 *
	 * @return array<string, string>
	 */
	private function least_of_all( string $prefix = '' ): array {
		$this->act_as( 'administrator' );
		$menu  = wp_create_nav_menu( "Of routes $prefix" );
		$least = array();
		foreach ( rest_get_server()->get_routes( 'eidan/v1' ) as $route => $endpoints ) {
			foreach ( $endpoints as $endpoint ) {
				$method  = (string) array_key_first( $endpoint['methods'] );
				$name    = $method . ' ' . substr( $route, strlen( '/eidan/v1' ) );
				$request = new WP_REST_Request( $method, $route );
				$request->set_param( 'id', $menu );
				$request->set_param( 'type', self::TYPES[ $name ] ?? null );
				// The list of all routes is WordPress's own.
				$may            = $endpoint['permission_callback'] ?? '__return_true';
				$least[ $name ] = $this->least( $may, $request, $prefix );
			}
		}
		ksort( $least );
		return $least;
	}

	public function test_each_route_is_for_those_who_may_do_the_same_elsewhere(): void {
		$expected = self::LEAST;
		ksort( $expected );
		self::assertSame( $expected, $this->least_of_all() );
	}

	/**
	 * Plugins such as Members and User Role Editor copy roles, and give and take capabilities: these decide, not the
	 * names of roles.
	 */
	public function test_roles_of_other_plugins_may_what_their_capabilities_allow(): void {
		foreach ( self::ROLES as $role ) {
			add_role( "copied-$role", ucfirst( $role ), get_role( $role )->capabilities ?? array() );
		}
		$expected = self::LEAST;
		ksort( $expected );
		self::assertSame( $expected, $this->least_of_all( 'copied-' ) );

		$arranges = rest_get_server()->get_routes( 'eidan/v1' )['/eidan/v1/order'][0]['permission_callback'];
		$request  = new WP_REST_Request( 'POST', '/eidan/v1/order' );
		$request->set_param( 'type', self::TYPES['POST /order'] );
		$this->act_as( 'copied-editor' );
		self::assertTrue( $arranges( $request ) );
		wp_get_current_user()->add_cap( 'edit_others_posts', false );
		self::assertNotTrue( $arranges( $request ) );
	}
}
