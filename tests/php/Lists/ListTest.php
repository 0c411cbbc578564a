<?php
/**
 * Tests of lists on pages.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Lists;
use Eidan\Lists\Paging\Pagination;
use Eidan\Lists\Request\Config;

/**
 * Filter bar, items and pagination work with links alone, and several lists on one page do not affect each other.
 */
final class ListTest extends ListsTestCase {

	/** @var list<int> */
	private array $posts = array();

	private const CONFIG = array(
		'id'         => 'news',
		'query'      => array( 'perPage' => 4 ),
		'pagination' => 'standard',
		'filter'     => array( 'taxonomy' => 'category' ),
		'orders'     => array( 'title-asc' ),
		'elements'   => array( 'title' ),
	);

	protected function setUp(): void {
		parent::setUp();
		$parent = $this->create_term( 'category', 'Design' );
		$terms  = array(
			$parent,
			$this->create_term(
				'category',
				'Type & Co',
				array(
					'parent' => $parent,
					'slug'   => 'type',
				)
			),
			$this->create_term( 'category', 'Code' ),
		);
		foreach ( range( 0, 11 ) as $i ) {
			$this->posts[] = $this->create_post( array( 'post_date' => sprintf( '2026-01-%02d 08:00:00', $i + 1 ) ) );
			wp_set_post_terms( $this->posts[ $i ], array( $terms[ array( 0, 1, 2, 2 )[ $i % 4 ] ] ), 'category' );
		}
		$this->create_page(
			array(
				'post_title' => 'News',
				'post_name'  => 'news',
			)
		);
		$this->go_to( '/news/' );
	}

	public function test_items_are_counted_only_where_a_pagination_reads_the_number(): void {
		$counts = static function ( string $pagination ): int {
			$found = 0;
			$look  = static function ( string $query ) use ( &$found ): string {
				$found += (int) preg_match( '/\bCOUNT\(|SQL_CALC_FOUND_ROWS|FOUND_ROWS\(/i', $query );
				return $query;
			};
			add_filter( 'query', $look );
			Lists::render(
				array(
					'pagination' => $pagination,
					'filter'     => array(),
				) + self::CONFIG
			);
			remove_filter( 'query', $look );
			wp_cache_flush();
			return $found;
		};
		self::assertGreaterThan( 0, $counts( 'standard' ) );
		self::assertSame( 0, $counts( 'none' ) );
	}

	/**
	 * Returns the links with a class: address by text.
	 *
	 * @param string $html  HTML of the list.
	 * @param string $class Class of the links.
	 * @return array<string, string>
	 */
	private function links( string $html, string $class ): array {
		$links = array();
		foreach ( $this->dom( $html )->query( "//a[contains(concat(' ', @class, ' '), ' $class ')]" ) as $link ) {
			$links[ trim( $link->textContent ) ] = $link->getAttribute( 'href' );
		}

		return $links;
	}

	public function test_a_page_of_links(): void {
		$html = Lists::render(
			self::CONFIG,
			array(
				'class' => 'wp-block-x',
				'style' => 'color:red',
			)
		);
		self::assertSame( array_slice( array_reverse( $this->posts ), 0, 4 ), $this->ids( $html ) );
		self::assertSame(
			array(
				'2'    => '/news/?eidan-news-page=2',
				'3'    => '/news/?eidan-news-page=3',
				'Next' => '/news/?eidan-news-page=2',
			),
			$this->links( $html, 'eidan-list__page' )
		);
		self::assertSame(
			array(
				'All 12'      => '/news/',
				'Code 6'      => '/news/?eidan-news-category=code',
				'Design 6'    => '/news/?eidan-news-category=design',
				'Type & Co 3' => '/news/?eidan-news-category=type',
			),
			$this->links( $html, 'eidan-list__filter' )
		);
		self::assertSame(
			array(
				'Newest first' => '/news/',
				'Title A–Z'    => '/news/?eidan-news-order=title-asc',
			),
			$this->links( $html, 'eidan-list__order' )
		);
		self::assertStringContainsString( 'aria-current="page"', $html );
		self::assertStringContainsString( 'class="eidan-list wp-block-x"', $html );
	}

