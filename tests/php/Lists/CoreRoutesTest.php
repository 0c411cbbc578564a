<?php
/**
 * WordPress's own routes in a request to get-posts.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Rest\CoreRoutes;
use WP;
use WP_REST_Request;

/**
 * They wait until somebody asks for one of them; nobody can tell the difference.
 */
final class CoreRoutesTest extends ListsTestCase {

	/**
	 * Begins a request of the REST interface.
	 *
	 * @param string $route What it asks for.
	 * @return list<string> Routes of WordPress that are there once it has begun.
	 */
	private function begin( string $route ): array {
		unset( $GLOBALS['wp_rest_server'] );
		$wp             = new WP();
		$wp->query_vars = array( 'rest_route' => $route );
		CoreRoutes::defer( $wp );

		return $this->routes();
	}

	/**
	 * Routes of WordPress that there are.
	 *
	 * @return list<string>
	 */
	private function routes(): array {
		return preg_grep( '~^/wp/v2/~', array_keys( rest_get_server()->get_routes() ) );
	}

	protected function tearDown(): void {
		// Whatever a test left waiting.
		CoreRoutes::make( null, null, new WP_REST_Request( 'GET', '/wp/v2/types' ) );
		unset( $GLOBALS['wp_rest_server'] );
		parent::tearDown();
	}

	public function test_they_wait_in_a_request_to_get_posts(): void {
		self::assertSame( array(), $this->begin( '/eidan/v1/get-posts/' ) );
		$this->create_posts( 3 );
		self::assertSame( 3, $this->data( array() )['total'] );
		self::assertSame( array(), $this->routes(), 'The answer itself asks for none.' );
	}

	public function test_they_are_there_in_every_other_request(): void {
		self::assertGreaterThan( 50, count( $this->begin( '/wp/v2/posts' ) ) );
		self::assertGreaterThan( 50, count( $this->begin( '/' ) ) );
		self::assertGreaterThan( 50, count( $this->begin( '/eidan/v1/get-posts/more' ) ) );
		self::assertGreaterThan( 50, count( $this->begin( '' ) ) );
	}

	public function test_asking_for_one_in_the_course_of_the_request_makes_them_all(): void {
		$all = $this->begin( '/' );
		self::assertSame( array(), $this->begin( '/eidan/v1/get-posts' ) );
		self::assertSame( 200, $this->rest( 'GET', '/wp/v2/types' )->get_status() );
		self::assertSame( array(), array_diff( $all, $this->routes() ) );
		self::assertSame( $all, $this->begin( '/' ), 'Also in a server that is started anew.' );
	}

	public function test_a_plugin_can_have_them_at_once(): void {
		add_filter( 'eidan_defer_core_routes', '__return_false' );
		self::assertGreaterThan( 50, count( $this->begin( '/eidan/v1/get-posts' ) ) );
	}

	public function test_a_server_that_is_there_already_keeps_them(): void {
		rest_get_server();
		$wp             = new WP();
		$wp->query_vars = array( 'rest_route' => '/eidan/v1/get-posts' );
		CoreRoutes::defer( $wp );
		self::assertGreaterThan( 50, count( $this->routes() ) );
	}
}
