<?php
/**
 * Tests of the queries of lists.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Query;

use Eidan\Lists\Query\Query;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Tests each setting of src/schemas/query.json, and that our own SQL finds the same as a plain WP_Query.
 *
 * @group database
 */
final class QueryTest extends ListsTestCase {

	/** @var list<int> */
	private array $posts = array();

	/** @var array<string, int> */
	private array $terms = array();

	/** @var list<int> */
	private array $authors = array();

	protected function setUp(): void {
		parent::setUp();
		$this->terms['parent'] = $this->create_term( 'category', 'Parent' );
		$this->terms['child']  = $this->create_term( 'category', 'Child', array( 'parent' => $this->terms['parent'] ) );
		$this->terms['other']  = $this->create_term( 'category', 'Other' );
		$this->terms['tag']    = $this->create_term( 'post_tag', 'Tag' );
		$this->terms['tag2']   = $this->create_term( 'post_tag', 'Tag 2' );
		$this->authors         = array( $this->create_user(), $this->create_user() );
		foreach ( range( 0, 23 ) as $i ) {
			$id            = $this->create_post(
				array(
					'post_date'   => sprintf( '2026-%02d-10 08:00:00', 1 + $i % 6 ),
					'post_author' => $this->authors[ $i % 2 ],
					'menu_order'  => 24 - $i,
				)
			);
			$this->posts[] = $id;
			wp_set_post_terms(
				$id,
				array( array( $this->terms['parent'], $this->terms['child'], $this->terms['other'] )[ $i % 3 ] ),
				'category'
			);
			wp_set_post_terms(
				$id,
				array_filter(
					array( 0 === $i % 2 ? $this->terms['tag'] : 0, 0 === $i % 5 ? $this->terms['tag2'] : 0 )
				),
				'post_tag'
			);
			if ( 0 === $i % 7 ) {
				set_post_format( $id, 0 === $i % 2 ? 'video' : 'quote' );
			}
			if ( 0 === $i % 4 ) {
				update_post_meta( $id, 'eidan_light_skin', true );
			}
		}
		update_option( 'sticky_posts', array( $this->posts[4], $this->posts[9] ) );
	}

	/**
	 * Returns the ids that a list shows.
	 *
	 * @param array<string, mixed> $query Query of the list.
	 * @return list<int>
	 */
	private function shown( array $query ): array {
		return $this->ids( $this->data( array( 'query' => $query + array( 'perPage' => 100 ) ) )['html'] );
	}

	/**
	 * Returns the ids of the posts whose number meets a condition.
	 *
	 * @param callable( int ): bool $holds The condition.
	 * @return list<int>
	 */
	private function where( callable $holds ): array {
		return array_values(
			array_filter( $this->posts, static fn( int $i ): bool => $holds( $i ), ARRAY_FILTER_USE_KEY )
		);
	}

