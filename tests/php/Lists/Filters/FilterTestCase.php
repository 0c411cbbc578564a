<?php
/**
 * Base class of the tests of filters.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Filters;

use DOMXPath;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Creates a page with 24 posts and two groups to filter by.
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

	/** Creates posts 0 … 23. Categories: code or design by twos. Tags: a by threes, b by fours, c for number 1. */
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
	 * Returns the options of a request in which a visitor has chosen terms.
	 *
	 * @param array<string, mixed> $choice Chosen terms by taxonomy.
	 * @param array<string, mixed> $more   Other options.
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
	 * Returns the ids of the posts whose number fits, newest first.
	 *
	 * @param callable(int): bool $fits Says whether a number fits.
	 * @return list<int>
	 */
	protected function where( callable $fits ): array {
		return array_values(
			array_map( fn( int $i ): int => $this->posts[ $i ], array_reverse( array_filter( range( 0, 23 ), $fits ) ) )
		);
	}

	/**
	 * Returns the links of the filter bar: address by text. “*” before the text marks what is chosen.
	 *
	 * @param DOMXPath $dom      The page.
	 * @param string   $taxonomy Taxonomy of the links.
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
