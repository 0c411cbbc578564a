<?php
/**
 * Filters by several taxonomies.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use DOMXPath;
use Eidan\Lists\Config;
use Eidan\Lists\Lists;

/**
 * Any term of a group, all groups; the bar keeps what is chosen, and says how many entries a click would leave.
 */
final class FilterTest extends ListsTestCase {

	private const CONFIG = array(
		'id'         => 'news',
		'query'      => array( 'perPage' => 4 ),
		'pagination' => 'load-more',
		'filter'     => array(
			'groups' => array(
				array( 'taxonomy' => 'category' ),
				array(
					'taxonomy' => 'post_tag',
					'label'    => 'Mood',
					'multiple' => true,
				),
			),
		),
		'orders'     => array( 'title-asc' ),
		'elements'   => array( 'title' ),
	);

	/** @var list<int> */
	private array $posts = array();

	/** Posts 0 … 23: category code or design by twos, tag a by threes, b by fours, c for number 1. */
	protected function setUp(): void {
		parent::setUp();
		$code   = $this->create_term( 'category', 'Code' );
		$design = $this->create_term( 'category', 'Design' );
		foreach ( range( 0, 23 ) as $i ) {
			$id            = $this->create_post(
				array(
					'post_date'  => sprintf( '2026-01-%02d 08:00:00', $i + 1 ),
					'post_title' => sprintf(
						'Post %02d',
						23 - $i
					),
				)
			);
			$this->posts[] = $id;
			wp_set_post_terms( $id, array( 0 === $i % 2 ? $code : $design ), 'category' );
			wp_set_post_terms(
				$id,
				array_keys(
					array_filter(
						array(
							'a' => 0 === $i % 3,
							'b' => 0 === $i % 4,
							'c' => 1 === $i,
						)
					)
				),
				'post_tag'
			);
		}
		$this->create_page(
			array(
				'post_title' => 'News',
				'post_name'  => 'news',
			)
		);
		$this->go_to( '/news/' );
	}

	/**
	 * Options of a request.
	 *
	 * @param array<string, mixed> $choice Terms by taxonomy.
	 * @param array<string, mixed> $more   More options.
	 * @return array<string, mixed>
	 */
	private static function choose( array $choice, array $more = array() ): array {
		$rules = array();
		foreach ( $choice as $taxonomy => $terms ) {
			$rules[] = array(
				'taxonomy' => $taxonomy,
				'terms'    => $terms,
			);
		}

		return array( 'additional_query_args' => array( 'tax_query' => $rules ) ) + $more;
	}

	/**
	 * Ids of the posts whose number fits, newest first.
	 *
	 * @param callable(int): bool $fits By number.
	 * @return list<int>
	 */
	private function where( callable $fits ): array {
		return array_values( array_map( fn( int $i ): int => $this->posts[ $i ], array_reverse( array_filter( range( 0, 23 ), $fits ) ) ) );
	}

	/**
	 * Links of the bar: text => address, and "*" before what is chosen.
	 *
	 * @param DOMXPath $dom      The page.
	 * @param string   $taxonomy Taxonomy.
	 * @return array<string, string>
	 */
	private function bar( DOMXPath $dom, string $taxonomy ): array {
		$links = array();
		foreach ( $dom->query( "//a[@data-taxonomy='$taxonomy']" ) as $link ) {
			$chosen = 'true' === $link->getAttribute( 'aria-current' ) || 'true' === $link->getAttribute( 'aria-pressed' );

			$links[ ( $chosen ? '*' : '' ) . $link->textContent ] = str_replace( array( '/news/', '?', 'eidan-news-', '%2C' ), array( '', '', '', ',' ), $link->getAttribute( 'href' ) );
		}

		return $links;
	}

