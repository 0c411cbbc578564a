<?php
declare( strict_types=1 );

namespace Eidan\Tests\Panels;

use Eidan\Panels\Suggestions;
use Eidan\Tests\TestCase;
use WP_Query;

/**
 * Suggestions are a part of what Enter shows, never more: the tests send the same requests with and without the
 * parameter.
 */
final class SuggestionsTest extends TestCase {

	private const WORD = 'quercus';

	/** @var array<string, int> Ids of the posts by name. */
	private array $entries = array();

	protected function setUp(): void {
		parent::setUp();
		register_post_type( 'eidan_found', array( 'public' => true ) );
		register_post_type(
			'eidan_kept',
			array( 'public' => true, 'exclude_from_search' => true, 'show_in_rest' => true )
		);
		register_post_type( 'eidan_inner', array( 'public' => false, 'show_in_rest' => true ) );
		foreach ( array( 'publish', 'draft', 'pending', 'private', 'trash', 'auto-draft' ) as $status ) {
			$this->seed( $status, array( 'post_status' => $status ) );
		}
		$this->seed( 'future', array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ) );
		$this->seed( 'password', array( 'post_password' => 'secret' ) );
		$this->seed( 'attachment', array( 'post_type' => 'attachment', 'post_status' => 'inherit' ) );
		foreach (
			array( 'page', 'eidan_found', 'eidan_kept', 'eidan_inner', 'wp_block', 'wp_template', 'revision' ) as $type
		) {
			$this->seed(
				$type,
				array( 'post_type' => $type, 'post_status' => 'revision' === $type ? 'inherit' : 'publish' )
			);
		}
	}

	protected function tearDown(): void {
		array_map( 'unregister_post_type', array( 'eidan_found', 'eidan_kept', 'eidan_inner' ) );
		parent::tearDown();
	}

	/** @param array<string, mixed> $fields Fields of the post. */
	private function seed( string $name, array $fields ): void {
		$this->entries[ $name ] = $this->create_post( $fields + array( 'post_title' => self::WORD . " $name" ) );
	}

	/** @return list<string> Names of the posts that Enter shows, on one long page. */
	private function entered( string $query ): array {
		update_option( 'posts_per_page', 100 );
		$this->go_to( "/?$query" );
		return self::names( array_map( 'get_the_title', $GLOBALS['wp_query']->posts ) );
	}

	/** @return list<string> Names of the posts that are suggested. */
	private function suggested( string $query, string $limit = '10' ): array {
		$this->go_to( "/?$query&" . Suggestions::PARAMETER . "=$limit" );
		return self::names( array_column( $this->answer(), 'title' ) );
	}

	/** @return list<array{title: string, url: string, type: string}> Answer to the current request. */
	private function answer(): array {
		return Suggestions::found( $GLOBALS['wp_query'] );
	}

	/** @param array<string> $titles Titles of posts. @return list<string> Their names, as passed to seed(). */
	private static function names( array $titles ): array {
		return array_map(
			static fn ( string $title ): string =>
				(string) preg_replace( '/^(?:Protected: |Private: )?' . self::WORD . ' /', '', $title ),
			array_values( $titles )
		);
	}

	public function test_of_all_statuses_and_types_only_what_visitors_may_find_is_suggested(): void {
		$suggested = $this->suggested( 's=' . self::WORD );
		sort( $suggested );
		self::assertSame( array( 'eidan_found', 'page', 'publish' ), $suggested );
		$this->act_as( 'administrator' );
		self::assertContains( 'private', $this->entered( 's=' . self::WORD ), 'Enter shows some their own.' );
		$suggested = $this->suggested( 's=' . self::WORD );
		sort( $suggested );
		self::assertSame( array( 'eidan_found', 'page', 'publish' ), $suggested );
	}

	public function test_each_suggestion_is_among_the_results_in_their_order_whatever_a_request_asks_for(): void {
		foreach ( range( 1, 14 ) as $number ) {
			$this->seed( "more $number", array( 'post_content' => $number % 2 ? self::WORD . ' alba' : 'robur' ) );
		}
		$words   = array(
			self::WORD,
			'alba',
			'robur',
			self::WORD . '+-alba',
			'%22' . self::WORD . '+more%22',
			'nothing',
			'%25',
			'_',
			"'",
			'0',
			str_repeat( 'a', 2000 ),
			'%F0%9F%8C%B3',
		);
		$scopes  = array(
			'',
			'&post_type=page',
			'&post_type[]=post&post_type[]=page',
			'&post_type=eidan_kept',
			'&post_type=eidan_inner',
			'&post_type[]=eidan_inner&post_type[]=revision',
			'&post_type=any',
			'&post_status=draft',
			'&post_status[]=private',
			'&perm=editable',
			'&has_password=1',
			'&post_parent=0',
			'&orderby=rand',
			'&order=ASC',
			'&posts_per_page=-1',
			'&nopaging=1',
			'&suppress_filters=1',
			'&sentence=1',
			'&exact=1',
			'&author=1',
			'&year=2099',
			'&preview=true',
		);
		$checked = 0;
		foreach ( $words as $place => $word ) {
			foreach ( $place ? array( '', '&post_type[]=post&post_type[]=eidan_kept' ) : $scopes as $scope ) {
				$entered   = $this->entered( "s=$word$scope" );
				$suggested = $this->suggested( "s=$word$scope" );
				self::assertSame( array(), array_diff( $suggested, $entered ), "s=$word$scope" );
				self::assertSame(
					array(),
					array_intersect(
						$suggested,
						array(
							'draft',
							'pending',
							'private',
							'trash',
							'auto-draft',
							'future',
							'password',
							'attachment',
							'eidan_kept',
							'eidan_inner',
							'wp_block',
							'wp_template',
							'revision',
						)
					),
					"s=$word$scope"
				);
				if ( '&orderby=rand' !== $scope ) {
					self::assertSame(
						$suggested,
						array_values( array_intersect( $entered, $suggested ) ),
						"The order of the results: s=$word$scope"
					);
				}
				$checked += count( $suggested );
			}
		}
		self::assertGreaterThan( 80, $checked, 'There was something to compare.' );
	}

	public function test_what_other_plugins_do_to_the_search_is_done_to_suggestions(): void {
		$hidden = $this->entries['publish'];
		$own    = array(
			'pre_get_posts' => static fn ( WP_Query $query ) =>
				$query->is_main_query() && $query->is_search() && $query->set( 'post__not_in', array( $hidden ) ),
			'posts_search'  => static fn ( string $sql, WP_Query $query ): string =>
				$query->is_main_query() ? "$sql AND ID <> $hidden" : $sql,
			'posts_where'   => static fn ( string $sql, WP_Query $query ): string =>
				$query->is_search() ? "$sql AND ID <> $hidden" : $sql,
			'the_posts'     => static fn ( array $posts ): array =>
				array_values( array_filter( $posts, static fn ( \WP_Post $post ): bool => $post->ID !== $hidden ) ),
			'request'       => static fn ( array $vars ): array => array( 'post_type' => 'page' ) + $vars,
		);
		foreach ( $own as $name => $listener ) {
			add_filter( $name, $listener, 10, 2 );
			self::assertNotContains( 'publish', $this->suggested( 's=' . self::WORD ), $name );
			self::assertContains( 'page', $this->suggested( 's=' . self::WORD ), $name );
			remove_filter( $name, $listener );
		}
		add_filter(
			'eidan_search_suggests',
			static fn ( bool $is, \WP_Post $post ): bool => $is && $post->ID !== $hidden,
			10,
			2
		);
		self::assertNotContains( 'publish', $this->suggested( 's=' . self::WORD ) );
	}

	public function test_numbers_that_are_none_ask_for_nothing_and_too_many_for_ten(): void {
		foreach ( range( 1, 14 ) as $number ) {
			$this->seed( "more $number", array() );
		}
		update_option( 'posts_per_page', 12 );
		self::assertCount( 3, $this->suggested( 's=' . self::WORD, '3' ) );
		self::assertCount( 10, $this->suggested( 's=' . self::WORD, '999' ) );
		foreach ( array( '0', '-1', '', 'x', '1e3', '5;', '99999999999999999999999999' ) as $number ) {
			$count = count( $this->suggested( 's=' . self::WORD, $number ) );
			self::assertSame( '99999999999999999999999999' === $number ? 10 : 0, $count, $number );
		}
		$this->go_to( '/?s=' . self::WORD . '&eidan-suggest[]=5' );
		self::assertSame( array(), $this->answer() );
	}

	public function test_a_page_that_is_no_search_or_was_printed_by_somebody_else_stays_as_it_is(): void {
		$this->go_to( '/?page_id=' . $this->entries['page'] . '&eidan-suggest=5' );
		self::assertSame( 'page.php', Suggestions::answer( 'page.php' ) );
		$this->go_to( '/?s=' . self::WORD . '&eidan-suggest=5' );
		self::assertSame( '', Suggestions::answer( '' ), 'A site that is not open yet has printed its page.' );
	}

	public function test_it_costs_a_bounded_number_of_queries(): void {
		$cost = function (): int {
			wp_cache_flush();
			get_option( 'home' );
			$before = $GLOBALS['wpdb']->num_queries;
			$this->suggested_raw();
			return $GLOBALS['wpdb']->num_queries - $before;
		};
		update_option( 'posts_per_page', -1 );
		$few = $cost();
		foreach ( range( 1, 60 ) as $number ) {
			$this->seed( "more $number", array() );
		}
		self::assertLessThanOrEqual( $few + 1, $cost() );
		self::assertCount( 20, $GLOBALS['wp_query']->posts );
		self::assertStringNotContainsString( 'SQL_CALC_FOUND_ROWS', $GLOBALS['wp_query']->request );
	}

	/** Requests suggestions without reading the titles back, because that takes queries itself. */
	private function suggested_raw(): void {
		$this->go_to( '/?s=' . self::WORD . '&eidan-suggest=10' );
		$this->answer();
	}

	public function test_a_way_to_nicer_addresses_of_the_search_keeps_the_question_and_no_other_host_gets_it(): void {
		$this->go_to( '/?s=' . self::WORD . '&eidan-suggest=4' );
		self::assertSame(
			'/search/' . self::WORD . '/?eidan-suggest=4',
			apply_filters( 'wp_redirect', '/search/' . self::WORD . '/', 302 )
		);
		self::assertSame(
			'https://login.example/?to=x',
			apply_filters( 'wp_redirect', 'https://login.example/?to=x', 302 )
		);
		self::assertSame(
			home_url( '/?s=' . self::WORD ),
			apply_filters( 'wp_redirect', home_url( '/?s=' . self::WORD ), 302 ),
			'No round without an end.'
		);
	}
}
