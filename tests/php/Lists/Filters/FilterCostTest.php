<?php
/**
 * Tests of how much filters cost.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Filters;

use Eidan\Lists\Query\Scope;
use Eidan\Lists\Query\Totals;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;

/**
 * Whatever is chosen, there are few queries, and few rows in the table of options.
 */
final class FilterCostTest extends FilterTestCase {

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

	/**
	 * The most expensive list there can be: three filter groups, images, authors, reading time, everything chosen and
	 * nothing cached.
	 */
	public function test_queries_stay_few_with_all_that_cards_can_show(): void {
		register_taxonomy( 'eidan_place', 'post', array( 'public' => true ) );
		$here = $this->create_term( 'eidan_place', 'Here' );
		foreach ( $this->posts as $i => $id ) {
			wp_set_post_terms(
				$id,
				array( 0 === $i % 2 ? $here : $this->create_term( 'eidan_place', "Place $i" ) ),
				'eidan_place'
			);
			wp_update_post(
				array(
					'ID'          => $id,
					'post_author' => $this->create_user( 'author' ),
				)
			);
			set_post_thumbnail( $id, $this->create_attachment() );
		}
		$config                       = array(
			'elements' => array( 'image', 'title', 'terms', 'date', 'author', 'excerpt', 'reading-time', 'read-more' ),
		) + self::CONFIG;
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
			// After a change the numbers are counted and stored once. From then on they are known; items, terms and
			// images are not cached.
			foreach ( array(
				'counted' => 18,
				'known'   => 10,
			) as $time => $most ) {
				wp_cache_flush();
				wp_load_alloptions();
				$answers[ $name ] =
					$this->assertQueriesAtMost( $most, fn() => $this->data( $config, $options ), "$name, $time" );
			}
		}
		self::assertSame( 4, substr_count( $answers['all']['html'], '<img ' ) );
		self::assertCount( 8, $this->ids( $answers['whole']['html'] ) );
		self::assertStringContainsString( 'eidan-list__count', $answers['all']['bar_html'] );
	}

	public function test_choices_cannot_fill_the_table_of_options(): void {
		global $wpdb;
		$slugs = array_map( static fn( int $i ): string => "x$i", range( 1, 9 ) );
		wp_set_post_terms( $this->posts[0], $slugs, 'post_tag', true );
		$rows   = static fn(): int => (int) $wpdb->get_var(
			"SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '\\_transient\\_eidan\\_%'"
		);
		$total  = static fn( array $tags ): int => Totals::of(
			new Scope(
				Config::parse( self::CONFIG )->query,
				array_values( Choice::rules( array( 'post_tag' => $tags ) ) )
			)
		);
		$before = $rows();
		for ( $i = 1; $i < 400; $i++ ) {
			$chosen = array_values(
				array_filter(
					$slugs,
					static fn( string $slug, int $bit ): bool => 0 !== ( $i & ( 1 << $bit ) ),
					ARRAY_FILTER_USE_BOTH
				)
			);
			$total( $chosen );
		}
		self::assertLessThanOrEqual( 270, $rows() - $before );
		self::assertSame(
			array( 12, 9, 12 ),
			array( $total( array( 'a', 'b' ) ), $total( array( 'a', 'c' ) ), $total( array( 'b', 'a' ) ) ),
			'And every total is right.'
		);
	}
}
