<?php
/**
 * Tests of long lists in orders for which the database has no index.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Speed;

use Eidan\Lists\Query\Totals;
use Eidan\Posts\Team;
use Eidan\Tests\Lists\ListsTestCase;
use WP_Query;

/**
 * Such a list is sorted once, and every change appears on the next page that anybody requests.
 *
 * @group database
 */
final class SortedTest extends ListsTestCase {

	private const CONFIG = array(
		'query'      => array( 'postType' => Team::POST_TYPE, 'perPage' => 10, 'order' => 'menu-order' ),
		'pagination' => 'standard',
	);

	/** How often the database had to sort the list. */
	private int $sorted = 0;

	/** The items of this test have the ids after this one. */
	private int $last = 0;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->last = 1_000_000;
		$rows       = array();
		for ( $i = 1; $i <= 1_020; $i++ ) {
			// Some items have the same position, and none are in the order of their ids.
			$rows[] = sprintf(
				"( %d, 'publish', '%s', 'Person %d', '', '', '', '', '', %d, '2026-01-01 10:00:00', '2026-01-01 "
					. "10:00:00', '2026-01-01 10:00:00', '2026-01-01 10:00:00' )",
				$this->last + $i,
				Team::POST_TYPE,
				$i * 7 % 1_000,
				$i * 13 % 900
			);
		}
		foreach ( array_chunk( $rows, 255 ) as $some ) {
			$wpdb->query(
				"INSERT INTO $wpdb->posts ( ID, post_status, post_type, post_title, post_content, post_excerpt, "
					. 'to_ping, pinged, post_content_filtered, menu_order, post_date, post_date_gmt, post_modified, '
					. 'post_modified_gmt ) VALUES '
					. implode( ', ', $some )
			);
		}
		Totals::changed();
		add_filter( 'query', function ( $sql ) use ( $wpdb ) {
			$this->sorted += str_contains( $sql, "ORDER BY $wpdb->posts.menu_order" ) ? 1 : 0;
			return $sql;
		} );
	}

	/**
	 * Returns the ids of a page as the database sorts them now.
	 *
	 * @param int    $page  Number of the page.
	 * @param string $order A name of Orders.
	 * @return list<int>
	 */
	private function expected( int $page, string $order = 'menu-order' ): array {
		global $wpdb;
		$columns = array(
			'menu-order'    => 'menu_order ASC, ID ASC',
			'title-desc'    => 'post_title DESC, ID DESC',
			'modified-desc' => 'post_modified DESC, ID DESC',
			'comments'      => 'comment_count DESC, ID DESC',
		);
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_status = 'publish' "
						. "ORDER BY {$columns[ $order ]} LIMIT %d, 10",
					Team::POST_TYPE,
					( $page - 1 ) * 10
				)
			)
		);
	}

	/**
	 * Returns the ids of a page as a visitor gets them in a new request, with an empty cache.
	 *
	 * @param int                  $page    Number of the page.
	 * @param array<string, mixed> $options Other options of the request.
	 * @param array<string, mixed> $query   Other settings of the query.
	 * @return list<int>
	 */
	private function shown( int $page, array $options = array(), array $query = array() ): array {
		wp_cache_flush();
		$config = array( 'query' => $query + self::CONFIG['query'] ) + self::CONFIG;
		return $this->ids(
			$this->data(
				$config,
				$options + array( 'next_page' => $page, 'max_pages_num' => 1 === $page ? 0 : 102 )
			)['html']
		);
	}

	private function assertShown( string $after ): void {
		foreach ( array( 1, 2, 51, 102 ) as $page ) {
			self::assertSame( $this->expected( $page ), $this->shown( $page ), "$after, page $page" );
		}
	}

	public function test_pages_that_follow_sort_nothing(): void {
		foreach ( array( 1, 2, 30, 49 ) as $page ) {
			self::assertSame( $this->expected( $page ), $this->shown( $page ), "Page $page" );
		}
		self::assertSame( 1, $this->sorted );
		// This page spans two stored pieces of the order.
		$half = $this->shown( 2, array(), array( 'offset' => 485 ) );
		self::assertSame(
			array( ...array_slice( $this->expected( 50 ), 5 ), ...array_slice( $this->expected( 51 ), 0, 5 ) ),
			$half
		);
		self::assertSame( 2, $this->sorted );
	}

	public function test_every_order_is_served(): void {
		foreach ( array( 'menu-order', 'title-desc', 'modified-desc', 'comments' ) as $order ) {
			for ( $turn = 0; $turn < 2; $turn++ ) {
				foreach ( array( 1, 2, 101 ) as $page ) {
					self::assertSame(
						$this->expected( $page, $order ),
						$this->shown( $page, array(), array( 'order' => $order ) ),
						"$order, page $page"
					);
				}
			}
		}
	}

	public function test_whatever_changes_is_seen(): void {
		global $wpdb;
		$this->assertShown( 'At first' );
		$new = $this->create_post( array( 'post_type' => Team::POST_TYPE, 'menu_order' => -1 ) );
		$this->assertShown( 'An entry is new' );
		self::assertSame( $new, $this->shown( 1 )[0] );
		wp_update_post( array( 'ID' => $new, 'menu_order' => 100_000 ) );
		$this->assertShown( 'It stands elsewhere' );
		wp_update_post( array( 'ID' => $this->expected( 1 )[3], 'post_status' => 'private' ) );
		$this->assertShown( 'An entry is hidden' );
		wp_trash_post( $this->expected( 2 )[0] );
		$this->assertShown( 'An entry is in the trash' );
		wp_delete_post( $this->expected( 51 )[0], true );
		$this->assertShown( 'An entry is gone' );
	}

	public function test_places_that_a_plugin_wrote_into_the_table_are_seen(): void {
		global $wpdb;
		$this->assertShown( 'At first' );
		[ $first, $second ] = $this->expected( 1 );
		// Plugins that rearrange items write into the table in this way and call no hook.
		foreach ( array( $second, $first, ...array_slice( $this->expected( 1 ), 2 ) ) as $place => $id ) {
			$wpdb->update( $wpdb->posts, array( 'menu_order' => $place - 100 ), array( 'ID' => $id ) );
		}
		$this->assertShown( 'Arranged' );
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'draft' ), array( 'ID' => $second ) );
		$this->assertShown( 'Hidden' );
	}

	public function test_a_change_in_the_midst_of_many_is_seen_by_others(): void {
		global $wpdb;
		$this->create_post();
		// Another server has shown the list since this request began. This request's cache does not contain that.
		$this->shown( 1 );
		$state = $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'eidan_lists_version'" );
		self::assertNotNull( $state );
		wp_cache_set( 'alloptions', array( 'eidan_lists_version' => '' ) + wp_load_alloptions(), 'options' );
		wp_update_post( array( 'ID' => $this->expected( 9 )[0], 'menu_order' => -1 ) );
		wp_cache_flush();
		self::assertNull(
			$wpdb->get_var(
				"SELECT option_value FROM $wpdb->options WHERE option_name = 'eidan_lists_version' "
					. "AND option_value <> ''"
			)
		);
		$this->assertShown( 'Moved' );
	}

	public function test_a_choice_has_an_order_of_its_own(): void {
		$term = $this->create_term( Team::DEPARTMENT, 'Design' );
		$ids  = array_slice( $this->expected( 7 ), 0, 4 );
		foreach ( $ids as $id ) {
			wp_set_object_terms( $id, $term, Team::DEPARTMENT );
		}
		$this->assertShown( 'At first' );
		$config  = array( 'filter' => array( 'groups' => array( array( 'taxonomy' => Team::DEPARTMENT ) ) ) )
			+ self::CONFIG;
		$options = array(
			'additional_query_args' => array(
				'tax_query' => array( array( 'taxonomy' => Team::DEPARTMENT, 'terms' => array( 'design' ) ) ),
			),
		);
		// The request claims a wrong number of pages.
		foreach ( array( 0, 1_000 ) as $pages ) {
			self::assertSame(
				$ids,
				$this->ids( $this->data( $config, $options + array( 'max_pages_num' => $pages ) )['html'] )
			);
		}
		wp_set_object_terms( $ids[1], array(), Team::DEPARTMENT );
		self::assertSame(
			array( $ids[0], $ids[2], $ids[3] ),
			$this->ids( $this->data( $config, $options + array( 'max_pages_num' => 1_000 ) )['html'] )
		);
		self::assertSame( array(), $this->shown( 1_000, array( 'max_pages_num' => 1_000 ) ) );
	}

	public function test_what_others_do_with_a_query_is_kept_for_nobody(): void {
		$this->shown( 1 );
		$hidden = $this->expected( 1 )[0];
		$rest   = array_values( array_diff( $this->expected( 1 ), array( $hidden ) ) );
		$hide   = static fn ( string $where ): string => $where . " AND ID <> $hidden";
		add_filter( 'posts_where', $hide );
		self::assertSame( $rest, array_slice( $this->shown( 1 ), 0, 9 ) );
		remove_filter( 'posts_where', $hide );
		self::assertSame( $this->expected( 1 ), $this->shown( 1 ) );
		$turn = static fn ( array $args ): array => array( 'orderby' => array( 'ID' => 'DESC' ) ) + $args;
		add_filter( 'eidan_list_query_args', $turn );
		self::assertSame( range( $this->last + 1_020, $this->last + 1_011 ), $this->shown( 1 ) );
		remove_filter( 'eidan_list_query_args', $turn );
		$prepare = static fn ( WP_Query $query ) => $query->set( 'post__not_in', array( $hidden ) );
		add_action( 'pre_get_posts', $prepare );
		self::assertSame( $rest, array_slice( $this->shown( 1 ), 0, 9 ) );
		remove_action( 'pre_get_posts', $prepare );
		self::assertSame( $this->expected( 1 ), $this->shown( 1 ) );
	}

	public function test_nothing_is_left_behind(): void {
		global $wpdb;
		$this->shown( 1 );
		self::assertNotSame(
			'0',
			$wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '_transient_eidan_sorted%'" )
		);
		Totals::forget();
		self::assertSame(
			'0',
			$wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%eidan_sorted%'" )
		);
	}
}
