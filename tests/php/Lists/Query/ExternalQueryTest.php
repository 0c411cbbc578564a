<?php
declare( strict_types=1 );

namespace Eidan\Tests\Lists\Query;

use Eidan\Lists\Query\Condition;
use Eidan\Lists\Query\Conditions;
use Eidan\Lists\Query\FieldRule;
use Eidan\Lists\Query\StoredField;
use Eidan\Lists\Query\TermRule;
use Eidan\Posts\ContentTypes;
use Eidan\Tests\Lists\ListBlocks;
use Eidan\Tests\Lists\ListsTestCase;
use WP_Query;

/**
 * Tests of lists whose queries another engine answers instead of WordPress's database. It behaves like ElasticPress: it
 * answers queries that ask for it (`ep_integrate`), writes the total into the query, and leaves the query to the
 * database if it fails.
 */
final class ExternalQueryTest extends ListsTestCase {

	/** How many queries the engine was asked. */
	private int $asked = 0;

	/** Whether the engine also gives the total in the filter `found_posts`. */
	private bool $filters = false;

	/** Whether the engine cannot be reached. */
	private bool $fails = false;

	/** Whether the engine keeps terms of public taxonomies only, which is ElasticPress's default. */
	private bool $public_only = false;

	/** @var list<int> Ids of deleted posts that the engine still returns. */
	private array $gone = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'eidan_list_query_args',
			static fn ( array $args ): array => $args + array( 'ep_integrate' => true )
		);
		add_action(
			'pre_get_posts',
			static fn ( WP_Query $query ) =>
				true === $query->get( 'ep_integrate' ) ? $query->set( 'cache_results', false ) : null,
			5
		);
		add_filter(
			'posts_pre_query',
			fn ( mixed $posts, WP_Query $query ): mixed => $this->engine( $posts, $query ),
			10,
			2
		);
		// Without this filter the engine keeps public types only.
		add_filter(
			'ep_indexable_post_types',
			static fn ( array $types ): array => $types + array_column( ContentTypes::enabled(), 'name', 'name' )
		);
		add_filter(
			'ep_sync_taxonomies',
			fn ( array $taxonomies, \WP_Post $post ): array =>
				$this->public_only ? $taxonomies : get_object_taxonomies( $post->post_type ),
			10,
			2
		);
		add_filter(
			'found_posts',
			fn ( int $found, WP_Query $query ): int =>
				$this->filters && isset( $query->num_posts ) ? $query->num_posts : $found,
			10,
			2
		);
	}

	/**
	 * The stand-in for the engine: runs another query with the arguments that such an engine reads.
	 *
	 * @param mixed    $posts Result so far.
	 * @param WP_Query $query Query to answer.
	 */
	private function engine( mixed $posts, WP_Query $query ): mixed {
		if ( true !== $query->get( 'ep_integrate' ) || $this->fails ) {
			return $posts;
		}
		++$this->asked;
		self::assertSame( 'ids', $query->get( 'fields' ) );
		self::assertGreaterThan( 0, $query->get( 'posts_per_page' ), 'It divides by it.' );
		$args = array_diff_key( $query->query, array( 'ep_integrate' => 1, 'eidan_plain' => 1 ) );
		foreach ( $args as $name => $value ) {
			self::assertTrue( is_scalar( $value ) || is_array( $value ), "$name is nothing that could be sent." );
		}
		$found                       = new WP_Query(
			array( 'posts_per_page' => -1, 'offset' => 0, 'no_found_rows' => true ) + $args
		);
		$ids                         = array( ...$this->gone, ...$found->posts );
		// phpcs:ignore Generic.Formatting.MultipleStatementAlignment -- As long as the longest of those that belong together.
		$query->num_posts            = count( $ids );
		$query->found_posts          = count( $ids );
		$query->max_num_pages        = (int) ceil( count( $ids ) / $query->get( 'posts_per_page' ) );
		$query->elasticsearch_success = true;
		return array_slice( $ids, (int) $query->get( 'offset' ), (int) $query->get( 'posts_per_page' ) );
	}

	/**
	 * Returns the ids and totals of all pages of a list, one page after the other.
	 *
	 * @param array<string, mixed> $config See Lists.
	 * @return array{ids: list<int>, totals: list<int>}
	 */
	private function pages( array $config ): array {
		$ids    = array();
		$totals = array();
		$most   = 1;
		for ( $page = 1; $page <= $most; $page++ ) {
			$data     = $this->data(
				$config,
				array( 'next_page' => $page, 'max_pages_num' => 1 === $page ? 0 : $most )
			);
			$most     = $data['max_pages_num'];
			// The database gives the total with the first page only.
			array_push( $totals, ...array_filter( array( $data['total'] ), 'is_int' ) );
			array_push( $ids, ...$this->ids( $data['html'] ) );
		}
		return array( 'ids' => $ids, 'totals' => array_values( array_unique( $totals ) ) );
	}

	public function test_every_type_is_listed_by_it_in_every_order(): void {
		foreach (
			array( 'post', ...array_map( static fn ( $type ) => $type->name, ContentTypes::enabled() ) ) as $type
		) {
			$taxonomy = ContentTypes::get( $type )?->taxonomy_names()[0] ?? 'category';
			$term     = $this->create_term( $taxonomy, "Of $type" );
			$expected = array();
			for ( $i = 0; $i < 7; $i++ ) {
				$expected[] = $this->create_post(
					array(
						'post_type'  => $type,
						'post_title' => "$type $i",
						'post_date'  => "2026-01-1$i 10:00:00",
						'menu_order' => $i,
					)
				);
				wp_set_object_terms( $expected[ $i ], $term, $taxonomy );
			}
			$this->create_post( array( 'post_type' => $type ) );
			foreach ( array(
				'title-asc'  => $expected,
				'menu-order' => $expected,
				'date-desc'  => array_reverse( $expected ),
			) as $order => $ids ) {
				foreach ( array( true, false ) as $filters ) {
					$this->filters = $filters;
					$this->asked   = 0;
					$config        = array(
						'query'      => array(
							'postType' => $type,
							'perPage'  => 3,
							'order'    => $order,
							'terms'    => array( array( 'taxonomy' => $taxonomy, 'include' => array( $term ) ) ),
						),
						'pagination' => 'load-more',
					);
					self::assertSame(
						array( 'ids' => $ids, 'totals' => array( 7 ) ),
						$this->pages( $config ),
						"$type $order"
					);
					self::assertSame( 3, $this->asked );
				}
			}
		}
	}

	public function test_a_total_that_it_does_not_say_is_none_of_another_query(): void {
		$posts = $this->create_posts( 5 );
		remove_all_filters( 'posts_pre_query', 10 );
		add_filter(
			'posts_pre_query',
			static fn ( mixed $found, WP_Query $query ): mixed =>
				array_slice( $posts, (int) $query->get( 'offset' ), 2 ),
			10,
			2
		);
		$data = $this->data(
			array( 'query' => array( 'perPage' => 2 ), 'pagination' => 'load-more' ),
			array( 'next_page' => 2, 'max_pages_num' => 3 )
		);
		self::assertSame( array_slice( $posts, 2, 2 ), $this->ids( $data['html'] ) );
		self::assertSame( 4, $data['total'] );
	}

	public function test_entries_that_it_does_not_know_to_be_gone_are_left_out(): void {
		$posts      = $this->create_posts( 4 );
		$this->gone = array(
			$this->create_post( array( 'post_status' => 'draft' ) ),
			$this->create_page(),
			PHP_INT_MAX,
		);
		$shown      = $this->pages( array( 'query' => array( 'perPage' => 3 ), 'pagination' => 'standard' ) );
		self::assertEqualsCanonicalizing( $posts, $shown['ids'] );
	}

	public function test_types_that_it_does_not_keep_come_from_the_database(): void {
		remove_all_filters( 'ep_indexable_post_types' );
		$hidden = array_filter(
			ContentTypes::enabled(),
			static fn ( $type ): bool => ! is_post_type_viewable( $type->name )
		);
		self::assertNotEmpty( $hidden );
		foreach ( $hidden as $type ) {
			$id = $this->create_post( array( 'post_type' => $type->name ) );
			self::assertSame(
				array( 'ids' => array( $id ), 'totals' => array( 1 ) ),
				$this->pages( array( 'query' => array( 'postType' => $type->name ), 'pagination' => 'load-more' ) ),
				$type->name
			);
		}
		self::assertSame( 0, $this->asked );
	}

	public function test_terms_and_fields_that_it_does_not_keep_come_from_the_database(): void {
		$this->public_only = true;
		register_taxonomy( 'test_mark', 'post', array( 'public' => false ) );
		register_taxonomy( 'test_topic', 'post', array( 'public' => true ) );
		$post = $this->create_post();
		$this->create_post();
		$asked = array();
		foreach ( array( 'test_mark', 'test_topic' ) as $taxonomy ) {
			$term = wp_insert_term( 'One', $taxonomy )['term_id'];
			wp_set_object_terms( $post, $term, $taxonomy );
			Conditions::register(
				new Condition(
					'testTerm',
					static fn (): string => 'x',
					array( 'type' => 'boolean', 'default' => false ),
					static fn (): array =>
						array( new TermRule( $taxonomy, array( get_term( $term )->term_taxonomy_id ), ours: true ) )
				)
			);
			self::assertSame(
				array( $post ),
				$this->pages( array( 'query' => array( 'testTerm' => true ), 'pagination' => 'load-more' ) )['ids'],
				$taxonomy
			);
			$asked[ $taxonomy ] = $this->asked;
		}
		self::assertSame( array( 'test_mark' => 0, 'test_topic' => 1 ), $asked );
		foreach ( array( '_test_weight', 'test_weight' ) as $key ) {
			update_post_meta( $post, $key, '2.5' );
			Conditions::register(
				new Condition(
					'testWeight',
					static fn (): string => 'x',
					array( 'type' => 'number', 'default' => 0 ),
					static fn ( mixed $value ): array =>
						array( new FieldRule( StoredField::meta( $key, true ), '>=', $value ) )
				)
			);
			self::assertSame(
				array( $post ),
				$this->pages( array( 'query' => array( 'testWeight' => 2.4 ), 'pagination' => 'load-more' ) )['ids'],
				$key
			);
			$asked[ $key ] = $this->asked;
		}
		array_map( Conditions::unregister( ... ), array( 'testTerm', 'testWeight' ) );
		self::assertSame( array( 1, 2 ), array( $asked['_test_weight'], $asked['test_weight'] ) );
	}

	public function test_the_last_day_is_all_of_it(): void {
		$days = array();
		add_action(
			'pre_get_posts',
			static function ( WP_Query $query ) use ( &$days ): void { $days[] = $query->get( 'date_query' ); },
			4
		);
		$late = $this->create_post( array( 'post_date' => '2026-01-04 23:59:58' ) );
		$this->create_post( array( 'post_date' => '2026-01-05 00:00:00' ) );
		self::assertSame(
			array( $late ),
			$this->pages( array( 'query' => array( 'before' => '2026-01-04' ), 'pagination' => 'load-more' ) )['ids']
		);
		// ElasticPress reads a day without a time as the first second of that day.
		self::assertSame( '2026-01-04 23:59:59', array_values( array_filter( $days ) )[0][0]['before'] );
	}

	public function test_where_it_fails_the_database_answers(): void {
		$posts       = $this->create_posts( 5 );
		$this->fails = true;
		$shown       = $this->pages( array( 'query' => array( 'perPage' => 2 ), 'pagination' => 'load-more' ) );
		self::assertEqualsCanonicalizing( $posts, $shown['ids'] );
		self::assertSame( array( 5 ), $shown['totals'] );
		self::assertSame( 0, $this->asked );
	}

	public function test_blocks_show_what_it_finds(): void {
		foreach ( ContentTypes::enabled() as $type ) {
			$this->create_post( array( 'post_type' => $type->name, 'post_title' => "Found $type->key" ) );
			foreach ( ListBlocks::slugs() as $slug ) {
				foreach (
					ListBlocks::showing( $slug, array( 'postType' => $type->name, 'perPage' => 3 ) ) as $file => $markup
				) {
					$this->asked = 0;
					$html        = $this->assertNoPhpNotices(
						fn () => $this->render( $markup ),
						"$type->name in $file"
					);
					self::assertGreaterThan( 0, $this->asked, "$type->name in $file" );
					self::assertStringContainsString(
						'testimonials' === $type->key ? 'Found' : "Found $type->key",
						$html,
						"$type->name in $file"
					);
				}
			}
		}
	}
}
