<?php
/**
 * Tests of a list's pages.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Paging;

use Eidan\Tests\Lists\ListsTestCase;

/**
 * In whatever way pages are requested, together they are the whole list, without gaps or repetitions.
 *
 * @group database
 */
final class PagingTest extends ListsTestCase {

	/**
	 * Returns the ids of all pages, one page after the other.
	 *
	 * @param array<string, mixed> $config     See Lists.
	 * @param bool                 $by_cursor  Whether cursors are sent back.
	 * @param array<string, mixed> $options    More options.
	 * @return list<int>
	 */
	private function walk( array $config, bool $by_cursor, array $options = array() ): array {
		$found  = array();
		$cursor = '';
		$known  = 0;
		for ( $page = 1; $page < 100; $page++ ) {
			$data   = $this->data(
				$config,
				$options + array_filter(
					array(
						'next_page'     => $page,
						'max_pages_num' => $known,
						'cursor'        => $by_cursor ? $cursor : '',
					)
				)
			);
			$found  = array( ...$found, ...$this->ids( $data['html'] ) );
			$known  = $data['max_pages_num'];
			$cursor = $data['cursor'];
			if ( $page >= $known ) {
				self::assertSame( '', $cursor, 'Nothing follows the last page.' );
				return $found;
			}
		}
		self::fail( 'The list has no end.' );
	}

	/**
	 * Cases: orders, page sizes, offsets and ways of paging.
	 *
	 * @return iterable<string, array{string, int, int, bool, string}>
	 */
	public static function ways(): iterable {
		foreach ( \Eidan\Lists\Query\Orders::names() as $order ) {
			foreach ( array( 1, 4, 7, 23, 50 ) as $size ) {
				foreach ( array( 0, 3 ) as $offset ) {
					foreach ( array( true, false ) as $by_cursor ) {
						foreach ( array( 'include', 'first' ) as $sticky ) {
							if ( 1 < $size || 'date-desc' === $order ) {
								yield "$order, $size a page from $offset, "
									. ( $by_cursor ? 'cursor' : 'pages' )
									. ", $sticky" => array( $order, $size, $offset, $by_cursor, $sticky );
							}
						}
					}
				}
			}
		}
	}

	public function test_pages_are_the_list(): void {
		$ids = $this->create_posts( 23 );
		update_option( 'sticky_posts', array( $ids[3], $ids[20], $ids[11] ) );
		foreach ( self::ways() as $name => [ $order, $size, $offset, $by_cursor, $sticky ] ) {
			$query = array(
				'perPage' => $size,
				'offset'  => $offset,
				'order'   => $order,
				'sticky'  => $sticky,
			);
			$all   = $this->ids( $this->data( array( 'query' => array( 'perPage' => 100 ) + $query ) )['html'] );
			self::assertCount( 23 - $offset, array_unique( $all ), $name );
			self::assertSame(
				$all,
				$this->walk(
					array(
						'query'      => $query,
						'pagination' => 'load-more',
					),
					$by_cursor
				),
				$name
			);
		}
	}

	public function test_equal_dates_are_ordered_by_id(): void {
		$ids = array();
		foreach ( range( 1, 7 ) as $i ) {
			$ids[] = $this->create_post( array( 'post_date' => '2026-01-01 00:00:00' ) );
		}
		self::assertSame(
			array_reverse( $ids ),
			$this->walk(
				array(
					'query'      => array( 'perPage' => 3 ),
					'pagination' => 'infinite',
				),
				true
			)
		);
		self::assertSame(
			$ids,
			$this->walk(
				array(
					'query'      => array(
						'perPage' => 3,
						'order'   => 'date-asc',
					),
					'pagination' => 'infinite',
				),
				true
			)
		);
	}

	public function test_a_new_post_shifts_nothing_behind_a_cursor(): void {
		$this->create_posts( 9 );
		$config = array(
			'query'      => array( 'perPage' => 4 ),
			'pagination' => 'load-more',
		);
		$first  = $this->data( $config );
		$before = $this->ids(
			$this->data(
				$config,
				array(
					'next_page' => 2,
					'cursor'    => $first['cursor'],
				)
			)['html']
		);
		$this->create_post( array( 'post_date' => '2026-06-01 00:00:00' ) );
		$after = $this->ids(
			$this->data(
				$config,
				array(
					'next_page'     => 2,
					'cursor'        => $first['cursor'],
					'max_pages_num' => 3,
				)
			)['html']
		);
		self::assertSame( $before, $after );
	}

	public function test_numbered_pages_far_from_the_start_are_read_from_the_end(): void {
		global $wpdb;
		$values = array();
		for ( $i = 0; $i < 2300; $i++ ) {
			$values[] = sprintf(
				"( 'p%d', 'publish', 'post', '2026-01-%02d 00:00:00', '', '', '', '', '', '' )",
				$i,
				1 + $i % 5
			);
		}
		foreach ( array_chunk( $values, 500 ) as $chunk ) {
			$wpdb->query(
				"INSERT INTO {$wpdb->posts} ( post_title, post_status, post_type, post_date, post_content, "
					. 'post_excerpt, to_ping, pinged, post_content_filtered, post_name ) VALUES '
					. implode( ',', $chunk )
			);
		}
		wp_cache_flush();
		$all = array_map(
			'intval',
			$wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'post' ORDER BY post_date DESC, ID DESC" )
		);
		foreach ( array( 1, 2, 60, 200, 228, 230 ) as $page ) {
			$seen = '';
			add_filter(
				'posts_request',
				static function ( string $sql ) use ( &$seen ): string {
					$seen .= $sql;
					return $sql;
				}
			);
			$data = $this->data(
				array(
					'query'      => array( 'perPage' => 10 ),
					'pagination' => 'standard',
				),
				array( 'next_page' => $page )
			);
			remove_all_filters( 'posts_request' );
			self::assertSame( array_slice( $all, ( $page - 1 ) * 10, 10 ), $this->ids( $data['html'] ), "Page $page" );
			self::assertSame( 230, $data['max_pages_num'] );
			self::assertSame( $page > 115, str_contains( $seen, 'post_date ASC' ), "Page $page" );
		}
	}

	public function test_hand_picked_entries_keep_their_order(): void {
		$ids    = $this->create_posts( 8 );
		$picked = array( $ids[5], $ids[1], $ids[7], 999999, $ids[0] );
		$config = array(
			'query'      => array(
				'include' => $picked,
				'perPage' => 3,
			),
			'pagination' => 'load-more',
			'orders'     => array( 'title-asc' ),
		);
		self::assertSame( array( $ids[5], $ids[1], $ids[7], $ids[0] ), $this->walk( $config, true ) );
		self::assertCount( 4, $this->walk( $config, true, array( 'order' => 'title-asc' ) ) );
	}

	public function test_a_page_behind_the_last_is_empty(): void {
		$this->create_posts( 3 );
		$data = $this->data(
			array(
				'query'      => array( 'perPage' => 2 ),
				'pagination' => 'load-more',
			),
			array( 'next_page' => 9 )
		);
		self::assertSame( '', $data['html'] );
		self::assertSame( 2, $data['max_pages_num'] );
	}
}
