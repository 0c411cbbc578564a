<?php
/**
 * Base class of the tests of lists.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;
use Eidan\Tests\TestCase;
use WP_REST_Response;

/**
 * Helpers for lists and requests.
 */
abstract class ListsTestCase extends TestCase {

	/** Route of get-posts. */
	protected const ROUTE = '/eidan/v1/get-posts';

	/**
	 * Deletes all posts before each test.
	 */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'post'" );
		$wpdb->query( "UPDATE {$wpdb->term_taxonomy} SET count = 0" );
		$wpdb->query( "DELETE FROM {$wpdb->term_relationships}" );
		wp_cache_flush();
		\Eidan\Lists\Query\Totals::changed();
	}

	/**
	 * Returns the signed settings of a configuration.
	 *
	 * @param array<string, mixed> $config See Lists.
	 */
	protected function settings( array $config ): string {
		return Token::sign(
			Config::parse( $config + array( 'elements' => array( 'title' ) ) )
				->placed( 'news', '/page/', 0 )
				->signed_part()
		);
	}

	/**
	 * Sends a request to get-posts.
	 *
	 * @param array<string, mixed>  $config  See Lists.
	 * @param array<string, mixed>  $options Options of the request.
	 * @param array<string, string> $headers Headers of the request.
	 */
	protected function ask( array $config, array $options = array(), array $headers = array() ): WP_REST_Response {
		return $this->rest(
			'GET',
			self::ROUTE,
			array( 'options' => $options + array( 'settings' => $this->settings( $config ) ) ),
			$headers
		);
	}

	/**
	 * Sends a request to get-posts and returns the data of the answer, which must be a success.
	 *
	 * @param array<string, mixed> $config  See Lists.
	 * @param array<string, mixed> $options Options of the request.
	 * @return array{
	 *     max_pages_num: int,
	 *     pagination_html: string,
	 *     html: string,
	 *     page: int,
	 *     cursor: string,
	 *     total: ?int,
	 *     filters: list<array<string, string>>,
	 *     order: string,
	 * }
	 */
	protected function data( array $config, array $options = array() ): array {
		$response = $this->ask( $config, $options );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 'success', $response->get_data()['status'] );

		return $response->get_data()['data'];
	}

	/**
	 * Returns the ids of the cards in HTML, in their order.
	 *
	 * @param string $html HTML of a list or of cards.
	 * @return list<int>
	 */
	protected function ids( string $html ): array {
		preg_match_all( '/<article class="[^"]*\bpost-([0-9]+)/', $html, $found );

		return array_map( 'intval', $found[1] );
	}

	/**
	 * Creates posts, many of which share a date.
	 *
	 * @param int $number How many posts.
	 * @param int $seed   Seed of the random dates.
	 * @return list<int> Their ids.
	 */
	protected function create_posts( int $number, int $seed = 1 ): array {
		mt_srand( $seed );
		$ids = array();
		for ( $i = 0; $i < $number; $i++ ) {
			$ids[] = $this->create_post( array( 'post_date' => sprintf( '2026-0%d-01 10:00:00', mt_rand( 1, 3 ) ) ) );
		}

		return $ids;
	}
}
