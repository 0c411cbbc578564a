<?php
/**
 * Hostile requests to get-posts.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Config;
use Eidan\Lists\Token;
use WP_REST_Request;
use WP_REST_Response;

/**
 * 5,000 seeded requests on a site with a canary everywhere that visitors must not see.
 */
final class HostileTest extends ListsTestCase {

	private const REQUESTS = 5000;

	/** @var array<string, int> Ids of canaries by what they are. */
	private array $canaries = array();

	/** @var list<string> Good tokens, also such that an author with bad intent could have had signed. */
	private array $tokens = array();

	protected function setUp(): void {
		parent::setUp();
		register_post_type( 'eidan_secret', array( 'public' => false ) );
		register_post_type(
			'shop_order',
			array(
				'public'          => false,
				'capability_type' => 'shop_order',
			)
		);
		register_post_status(
			'wc-processing',
			array(
				'public'              => false,
				'exclude_from_search' => false,
			)
		);
		register_taxonomy( 'eidan_hidden', 'post', array( 'public' => false ) );
		$open = $this->create_term( 'category', 'open' );
		$this->create_term( 'category', 'secret' );
		wp_insert_term( 'canary', 'eidan_hidden' );

		$canary = array(
			'post_title'   => 'CANARY',
			'post_content' => 'CANARY <!-- wp:paragraph --><p>CANARY</p><!-- /wp:paragraph -->',
			'post_excerpt' => 'CANARY',
		);
		foreach ( array( 'draft', 'pending', 'private', 'future', 'trash', 'auto-draft' ) as $status ) {
			$this->canaries[ $status ] = $this->create_post(
				array(
					'post_status' => $status,
					'post_date'   => 'future' === $status ? '2099-01-01 00:00:00' : '2026-01-02 00:00:00',
				) + $canary
			);
		}
		$this->canaries['type']       = $this->create_post( array( 'post_type' => 'eidan_secret' ) + $canary );
		$this->canaries['order']      = $this->create_post(
			array(
				'post_type'   => 'shop_order',
				'post_status' => 'wc-processing',
			) + $canary
		);
		$this->canaries['block']      = $this->create_post( array( 'post_type' => 'wp_block' ) + $canary );
		$this->canaries['protected']  = $this->create_post(
			array(
				'post_password' => 'open sesame',
				'post_title'    => 'Protected',
			) + $canary
		);
		$this->canaries['excerpt']    = $this->create_post(
			array(
				'post_password' => 'x',
				'post_title'    => 'Protected',
				'post_content'  => '',
			) + $canary
		);
		$picture                      = $this->create_attachment(
			40,
			30,
			array(
				'alt'         => 'CANARY',
				'post_title'  => 'CANARY',
				'post_parent' => $this->canaries['draft'],
			)
		);
		$this->canaries['attachment'] = $picture;
		set_post_thumbnail( $this->canaries['protected'], $picture );
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'open sesame' );