	public function test_any_term_of_a_group_and_all_groups(): void {
		$cases = array(
			array( array( 'category' => array( 'code' ) ), fn( int $i ): bool => 0 === $i % 2 ),
			array( array( 'post_tag' => array( 'a', 'b' ) ), fn( int $i ): bool => 0 === $i % 3 || 0 === $i % 4 ),
			array(
				array(
					'post_tag' => array( 'b', 'c' ),
					'category' => array( 'design' ),
				),
				fn( int $i ): bool => 1 === $i,
			),
			array(
				array(
					'post_tag' => array( 'a', 'c' ),
					'category' => array( 'design' ),
				),
				fn( int $i ): bool => 1 === $i || 3 === $i % 6,
			),
			array(
				array(
					'post_tag' => 'a,b',
					'category' => 'code',
				),
				fn( int $i ): bool => 0 === $i % 2 && ( 0 === $i % 3 || 0 === $i % 4 ),
			),
		);
		foreach ( $cases as [ $choice, $fits ] ) {
			$expected = $this->where( $fits );
			$shown    = array();
			$answer   = array( 'cursor' => '' );
			for ( $page = 1; 1 === $page || '' !== $answer['cursor']; $page++ ) {
				$answer = $this->data(
					self::CONFIG,
					self::choose(
						$choice,
						array( 'next_page' => $page ) + array_filter(
							array(
								'cursor'        => $answer['cursor'],
								'max_pages_num' => $answer['max_pages_num'] ?? 0,
							)
						)
					)
				);
				$shown  = array_merge( $shown, $this->ids( $answer['html'] ) );
				if ( 1 === $page ) {
					self::assertSame( count( $expected ), $answer['total'], (string) wp_json_encode( $choice ) );
				}
			}
			self::assertSame( $expected, $shown, (string) wp_json_encode( $choice ) );
		}
	}

	public function test_plain_queries_find_the_same(): void {
		$choice = self::choose(
			array(
				'post_tag' => array( 'a', 'c' ),
				'category' => array( 'design' ),
			)
		);
		$before = $this->ids( $this->data( self::CONFIG, $choice )['html'] );
		add_filter( 'posts_pre_query', static fn( mixed $posts ): mixed => $posts );
		self::assertSame( $before, $this->ids( $this->data( self::CONFIG, $choice )['html'] ) );
	}

	public function test_the_bar_of_a_page(): void {
		$dom = $this->dom( Lists::render( self::CONFIG ) );
		self::assertSame(
			array(
				'*All 24'   => '',
				'Code 12'   => 'category=code',
				'Design 12' => 'category=design',
			),
			$this->bar( $dom, 'category' )
		);
		self::assertSame(
			array(
				'*All 24' => '',
				'a 8'     => 'post_tag=a',
				'b 6'     => 'post_tag=b',
				'c 1'     => 'post_tag=c',
			),
			$this->bar( $dom, 'post_tag' )
		);
		self::assertSame( 'Categories|Mood', implode( '|', array_map( static fn( $group ): string => $group->getAttribute( 'aria-label' ), iterator_to_array( $dom->query( '//div[@role="group"][contains(@class,"eidan-list__group")]' ) ) ) ) );
		self::assertSame( 0, $dom->query( '//a[@class="eidan-list__clear"]' )->length );
		self::assertSame( 0, $dom->query( '//a[@data-taxonomy="category"][@role]' )->length, 'One at a time is a link to a page.' );
		self::assertSame( 3, $dom->query( '//a[@data-taxonomy="post_tag"][@role="button"][@aria-pressed="false"][not(@aria-current)]' )->length, 'Several at once are switches.' );
	}

