<?php
/**
 * Pages of a list.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

/**
 * However pages are asked for, together they are the list: no gaps, nothing twice.
 *
 * @group database
 */
final class PagingTest extends ListsTestCase {

	/**
	 * All pages, one after the other.
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
	 * Orders, sizes, and ways.
	 *
	 * @return iterable<string, array{string, int, int, bool, string}>
	 */
	public static function ways(): iterable {
		foreach ( \Eidan\Lists\Orders::names() as $order ) {
			foreach ( array( 1, 4, 7, 23, 50 ) as $size ) {
				foreach ( array( 0, 3 ) as $offset ) {
					foreach ( array( true, false ) as $by_cursor ) {
						foreach ( array( 'include', 'first' ) as $sticky ) {
							if ( 1 < $size || 'date-desc' === $order ) {
								yield "$order, $size a page from $offset, " . ( $by_cursor ? 'cursor' : 'pages' ) . ", $sticky" => array( $order, $size, $offset, $by_cursor, $sticky );
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
			$values[] = sprintf( "( 'p%d', 'publish', 'post', '2026-01-%02d 00:00:00', '', '', '', '', '', '' )", $i, 1 + $i % 5 );
		}
		foreach ( array_chunk( $values, 500 ) as $chunk ) {
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_title, post_status, post_type, post_date, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_name ) VALUES " . implode( ',', $chunk ) );
		}
		wp_cache_flush();
		$all = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'post' ORDER BY post_date DESC, ID DESC" ) );
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

	public function test_totals_follow_changes(): void {
		$config = array(
			'query'      => array( 'perPage' => 2 ),
			'pagination' => 'load-more',
		);
		$this->create_posts( 3 );
		self::assertSame( 3, $this->data( $config )['total'] );
		$id = $this->create_post();
		self::assertSame( 4, $this->data( $config )['total'] );
		wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'draft',
			)
		);
		self::assertSame( 3, $this->data( $config )['total'] );
		wp_publish_post( $id );
		self::assertSame( 4, $this->data( $config )['total'] );
		wp_delete_post( $id, true );
		self::assertSame( 3, $this->data( $config )['total'] );
	}

	/** A membership plugin, for instance, keeps entries from some visitors: they got the total of the others, and the others theirs. */
	public function test_a_total_is_of_what_other_plugins_let_this_visitor_see(): void {
		$config = array(
			'query'      => array( 'perPage' => 2 ),
			'pagination' => 'load-more',
		);
		$hidden = array_slice( $this->create_posts( 5 ), 0, 3 );
		$member = true;
		add_action(
			'pre_get_posts',
			static function ( \WP_Query $query ) use ( $hidden, &$member ): void {
				if ( ! $member ) {
					$query->set( 'post__not_in', $hidden );
				}
			}
		);
		foreach ( array( true, false, true, false ) as $member ) {
			self::assertSame( $member ? 5 : 2, $this->data( $config )['total'] );
		}
		// WordPress's own count of a term is of no visitor in particular.
		$term = get_term( $this->create_term( 'category' ) );
		foreach ( $hidden as $id ) {
			wp_set_object_terms( $id, $term->term_id, 'category' );
		}
		$chosen = array(
			'additional_query_args' => array(
				'tax_query' => array(
					array(
						'taxonomy' => 'category',
						'terms'    => array( $term->slug ),
					),
				),
			),
		);
		foreach ( array( true, false ) as $member ) {
			self::assertSame( $member ? 3 : 0, $this->data( array( 'filter' => array( 'taxonomy' => 'category' ) ) + $config, $chosen )['total'] );
		}
	}

	public function test_totals_go_with_the_plugin(): void {
		global $wpdb;
		$this->create_posts( 3 );
		$this->data(
			array(
				'query'      => array( 'perPage' => 2 ),
				'pagination' => 'load-more',
			)
		);
		$stored = "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%eidan_total%' OR option_name LIKE 'eidan_lists%'";
		self::assertGreaterThan( 1, (int) $wpdb->get_var( $stored ) );
		\Eidan\Lists\Totals::forget();
		self::assertSame( 0, (int) $wpdb->get_var( $stored ) );
	}

	public function test_a_list_is_not_counted_again_after_its_first_page(): void {
		$this->create_posts( 30 );
		$config = array(
			'query'      => array( 'perPage' => 5 ),
			'pagination' => 'load-more',
		);
		$first  = $this->data( $config );
		wp_cache_flush();
		\Eidan\Lists\Totals::changed();
		$seen = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$seen ): string {
				$seen[] = $sql;
				return $sql;
			}
		);
		$this->assertQueriesAtMost(
			10,
			fn() => $this->data(
				$config,
				array(
					'next_page'     => 2,
					'cursor'        => $first['cursor'],
					'max_pages_num' => 6,
				)
			)
		);
		self::assertStringNotContainsString( 'COUNT(', implode( "\n", $seen ) );
	}
}