	/**
	 * Returns settings and the ids of the posts that they have to find.
	 *
	 * @return array<string, array{array<string, mixed>, list<int>}>
	 */
	private function cases(): array {
		$rule = fn( string $taxonomy, array $include, array $exclude = array(), string $match = 'any' ): array => array(
			'terms' => array(
				array(
					'taxonomy' => $taxonomy,
					'include'  => array_map( fn( string $name ): int => $this->terms[ $name ], $include ),
					'exclude'  => array_map( fn( string $name ): int => $this->terms[ $name ], $exclude ),
					'match'    => $match,
				),
			),
		);

		return array(
			'everything'            => array( array(), $this->posts ),
			'a term'                => array(
				$rule( 'category', array( 'child' ) ),
				$this->where( fn( $i ) => 1 === $i % 3 ),
			),
			'and its children'      => array(
				$rule( 'category', array( 'parent' ) ),
				$this->where( fn( $i ) => 2 !== $i % 3 ),
			),
			'any term'              => array(
				$rule( 'category', array( 'child', 'other' ) ),
				$this->where( fn( $i ) => 0 !== $i % 3 ),
			),
			'all terms'             => array(
				$rule( 'post_tag', array( 'tag', 'tag2' ), array(), 'all' ),
				$this->where( fn( $i ) => 0 === $i % 10 ),
			),
			'of a gone taxonomy'    => array( $rule( 'of_a_plugin_that_is_off', array( 'tag' ) ), array() ),
			'none of a gone one'    => array(
				$rule( 'of_a_plugin_that_is_off', array(), array( 'tag' ) ),
				$this->posts,
			),
			'not a term'            => array(
				$rule( 'category', array(), array( 'parent' ) ),
				$this->where( fn( $i ) => 2 === $i % 3 ),
			),
			'with and without'      => array(
				$rule( 'post_tag', array( 'tag' ), array( 'tag2' ) ),
				$this->where( fn( $i ) => 0 === $i % 2 && 0 !== $i % 5 ),
			),
			'a term that went'      => array(
				array(
					'terms' => array(
						array(
							'taxonomy' => 'category',
							'include'  => array( 99999 ),
						),
					),
				),
				array(),
			),
			'without one that went' => array(
				array(
					'terms' => array(
						array(
							'taxonomy' => 'category',
							'exclude'  => array( 99999 ),
						),
					),
				),
				$this->posts,
			),
			'two taxonomies'        => array(
				array(
					'terms' => array(
						$rule( 'category', array( 'other' ) )['terms'][0],
						$rule( 'post_tag', array( 'tag' ) )['terms'][0],
					),
				),
				$this->where( fn( $i ) => 2 === $i % 3 && 0 === $i % 2 ),
			),
			'an author'             => array(
				array( 'authors' => array( $this->authors[0] ) ),
				$this->where( fn( $i ) => 0 === $i % 2 ),
			),
			'not an author'         => array(
				array( 'excludeAuthors' => array( $this->authors[0] ) ),
				$this->where( fn( $i ) => 1 === $i % 2 ),
			),
			'both'                  => array(
				array(
					'authors'        => array( $this->authors[0] ),
					'excludeAuthors' => array( $this->authors[0] ),
				),
				array(),
			),
			'from a day'            => array(
				array( 'after' => '2026-03-10' ),
				$this->where( fn( $i ) => $i % 6 >= 2 ),
			),
			'to a day'              => array(
				array( 'before' => '2026-03-10' ),
				$this->where( fn( $i ) => $i % 6 <= 2 ),
			),
			'between days'          => array(
				array(
					'after'  => '2026-02-11',
					'before' => '2026-03-31',
				),
				$this->where( fn( $i ) => 2 === $i % 6 ),
			),
			'ids'                   => array(
				array( 'exclude' => array( $this->posts[0], $this->posts[5] ) ),
				$this->where( fn( $i ) => 0 !== $i && 5 !== $i ),
			),
			'hand-picked'           => array(
				array(
					'include' => array( $this->posts[3], $this->posts[1] ),
					'exclude' => array( $this->posts[1] ),
				),
				array( $this->posts[3] ),
			),
			'sticky only'           => array(
				array( 'sticky' => 'only' ),
				$this->where( fn( $i ) => 4 === $i || 9 === $i ),
			),
			'not sticky'            => array(
				array( 'sticky' => 'exclude' ),
				$this->where( fn( $i ) => 4 !== $i && 9 !== $i ),
			),
			'sticky first'          => array( array( 'sticky' => 'first' ), $this->posts ),
			'a format'              => array( array( 'format' => 'video' ), $this->where( fn( $i ) => 0 === $i % 14 ) ),
			'an unused format'      => array( array( 'format' => 'chat' ), array() ),
			'no format'             => array(
				array( 'format' => 'standard' ),
				$this->where( fn( $i ) => 0 !== $i % 7 ),
			),
			'light skin'            => array(
				array( 'lightSkin' => 'light' ),
				$this->where( fn( $i ) => 0 === $i % 4 ),
			),
			'dark skin'             => array(
				array( 'lightSkin' => 'dark' ),
				$this->where( fn( $i ) => 0 !== $i % 4 ),
			),
			'another type'          => array( array( 'postType' => 'no-such-type' ), array() ),
		);
	}

	public function test_each_setting(): void {
		foreach ( $this->cases() as $name => [ $query, $expected ] ) {
			self::assertEqualsCanonicalizing( $expected, $this->shown( $query ), $name );
			self::assertSame(
				count( $expected ),
				$this->data( array( 'query' => $query + array( 'perPage' => 2 ) ) )['total'],
				"Total: $name"
			);
		}
	}

	public function test_plain_queries_find_the_same(): void {
		$expected = array();
		foreach ( $this->cases() as $name => [ $query ] ) {
			foreach ( array( 'date-desc', 'title-asc' ) as $order ) {
				$query                      = array(
					'order'  => $order,
					'sticky' => 'include',
				) + $query;
				$expected[ "$name $order" ] = array(
					$query,
					$this->shown( $query ),
					$this->data( array( 'query' => array( 'perPage' => 2 ) + $query ) )['total'],
				);
			}
		}
		$asked = 0;
		add_filter(
			'posts_pre_query',
			static function ( mixed $posts ) use ( &$asked ): mixed {
				++$asked;
				return $posts;
			}
		);
		foreach ( $expected as $name => [ $query, $ids, $total ] ) {
			self::assertSame( $ids, $this->shown( $query ), $name );
			self::assertSame(
				$total,
				$this->data( array( 'query' => array( 'perPage' => 2 ) + $query ) )['total'],
				$name
			);
		}
		self::assertGreaterThan( 0, $asked );
	}