	public function test_the_bar_keeps_what_is_chosen(): void {
		$this->go_to( '/news/?eidan-news-category=code&eidan-news-post_tag=a,b&eidan-news-order=title-asc' );
		$html = Lists::render( self::CONFIG );
		$dom  = $this->dom( $html );
		self::assertSame(
			array(
				'All 12'   => 'order=title-asc&post_tag=a,b',
				'*Code 8'  => 'order=title-asc&category=code&post_tag=a,b',
				'Design 4' => 'order=title-asc&category=design&post_tag=a,b',
			),
			$this->bar( $dom, 'category' )
		);
		self::assertSame(
			array(
				'All 12' => 'order=title-asc&category=code',
				'*a 4'   => 'order=title-asc&category=code&post_tag=b',
				'*b 6'   => 'order=title-asc&category=code&post_tag=a',
				'c 0'    => 'order=title-asc&category=code&post_tag=a,b,c',
			),
			$this->bar( $dom, 'post_tag' )
		);
		$links = array();
		foreach ( $dom->query( '//a[contains(@class,"eidan-list__order") or contains(@class,"eidan-list__clear") or contains(@class,"eidan-list__more")]' ) as $link ) {
			$links[ $link->textContent ] = urldecode( $link->getAttribute( 'href' ) );
		}
		self::assertSame(
			array(
				'Clear filters' => '/news/?eidan-news-order=title-asc',
				'Newest first'  => '/news/?eidan-news-category=code&eidan-news-post_tag=a,b',
				'Title A–Z'     => '/news/?eidan-news-order=title-asc&eidan-news-category=code&eidan-news-post_tag=a,b',
				'Load more'     => '/news/?eidan-news-page=2&eidan-news-order=title-asc&eidan-news-category=code&eidan-news-post_tag=a,b',
			),
			$links
		);
		self::assertSame( 4, count( $this->ids( $html ) ) );
		self::assertSame( 'nofollow', $dom->evaluate( 'string(//a[@data-filter="c"]/@rel)' ) );
	}

	public function test_the_bar_over_rest_is_that_of_the_page(): void {
		$this->go_to( '/news/?eidan-news-category=code&eidan-news-post_tag=a,b&eidan-news-order=title-asc' );
		$page   = Lists::render( array( 'base' => '/page/' ) + self::CONFIG );
		$answer = $this->data(
			self::CONFIG,
			self::choose(
				array(
					'category' => array( 'code' ),
					'post_tag' => array(
						'a',
						'b',
					),
				),
				array( 'order' => 'title-asc' )
			)
		);
		self::assertNotSame( '', $answer['bar_html'] );
		self::assertStringContainsString( str_replace( '/page/', '/news/', $answer['bar_html'] ), $page );
		self::assertStringContainsString( $answer['html'], $page );
		self::assertSame(
			array(
				array(
					'taxonomy' => 'category',
					'filter'   => 'code',
				),
				array(
					'taxonomy' => 'post_tag',
					'filter'   => 'a,b',
				),
			),
			$answer['filters']
		);
		$next = $this->data(
			self::CONFIG,
			self::choose(
				array( 'category' => array( 'code' ) ),
				array(
					'next_page'     => 2,
					'max_pages_num' => 3,
				)
			)
		);
		self::assertSame( '', $next['bar_html'], 'Nothing has changed in the bar of a list that grows.' );
	}

	public function test_what_is_not_offered_is_refused(): void {
		$many  = array_map( static fn( int $i ): string => "t$i", range( 1, 11 ) );
		$cases = array(
			'[0][taxonomy]' => array( 'post_format' => array( 'post-format-video' ) ),
			'[1][taxonomy]' => array(
				'category'   => array( 'code' ),
				'eidan_none' => array( 'x' ),
			),
			'[0][terms]'    => array( 'category' => array( 'code', 'design' ) ),
			'[1][terms]'    => array(
				'category' => array( 'code' ),
				'post_tag' => array( 'a', 'none' ),
			),
			'tax_query'     => array( 'post_tag' => $many ),
			'tax_query '    => array(
				'category' => array( 'code' ),
				'post_tag' => array_slice( $many, 0, 10 ),
			),
		);
		foreach ( $cases as $name => $choice ) {
			$response = $this->ask( self::CONFIG, self::choose( $choice ) );
			self::assertSame( 400, $response->get_status(), $name );
			self::assertStringContainsString( trim( $name ), (string) wp_json_encode( $response->get_data()['data']['params'] ) );
		}
		$twice = array(
			'additional_query_args' => array(
				'tax_query' => array_fill(
					0,
					2,
					array(
						'taxonomy' => 'post_tag',
						'terms'    => array( 'a' ),
					)
				),
			),
		);
		self::assertSame( 400, $this->ask( self::CONFIG, $twice )->get_status(), 'A taxonomy is named once.' );
		$only = array(
			'filter' => array(
				'groups' => array(
					array(
						'taxonomy' => 'post_tag',
						'terms'    => array( get_term_by( 'slug', 'a', 'post_tag' )->term_id ),
					),
				),
			),
		) + self::CONFIG;
		self::assertSame( 200, $this->ask( $only, self::choose( array( 'post_tag' => array( 'a' ) ) ) )->get_status() );
		self::assertSame( 400, $this->ask( $only, self::choose( array( 'post_tag' => array( 'b' ) ) ) )->get_status(), 'The author offers others.' );
	}

