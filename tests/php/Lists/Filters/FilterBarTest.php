<?php
/**
 * Tests of the filter bar.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Filters;

use Eidan\Lists\Filters\FilterTerms;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;

/**
 * The filter bar keeps what is chosen, and says how many items a click would leave.
 */
final class FilterBarTest extends FilterTestCase {

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
		self::assertSame(
			'Categories|Mood',
			implode(
				'|',
				array_map(
					static fn( $group ): string => $group->getAttribute( 'aria-label' ),
					iterator_to_array( $dom->query( '//div[@role="group"][contains(@class,"eidan-list__group")]' ) )
				)
			)
		);
		self::assertSame( 0, $dom->query( '//a[@class="eidan-list__clear"]' )->length );
		self::assertSame(
			0,
			$dom->query( '//a[@data-taxonomy="category"][@role]' )->length,
			'One at a time is a link to a page.'
		);
		self::assertSame(
			3,
			$dom->query(
				'//a[@data-taxonomy="post_tag"][@role="button"][@aria-pressed="false"][not(@aria-current)]'
			)->length,
			'Several at once are switches.'
		);
	}

	/**
	 * In an earlier version 66 categories and 75 tags stood above a list.
	 */
	public function test_of_many_terms_the_most_used_are_there_at_once(): void {
		foreach ( range( 1, 120 ) as $i ) {
			wp_set_post_terms( $this->posts[ $i % 24 ], array( sprintf( 'tag %03d', $i ) ), 'post_tag', true );
		}
		foreach ( $this->posts as $id ) {
			wp_set_post_terms( $id, array( 'zz most used' ), 'post_tag', true );
		}
		$texts = function ( array $filter, string $where ): array {
			$config = array( 'filter' => $filter + self::CONFIG['filter'] ) + self::CONFIG;
			$found  = $this->dom( Lists::render( array( 'id' => uniqid( 'l' ) ) + $config ) )->query(
				"//ul[$where]/li/a[@data-taxonomy='post_tag']"
			);
			return array_map(
				static fn( $link ): string => (string) preg_replace( '/ \d+$/', '', $link->textContent ),
				iterator_to_array( $found )
			);
		};
		$first = $texts( array(), 'not(parent::details)' );
		self::assertCount( 13, $first );
		self::assertSame( array( 'All', 'a', 'b' ), array_slice( $first, 0, 3 ) );
		self::assertSame( 'zz most used', $first[12], 'Used by all, though last of 124 by name.' );
		self::assertCount( 88, $texts( array(), 'parent::details' ), 'The rest of a hundred.' );
		self::assertCount( 4, $texts( array( 'limit' => 3 ), 'not(parent::details)' ) );
		self::assertSame( array(), $texts( array( 'limit' => 100 ), 'parent::details' ) );
		$this->go_to( '/news/?eidan-open-post_tag=tag-030' );
		$dom = $this->dom( Lists::render( array( 'id' => 'open' ) + self::CONFIG ) );
		self::assertSame(
			1,
			$dom->query( '//details[@open]//a[@data-filter="tag-030"]' )->length,
			'What is chosen is seen.'
		);
		self::assertSame(
			0,
			$this->dom( Lists::render( array( 'id' => 'shut' ) + self::CONFIG ) )->query( '//details[@open]' )->length
		);
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
				'c 0'    => '',
			),
			$this->bar( $dom, 'post_tag' )
		);
		$links = array();
		foreach ( $dom->query(
			'//a[contains(@class,"eidan-list__order") or contains(@class,"eidan-list__clear") or '
				. 'contains(@class,"eidan-list__chip") or contains(@class,"eidan-list__more")]'
		) as $link ) {
			$links[ $link->textContent ] = urldecode( $link->getAttribute( 'href' ) );
		}
		self::assertSame(
			array(
				'Newest first'  => '/news/?eidan-news-category=code&eidan-news-post_tag=a,b',
				'Title A–Z'     => '/news/?eidan-news-order=title-asc&eidan-news-category=code&eidan-news-post_tag=a,b',
				'Code'          => '/news/?eidan-news-order=title-asc&eidan-news-post_tag=a,b',
				'a'             => '/news/?eidan-news-order=title-asc&eidan-news-category=code&eidan-news-post_tag=b',
				'b'             => '/news/?eidan-news-order=title-asc&eidan-news-category=code&eidan-news-post_tag=a',
				'Clear all'     => '/news/?eidan-news-order=title-asc',
				'Load more'     =>
					'/news/?eidan-news-page=2&eidan-news-order=title-asc&eidan-news-category=code&'
					. 'eidan-news-post_tag=a,b',
			),
			$links
		);
		self::assertSame( 4, count( $this->ids( $html ) ) );
		self::assertSame( 'nofollow', $dom->evaluate( 'string(//a[@data-filter="b"]/@rel)' ) );
	}

	public function test_terms_that_would_leave_nothing_are_said_to_or_hidden(): void {
		$this->go_to( '/news/?eidan-news-category=code' );
		$c = '//a[@data-filter="c"]';
		$this->assert_found( 1, "{$c}[@aria-disabled='true'][not(@href)][not(@rel)]", array() );
		$this->assert_found( 0, $c, array( 'hideEmpty' => true ) );
		$this->assert_found( 1, "{$c}[@href]", array( 'counts' => false ) );
		$this->go_to( '/news/?eidan-news-category=code&eidan-news-post_tag=c' );
		$this->assert_found( 1, "{$c}[@href][@aria-pressed='true']", array( 'hideEmpty' => true ) );
	}

	public function test_a_number_and_a_panel_for_narrow_lists(): void {
		$this->go_to( '/news/?eidan-news-category=code&eidan-news-post_tag=a,b' );
		$this->assert_found( 1, '//p[@class="eidan-list__total"][.="8 items"]', array() );
		$panel = '//div[@popover][@id=//button[.="Filter (3)"]/@popovertarget]';
		$this->assert_found( 2, "$panel/nav", array() );
		$this->assert_found( 2, "$panel//button[@popovertargetaction='hide']", array() );
		$this->assert_found( 1, "$panel//button[.='Show 8 items']", array() );
		$name = '//a[@aria-label="Remove filter: Mood, a"]';
		$this->assert_found( 1, $name, array() );

		$few = array( 'groups' => array( array( 'taxonomy' => 'category' ) ) );
		$this->assert_found( 0, '//*[@popover]|//button|//a[contains(@class,"eidan-list__chip")]', $few );
		$this->assert_found( 1, '//p[@class="eidan-list__total"][.="12 items"]', $few );
		foreach ( range( 1, 12 ) as $i ) {
			wp_set_post_terms( $this->posts[0], array( "tag $i" ), 'post_tag', true );
		}
		$many = array( 'groups' => array( array( 'taxonomy' => 'post_tag' ) ) );
		$this->assert_found( 1, '//*[@popover]', $many );
	}

	/**
	 * Asserts how many elements a list has.
	 *
	 * @param int                  $number How many.
	 * @param string               $path   XPath of the elements.
	 * @param array<string, mixed> $filter Settings of its filter that differ.
	 */
	private function assert_found( int $number, string $path, array $filter ): void {
		$config = array( 'filter' => $filter + self::CONFIG['filter'] ) + self::CONFIG;
		// A list of this id is the first one of each page.
		$this->go_to( (string) $_SERVER['REQUEST_URI'] );
		self::assertSame( $number, $this->dom( Lists::render( $config ) )->query( $path )->length, $path );
	}

	public function test_filters_beside_the_items(): void {
		$config           = self::CONFIG;
		$config['filter'] = array( 'taxonomy' => 'category' );

		self::assertStringNotContainsString( 'popover', Lists::render( $config ) );
		$config['filter']['position'] = 'side';
		$html                         = Lists::render( $config );
		self::assertStringStartsWith( '<div class="eidan-list is-beside-filters"', $html );
		self::assertStringContainsString( ' popover>', $html, 'Also of few terms: a narrow list has no column.' );
		self::assertTrue( wp_style_is( 'eidan-list-filters-options' ) );
	}

	public function test_a_group_of_many_terms_can_be_searched(): void {
		$field            = '//*[@data-eidan-list-search]';
		$config           = self::CONFIG;
		$config['filter'] = array( 'search' => true ) + $config['filter'];

		self::assertSame( 0, $this->dom( Lists::render( $config ) )->query( $field )->length );
		$config['filter']['limit'] = 2;
		$fields                    = $this->dom( Lists::render( $config ) )->query( $field );
		self::assertSame( 1, $fields->length, 'Two categories, three tags.' );
		self::assertSame( 'Search in Mood', $fields->item( 0 )?->getAttribute( 'aria-label' ) );
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

	public function test_counts_are_left_out_where_they_would_take_long(): void {
		$choice = array( 'category' => array( 'code' ) );
		$config = array( 'filter' => array( 'counts' => false ) + self::CONFIG['filter'] ) + self::CONFIG;
		self::assertStringNotContainsString(
			'eidan-list__count',
			$this->data( $config, self::choose( $choice ) )['bar_html']
		);
		add_filter( 'posts_where', static fn( string $where ): string => $where . ' AND 1=1' );
		self::assertStringNotContainsString(
			'eidan-list__count',
			$this->data( self::CONFIG, self::choose( $choice ) )['bar_html'],
			'Who changes queries may do so for one visitor only.'
		);
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
		$names   = static fn( array $groups ): array => array_map(
			static fn( array $terms ): array => wp_list_pluck( $terms, 'name' ),
			FilterTerms::of( Config::parse( array( 'filter' => array( 'groups' => $groups ) ) + self::CONFIG ) )
		);
		foreach (
			array( 'all' => self::CONFIG['filter']['groups'], 'chosen by hand' => $by_hand ) as $case => $groups
		) {
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
}
