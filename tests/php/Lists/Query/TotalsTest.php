<?php
/**
 * Tests of how many items a list has in all.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Query;

use Eidan\Tests\Lists\ListsTestCase;

/**
 * A total is counted once, and is right for each visitor.
 *
 * @group database
 */
final class TotalsTest extends ListsTestCase {

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

	/**
	 * A membership plugin, for instance, hides posts from some visitors. In an earlier version the total that was
	 * counted for one visitor was shown to all.
	 */
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
		// WordPress's own count of a term does not depend on the visitor.
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
			self::assertSame(
				$member ? 3 : 0,
				$this->data( array( 'filter' => array( 'taxonomy' => 'category' ) ) + $config, $chosen )['total']
			);
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
		$stored =
			"SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%eidan_total%' "
			. "OR option_name LIKE 'eidan_lists%'";
		self::assertGreaterThan( 1, (int) $wpdb->get_var( $stored ) );
		\Eidan\Lists\Query\Totals::forget();
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
		\Eidan\Lists\Query\Totals::changed();
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