	public function test_the_state_is_in_the_address(): void {
		$this->go_to( '/news/?eidan-news-page=2&eidan-news-category=code&eidan-news-order=title-asc&utm_source=x' );
		$html = Lists::render( self::CONFIG );
		self::assertCount( 2, $this->ids( $html ) );
		$dom = $this->dom( $html );
		self::assertSame(
			'code',
			$dom->evaluate( 'string(//a[contains(@class,"eidan-list__filter")][@aria-current]/@data-filter)' )
		);
		self::assertSame(
			'title-asc',
			$dom->evaluate( 'string(//a[contains(@class,"eidan-list__order")][@aria-current]/@data-order)' )
		);
		self::assertSame(
			'/news/?eidan-news-order=title-asc&eidan-news-category=code',
			$this->links( $html, 'eidan-list__page' )['1']
		);
		self::assertSame(
			'/news/?eidan-news-order=title-asc&eidan-news-category=design',
			$this->links( $html, 'eidan-list__filter' )['Design 6'],
			'Another filter starts at page 1.'
		);
		self::assertStringNotContainsString( 'utm_source', $html );
		$options = json_decode( $dom->evaluate( 'string(//@data-eidan-list)' ), true );
		self::assertSame(
			array( 2, 2, 6, array( 'category' ) ),
			array( $options['page'], $options['maxPages'], $options['total'], $options['taxonomies'] )
		);
	}

	public function test_lists_of_a_page_are_independent(): void {
		$this->go_to( '/news/?eidan-a-page=2' );
		$a = Lists::render( array( 'id' => 'a' ) + self::CONFIG );
		$b = Lists::render( array( 'id' => 'b' ) + self::CONFIG );
		self::assertNotSame( $this->ids( $a ), $this->ids( $b ) );
		self::assertSame( '/news/?eidan-a-page=2&eidan-b-page=2', $this->links( $b, 'eidan-list__page' )['Next'] );
		self::assertSame( '/news/?eidan-a-page=3', $this->links( $a, 'eidan-list__page' )['Next'] );
		$copy = Lists::render( array( 'id' => 'b' ) + self::CONFIG );
		self::assertStringContainsString( 'eidan-b-2-page=2', $copy, 'A duplicated block is a list of its own.' );
		self::assertStringContainsString( 'eidan-list-page=2', Lists::render( array( 'id' => '' ) + self::CONFIG ) );
	}

	/**
	 * An earlier version of this test had no addresses from whose middle `esc_url_raw()` removes characters.
	 */
	public function test_addresses_stay_on_the_site(): void {
		foreach ( array(
			'//evil.test/',
			'http://evil.test/news/',
			'/\\evil.test/',
			'///evil.test/?p=1"onload=',
			"/a\r\nb",
			'/%0a/evil.test',
			'/%0D%0a/evil.test/news/',
			'/</evil.test',
			'/%0%0aa/evil.test',
			"/\x01/evil.test",
			'/ /evil.test',
			'/"\\/evil.test',
		) as $uri ) {
			$_SERVER['REQUEST_URI'] = $uri;
			foreach ( $this->links( Lists::render( self::CONFIG ), 'eidan-list__page' ) as $href ) {
				self::assertMatchesRegularExpression( '~^/(?![/\\\\])~', $href, $uri );
				self::assertStringNotContainsString( '"', $href );
			}
		}
		$token = array( 'base' => '//evil.test/' )
			+ Config::parse( self::CONFIG )->placed( 'news', '/', 0 )->signed_part();
		self::assertSame( '/evil.test/', Config::parse( $token )->base, 'Nor does one that was signed before.' );
	}

