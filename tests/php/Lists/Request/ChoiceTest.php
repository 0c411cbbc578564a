<?php
/**
 * Tests of what a visitor chose in the filter bar.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Request;

use Eidan\Lists\Request\Choice;

/**
 * A choice is read from the address, changed by a click, and turned into rules of a query.
 */
final class ChoiceTest extends ChoiceTestCase {

	public function test_terms_of_addresses(): void {
		$from = fn( string $category, mixed $tags ): array => Choice::parse(
			$this->config->groups,
			array(
				'category' => $category,
				'post_tag' => $tags,
			)
		);
		self::assertSame( array(), $from( '', array( 'a' ) ) );
		self::assertSame(
			array(
				'category' => array( 'code' ),
				'post_tag' => array(
					'a',
					'b',
				),
			),
			$from( 'code,design', 'a,,a,b' )
		);
		self::assertSame( array( 'post_tag' => array( 'grun' ) ), $from( '', 'Grün' ), 'As slugs are written.' );
		$many = implode( ',', range( 1, 30 ) );
		self::assertSame( array( '1', '2', '3', '4', '5', '6', '7', '8', '9', '10' ), $from( '', $many )['post_tag'] );
		self::assertSame( array( '1', '2', '3', '4', '5', '6', '7', '8', '9' ), $from( 'code', $many )['post_tag'] );
	}

	public function test_clicks(): void {
		[ 'category' => $one, 'post_tag' => $several ] = $this->config->groups;
		$before                                        = array(
			'category' => array( 'code' ),
			'post_tag' => array( 'a', 'b' ),
		);
		self::assertEquals(
			array(
				'category' => array( 'design' ),
				'post_tag' => array(
					'a',
					'b',
				),
			),
			Choice::toggled( $before, $one, 'design' )
		);
		self::assertEquals(
			array(
				'category' => array( 'code' ),
				'post_tag' => array(
					'a',
					'b',
				),
			),
			Choice::toggled( $before, $one, 'code' )
		);
		self::assertEquals( array( 'post_tag' => array( 'a', 'b' ) ), Choice::toggled( $before, $one, '' ) );
		self::assertEquals(
			array(
				'category' => array( 'code' ),
				'post_tag' => array( 'b' ),
			),
			Choice::toggled( $before, $several, 'a' )
		);
		self::assertEquals(
			array(
				'category' => array( 'code' ),
				'post_tag' => array(
					'a',
					'b',
					'c',
				),
			),
			Choice::toggled( $before, $several, 'c' )
		);
		self::assertEquals(
			array( 'category' => array( 'code' ) ),
			Choice::toggled(
				array(
					'category' => array( 'code' ),
					'post_tag' => array( 'a' ),
				),
				$several,
				'a'
			)
		);
		self::assertEquals( array( 'post_tag' => array( 'a' ) ), Choice::toggled( array(), $several, 'a' ) );
	}

	public function test_rules(): void {
		$id    = static fn( string $slug, string $taxonomy ): int => get_term_by( 'slug', $slug, $taxonomy )->term_id;
		$rules = Choice::rules(
			array(
				'category' => array( 'code' ),
				'post_tag' => array(
					'a',
					'gone',
					'b',
				),
			)
		);
		self::assertSame( array( 'category', 'post_tag' ), array_keys( $rules ) );
		self::assertSame(
			array( $id( 'code', 'category' ) ),
			$rules['category']->include,
			'Not the tag of that slug.'
		);
		self::assertEqualsCanonicalizing(
			array( $id( 'a', 'post_tag' ), $id( 'b', 'post_tag' ) ),
			$rules['post_tag']->include
		);
		self::assertFalse( $rules['post_tag']->all );
		self::assertSame(
			array( PHP_INT_MAX ),
			Choice::rules( array( 'post_tag' => array( 'gone' ) ) )['post_tag']->include,
			'Nothing has it.'
		);
		$queries = get_num_queries();
		Choice::rules(
			array(
				'category' => array( 'code' ),
				'post_tag' => array(
					'a',
					'b',
				),
			)
		);
		self::assertSame( $queries, get_num_queries(), 'What has been read is known.' );
		wp_delete_term( $id( 'a', 'post_tag' ), 'post_tag' );
		self::assertSame(
			array( PHP_INT_MAX ),
			Choice::rules( array( 'post_tag' => array( 'a' ) ) )['post_tag']->include,
			'Until terms change.'
		);
	}
}
