<?php
/**
 * Base of the tests of filters.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Filters;

use DOMXPath;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * A page with 24 posts and two groups to filter by.
 */
abstract class FilterTestCase extends ListsTestCase {

	protected const CONFIG = array(
		'id'         => 'news',
		'query'      => array( 'perPage' => 4 ),
		'pagination' => 'load-more',
		'filter'     => array(
			'groups' => array(
				array( 'taxonomy' => 'category' ),
				array(
					'taxonomy' => 'post_tag',
					'label'    => 'Mood',
					'multiple' => true,
				),
			),
		),
		'orders'     => array( 'title-asc' ),
		'elements'   => array( 'title' ),
	);

	/** @var list<int> */
	protected array $posts = array();

	/** Posts 0 … 23: category code or design by twos, tag a by threes, b by fours, c for number 1. */
	protected function setUp(): void {
		parent::setUp();
		$code   = $this->create_term( 'category', 'Code' );
		$design = $this->create_term( 'category', 'Design' );
		foreach ( range( 0, 23 ) as $i ) {
			$id            = $this->create_post(
				array(
					'post_date'  => sprintf( '2026-01-%02d 08:00:00', $i + 1 ),
					'post_title' => sprintf(
						'Post %02d',
						23 - $i
					),
				)
			);
			$this->posts[] = $id;
			wp_set_post_terms( $id, array( 0 === $i % 2 ? $code : $design ), 'category' );
			wp_set_post_terms(
				$id,
				array_keys(
					array_filter(
						array(
							'a' => 0 === $i % 3,
							'b' => 0 === $i % 4,
							'c' => 1 === $i,
						)
					)
				),
				'post_tag'
			);
		}
		$this->create_page(
			array(
				'post_title' => 'News',
				'post_name'  => 'news',
			)
		);
		$this->go_to( '/news/' );
	}

	/**
	 * Options of a request.
	 *
	 * @param array<string, mixed> $choice Terms by taxonomy.
	 * @param array<string, mixed> $more   More options.
	 * @return array<string, mixed>
	 */
	protected static function choose( array $choice, array $more = array() ): array {
		$rules = array();
		foreach ( $choice as $taxonomy => $terms ) {
			$rules[] = array(
				'taxonomy' => $taxonomy,
				'terms'    => $terms,
			);
		}

		return array( 'additional_query_args' => array( 'tax_query' => $rules ) ) + $more;
	}

	/**
	 * Ids of the posts whose number fits, newest first.
	 *
	 * @param callable(int): bool $fits By number.
	 * @return list<int>
	 */
	protected function where( callable $fits ): array {
		return array_values(
			array_map( fn( int $i ): int => $this->posts[ $i ], array_reverse( array_filter( range( 0, 23 ), $fits ) ) )
		);
	}

	/**
	 * Links of the bar: text => address, and "*" before what is chosen.
	 *
	 * @param DOMXPath $dom      The page.
	 * @param string   $taxonomy Taxonomy.
	 * @return array<string, string>
	 */
	protected function bar( DOMXPath $dom, string $taxonomy ): array {
		$links = array();
		foreach ( $dom->query( "//a[@data-taxonomy='$taxonomy']" ) as $link ) {
			$chosen = 'true' === $link->getAttribute( 'aria-current' )
				|| 'true' === $link->getAttribute( 'aria-pressed' );

			$links[ ( $chosen ? '*' : '' ) . $link->textContent ] = str_replace(
				array( '/news/', '?', 'eidan-news-', '%2C' ),
				array( '', '', '', ',' ),
				$link->getAttribute( 'href' )
			);
		}

		return $links;
	}
}
