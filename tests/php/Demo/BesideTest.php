<?php
/**
 * “Keep it as it is”: while the demo is there, the site's own pages say what they said before.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Files;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Visibility;
use Eidan\Tests\TestCase;

/** @group newest */
final class BesideTest extends TestCase {

	/** Blocks of the site's own pages, each of which lists items. */
	private const LISTS = array(
		'work'         => '<!-- wp:eidan/portfolio-list {"listId":"work","pagination":"load-more",'
			. '"query":{"postType":"eidan_portfolio","perPage":4}} /-->',
		'slider'       =>
			'<!-- wp:eidan/portfolio-slider {"query":{"postType":"eidan_portfolio","perPage":50}} /-->',
		'team'         => '<!-- wp:eidan/team-list {"query":{"postType":"eidan_team","perPage":50}} /-->',
		'testimonials' =>
			'<!-- wp:eidan/testimonials-list {"query":{"postType":"eidan_testimonial","perPage":50}} /-->',
		'blog'         => '<!-- wp:eidan/blog-list {"query":{"postType":"post","perPage":50}} /-->',
		'filtered'     => '<!-- wp:eidan/portfolio-list {"query":{"postType":"eidan_portfolio","perPage":50},'
			. '"filter":{"groups":[{"taxonomy":"eidan_portfolio_category"}]}} /-->',
		'latest posts' => '<!-- wp:latest-posts {"postsToShow":50} /-->',
		'core query'   =>
			'<!-- wp:query {"query":{"perPage":50,"postType":"eidan_portfolio","inherit":false}} -->'
			. '<!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- /wp:query -->',
	);

	/** Blocks of the site's own pages that name and count its terms and its months. */
	private const COUNTS = array(
		'categories'           => '<!-- wp:categories {"showPostCounts":true} /-->',
		'categories as a tree' => '<!-- wp:categories {"showPostCounts":true,"showHierarchy":true} /-->',
		'all categories'       => '<!-- wp:categories {"showPostCounts":true,"showHierarchy":true,"showEmpty":true,'
			. '"displayAsDropdown":true} /-->',
		'our categories'       =>
			'<!-- wp:categories {"taxonomy":"eidan_portfolio_category","showPostCounts":true} /-->',
		'tag cloud'            => '<!-- wp:tag-cloud {"showTagCounts":true} /-->',
		'archives'             => '<!-- wp:archives {"showPostCounts":true} /-->',
		'years'                => '<!-- wp:archives {"showPostCounts":true,"type":"yearly"} /-->',
		'calendar'             => '<!-- wp:calendar /-->',
	);

