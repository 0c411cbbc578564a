<?php
/**
 * Tests of hostile requests to get-posts.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Cards\Templates;
use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Field;
use Eidan\Posts\FieldType;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Sends 5,000 random requests with a fixed seed to a site that has a canary everywhere where visitors must not see
 * anything.
 *
 * @group database
 * @group slow
 * @group newest
 */
class HostileTest extends ListsTestCase {

	use Canaries;
	use HostileTokens;

	private const REQUESTS = 5000;

	/** How many queries a request may take with an empty cache. */
	protected const QUERIES = 20;

	/** How many public items each content type has. */
	private const SPARROWS = 6;

	/** @var array<string, list<int>> Ids of public items, by type. */
	protected array $open = array();

	protected function setUp(): void {
		parent::setUp();
		register_post_type( 'eidan_secret', array( 'public' => false ) );
		if ( ! post_type_exists( 'shop_order' ) ) {
			register_post_type(
				'shop_order',
				array(
					'public'          => false,
					'capability_type' => 'shop_order',
				)
			);
		}
		register_post_status(
			'wc-processing',
			array(
				'public'              => false,
				'exclude_from_search' => false,
			)
		);
		$this->types = $this->listed_types();
		register_taxonomy( 'eidan_hidden', $this->types, array( 'public' => false ) );
		$open = $this->create_term( 'category', 'open' );
		$this->create_term( 'category', 'secret' );
		wp_insert_term( 'canary', 'eidan_hidden' );

		foreach ( $this->types as $type ) {
			$this->create_canaries( $type );
		}
		$this->canaries['type']  = $this->create_post( array( 'post_type' => 'eidan_secret' ) + self::feathers() );
		$this->canaries['order'] = $this->create_post(
			array(
				'post_type'   => 'shop_order',
				'post_status' => 'wc-processing',
			) + self::feathers()
		);
		$this->canaries['block'] = $this->create_post( array( 'post_type' => 'wp_block' ) + self::feathers() );
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'open sesame' );