	public function test_another_engine_may_answer(): void {
		add_filter(
			'posts_pre_query',
			function ( mixed $posts, \WP_Query $query ): mixed {
				self::assertArrayHasKey( 'tax_query', $query->query, 'Another engine does not read SQL.' );
				return array( $this->posts[7], $this->posts[2] );
			},
			10,
			2
		);
		add_filter( 'found_posts', static fn(): int => 3 );
		$data = $this->data(
			array(
				'query'      => array(
					'perPage' => 2,
					'terms'   => array( array( 'include' => array( $this->terms['parent'] ) ) ),
				),
				'pagination' => 'load-more',
			)
		);
		self::assertSame( array( $this->posts[7], $this->posts[2] ), $this->ids( $data['html'] ) );
		self::assertSame( array( 3, 2 ), array( $data['total'], $data['max_pages_num'] ) );
	}

	public function test_whatever_is_found_only_published_entries_of_the_type_are_shown(): void {
		$draft = $this->create_post( array( 'post_status' => 'draft' ) );
		$page  = $this->create_page();
		add_filter( 'posts_pre_query', fn(): array => array( $draft, $page, $this->posts[0] ) );
		self::assertSame( array( $this->posts[0] ), $this->shown( array() ) );
	}

	public function test_plugins_that_change_queries_are_heard(): void {
		add_filter( 'posts_where', fn( string $where ): string => $where . ' AND menu_order > 12' );
		$data = $this->data(
			array(
				'query'      => array( 'perPage' => 5 ),
				'pagination' => 'load-more',
			)
		);
		self::assertSame( array( 12, 3 ), array( $data['total'], $data['max_pages_num'] ) );
	}

	public function test_orders(): void {
		self::assertSame( array_reverse( $this->posts ), $this->shown( array( 'order' => 'menu-order' ) ) );
		$titles = array_map( 'get_the_title', $this->shown( array( 'order' => 'title-asc' ) ) );
		$sorted = $titles;
		sort( $sorted );
		self::assertSame( $sorted, $titles );
		self::assertSame(
			array( $this->posts[4], $this->posts[9] ),
			array_slice( $this->shown( array( 'sticky' => 'first' ) ), 0, 2 ),
			'Sticky ones first, newest of them first.'
		);
	}

	public function test_the_current_entry_is_left_out(): void {
		$this->go_to( (string) get_permalink( $this->posts[3] ) );
		$html = \Eidan\Lists\Lists::render(
			array(
				'query'    => array(
					'excludeCurrent' => true,
					'perPage'        => 100,
				),
				'elements' => array( 'title' ),
			)
		);
		self::assertCount( 23, $this->ids( $html ) );
		self::assertNotContains( $this->posts[3], $this->ids( $html ) );
	}

	public function test_settings_are_those_of_the_schema(): void {
		$schema   = json_decode( (string) file_get_contents( EIDAN_DIR . '/src/schemas/query.json' ), true );
		$defaults = array_map( static fn( array $property ): mixed => $property['default'], $schema['properties'] );
		// The language is that of the page, and no author's choice.
		self::assertSame( $defaults + array( 'language' => '' ), ( new Query() )->to_array() );
		self::assertSame( \Eidan\Lists\Query\Orders::names(), $schema['properties']['order']['enum'] );
		foreach ( $schema['properties'] as $name => $property ) {
			foreach (
				$property['enum']
				?? array_filter( array( $property['minimum'] ?? null, $property['maximum'] ?? null ) ) as $value
			) {
				self::assertSame( $value, Query::parse( array( $name => $value ) )->to_array()[ $name ], $name );
			}
			foreach ( array( null, 'no-such', -1, 1e9, array( 'x' ), array(), 2147483648, "date-desc\n" ) as $odd ) {
				if ( 'postType' !== $name || ! is_string( $odd ) ) {
					self::assertSame(
						$property['default'],
						Query::parse( array( $name => $odd ) )->to_array()[ $name ],
						$name
					);
				}
			}
		}
	}
}
