<?php
/**
 * Tests of requests to get-posts and its answers.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Rest;

use Eidan\Tests\Lists\ListsTestCase;

/**
 * Parameters have the names of the specification, errors have a status and a name, and answers say whether they may be
 * cached.
 */
final class GetPostsTest extends ListsTestCase {

	private const CONFIG = array(
		'query'      => array( 'perPage' => 3 ),
		'pagination' => 'load-more',
		'filter'     => array( 'taxonomy' => 'category' ),
		'orders'     => array( 'title-asc' ),
	);

	/**
	 * Returns the options of a request with a filter.
	 *
	 * @param mixed  $terms    Terms to filter by.
	 * @param string $taxonomy Their taxonomy.
	 * @return array<string, mixed>
	 */
	private static function filter( mixed $terms, string $taxonomy = 'category' ): array {
		return array(
			'additional_query_args' => array(
				'tax_query' => array(
					array(
						'taxonomy' => $taxonomy,
						'terms'    => $terms,
					),
				),
			),
		);
	}

	public function test_an_answer_has_the_names_of_the_specification(): void {
		$this->create_posts( 8 );
		$response = $this->ask( self::CONFIG );
		$body     = $response->get_data();
		self::assertSame( array( 'status', 'message', 'data' ), array_keys( $body ) );
		self::assertSame( 'success', $body['status'] );
		self::assertSame(
			array(
				'max_pages_num',
				'pagination_html',
				'html',
				'page',
				'cursor',
				'total',
				'filters',
				'order',
				'bar_html',
			),
			array_keys( $body['data'] )
		);
		self::assertSame(
			array( 3, 1, 8 ),
			array( $body['data']['max_pages_num'], $body['data']['page'], $body['data']['total'] )
		);
		self::assertStringContainsString(
			'class="eidan-list__more" href="/page/?eidan-news-page=2"',
			$body['data']['pagination_html']
		);
		self::assertSame(
			array(
				array(
					'taxonomy' => 'category',
					'filter'   => '',
				),
			),
			$body['data']['filters']
		);
	}

	public function test_values_of_an_address_are_strings(): void {
		$this->create_posts( 8 );
		self::assertSame(
			2,
			$this->data(
				self::CONFIG,
				array(
					'next_page'     => '2',
					'max_pages_num' => '3',
				)
			)['page']
		);
		$term = $this->create_term( 'category', 'Käse' );
		wp_set_post_terms( $this->create_post(), array( $term ), 'category' );
		$slug = get_term( $term )->slug;
		self::assertSame( 1, $this->data( self::CONFIG, self::filter( array( $slug ) ) )['total'] );
		self::assertSame(
			1,
			$this->data( self::CONFIG, self::filter( $slug ) )['total'],
			'A single term need not be a list.'
		);
	}

	public function test_wrong_values_are_named(): void {
		$this->create_term( 'category', 'news' );
		$cases = array(
			'next_page'     => array( 'next_page' => 0 ),
			'next_page '    => array( 'next_page' => 'two' ),
			'next_page  '   => array( 'next_page' => 1001 ),
			'max_pages_num' => array( 'max_pages_num' => -1 ),
			'max_pages_num ' => array( 'max_pages_num' => 1001 ),
			'order  '       => array( 'order' => array() ),
			'tax_query '    => array( 'additional_query_args' => array( 'tax_query' => array( 'x' ) ) ),
			'terms '        => array(
				'additional_query_args' => array( 'tax_query' => array( array( 'taxonomy' => 'category' ) ) ),
			),
			'cursor'        => array(
				'next_page' => 2,
				'cursor'    => '20261301000000.1',
			),
			'order'         => array( 'order' => 'rand' ),
			'order '        => array( 'order' => 'menu-order' ),
			'post_status'   => array( 'post_status' => 'draft' ),
			'meta_query'    => array( 'additional_query_args' => array( 'meta_query' => array() ) ),
			'taxonomy'      => self::filter( array( 'news' ), 'post_tag' ),
			'terms'         => self::filter( array( 'no-such-term' ) ),
			'tax_query'     => self::filter( array( 'a', 'b' ) ),
			'operator'      => array(
				'additional_query_args' => array(
					'tax_query' => array(
						array(
							'taxonomy' => 'category',
							'terms'    => array( 'news' ),
							'operator' => 'NOT IN',
						),
					),
				),
			),
		);
		foreach ( $cases as $name => $options ) {
			$response = $this->ask( self::CONFIG, $options );
			self::assertSame( 400, $response->get_status(), $name );
			self::assertSame( 'rest_invalid_param', $response->get_data()['code'], $name );
			self::assertStringContainsString(
				trim( $name ),
				(string) wp_json_encode( $response->get_data()['data']['params'] ),
				$name
			);
		}
		$response = $this->rest( 'GET', self::ROUTE );
		self::assertSame(
			array( 400, 'rest_missing_callback_param' ),
			array( $response->get_status(), $response->get_data()['code'] )
		);
		$response = $this->rest( 'GET', self::ROUTE, array( 'options' => array( 'next_page' => 2 ) ) );
		self::assertSame( 400, $response->get_status() );
		self::assertStringContainsString(
			'settings',
			(string) wp_json_encode( $response->get_data()['data']['params'] )
		);
	}