	/**
	 * In an earlier version the images of a page's first list loaded at once, wherever on the page it stood.
	 */
	public function test_pictures_are_eager_only_in_the_first_screen(): void {
		foreach ( $this->posts as $id ) {
			set_post_thumbnail( $id, $this->create_attachment( 400, 300 ) );
		}
		$list   = '<!-- wp:eidan/blog-list {"elements":["image"],"query":{"perPage":6}} /-->';
		$loaded = function ( string $content ): array {
			$GLOBALS['wp_query']->in_the_loop = true;
			// The state at the beginning of each request.
			wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
			wp_high_priority_element_flag( true );
			$loading = array();
			foreach ( $this->dom( apply_filters( 'the_content', $content ) )->query( '//img' ) as $image ) {
				$loading[] = $image->getAttribute( 'loading' ) . $image->getAttribute( 'fetchpriority' );
			}
			return $loading;
		};
		self::assertSame(
			array( 'high', '', '', 'lazy', 'lazy', 'lazy' ),
			$loaded( $list ),
			'The list opens the page.'
		);
		self::assertSame(
			array( 'high', '', '', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy' ),
			$loaded(
				implode(
					'',
					array_map(
						static fn( string $name ): string => "<img src=\"$name.png\" width=\"900\" height=\"600\" />",
						array( 'a', 'b', 'c' )
					)
				)
					. $list
			),
			'The list stands below.'
		);

		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
		$of_a_developer = $this->dom(
			Lists::render(
				array(
					'elements' => array( 'image' ),
					'query'    => array( 'perPage' => 5 ),
				) + self::CONFIG
			)
		)->query( '//img' );
		self::assertSame(
			array( '', '', '', 'lazy', 'lazy' ),
			array_map(
				static fn( $image ): string => $image->getAttribute( 'loading' ),
				iterator_to_array( $of_a_developer )
			),
			'A list that says nothing of it leaves its first pictures to WordPress.'
		);
	}

	/**
	 * The fault appears only with two lists: their navigation landmarks must have different names.
	 */
	public function test_landmarks_of_two_lists_have_names_of_their_own(): void {
		$named = fn( string $html ): array => array_map(
			static fn( $nav ): string => $nav->getAttribute( 'aria-label' ),
			iterator_to_array( $this->dom( $html )->query( '//nav' ) )
		);
		$lists = array();
		foreach ( array( '', 'Journal', 'Journal', '' ) as $index => $label ) {
			$lists[] = $named(
				Lists::render(
					array(
						'id'    => "list$index",
						'label' => $label,
					) + self::CONFIG
				)
			);
		}
		self::assertSame( array( 'Filter', 'Order', 'Pages' ), $lists[0] );
		self::assertSame( array( 'Filter: Journal', 'Order: Journal', 'Pages: Journal' ), $lists[1] );
		$all = array_merge( ...$lists );
		self::assertCount( 12, $all );
		self::assertSame( $all, array_values( array_unique( $all ) ) );
	}

	public function test_nothing_found(): void {
		$this->go_to( '/news/?eidan-news-category=gone' );
		$html = Lists::render( array( 'empty' => 'Nothing <here>' ) + self::CONFIG );
		self::assertSame( array(), $this->ids( $html ) );
		self::assertStringContainsString(
			'<li class="eidan-list__empty">Nothing &lt;here&gt; <a class="eidan-list__all" href="/news/">'
				. 'Show all items</a></li>',
			$html
		);
		self::assertArrayHasKey( 'All 12', $this->links( $html, 'eidan-list__filter' ), 'There is a way back.' );
		self::assertStringNotContainsString(
			'eidan-list__empty',
			Lists::render( self::CONFIG + array( 'id' => 'x' ) )
		);
	}

	public function test_visitors_read_nothing_of_a_list_without_items(): void {
		$of     = static fn( array $query, string $words = '' ): string => Lists::render(
			array(
				'query' => array(
					'postType' => 'page',
					'after'    => '2099-01-01',
				) + $query,
				'empty' => $words,
			)
		);
		$hidden = '<div class="eidan-list" hidden>';
		self::assertStringStartsWith( $hidden, $of( array() ) );
		self::assertStringStartsNotWith( $hidden, $of( array(), 'No work yet' ), 'The author says it.' );
		self::assertStringStartsNotWith( $hidden, $of( array( 'context' => 'archive' ) ), 'An archive is asked for.' );
		self::assertStringNotContainsString( ' hidden', Lists::render( self::CONFIG ) );
		$this->go_to( '/news/?eidan-news-category=gone' );
		self::assertStringNotContainsString( ' hidden', Lists::render( self::CONFIG ), 'The visitor filtered.' );
	}

	public function test_a_page_behind_the_last_shows_the_last(): void {
		$this->go_to( '/news/?eidan-news-page=77' );
		$html = Lists::render( self::CONFIG );
		self::assertCount( 4, $this->ids( $html ) );
		self::assertStringContainsString( '"page":3', html_entity_decode( $html ) );
	}

	public function test_load_more_and_infinite(): void {
		$more = Lists::render( array( 'pagination' => 'load-more' ) + self::CONFIG );
		self::assertSame(
			array( 'Load more' => '/news/?eidan-news-page=2' ),
			$this->links( $more, 'eidan-list__more' )
		);
		$this->go_to( '/news/?eidan-news-page=3' );
		$end = Lists::render( array( 'pagination' => 'infinite' ) + self::CONFIG );
		self::assertSame( array(), $this->links( $end, 'eidan-list__more' ) );
		self::assertSame( array_reverse( $this->posts ), $this->ids( $end ), 'Back finds everything again.' );
		self::assertStringContainsString( 'eidan-list__end', $end );
	}

	public function test_the_owner_says_how_many_pages_come_by_themselves(): void {
		$options = static fn ( string $pagination ): string =>
			html_entity_decode( Lists::render( array( 'pagination' => $pagination ) + self::CONFIG ) );
		self::assertStringNotContainsString( '"auto"', $options( 'infinite' ), 'Three, as the view knows.' );
		update_option( 'eidan_settings', array( 'lists' => array( 'infinitePages' => 0 ) ) );
		self::assertStringContainsString( '"auto":0', $options( 'infinite' ) );
		self::assertStringNotContainsString( '"auto"', $options( 'load-more' ) );
	}

	public function test_a_list_without_choices_has_no_options(): void {
		$html = Lists::render(
			array(
				'query'    => array( 'perPage' => 4 ),
				'elements' => array( 'title' ),
			)
		);
		self::assertStringNotContainsString( 'data-eidan-list', $html );
		self::assertStringNotContainsString( '<nav', $html );
	}

	public function test_counts_are_those_of_the_list(): void {
		$config = array(
			'query' => array(
				'perPage' => 4,
				'exclude' => array( $this->posts[0], $this->posts[2] ),
			),
		) + self::CONFIG;
		self::assertSame(
			array( 'All 10', 'Code 5', 'Design 5', 'Type & Co 3' ),
			array_keys( $this->links( Lists::render( $config ), 'eidan-list__filter' ) )
		);
		wp_delete_post( $this->posts[1], true );
		self::assertSame(
			array( 'All 9', 'Code 5', 'Design 4', 'Type & Co 2' ),
			array_keys( $this->links( Lists::render( array( 'id' => 'x' ) + $config ), 'eidan-list__filter' ) )
		);
		$none = array(
			'filter' => array(
				'taxonomy' => 'category',
				'counts'   => false,
			),
		) + self::CONFIG;
		self::assertArrayHasKey(
			'Code',
			$this->links( Lists::render( array( 'id' => 'y' ) + $none ), 'eidan-list__filter' )
		);
	}

	public function test_items_over_rest_are_those_of_the_page(): void {
		foreach ( $this->posts as $id ) {
			set_post_thumbnail( $id, $this->create_attachment( 400, 300 ) );
		}
		$config = array(
			'elements' => \Eidan\Lists\Cards\CardOptions::ELEMENTS,
			'card'     => array(
				'eager' => 2,
				'ratio' => '3/2',
			),
		) + self::CONFIG;
		foreach ( array( 1, 2 ) as $page ) {
			$this->go_to( "/news/?eidan-news-page=$page&eidan-news-category=code" );
			// The state at the beginning of each request.
			wp_high_priority_element_flag( true );
			$dom   = $this->dom( Lists::render( $config ) );
			$items = $dom->query( '//ul[contains(@class,"eidan-list__items")]' )->item( 0 );
			$there = '';
			foreach ( $items->childNodes as $item ) {
				$there .= $dom->document->saveHTML( $item );
			}
			wp_high_priority_element_flag( true );
			$over = $this->dom(
				'<ul>' . $this->data(
					$config,
					array(
						'next_page'             => $page,
						'additional_query_args' => array(
							'tax_query' => array(
								array(
									'taxonomy' => 'category',
									'terms'    => array( 'code' ),
								),
							),
						),
					)
				)['html'] . '</ul>'
			);
			$html = '';
			foreach ( $over->query( '//ul/li' ) as $item ) {
				$html .= $over->document->saveHTML( $item );
			}
			self::assertSame( $there, $html );
			self::assertStringContainsString( '<img', $html );
		}
	}

	public function test_canonical_links(): void {
		$this->go_to( '/news/?eidan-news-page=2' );
		$page = get_queried_object_id();
		$own  = (string) get_permalink( $page );
		Lists::render( array( 'pagination' => 'load-more' ) + self::CONFIG );
		self::assertSame(
			$own,
			\Eidan\Lists\Paging\Page::canonical( $own ),
			'A page of a list that grows is a part of its first page.'
		);
		Lists::render( self::CONFIG + array() );
		$this->go_to( '/news/?eidan-news-page=2&eidan-news-category=code' );
		Lists::render( self::CONFIG );
		self::assertSame( $own, \Eidan\Lists\Paging\Page::canonical( $own ) );
		$this->go_to( '/news/?eidan-news-page=2' );
		Lists::render( self::CONFIG );
		self::assertSame( $own . '?eidan-news-page=2', \Eidan\Lists\Paging\Page::canonical( $own ) );
		ob_start();
		\Eidan\Lists\Paging\Page::neighbours();
		self::assertMatchesRegularExpression( '/rel="prev".*\n.*rel="next".*page=3/', (string) ob_get_clean() );
	}

	public function test_filtered_pages_are_pages_of_their_own_where_the_owner_wants_it(): void {
		update_option( \Eidan\Settings\Settings::OPTION, array( 'lists' => array( 'filterPages' => true ) ) );
		$this->go_to( '/news/?eidan-news-category=code' );
		$own = (string) get_permalink( get_queried_object_id() );
		Lists::render( self::CONFIG );
		self::assertSame( $own . '?eidan-news-category=code', \Eidan\Lists\Paging\Page::canonical( $own ) );
		$this->go_to( '/news/?eidan-news-category=code&eidan-news-order=title-asc' );
		Lists::render( array( 'orders' => array( 'title-asc' ) ) + self::CONFIG );
		self::assertSame( $own, \Eidan\Lists\Paging\Page::canonical( $own ), 'An order is not a page.' );
	}

	public function test_page_numbers(): void {
		$expected        = array(
			'1 1'   => array( 1 ),
			'1 2'   => array( 1, 2 ),
			'1 3'   => array( 1, 2, 3 ),
			'1 4'   => array( 1, 2, 0, 4 ),
			'3 5'   => array( 1, 2, 3, 4, 5 ),
			'4 7'   => array( 1, 2, 3, 4, 5, 6, 7 ),
			'5 9'   => array( 1, 0, 4, 5, 6, 0, 9 ),
			'9 9'   => array( 1, 0, 8, 9 ),
			'1 500' => array( 1, 2, 0, 500 ),
		);
		$expected['1 4'] = array( 1, 2, 3, 4 );
		foreach ( $expected as $case => $numbers ) {
			self::assertSame( $numbers, Pagination::numbers( ...array_map( 'intval', explode( ' ', $case ) ) ), $case );
		}
	}
}