		foreach ( $this->create_posts( 20 ) as $number => $id ) {
			wp_set_post_terms( $id, array( 0 === $number % 2 ? $open : 1 ), 'category' );
			wp_set_post_terms( $id, 0 === $number % 3 ? 'other-tag' : '', 'post_tag' );
		}
		foreach ( $this->canaries as $id ) {
			wp_set_post_terms( $id, 'canary-tag', 'post_tag' );
			wp_set_object_terms( $id, 'canary', 'eidan_hidden' );
		}
		update_option( 'sticky_posts', array_values( $this->canaries ) );
		mt_srand( 20261121 );
		$this->tokens = $this->tokens();
	}

	/**
	 * Tokens of lists as blocks make them, and of lists that a contributor could have forged in a block's attributes.
	 *
	 * @return list<string>
	 */
	private function tokens(): array {
		$elements = array( 'image', 'title', 'terms', 'date', 'author', 'excerpt', 'reading-time', 'read-more', 'content' );
		$good     = array(
			'query'      => array( 'perPage' => 5 ),
			'pagination' => 'load-more',
			'filter'     => array(
				'groups' => array(
					array( 'taxonomy' => 'category' ),
					array(
						'taxonomy' => 'post_tag',
						'multiple' => true,
					),
					array(
						'taxonomy' => 'eidan_hidden',
						'multiple' => true,
					),
				),
			),
			'orders'     => array( 'title-asc', 'date-asc' ),
			'elements'   => $elements,
		);
		$tokens   = array(
			$this->settings( $good ),
			$this->settings(
				array(
					'query' => array(
						'perPage' => 100,
						'sticky'  => 'first',
					),
				) + $good
			),
		);
		$keys     = array( 'postType', 'perPage', 'offset', 'order', 'sticky', 'terms', 'authors', 'after', 'before', 'withinDays', 'include', 'exclude', 'format', 'lightSkin', 'post_status', 'status' );
		for ( $i = 0; $i < 60; $i++ ) {
			$query = array( 'include' => 0 === $i % 3 ? array_values( $this->canaries ) : array() );
			foreach ( array_rand( array_flip( $keys ), 4 ) as $key ) {
				$query[ $key ] = $this->value();
			}
			$config = array( 'query' => $query ) + $good;
			foreach ( array( 'template', 'pagination', 'filter', 'orders', 'card', 'base' ) as $key ) {
				if ( 0 === mt_rand( 0, 3 ) ) {
					$config[ $key ] = $this->value();
				}
			}
			$tokens[] = Token::sign( 0 === $i % 2 ? Config::from( $config )->signed_part() : json_decode( (string) wp_json_encode( $config, JSON_PARTIAL_OUTPUT_ON_ERROR ), true ) );
		}

		return $tokens;
	}

	/**
	 * Any value, canaries' ids among them.
	 */
	private function value(): mixed {
		return match ( mt_rand( 0, 9 ) ) {
			0       => array_values( $this->canaries )[ mt_rand( 0, count( $this->canaries ) - 1 ) ],
			1       => array_values( $this->canaries ),
			2       => str_repeat( chr( mt_rand( 1, 255 ) ), 10000 ),
			default => HostileValues::VALUES[ mt_rand( 0, count( HostileValues::VALUES ) - 1 ) ],
		};
	}

	/**
	 * A token with something changed.
	 */
	private function tampered(): string {
		$token                = $this->tokens[ mt_rand( 0, count( $this->tokens ) - 1 ) ];
		[ $data, $signature ] = explode( '.', $token );
		$values               = json_decode( (string) base64_decode( strtr( $data, '-_', '+/' ) ), true );
		$values['query']      = array(
			'postType' => 'eidan_secret',
			'include'  => array_values( $this->canaries ),
			mt_rand()  => 1,
		);
		$forged               = rtrim( strtr( base64_encode( (string) wp_json_encode( $values ) ), '+/', '-_' ), '=' );

		return match ( mt_rand( 0, 6 ) ) {
			0       => "$forged.$signature",
			1       => substr_replace( $token, 'A' === $token[5] ? 'B' : 'A', 5, 1 ),
			2       => "$data." . strrev( $signature ),
			3       => "$forged." . rtrim( strtr( base64_encode( hash_hmac( 'sha256', $forged, 'guess', true ) ), '+/', '-_' ), '=' ),
			4       => $data,
			5       => "$data.",
			default => substr( $token, 0, -1 ),
		};
	}

	/**
	 * A request.
	 *
	 * @param bool $tampered Whether its token is forged.
	 */
	private function hostile( bool $tampered ): WP_REST_Request {
		$options = array( 'settings' => $tampered ? $this->tampered() : $this->tokens[ mt_rand( 0, count( $this->tokens ) - 1 ) ] );
		if ( 0 === mt_rand( 0, 1 ) ) {
			$options += array(
				'next_page'     => mt_rand( 1, 6 ),
				'max_pages_num' => mt_rand( 0, 9 ),
			);
		}
		for ( $i = mt_rand( -4, 2 ); $i > 0; $i-- ) {
			$name = HostileValues::NAMES[ mt_rand( $tampered ? 1 : 0, count( HostileValues::NAMES ) - 1 ) ];
			if ( 'additional_query_args' === $name && 0 !== mt_rand( 0, 3 ) ) {
				$options[ $name ] = array( 0 === mt_rand( 0, 3 ) ? HostileValues::NAMES[ mt_rand( 0, count( HostileValues::NAMES ) - 1 ) ] : 'tax_query' => $this->value() );
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
			$request->set_header( 'If-None-Match', (string) wp_json_encode( $this->value(), JSON_PARTIAL_OUTPUT_ON_ERROR ) );
		}

		return $request;
	}

	public function test_nothing_leaks_or_breaks(): void {
		$seen = array();
		for ( $number = 0; $number < self::REQUESTS; $number++ ) {
			if ( 0 === $number % 50 ) {
				// Every request would begin with an empty cache; all of them with one would take minutes.
				wp_cache_flush();
			}
			$tampered = 0 === $number % 4;
			$request  = $this->hostile( $tampered );
			$told     = "Request $number: " . wp_json_encode( $request->get_query_params(), JSON_PARTIAL_OUTPUT_ON_ERROR );
			$before   = get_num_queries();
			/** @var WP_REST_Response $response */
			$response = $this->assertNoPhpNotices( static fn() => rest_do_request( $request ), $told );
			$queries  = get_num_queries() - $before;
			$status   = $response->get_status();
			$body     = (string) wp_json_encode( array( $response->get_data(), $response->get_headers() ), JSON_PARTIAL_OUTPUT_ON_ERROR );

			self::assertLessThan( 500, $status, $told );
			self::assertStringNotContainsString( 'CANARY', $body, $told );
			self::assertLessThanOrEqual( 100, substr_count( $body, '<li class=\"eidan-list__item' ), $told );
			self::assertLessThanOrEqual( 20, $queries, $told );
			if ( $tampered ) {
				self::assertContains( $status, array( 400, 403 ), $told );
			}
			if ( 400 === $status ) {
				self::assertNotEmpty( $response->get_data()['data']['params'] ?? null, "The parameter is named. $told" );
			}
			$seen[ $status ] = 1 + ( $seen[ $status ] ?? 0 );
		}
		// The requests are worth something only if many get through.
		self::assertGreaterThan( 300, $seen[200] ?? 0, (string) wp_json_encode( $seen ) );
		self::assertGreaterThan( 300, $seen[403] ?? 0, (string) wp_json_encode( $seen ) );
		self::assertGreaterThan( 300, $seen[400] ?? 0, (string) wp_json_encode( $seen ) );
	}

	public function test_the_canaries_are_worth_something(): void {
		$config = array(
			'query'    => array( 'perPage' => 100 ),
			'elements' => array( 'title', 'excerpt' ),
		);
		self::assertCount( 22, $this->ids( $this->data( $config )['html'] ), 'What is published is shown, titles of protected entries included.' );
		wp_publish_post( $this->canaries['draft'] );
		self::assertStringContainsString( 'CANARY', $this->data( $config )['html'] );
	}
}
