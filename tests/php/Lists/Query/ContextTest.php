<?php
declare( strict_types=1 );

namespace Eidan\Tests\Lists\Query;

use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Lists whose content depends on the page that they are on.
 */
final class ContextTest extends ListsTestCase {

	/**
	 * @var list<int> Ids: two posts in the category Tea by two authors, and one by the second author in no category.
	 */
	private array $posts = array();

	/** @var list<int> Ids of their authors. */
	private array $authors = array();

	private int $tea = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->tea     = $this->create_term( 'category', 'Tea' );
		$this->authors = array( $this->create_user(), $this->create_user() );
		foreach ( array(
			array( 0, true, '2026-01-03' ),
			array( 1, true, '2026-01-02' ),
			array( 1, false, '2025-12-01' ),
		) as list( $author, $in_tea, $day ) ) {
			$id = $this->create_post(
				array( 'post_author' => $this->authors[ $author ], 'post_date' => "$day 10:00:00" )
			);
			wp_set_object_terms( $id, $in_tea ? array( $this->tea ) : array(), 'category' );
			$this->posts[] = $id;
		}
	}

	/**
	 * Returns the ids that a list on a page shows. Checks that get-posts shows the same.
	 *
	 * @param string               $url   Address of the page.
	 * @param array<string, mixed> $query Query of the list.
	 * @return list<int>
	 */
	private function shown_on( string $url, array $query ): array {
		$this->go_to( $url );
		$html = Lists::render(
			array( 'query' => $query, 'elements' => array( 'title' ), 'pagination' => 'load-more' )
		);
		preg_match( '/"settings":"([^"]+)"/', html_entity_decode( $html ), $token );
		$this->go_to( '/' );
		$over = $this->rest( 'GET', self::ROUTE, array( 'options' => array( 'settings' => $token[1] ) ) )
			->get_data()['data']['html'];
		self::assertSame(
			$this->ids( $html ),
			$this->ids( $over ),
			'get-posts does not lean on where it is asked from.'
		);

		return $this->ids( $html );
	}

	public function test_an_archive_shows_its_own(): void {
		$archive = array( 'context' => 'archive' );
		self::assertSame(
			array( $this->posts[0], $this->posts[1] ),
			$this->shown_on( (string) get_term_link( $this->tea, 'category' ), $archive )
		);
		self::assertSame(
			array( $this->posts[1], $this->posts[2] ),
			$this->shown_on( get_author_posts_url( $this->authors[1] ), $archive )
		);
		self::assertSame( array( $this->posts[0], $this->posts[1] ), $this->shown_on( '/?m=202601', $archive ) );
		self::assertSame( array( $this->posts[1] ), $this->shown_on( '/?year=2026&monthnum=1&day=2', $archive ) );
		self::assertSame(
			$this->posts,
			$this->shown_on( (string) get_permalink( $this->posts[0] ), $archive ),
			'No archive: everything.'
		);
	}

	public function test_related_entries_share_a_term_and_are_not_the_entry_itself(): void {
		$related = array( 'context' => 'related' );
		self::assertSame(
			array( $this->posts[1] ),
			$this->shown_on( (string) get_permalink( $this->posts[0] ), $related )
		);
		self::assertSame(
			array( $this->posts[0], $this->posts[1] ),
			$this->shown_on( (string) get_permalink( $this->posts[2] ), $related ),
			'Without terms: all others.'
		);
		self::assertSame(
			array(),
			$this->shown_on(
				(string) get_permalink( $this->posts[0] ),
				$related + array( 'authors' => array( $this->authors[0] ) )
			),
			'The rest of the query holds.'
		);
	}

	public function test_the_same_author(): void {
		$author = array( 'context' => 'author' );
		self::assertSame(
			array( $this->posts[1], $this->posts[2] ),
			$this->shown_on( (string) get_permalink( $this->posts[1] ), $author )
		);
		self::assertSame(
			array( $this->posts[0] ),
			$this->shown_on( get_author_posts_url( $this->authors[0] ), $author )
		);
	}

	public function test_nothing_of_it_travels(): void {
		$this->go_to( (string) get_permalink( $this->posts[0] ) );
		$query = Config::parse( array( 'query' => array( 'context' => 'related' ) ) )
			->placed( 'news', '/', $this->posts[0] )->query;
		self::assertSame( '', $query->context );
		self::assertSame( array( $this->posts[0] ), $query->exclude );
	}
}