	public function test_addresses_are_cut_to_what_is_allowed(): void {
		$config = Config::from( self::CONFIG );
		$shown  = static fn( string $category, string $tags ): array => \Eidan\Lists\Choice::from(
			$config->groups,
			array(
				'category' => $category,
				'post_tag' => $tags,
			)
		);
		self::assertSame( array( 'category' => array( 'code' ) ), $shown( 'code,design', '' ) );
		self::assertSame( array( 'post_tag' => array( 'a', 'b' ) ), $shown( ',,', 'a,b,a,,<b>' ), 'Each once, and nothing else.' );
		self::assertCount( 10, $shown( '', implode( ',', range( 1, 40 ) ) )['post_tag'] );
		self::assertCount( 9, $shown( 'code', implode( ',', range( 1, 40 ) ) )['post_tag'], 'Ten in all groups together.' );
		self::assertSame( array( 'post_tag' => array( '%e8%8c%b6' ) ), $shown( '', '茶' ), 'Slugs of other scripts.' );
		self::assertCount( 3, Config::from( array( 'filter' => array( 'groups' => array_map( static fn( string $taxonomy ): array => array( 'taxonomy' => $taxonomy ), array( 'category', 'post_tag', 'category', 'nav_menu', 'post_format', 'eidan_portfolio_category' ) ) ) ) )->groups );
	}

	public function test_slugs_of_other_scripts_work_in_addresses(): void {
		wp_set_post_terms( $this->posts[5], array( '茶' ), 'post_tag' );
		$href = $this->bar( $this->dom( Lists::render( self::CONFIG ) ), 'post_tag' )['茶 1'];
		$this->go_to( '/news/?' . str_replace( 'post_tag', 'eidan-news-post_tag', $href ) );
		self::assertSame( array( $this->posts[5] ), $this->ids( Lists::render( self::CONFIG ) ) );
	}

	public function test_counts_are_left_out_where_they_would_take_long(): void {
		$choice = array( 'category' => array( 'code' ) );
		$config = array( 'filter' => array( 'counts' => false ) + self::CONFIG['filter'] ) + self::CONFIG;
		self::assertStringNotContainsString( 'eidan-list__count', $this->data( $config, self::choose( $choice ) )['bar_html'] );
		add_filter( 'posts_where', static fn( string $where ): string => $where . ' AND 1=1' );
		self::assertStringNotContainsString( 'eidan-list__count', $this->data( self::CONFIG, self::choose( $choice ) )['bar_html'], 'Who changes queries may do so for one visitor only.' );
	}

