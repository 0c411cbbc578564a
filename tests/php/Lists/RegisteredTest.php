<?php
/**
 * Tests of orders and conditions that other code registers.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Lists;
use Eidan\Lists\Query\Condition;
use Eidan\Lists\Query\Conditions;
use Eidan\Lists\Query\FieldRule;
use Eidan\Lists\Query\Order;
use Eidan\Lists\Query\Orders;
use Eidan\Lists\Query\QuerySchema;
use Eidan\Lists\Query\StoredField;

/**
 * Registering them is enough for the schema, the editor and get-posts to know them, and our own SQL finds the same as
 * plain queries.
 */
final class RegisteredTest extends ListsTestCase {

	private const TABLE = 'eidan_test_lookup';

	/** @var list<int> */
	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		Orders::register(
			new Order(
				'stars-asc',
				static fn(): string => 'Fewest stars',
				StoredField::meta( 'test_stars', true ),
				true
			)
		);
		Orders::register(
			new Order(
				'stars-desc',
				static fn(): string => 'Most stars',
				StoredField::meta( 'test_stars', true ),
				false
			)
		);
		Conditions::register(
			new Condition(
				'minimumStars',
				static fn(): string => 'At least so many stars',
				array(
					'type'    => 'integer',
					'default' => 0,
					'minimum' => 0,
					'maximum' => 20,
				),
				static fn( mixed $value ): array =>
					array( new FieldRule( StoredField::meta( 'test_stars', true ), '>=', (int) $value ) ),
				meta: array( 'test_stars' )
			)
		);
		// The order must be numeric: 10 is more than 9. Two posts have no stars, and one has two values.
		foreach ( array( 9, 10, 2, null, 10, 0, null, 3 ) as $i => $stars ) {
			$id            = $this->create_post( array( 'post_date' => sprintf( '2026-01-%02d 10:00:00', $i + 1 ) ) );
			$this->posts[] = $id;
			if ( null !== $stars ) {
				update_post_meta( $id, 'test_stars', $stars );
			}
		}
		add_post_meta( $this->posts[2], 'test_stars', 2 );
	}

	protected function tearDown(): void {
		array_map( Orders::unregister( ... ), array( 'stars-asc', 'stars-desc', 'test-price' ) );
		array_map( Conditions::unregister( ... ), array( 'minimumStars', 'testPrice' ) );
		parent::tearDown();
	}

	/**
	 * Returns the positions of the posts that a list shows.
	 *
	 * @param array<string, mixed> $query   Query of the list.
	 * @param array<string, mixed> $options Options of the request.
	 * @return list<int>
	 */
	private function shown( array $query, array $options = array() ): array {
		$data = $this->data(
			array(
				'query'      => $query + array( 'perPage' => 3 ),
				'pagination' => 'standard',
				'orders'     => array( 'stars-desc' ),
			),
			$options
		);

		return array_map(
			fn( int $id ): int => (int) array_search( $id, $this->posts, true ),
			$this->ids( $data['html'] )
		);
	}

	public function test_an_order_by_a_field(): void {
		$all = fn( array $query, array $options = array() ): array => array_merge(
			...array_map(
				fn( int $page ): array => $this->shown( $query, $options + array( 'next_page' => $page ) ),
				array( 1, 2, 3 )
			)
		);
		self::assertSame( array( 5, 2, 7, 0, 1, 4, 3, 6 ), $all( array( 'order' => 'stars-asc' ) ) );
		self::assertSame(
			array( 4, 1, 0, 7, 2, 5, 6, 3 ),
			$all( array( 'order' => 'stars-desc' ) ),
			'Without a value at the end, too.'
		);
		self::assertSame(
			array( 4, 1, 0, 7, 2, 5, 6, 3 ),
			$all( array(), array( 'order' => 'stars-desc' ) ),
			'Visitors may choose it.'
		);
		self::assertSame(
			400,
			$this->ask( array( 'orders' => array( 'stars-desc' ) ), array( 'order' => 'stars-asc' ) )->get_status()
		);
	}

	public function test_pages_far_from_the_start_are_the_same_from_the_end(): void {
		$order = Orders::of( 'stars-asc' );
		$args  = array( 'posts_per_page' => -1 )
			+ ( new \Eidan\Lists\Query\Scope( new \Eidan\Lists\Query\Query() ) )->args();
		$there = ( new \WP_Query( $order->args( $args ) ) )->posts;
		self::assertCount( 8, $there );
		self::assertSame( array_reverse( $there ), ( new \WP_Query( $order->args( $args, true ) ) )->posts );
	}

	public function test_a_condition(): void {
		self::assertEqualsCanonicalizing( array( 0, 1, 4 ), $this->shown( array( 'minimumStars' => 9 ) ) );
		self::assertSame( 3, $this->data( array( 'query' => array( 'minimumStars' => 9 ) ) )['total'] );
		update_post_meta( $this->posts[5], 'test_stars', 11 );
		self::assertSame(
			4,
			$this->data( array( 'query' => array( 'minimumStars' => 9 ) ) )['total'],
			'A change of the field changes totals.'
		);
		foreach ( array( 21, -1, '9', '9 OR 1=1', array( 9 ), null, 0 ) as $value ) {
			self::assertSame(
				8,
				$this->data( array( 'query' => array( 'minimumStars' => $value ) ) )['total'],
				'Without a valid value it asks for nothing.'
			);
		}
	}

	public function test_engines_that_know_no_sql_of_ours_find_the_same(): void {
		$cases    = array( array( 'minimumStars' => 3 ), array( 'minimumStars' => 9, 'order' => 'stars-asc' ) );
		$expected = array_map( fn( array $query ): array => $this->shown( $query + array( 'perPage' => 20 ) ), $cases );
		add_filter( 'eidan_list_plain_query', '__return_true' );
		self::assertSame(
			$expected,
			array_map( fn( array $query ): array => $this->shown( $query + array( 'perPage' => 20 ) ), $cases )
		);
		self::assertCount(
			8,
			$this->shown( array( 'order' => 'stars-desc', 'perPage' => 20 ) ),
			'Without a value they belong to the list as well.'
		);
	}

	public function test_a_column_of_a_lookup_table(): void {
		global $wpdb;
		$wpdb->query(
			"CREATE TEMPORARY TABLE {$wpdb->prefix}" . self::TABLE . ' ( product_id bigint, price decimal(10,2) )'
		);
		foreach ( array( 5 => 2.5, 1 => 11, 3 => 9.99 ) as $i => $price ) {
			$wpdb
				->insert( $wpdb->prefix . self::TABLE, array( 'product_id' => $this->posts[ $i ], 'price' => $price ) );
		}
		$field = StoredField::column( self::TABLE, 'product_id', 'price' );
		Orders::register( new Order( 'test-price', static fn(): string => 'Price', $field, true ) );
		Conditions::register(
			new Condition(
				'testPrice',
				static fn(): string => 'Price',
				array( 'type' => 'number', 'default' => 0 ),
				static fn( mixed $value ): array => array( new FieldRule( $field, '<=', (float) $value ) )
			)
		);
		self::assertSame( array( 5, 3, 1 ), $this->shown( array( 'order' => 'test-price' ) ) );
		self::assertSame( array( 5, 3 ), $this->shown( array( 'order' => 'test-price', 'testPrice' => 10.5 ) ) );
		$this->expectException( \InvalidArgumentException::class );
		StoredField::column( 'x; DROP TABLE y', 'id', 'price' );
	}

	public function test_blocks_and_the_editor_know_them(): void {
		$metadata = QuerySchema::extend(
			array(
				'name'       => 'eidan/blog-list',
				'attributes' => json_decode(
					(string) file_get_contents( EIDAN_DIR . '/build/blog-list/block.json' ),
					true
				)['attributes'],
			)
		);
		self::assertContains( 'stars-asc', $metadata['attributes']['query']['properties']['order']['enum'] );
		self::assertContains( 'stars-asc', $metadata['attributes']['orders']['items']['enum'] );
		self::assertSame( 20, $metadata['attributes']['query']['properties']['minimumStars']['maximum'] );
		self::assertSame(
			array( 'any', 'light', 'dark' ),
			$metadata['attributes']['query']['properties']['lightSkin']['enum']
		);
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'eidan/portfolio-slider' );
		self::assertArrayHasKey( 'format', $type->attributes['query']['properties'], 'Stored values stay valid.' );
		QuerySchema::tell_editor();
		$script = implode( '', (array) wp_scripts()->get_data( 'eidan-editor', 'before' ) );
		self::assertStringContainsString( 'Fewest stars', $script );
		self::assertStringContainsString( 'minimumStars', $script );
		self::assertStringContainsString(
			'{"slug":"category","name":"Categories","types":["post"],"tree":true}',
			$script
		);
		self::assertStringContainsString(
			'data-order="stars-desc"',
			Lists::render( array( 'orders' => array( 'stars-desc' ) ) )
		);
	}
}
