<?php
/**
 * Tests of what a request may ask for.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Rest;

use Eidan\Lists\Query\Cursor;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Rest\Arguments;
use Eidan\Tests\Lists\Request\ChoiceTestCase;
use WP_Error;

/**
 * Checks of a request that depend on the list. Types and limits are in the schema: GetPostsTest covers these.
 */
final class RequestStateTest extends ChoiceTestCase {

	/**
	 * Returns request options with rules for taxonomies.
	 *
	 * @param array<mixed> ...$rules Taxonomy and terms of each rule.
	 * @return array<string, mixed>
	 */
	private static function rules( array ...$rules ): array {
		return array(
			'additional_query_args' => array(
				'tax_query' => array_map(
					static fn( array $rule ): array => array(
						'taxonomy' => $rule[0],
						'terms'    => $rule[1],
					),
					$rules
				),
			),
		);
	}

	/**
	 * Returns the state that a valid request asks for.
	 *
	 * @param array<string, mixed> $options Options of the request.
	 * @param Config|null          $config  The list; null = the one of setUp().
	 */
	private function state( array $options, ?Config $config = null ): State {
		$state = Arguments::state( $options, $config ?? $this->config );
		self::assertInstanceOf( State::class, $state, $state instanceof WP_Error ? $state->get_error_message() : '' );

		return $state;
	}

	/**
	 * Returns the name of the parameter for which a request is refused.
	 *
	 * @param array<string, mixed> $options Options of the request.
	 * @param Config|null          $config  The list; null = the one of setUp().
	 */
	private function fault( array $options, ?Config $config = null ): string {
		$error = Arguments::state( $options, $config ?? $this->config );
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertSame( 'rest_invalid_param', $error->get_error_code() );
		self::assertSame( 400, $error->get_error_data()['status'] );
		$name = (string) array_key_first( $error->get_error_data()['params'] );
		self::assertStringContainsString( $name, $error->get_error_message() );
		self::assertStringContainsString( $error->get_error_data()['params'][ $name ], $error->get_error_message() );

		return $name;
	}

	public function test_pages(): void {
		self::assertSame( array( 1, 0 ), array( $this->state( array() )->page, $this->state( array() )->max_pages ) );
		self::assertSame( 1000, $this->state( array( 'next_page' => 1000 ) )->page );
		self::assertSame(
			array( 0, 7, 1000 ),
			array(
				$this->state( array( 'max_pages_num' => 7 ) )->max_pages,
				$this->state(
					array(
						'next_page'     => 2,
						'max_pages_num' => 7,
					)
				)->max_pages,
				$this->state(
					array(
						'next_page'     => 2,
						'max_pages_num' => 1000,
					)
				)->max_pages,
			),
			'Page 1 is counted anew.'
		);
		self::assertSame( 0, $this->state( array( 'next_page' => 2 ) )->max_pages );
		$one = self::list( array( 'pagination' => 'none' ) );
		self::assertSame( 1, $this->state( array( 'next_page' => 1 ), $one )->page );
		self::assertSame( 'options[next_page]', $this->fault( array( 'next_page' => 2 ), $one ) );
	}

	public function test_orders(): void {
		self::assertSame(
			array( '', '', 'title-asc' ),
			array(
				$this->state( array() )->order,
				$this->state( array( 'order' => '' ) )->order,
				$this->state( array( 'order' => 'title-asc' ) )->order,
			)
		);
		self::assertSame( 'options[order]', $this->fault( array( 'order' => 'title-desc' ) ) );
	}