	public function test_choices_cannot_fill_the_table_of_options(): void {
		global $wpdb;
		$slugs = array_map( static fn( int $i ): string => "x$i", range( 1, 9 ) );
		wp_set_post_terms( $this->posts[0], $slugs, 'post_tag', true );
		$rows   = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '\\_transient\\_eidan\\_%'" );
		$before = $rows();
		for ( $i = 1; $i < 400; $i++ ) {
			$chosen = array_values( array_filter( $slugs, static fn( string $slug, int $bit ): bool => 0 !== ( $i & ( 1 << $bit ) ), ARRAY_FILTER_USE_BOTH ) );
			\Eidan\Lists\Totals::of( Config::from( self::CONFIG )->scope( array( 'post_tag' => $chosen ) ) );
		}
		self::assertLessThanOrEqual( 270, $rows() - $before );
		$total = static fn( array $tags ): int => \Eidan\Lists\Totals::of( Config::from( self::CONFIG )->scope( array( 'post_tag' => $tags ) ) );
		self::assertSame( array( 12, 9, 12 ), array( $total( array( 'a', 'b' ) ), $total( array( 'a', 'c' ) ), $total( array( 'b', 'a' ) ) ), 'And every total is right.' );
	}

	public function test_queries_stay_few(): void {
		$choice = self::choose(
			array(
				'category' => array( 'code' ),
				'post_tag' => array(
					'a',
					'b',
				),
			)
		);
		$this->data( self::CONFIG, $choice );
		foreach ( array(
			$choice,
			self::choose(
				array(
					'category' => array( 'code' ),
					'post_tag' => array( 'a', 'b' ),
				),
				array(
					'next_page'     => 2,
					'max_pages_num' => 3,
				)
			),
		) as $options ) {
			wp_cache_flush();
			wp_load_alloptions();
			$this->assertQueriesAtMost( 10, fn() => $this->data( self::CONFIG, $options ) );
		}
	}

	public function test_the_terms_are_those_that_wordpress_finds(): void {
		$parent = $this->create_term( 'category', 'Zoo' );
		$child  = $this->create_term( 'category', 'apes', array( 'parent' => $parent ) );
		$empty  = $this->create_term( 'category', 'Empty' );
		$this->create_term( 'category', 'Emptier', array( 'parent' => $empty ) );
		wp_set_post_terms( $this->posts[3], array( $child ), 'category' );
		$tags    = get_terms(
			array(
				'taxonomy'   => 'post_tag',
				'hide_empty' => false,
				'fields'     => 'ids',
			)
		);
		$by_hand = array(
			array(
				'taxonomy' => 'category',
				'terms'    => array( $parent, $empty, $child ),
			),
			array(
				'taxonomy' => 'post_tag',
				'terms'    => array_reverse( $tags ),
			),
		);
		$names   = static fn( array $groups ): array => array_map( static fn( array $terms ): array => wp_list_pluck( $terms, 'name' ), \Eidan\Lists\FilterTerms::of( Config::from( array( 'filter' => array( 'groups' => $groups ) ) + self::CONFIG ) ) );
		foreach ( array( 'all' => self::CONFIG['filter']['groups'], 'chosen by hand' => $by_hand ) as $case => $groups ) {
			$ours = $names( $groups );
			self::assertContains( 'Zoo', $ours['category'], "$case: entries of a child are its parent's" );
			self::assertNotContains( 'Empty', $ours['category'], $case );
			$same = static fn( mixed $terms ): mixed => $terms;
			add_filter( 'get_terms', $same );
			self::assertSame( $names( $groups ), $ours, $case );
			remove_filter( 'get_terms', $same );
		}
		add_filter( 'get_terms', static fn( array $terms ): array => array_slice( $terms, 0, 1 ) );
		self::assertCount( 1, $names( $by_hand )['category'], 'Who has a say in terms is heard.' );
	}

