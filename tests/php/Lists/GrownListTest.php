<?php
/**
 * Tests of lists that visitors made longer.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Tests\Lists\Filters\FilterTestCase;

/**
 * A list that a visitor made longer has the same length when the visitor comes back to it.
 */
final class GrownListTest extends FilterTestCase {

	public function test_a_list_that_grew_comes_back_whole(): void {
		foreach ( array( array(), array( 'order' => 'title-asc' ) ) as $order ) {
			$whole = $this->data(
				self::CONFIG,
				array(
					'next_page' => 3,
					'whole'     => 'true',
				) + $order
			);
			self::assertCount( 12, $this->ids( $whole['html'] ) );
			self::assertStringNotContainsString(
				'<li></li>',
				$whole['html'],
				'A browser that comes back finds the places of before.'
			);
			self::assertSame( array( 3, 6, 24 ), array( $whole['page'], $whole['max_pages_num'], $whole['total'] ) );
			$next = $this->data(
				self::CONFIG,
				array_filter(
					array(
						'next_page'     => 4,
						'max_pages_num' => 6,
						'cursor'        => $whole['cursor'],
					)
				) + $order
			);
			self::assertCount(
				16,
				array_unique( array( ...$this->ids( $whole['html'] ), ...$this->ids( $next['html'] ) ) ),
				'What follows follows.'
			);
		}
		$long = array( 'query' => array( 'perPage' => 40 ) ) + self::CONFIG;
		self::assertLessThanOrEqual(
			100,
			count(
				$this->ids(
					$this->data(
						$long,
						array(
							'next_page' => 3,
							'whole'     => 'true',
						)
					)['html']
				)
			)
		);
		$alone = array( 'query' => array( 'perPage' => 15 ) ) + self::CONFIG;
		foreach ( $this->create_posts( 100 ) as $id ) {
			self::assertGreaterThan( 0, $id );
		}
		$page = $this->data(
			$alone,
			array(
				'next_page' => 7,
				'whole'     => 'true',
			)
		);
		self::assertCount( 15, $this->ids( $page['html'] ), 'More than a hundred are never given at once.' );
		self::assertStringContainsString( 'eidan-list__previous', $page['pagination_html'], 'There is a way back.' );
		self::assertStringNotContainsString(
			'eidan-list__previous',
			$this->data( $alone, array( 'next_page' => 7 ) )['pagination_html']
		);
	}
}