	public function test_a_forged_token_is_forbidden(): void {
		$response = $this->rest(
			'GET',
			self::ROUTE,
			array( 'options' => array( 'settings' => $this->settings( self::CONFIG ) . 'x' ) )
		);
		self::assertSame(
			array( 403, 'eidan_invalid_settings' ),
			array( $response->get_status(), $response->get_data()['code'] )
		);
		self::assertArrayNotHasKey( 'ETag', $response->get_headers() );
	}

	public function test_only_reading(): void {
		self::assertSame( 404, $this->rest( 'POST', self::ROUTE )->get_status() );
	}

	public function test_answers_to_visitors_may_be_kept(): void {
		$this->create_posts( 4 );
		$first = $this->ask( self::CONFIG );
		self::assertStringContainsString( 'public, max-age=60', $first->get_headers()['Cache-Control'] );
		$tag = $first->get_headers()['ETag'];
		foreach ( array( $tag, 'W/' . $tag, '"other", ' . $tag ) as $known ) {
			$again = $this->ask( self::CONFIG, array(), array( 'If-None-Match' => $known ) );
			self::assertSame( 304, $again->get_status() );
			self::assertNull( $again->get_data() );
			self::assertSame( $tag, $again->get_headers()['ETag'] );
		}
		$this->create_post();
		self::assertSame( 200, $this->ask( self::CONFIG, array(), array( 'If-None-Match' => $tag ) )->get_status() );
		add_filter( 'eidan_get_posts_max_age', static fn(): int => 0 );
		self::assertSame( 'public, no-cache', $this->ask( self::CONFIG )->get_headers()['Cache-Control'] );
	}

	public function test_answers_to_somebody_are_not_kept(): void {
		$this->create_posts( 4 );
		self::assertStringContainsString(
			'no-store',
			$this->ask( self::CONFIG, array(), array( 'X-WP-Nonce' => 'abc' ) )->get_headers()['Cache-Control']
		);
		$this->act_as( 'administrator' );
		$headers = $this->ask( self::CONFIG )->get_headers();
		self::assertStringContainsString( 'no-store', $headers['Cache-Control'] );
		self::assertArrayNotHasKey( 'ETag', $headers );
	}

	public function test_administrators_see_what_visitors_see(): void {
		$this->create_posts( 2 );
		$this->create_post( array( 'post_status' => 'private' ) );
		$this->create_post( array( 'post_status' => 'draft' ) );
		$before = $this->data( self::CONFIG );
		$this->act_as( 'administrator' );
		self::assertSame( $before, $this->data( self::CONFIG ) );
	}

	public function test_queries_do_not_grow_with_the_page(): void {
		$this->create_posts( 40 );
		foreach ( get_posts( array( 'numberposts' => 40 ) ) as $post ) {
			set_post_thumbnail( $post, $this->create_attachment( 20, 20 ) );
		}
		$config = array( 'elements' => \Eidan\Lists\Cards\CardOptions::ELEMENTS ) + self::CONFIG;
		foreach ( array( 3, 20 ) as $size ) {
			$config['query'] = array( 'perPage' => $size );
			$this->data( $config );
			wp_cache_flush();
			wp_load_alloptions();
			$this->assertQueriesAtMost(
				10,
				fn() => $this->data(
					$config,
					array(
						'next_page'     => 2,
						'max_pages_num' => 9,
					)
				)
			);
		}
	}

	public function test_the_schema_is_published(): void {
		$response = $this->rest( 'OPTIONS', self::ROUTE );
		self::assertArrayHasKey( 'options', $response->get_data()['endpoints'][0]['args'] );
	}
}