	/**
	 * The dearest list there can be: three groups, pictures, authors, reading time, everything chosen and nothing cached.
	 */
	public function test_queries_stay_few_with_all_that_cards_can_show(): void {
		register_taxonomy( 'eidan_place', 'post', array( 'public' => true ) );
		$here = $this->create_term( 'eidan_place', 'Here' );
		foreach ( $this->posts as $i => $id ) {
			wp_set_post_terms( $id, array( 0 === $i % 2 ? $here : $this->create_term( 'eidan_place', "Place $i" ) ), 'eidan_place' );
			wp_update_post(
				array(
					'ID'          => $id,
					'post_author' => $this->create_user( 'author' ),
				)
			);
			set_post_thumbnail( $id, $this->create_attachment() );
		}
		$config                       = array( 'elements' => array( 'image', 'title', 'terms', 'date', 'author', 'excerpt', 'reading-time', 'read-more' ) ) + self::CONFIG;
		$config['filter']['groups'][] = array(
			'taxonomy' => 'eidan_place',
			'multiple' => true,
		);

		$choice  = array(
			'category'    => array( 'code' ),
			'post_tag'    => array( 'a', 'b' ),
			'eidan_place' => array( 'here' ),
		);
		$answers = array();
		foreach ( array(
			'first'     => self::choose( array() ),
			'one group' => self::choose( array_slice( $choice, 0, 1 ) ),
			'all'       => self::choose( $choice ),
			'ordered'   => self::choose( $choice, array( 'order' => 'title-asc' ) ),
			'next'      => self::choose(
				$choice,
				array(
					'next_page'     => 2,
					'max_pages_num' => 2,
				)
			),
			'whole'     => self::choose(
				$choice,
				array(
					'next_page' => 2,
					'whole'     => 'true',
				)
			),
		) as $name => $options ) {
			// Once after each change numbers are counted and stored. Then they are known, but no entry, term or picture is.
			foreach ( array(
				'counted' => 18,
				'known'   => 10,
			) as $time => $most ) {
				wp_cache_flush();
				wp_load_alloptions();
				$answers[ $name ] = $this->assertQueriesAtMost( $most, fn() => $this->data( $config, $options ), "$name, $time" );
			}
		}
		self::assertSame( 4, substr_count( $answers['all']['html'], '<img ' ) );
		self::assertCount( 8, $this->ids( $answers['whole']['html'] ) );
		self::assertStringContainsString( 'eidan-list__count', $answers['all']['bar_html'] );
	}

	public function test_a_list_that_grew_comes_back_whole(): void {
		foreach ( array( array(), array( 'order' => 'title-asc' ) ) as $order ) {
			$whole = $this->data(
				self::CONFIG,
				array(
					'next_page' => 3,
					'whole'     => 'true',
				) + $order
			);
			self::assertCount( 12, $this->ids( $whole['html'] ) );
			self::assertSame( 2, substr_count( $whole['html'], '</li><li></li><li' ), 'Its pages are parted as the view parts them.' );
			self::assertSame( array( 3, 6, 24 ), array( $whole['page'], $whole['max_pages_num'], $whole['total'] ) );
			$next = $this->data(
				self::CONFIG,
				array_filter(
					array(
						'next_page'     => 4,
						'max_pages_num' => 6,
						'cursor'        => $whole['cursor'],
					)
				) + $order
			);
			self::assertCount( 16, array_unique( array( ...$this->ids( $whole['html'] ), ...$this->ids( $next['html'] ) ) ), 'What follows follows.' );
		}
		$long = array( 'query' => array( 'perPage' => 40 ) ) + self::CONFIG;
		self::assertLessThanOrEqual(
			100,
			count(
				$this->ids(
					$this->data(
						$long,
						array(
							'next_page' => 3,
							'whole'     => 'true',
						)
					)['html']
				)
			)
		);
		$alone = array( 'query' => array( 'perPage' => 15 ) ) + self::CONFIG;
		foreach ( $this->create_posts( 100 ) as $id ) {
			self::assertGreaterThan( 0, $id );
		}
		$page = $this->data(
			$alone,
			array(
				'next_page' => 7,
				'whole'     => 'true',
			)
		);
		self::assertCount( 15, $this->ids( $page['html'] ), 'More than a hundred are never given at once.' );
		self::assertStringContainsString( 'eidan-list__previous', $page['pagination_html'], 'There is a way back.' );
		self::assertStringNotContainsString( 'eidan-list__previous', $this->data( $alone, array( 'next_page' => 7 ) )['pagination_html'] );
	}
}