	/** The site's own page. */
	private int $page;

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
		$this->act_as( 'administrator' );
		$counts = array(
			'eidan_portfolio'   => 6,
			'eidan_team'        => 3,
			'eidan_testimonial' => 2,
			'post'              => 2,
		);
		foreach ( $counts as $type => $count ) {
			for ( $number = 1; $number <= $count; $number++ ) {
				$id = self::made( $type, "Own $type $number", second: $number );
				if ( 'eidan_portfolio' === $type ) {
					wp_set_object_terms( $id, array( 'Our term' ), 'eidan_portfolio_category' );
				}
			}
		}
		$this->page = self::made( 'page', 'Our work', implode( '', self::LISTS ) );
	}

	private static function made(
		string $type,
		string $title,
		string $content = '<p>Mine.</p>',
		int $second = 0
	): int {
		return (int) wp_insert_post(
			array(
				'post_type'    => $type,
				'post_title'   => $title,
				'post_content' => $content,
				'post_status'  => 'publish',
				// Older than all of the demo's, so that those would come first, and a second apart to have an order.
				'post_date'    => "2019-01-01 10:00:0$second",
			)
		);
	}

	/** Imports the demo beside the site, with one image in place of all of its own. */
	private function import(): void {
		$image = $this->create_attachment();
		( new Importer( false ) )->step( 0 );
		foreach ( array_keys( Files::items( 'images' ) ) as $key ) {
			( new Ledger() )->remember( "picture/$key", 'post', $image );
		}
		foreach ( array_column( ( new Importer() )->steps(), 0 ) as $number => $label ) {
			if ( $number > 0 && 'Images' !== $label ) {
				self::assertSame( array(), ( new Importer() )->step( $number )['errors'] );
			}
		}
		Visibility::start();
	}

	/** Opens an address as a visitor does. */
	private static function open( string $query ): void {
		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp_query']->query( $query );
		$GLOBALS['post'] = $GLOBALS['wp_query']->post;
	}

	/** What a page's block says, word for word, without what is signed. */
	private static function says( string $block ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( do_blocks( $block ) ) ) );
	}

	/** @return array<string, string> What each block of the own page says. */
	private function own(): array {
		self::open( 'page_id=' . $this->page );
		return array_map( self::says( ... ), self::LISTS );
	}

	public function test_the_site_s_own_pages_say_what_they_said_before(): void {
		$before = $this->own();
		foreach ( $before as $name => $text ) {
			self::assertStringContainsString( 'Own ', $text, $name );
		}
		self::open( 'post_type=eidan_portfolio&posts_per_page=50' );
		$archive = array_column( $GLOBALS['wp_query']->posts, 'post_title' );
		self::open( 'eidan_portfolio_category=our-term' );
		$term = array_column( $GLOBALS['wp_query']->posts, 'post_title' );

		$this->import();
		self::assertSame( $before, $this->own() );
		self::open( 'post_type=eidan_portfolio&posts_per_page=50' );
		self::assertSame( $archive, array_column( $GLOBALS['wp_query']->posts, 'post_title' ) );
		$demo = array_values(
			array_filter( Visibility::ids(), static fn( int $id ): bool => 'eidan_portfolio' === get_post_type( $id ) )
		);
		wp_set_object_terms( $demo[0], array( 'Our term' ), 'eidan_portfolio_category', true );
		self::open( 'eidan_portfolio_category=our-term' );
		self::assertSame( $term, array_column( $GLOBALS['wp_query']->posts, 'post_title' ) );

		// The way from an own item to the next leads to none of the demo's.
		$last = get_posts( array( 'post_type' => 'eidan_portfolio', 'title' => 'Own eidan_portfolio 6' ) )[0];
		self::open( 'p=' . $last->ID . '&post_type=eidan_portfolio' );
		$next = get_adjacent_post( false, '', false );
		self::assertNotContains( $next instanceof \WP_Post ? $next->ID : 0, Visibility::ids() );
	}

	/** Terms of the owner, some of which have the slugs of the demo's. */
	private static function terms(): void {
		$above = wp_insert_term( 'Writing', 'category' )['term_id'];
		wp_insert_term( 'Method', 'category', array( 'parent' => $above ) );
		wp_insert_term( 'Essays', 'category', array( 'parent' => $above ) );
		wp_insert_term( 'research', 'post_tag' );
		wp_insert_term( 'digital', 'eidan_portfolio_category' );
		foreach ( get_posts( array( 'post_type' => 'post', 's' => 'Own post' ) ) as $post ) {
			wp_set_object_terms( $post->ID, array( 'method' ), 'category' );
			wp_set_object_terms( $post->ID, array( 'lake' ), 'post_tag' );
		}
		$item = get_posts( array( 'post_type' => 'eidan_portfolio', 'title' => 'Own eidan_portfolio 1' ) )[0];
		wp_set_object_terms( $item->ID, array( 'digital' ), 'eidan_portfolio_category' );
	}

	/** @return array<string, string> What each block that counts says on the own page. */
	private function counts(): array {
		self::open( 'page_id=' . $this->page );
		wp_cache_delete( 'get_calendar', 'calendar' );
		return array_map( self::says( ... ), self::COUNTS );
	}

	public function test_terms_and_months_are_named_and_counted_as_before(): void {
		self::terms();
		$before = $this->counts();
		self::assertStringContainsString( 'Method (2)', $before['categories'] );
		self::assertStringContainsString( 'Writing (2)', $before['categories as a tree'] );
		self::assertStringNotContainsString( 'Essays', $before['categories as a tree'] );
		self::assertStringContainsString( 'lake', $before['tag cloud'] );
		self::assertStringContainsString( '2019', $before['archives'] );
		$terms = static fn(): array => wp_list_pluck(
			( new \WP_Term_Query( array( 'taxonomy' => 'category', 'hide_empty' => true ) ) )->terms,
			'count',
			'name'
		);
		$own   = $terms();

		$this->import();
		self::assertSame( $before, $this->counts() );
		self::assertSame( $before, $this->counts(), 'What was kept for later says the same.' );
		self::assertSame( $own, $terms() );
		$method = get_term_by( 'slug', 'method', 'category' );
		self::assertSame( 2, get_term( get_term( $method ) )->count, 'Whoever asks again hears the same.' );
		self::assertNotContains(
			'eidan-maja',
			get_users( apply_filters( 'wp_sitemaps_users_query_args', array( 'fields' => 'user_nicename' ) ) )
		);

		// The demo's own pages have its terms, and its terms their archives.
		self::open( 'page_id=' . ( new Ledger() )->id( 'page/work' ) );
		self::assertStringContainsString( 'Field notes (4)', self::says( self::COUNTS['categories'] ) );
		self::open( 'category_name=field-notes' );
		self::assertStringContainsString( 'Field notes (4)', self::says( self::COUNTS['categories'] ) );

		// A term of the demo that an own post has is the site's, too.
		$post = get_posts( array( 'post_type' => 'post', 's' => 'Own post' ) )[0];
		wp_set_object_terms( $post->ID, array( 'field-notes' ), 'category', true );
		self::assertStringContainsString( 'Field notes (1)', $this->counts()['categories'] );
	}

	public function test_later_pages_of_an_own_list_and_the_editor_leave_the_demo_out_its_own_pages_do_not(): void {
		$this->import();
		self::open( 'page_id=' . $this->page );
		preg_match( '/data-eidan-list="([^"]*)"/', do_blocks( self::LISTS['work'] ), $found );
		$told   = json_decode( html_entity_decode( $found[1] ?? '' ), true );
		$answer = $this->rest(
			'GET',
			'/eidan/v1/get-posts',
			array( 'options' => array( 'settings' => $told['settings'], 'next_page' => 2 ) )
		)->get_data()['data'];
		self::assertSame( 2, substr_count( $answer['html'], '<article' ), 'Two of six are on the second page.' );
		$ids    = array_values(
			array_filter( Visibility::ids(), static fn( int $id ): bool => 'eidan_portfolio' === get_post_type( $id ) )
		);
		$titles = array_map( 'get_the_title', $ids );
		foreach ( $titles as $title ) {
			self::assertStringNotContainsString( $title, $answer['html'] );
		}

		// The editor says which item a list stands in, where the page itself is not known.
		unset( $GLOBALS['wp_the_query'] );
		$left_out = static fn( int $page ): array =>
			apply_filters( 'eidan_list_left_out', array(), 'eidan_portfolio', $page );
		self::assertCount( count( $titles ), $left_out( $this->page ), 'The canvas is the page.' );
		self::assertSame( array(), $left_out( ( new Ledger() )->id( 'page/work' ) ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];

		// The demo's own pages have it, and what was picked by hand is there.
		self::open( 'page_id=' . ( new Ledger() )->id( 'page/work' ) );
		$text = self::says( self::LISTS['slider'] );
		foreach ( $titles as $title ) {
			self::assertStringContainsString( $title, $text );
		}
		self::open( 'page_id=' . $this->page );
		$picked = sprintf(
			'<!-- wp:eidan/portfolio-slider {"query":{"postType":"eidan_portfolio","include":[%d]}} /-->',
			$ids[0]
		);
		self::assertStringContainsString( $titles[0], self::says( $picked ) );
	}

	public function test_routes_name_the_demo_to_whoever_writes_and_to_no_visitor(): void {
		$this->import();
		$types = array( 'eidan_portfolio', 'post', 'page' );
		$named = function ( string $type ): array {
			$base   = get_post_type_object( $type )->rest_base ?? '';
			$answer = $this->rest( 'GET', '/wp/v2/' . ( '' === $base ? $type : $base ), array( 'per_page' => 100 ) );

			return array_intersect( array_column( $answer->get_data(), 'id' ), Visibility::ids() );
		};
		foreach ( $types as $type ) {
			self::assertNotSame( array(), $named( $type ), $type );
		}
		$page = ( new Ledger() )->id( 'page/work' );
		$this->act_as( '' );
		foreach ( $types as $type ) {
			self::assertSame( array(), $named( $type ), $type );
		}
		$found = $this->rest( 'GET', '/wp/v2/search', array( 'per_page' => 100 ) )->get_data();
		self::assertSame( array(), array_intersect( array_column( $found, 'id' ), Visibility::ids() ) );
		self::assertNotSame( array(), $found );
		self::assertSame( 200, $this->rest( 'GET', "/wp/v2/pages/$page" )->get_status(), 'By name it is there.' );
	}
}