		$this->open['post'] = $this->create_posts( 20 );
		foreach ( $this->open['post'] as $number => $id ) {
			wp_set_post_terms( $id, array( 0 === $number % 2 ? $open : 1 ), 'category' );
			wp_set_post_terms( $id, 0 === $number % 3 ? 'other-tag' : '', 'post_tag' );
		}
		$picture = $this->create_attachment( 40, 30 );
		foreach ( array_diff( $this->types, array( 'post' ) ) as $type ) {
			for ( $number = 0; $number < self::SPARROWS; $number++ ) {
				$this->open[ $type ][] = $this->create_post( array( 'post_type' => $type ) );
				$this->dress( $this->open[ $type ][ $number ], $type, $picture, false );
			}
		}
		foreach ( $this->canaries as $name => $id ) {
			if ( str_starts_with( $name, 'post ' ) ) {
				wp_set_post_terms( $id, 'canary-tag', 'post_tag' );
			}
			wp_set_object_terms( $id, 'canary', 'eidan_hidden' );
		}
		update_option( 'sticky_posts', array_values( $this->canaries ) );
		$this->price_all();
		mt_srand( 20261121 );
		$this->tokens = $this->tokens();
	}

	/** Adds prices to the items, where there is a shop. Without one it does nothing. */
	protected function price_all(): void {}

	/**
	 * Returns the types that have canaries and are requested.
	 *
	 * @return list<string>
	 */
	protected function listed_types(): array {
		return array(
			'post',
			...array_map( static fn( ContentType $type ): string => $type->name, ContentTypes::enabled() ),
		);
	}

	/**
	 * Makes a random hostile request.
	 *
	 * @param bool $tampered Whether its token is forged.
	 */
	private function hostile( bool $tampered ): WP_REST_Request {
		$options = array(
			'settings' => $tampered ? $this->tampered() : $this->tokens[ mt_rand( 0, count( $this->tokens ) - 1 ) ],
		);
		if ( 0 === mt_rand( 0, 1 ) ) {
			$options += array(
				'next_page'     => mt_rand( 1, 6 ),
				'max_pages_num' => mt_rand( 0, 9 ),
			);
		}
		for ( $i = mt_rand( -4, 2 ); $i > 0; $i-- ) {
			$name = HostileValues::NAMES[ mt_rand( $tampered ? 1 : 0, count( HostileValues::NAMES ) - 1 ) ];
			if ( 'additional_query_args' === $name && 0 !== mt_rand( 0, 3 ) ) {
				$options[ $name ] = array(
					0 === mt_rand( 0, 3 )
						? HostileValues::NAMES[ mt_rand( 0, count( HostileValues::NAMES ) - 1 ) ]
						: 'tax_query' => $this->value(),
				);
			} else {
				$options[ $name ] = $this->value();
			}
		}
		$params = array( 'options' => 0 === mt_rand( 0, 19 ) ? $this->value() : $options );
		for ( $i = mt_rand( 0, 2 ); $i > 0; $i-- ) {
			$name = HostileValues::NAMES[ mt_rand( 0, count( HostileValues::NAMES ) - 1 ) ];
			if ( '_method' !== $name ) {
				$params[ $name ] = $this->value();
			}
		}
		$request = new WP_REST_Request( 'GET', self::ROUTE );
		$request->set_query_params( $params );
		if ( 0 === mt_rand( 0, 4 ) ) {
			$request->set_header(
				'If-None-Match',
				(string) wp_json_encode( $this->value(), JSON_PARTIAL_OUTPUT_ON_ERROR )
			);
		}

		return $request;
	}

	public function test_nothing_leaks_or_breaks(): void {
		$seen = array();
		for ( $number = 0; $number < self::REQUESTS; $number++ ) {
			if ( 0 === $number % 50 ) {
				// Ideally the cache would be empty before every request, but that would take minutes.
				wp_cache_flush();
			}
			$tampered = 0 === $number % 4;
			$request  = $this->hostile( $tampered );
			$told     = "Request $number: "
				. wp_json_encode( $request->get_query_params(), JSON_PARTIAL_OUTPUT_ON_ERROR );
			$before   = get_num_queries();
			/** @var WP_REST_Response $response */
			$response = $this->assertNoPhpNotices( static fn() => rest_do_request( $request ), $told );
			$queries  = get_num_queries() - $before;
			$status   = $response->get_status();
			$body     = (string) wp_json_encode(
				array( $response->get_data(), $response->get_headers() ),
				JSON_PARTIAL_OUTPUT_ON_ERROR
			);

			self::assertLessThan( 500, $status, $told );
			self::assertSame( array(), $this->heard( $body ), $told );
			self::assertLessThanOrEqual( 100, substr_count( $body, '<li class=\"eidan-list__item' ), $told );
			self::assertLessThanOrEqual( static::QUERIES, $queries, $told );
			if ( $tampered ) {
				self::assertContains( $status, array( 400, 403 ), $told );
			}
			if ( 400 === $status ) {
				self::assertNotEmpty(
					$response->get_data()['data']['params'] ?? null,
					"The parameter is named. $told"
				);
			}
			$seen[ $status ] = 1 + ( $seen[ $status ] ?? 0 );
			foreach ( $this->types as $type ) {
				$seen[ $type ] = ( $seen[ $type ] ?? 0 ) + (
					200 === $status && array() !== array_intersect(
						$this->ids( (string) ( $response->get_data()['data']['html'] ?? '' ) ),
						$this->open[ $type ]
					)
						? 1
						: 0
				);
			}
		}
		// The test proves something only if enough requests get each answer.
		self::assertGreaterThan( 300, $seen[200] ?? 0, (string) wp_json_encode( $seen ) );
		self::assertGreaterThan( 300, $seen[403] ?? 0, (string) wp_json_encode( $seen ) );
		self::assertGreaterThan( 300, $seen[400] ?? 0, (string) wp_json_encode( $seen ) );
		foreach ( $this->types as $type ) {
			self::assertGreaterThan( 100, $seen[ $type ], "$type: " . wp_json_encode( $seen ) );
		}
	}

	public function test_the_canaries_are_worth_something(): void {
		self::assertCount(
			22,
			$this->ids( $this->data( array( 'query' => array( 'perPage' => 100 ) ) )['html'] ),
			'What is published is shown, titles of protected entries included.'
		);
		foreach ( $this->types as $type ) {
			wp_publish_post( $this->canaries[ "$type draft" ] );
			$heard = array();
			foreach ( Templates::names() as $template ) {
				$config = $this->good( $type, $template );
				array_push(
					$heard,
					...$this->heard(
						$this->data(
							array( 'query' => array( 'perPage' => 100 ) + $config['query'] ) + $config
						)['html']
					)
				);
			}
			$fields   = array_map(
				static fn( Field $field ): FieldType => $field->type,
				ContentTypes::get( $type )?->fields ?? array()
			);
			$expected = array(
				'CANARY',
				basename( (string) wp_get_attachment_url( $this->canaries[ "$type attachment" ] ) ),
			);
			if ( in_array( FieldType::Date, $fields, true ) ) {
				$expected[] = 'November 8, 1847';
			}
			if ( in_array( FieldType::Phone, $fields, true ) ) {
				$expected[] = '49471108';
			}
			self::assertSame( array(), array_diff( $expected, $heard ), $type );
		}
	}
}
