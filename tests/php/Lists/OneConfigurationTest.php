<?php
/**
 * Tests of how attributes become a list, and how a click becomes an answer.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Lists;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;
use Eidan\Support\Value;
use Eidan\Tests\Matrix\Blocks;
use Eidan\Tests\Sources;

/**
 * A value is checked once: a block's value by the block's schema, a request's by the route's, and a value of signed
 * settings where these are opened. From there to the database a query is an object. See the diagram in docs/lists.md.
 */
final class OneConfigurationTest extends ListsTestCase {

	/** Which files read values that come from outside, and how often each call appears in them. */
	private const READERS = array(
		'Config::parse('      => array( 'Lists/Lists.php' => 2, 'Rest/GetPosts.php' => 1 ),
		'Query::parse('       => array( 'Lists/ListLayout.php' => 1, 'Lists/Request/Config.php' => 1 ),
		'CardOptions::parse(' => array( 'Lists/Request/Config.php' => 1 ),
		'FilterGroup::parse(' => array( 'Lists/Request/Config.php' => 1 ),
		// A query becomes an array only where it is signed.
		'query->to_array('   => array( 'Lists/Request/Config.php' => 1 ),
	);

	/** @return array<string, string> Code of the list engine, its blocks and its route by path. */
	private static function code(): array {
		$code = array();
		foreach ( Sources::classes() as $path => $text ) {
			if ( 1 === preg_match( '~^(?:Lists|Rest|Blocks|Shop|Instagram)/~', $path ) ) {
				$code[ $path ] = (string) preg_replace( '~^\s*(\*|//).*$~m', '', $text );
			}
		}

		return $code;
	}

	public function test_what_comes_from_elsewhere_is_read_in_one_place(): void {
		foreach ( self::READERS as $call => $expected ) {
			$found = array_filter(
				array_map( static fn( string $code ): int => substr_count( $code, $call ), self::code() )
			);
			ksort( $found );
			self::assertSame( $expected, $found, $call );
		}
	}

	public function test_blocks_hand_over_a_configuration(): void {
		foreach ( self::code() as $path => $code ) {
			self::assertDoesNotMatchRegularExpression( '/Lists::(render|cards|found)\(\s*array\(/', $code, $path );
		}
	}

	public function test_valid_attributes_are_not_checked_again(): void {
		$query = Value::by( require EIDAN_DIR . '/includes/Lists/Query/schema.php', array() );
		$list  = Config::trusted(
			array( 'query' => array( 'perPage' => 777, 'order' => 'no-such' ) + $query ),
			'plain',
			array( 'excerptLength' => 999 )
		);
		self::assertSame(
			array( 777, 'no-such', 999 ),
			array( $list->query->per_page, $list->query->order, $list->card->excerpt_length )
		);
		self::assertSame(
			$list->query,
			$list->placed( 'x', '/', 0 )->query,
			'Where it leans on nothing of its page it stays the same object.'
		);
		self::assertEquals(
			new Query(),
			Query::trusted( $query ),
			'The defaults of the schema are those of the class.'
		);
	}

	public function test_what_code_says_is_checked(): void {
		$list = Config::parse(
			array(
				'query'      => array(
					'perPage' => 777,
					'order'   => 'no-such',
					'include' => array( '12', 'x', 12, -1, 3 ),
				),
				'card'       => array( 'excerptLength' => 999, 'readMore' => str_repeat( 'x', 300 ) ),
				'pagination' => 'endless',
			)
		);
		self::assertSame(
			array( 10, 'date-desc', array( 12, 3 ), 30, 200, 'none' ),
			array(
				$list->query->per_page,
				$list->query->order,
				$list->query->include,
				$list->card->excerpt_length,
				strlen( $list->card->read_more ),
				$list->pagination,
			)
		);
		self::assertStringContainsString(
			'eidan-list',
			Lists::render(
				array_fill_keys(
					array(
						'id',
						'template',
						'query',
						'pagination',
						'filter',
						'orders',
						'elements',
						'card',
						'class',
						'label',
						'empty',
					),
					new \stdClass()
				)
			)
		);
	}

	public function test_what_blocks_sign_comes_back_the_same(): void {
		$signed = 0;
		foreach ( ListBlocks::slugs() as $slug ) {
			$own  = Blocks::own( $slug );
			$name = Blocks::all()[ $slug ]->name;
			foreach ( isset( $own['pagination'] ) ? Blocks::fixtures( $slug ) : array() as $file => $markup ) {
				$html = $this->render( Blocks::with( $markup, $name, array( 'pagination' ), 'load-more' ) );
				preg_match_all( '/ data-eidan-list="([^"]+)"/', $html, $lists );
				foreach ( $lists[1] as $options ) {
					$opened = Token::open( json_decode( html_entity_decode( $options ), true )['settings'] );
					self::assertIsArray( $opened );
					self::assertSame(
						wp_json_encode( $opened ),
						wp_json_encode( Config::parse( $opened )->signed_part() ),
						"$slug: $file"
					);
					++$signed;
				}
			}
		}
		// Of some blocks none may sign anything, which is right.
		self::assertGreaterThan( false === getenv( 'EIDAN_BLOCKS' ) ? 4 : -1, $signed );
	}
}