	public function test_cursors(): void {
		self::assertNull( $this->state( array() )->cursor );
		self::assertNull( $this->state( array( 'cursor' => '' ) )->cursor );
		self::assertSame( 'options[cursor]', $this->fault( array( 'cursor' => 'x' ) ) );
		$cursor = $this->state( array( 'cursor' => '20260131235958.123' ) )->cursor;
		self::assertSame(
			array( '2026-01-31 23:59:58', 123, '20260131235958.123' ),
			array( $cursor?->date, $cursor?->id, (string) $cursor )
		);
		$post = get_post( $this->create_post( array( 'post_date' => '2026-02-03 04:05:06' ) ) );
		self::assertSame( "20260203040506.$post->ID", (string) Cursor::after( $post ) );
		foreach ( array(
			'20260131000000.1',
			'20260131235959.1',
			'00010101000000.1',
			'20240229120000.1',
			'20260101000000.999999999999999999',
		) as $good ) {
			self::assertSame( $good, (string) Cursor::parse( $good ) );
		}
		foreach ( array(
			null,
			1,
			'',
			'20260131235958',
			'20260131235958.',
			'20260131235958.0',
			'20260131235958.1.2',
			"20260131235958.1\n",
			'20260132000000.1',
			'20261301000000.1',
			'20260001000000.1',
			'20260100000000.1',
			'20260131240000.1',
			'20260131236000.1',
			'20260131235960.1',
			'00000101000000.1',
			'20250229000000.1',
			'2026013123595.1',
			'20260131235958.1234567890123456789',
		) as $bad ) {
			self::assertNull( Cursor::parse( $bad ), (string) wp_json_encode( $bad ) );
		}
	}

	public function test_terms(): void {
		self::assertSame( array(), $this->state( array() )->choice );
		foreach ( array( array(), array( 'tax_query' => array() ) ) as $nothing ) {
			self::assertSame( array(), $this->state( array( 'additional_query_args' => $nothing ) )->choice );
		}
		self::assertSame(
			array( 'category' => array( 'code' ) ),
			$this->state( self::rules( array( 'category', array( 'code' ) ) ) )->choice
		);
		self::assertSame(
			array(
				'category' => array( 'code' ),
				'post_tag' => array(
					'b',
					'a',
				),
			),
			$this->state(
				self::rules( array( 'category', array( 'code' ) ), array( 'post_tag', array( 'b', 'a', 'b', '' ) ) )
			)->choice
		);
		self::assertSame(
			array( 'post_tag' => array( 'a' ) ),
			$this->state( self::rules( array( 'category', array( '' ) ), array( 'post_tag', array( 'a' ) ) ) )->choice
		);
		self::assertSame(
			array( 'post_tag' => array( 'a' ) ),
			$this->state( array( 'max_pages_num' => 3 ) + self::rules( array( 'post_tag', array( 'a' ) ) ) )->choice
		);
		$tax = 'options[additional_query_args][tax_query]';
		self::assertSame( "{$tax}[0][taxonomy]", $this->fault( self::rules( array( 'post_format', array( 'x' ) ) ) ) );
		self::assertSame(
			"{$tax}[1][taxonomy]",
			$this->fault( self::rules( array( 'category', array( 'code' ) ), array( 'category', array( 'design' ) ) ) )
		);
		self::assertSame(
			"{$tax}[0][terms]",
			$this->fault( self::rules( array( 'category', array( 'code', 'design' ) ) ) )
		);
		self::assertSame(
			"{$tax}[1][terms]",
			$this->fault( self::rules( array( 'category', array( 'code' ) ), array( 'post_tag', array( 'none' ) ) ) )
		);
		self::assertSame(
			"{$tax}[0][terms]",
			$this->fault( self::rules( array( 'category', array( 'a' ) ) ) ),
			'A term of another taxonomy.'
		);
		$tags = array_map( static fn( int $i ): string => "t$i", range( 1, 11 ) );
		self::assertCount(
			10,
			$this->state( self::rules( array( 'post_tag', array_slice( $tags, 0, 10 ) ) ) )->choice['post_tag']
		);
		self::assertSame( "{$tax}[0][terms]", $this->fault( self::rules( array( 'post_tag', $tags ) ) ) );
		self::assertCount(
			9,
			$this->state(
				self::rules( array( 'category', array( 'code' ) ), array( 'post_tag', array_slice( $tags, 0, 9 ) ) )
			)->choice['post_tag']
		);
		self::assertSame(
			"{$tax}[1][terms]",
			$this->fault(
				self::rules( array( 'category', array( 'code' ) ), array( 'post_tag', array_slice( $tags, 0, 10 ) ) )
			)
		);
	}
}
