<?php
/**
 * Tests of filters by several taxonomies.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Filters;

use Eidan\Lists\Lists;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;

/**
 * Items must have any chosen term of a group, and this in every group. Terms that the list does not offer are refused.
 *
 * @group database
 */
final class FilterTest extends FilterTestCase {

	public function test_any_term_of_a_group_and_all_groups(): void {
		$cases = array(
			array( array( 'category' => array( 'code' ) ), fn( int $i ): bool => 0 === $i % 2 ),
			array( array( 'post_tag' => array( 'a', 'b' ) ), fn( int $i ): bool => 0 === $i % 3 || 0 === $i % 4 ),
			array(
				array(
					'post_tag' => array( 'b', 'c' ),
					'category' => array( 'design' ),
				),
				fn( int $i ): bool => 1 === $i,
			),
			array(
				array(
					'post_tag' => array( 'a', 'c' ),
					'category' => array( 'design' ),
				),
				fn( int $i ): bool => 1 === $i || 3 === $i % 6,
			),
			array(
				array(
					'post_tag' => 'a,b',
					'category' => 'code',
				),
				fn( int $i ): bool => 0 === $i % 2 && ( 0 === $i % 3 || 0 === $i % 4 ),
			),
		);
		foreach ( $cases as [ $choice, $fits ] ) {
			$expected = $this->where( $fits );
			$shown    = array();
			$answer   = array( 'cursor' => '' );
			for ( $page = 1; 1 === $page || '' !== $answer['cursor']; $page++ ) {
				$answer = $this->data(
					self::CONFIG,
					self::choose(
						$choice,
						array( 'next_page' => $page ) + array_filter(
							array(
								'cursor'        => $answer['cursor'],
								'max_pages_num' => $answer['max_pages_num'] ?? 0,
							)
						)
					)
				);
				$shown  = array_merge( $shown, $this->ids( $answer['html'] ) );
				if ( 1 === $page ) {
					self::assertSame( count( $expected ), $answer['total'], (string) wp_json_encode( $choice ) );
				}
			}
			self::assertSame( $expected, $shown, (string) wp_json_encode( $choice ) );
		}
	}

	public function test_plain_queries_find_the_same(): void {
		$choice = self::choose(
			array(
				'post_tag' => array( 'a', 'c' ),
				'category' => array( 'design' ),
			)
		);
		$before = $this->ids( $this->data( self::CONFIG, $choice )['html'] );
		add_filter( 'posts_pre_query', static fn( mixed $posts ): mixed => $posts );
		self::assertSame( $before, $this->ids( $this->data( self::CONFIG, $choice )['html'] ) );
	}

	public function test_what_is_not_offered_is_refused(): void {
		$many  = array_map( static fn( int $i ): string => "t$i", range( 1, 11 ) );
		$cases = array(
			'[0][taxonomy]' => array( 'post_format' => array( 'post-format-video' ) ),
			'[1][taxonomy]' => array(
				'category'   => array( 'code' ),
				'eidan_none' => array( 'x' ),
			),
			'[0][terms]'    => array( 'category' => array( 'code', 'design' ) ),
			'[1][terms]'    => array(
				'category' => array( 'code' ),
				'post_tag' => array( 'a', 'none' ),
			),
			'tax_query'     => array( 'post_tag' => $many ),
			'tax_query '    => array(
				'category' => array( 'code' ),
				'post_tag' => array_slice( $many, 0, 10 ),
			),
		);
		foreach ( $cases as $name => $choice ) {
			$response = $this->ask( self::CONFIG, self::choose( $choice ) );
			self::assertSame( 400, $response->get_status(), $name );
			self::assertStringContainsString(
				trim( $name ),
				(string) wp_json_encode( $response->get_data()['data']['params'] )
			);
		}
		$twice = array(
			'additional_query_args' => array(
				'tax_query' => array_fill(
					0,
					2,
					array(
						'taxonomy' => 'post_tag',
						'terms'    => array( 'a' ),
					)
				),
			),
		);
		self::assertSame( 400, $this->ask( self::CONFIG, $twice )->get_status(), 'A taxonomy is named once.' );
		$only = array(
			'filter' => array(
				'groups' => array(
					array(
						'taxonomy' => 'post_tag',
						'terms'    => array( get_term_by( 'slug', 'a', 'post_tag' )->term_id ),
					),
				),
			),
		) + self::CONFIG;
		self::assertSame( 200, $this->ask( $only, self::choose( array( 'post_tag' => array( 'a' ) ) ) )->get_status() );
		self::assertSame(
			400,
			$this->ask( $only, self::choose( array( 'post_tag' => array( 'b' ) ) ) )->get_status(),
			'The author offers others.'
		);
	}

	public function test_addresses_are_cut_to_what_is_allowed(): void {
		$config = Config::parse( self::CONFIG );
		$shown  = static fn( string $category, string $tags ): array => Choice::parse(
			$config->groups,
			array(
				'category' => $category,
				'post_tag' => $tags,
			)
		);
		self::assertSame( array( 'category' => array( 'code' ) ), $shown( 'code,design', '' ) );
		self::assertSame(
			array( 'post_tag' => array( 'a', 'b' ) ),
			$shown( ',,', 'a,b,a,,<b>' ),
			'Each once, and nothing else.'
		);
		self::assertCount( 10, $shown( '', implode( ',', range( 1, 40 ) ) )['post_tag'] );
		self::assertCount(
			9,
			$shown( 'code', implode( ',', range( 1, 40 ) ) )['post_tag'],
			'Ten in all groups together.'
		);
		self::assertSame( array( 'post_tag' => array( '%e8%8c%b6' ) ), $shown( '', '茶' ), 'Slugs of other scripts.' );
		$many = array_map( static fn( int $number ): string => "own_$number", range( 1, 20 ) );
		foreach ( $many as $taxonomy ) {
			register_taxonomy( $taxonomy, 'post' );
		}
		self::assertCount(
			FilterGroup::MOST,
			Config::parse(
				array(
					'filter' => array(
						'groups' => array_map(
							static fn( string $taxonomy ): array => array( 'taxonomy' => $taxonomy ),
							array(
								'category',
								'post_tag',
								'category',
								'nav_menu',
								'post_format',
								'eidan_portfolio_category',
								...$many,
							)
						),
					),
				)
			)->groups
		);
		array_map( 'unregister_taxonomy', $many );
	}

	public function test_slugs_of_other_scripts_work_in_addresses(): void {
		wp_set_post_terms( $this->posts[5], array( '茶' ), 'post_tag' );
		$href = $this->bar( $this->dom( Lists::render( self::CONFIG ) ), 'post_tag' )['茶 1'];
		$this->go_to( '/news/?' . str_replace( 'post_tag', 'eidan-news-post_tag', $href ) );
		self::assertSame( array( $this->posts[5] ), $this->ids( Lists::render( self::CONFIG ) ) );
	}
}
