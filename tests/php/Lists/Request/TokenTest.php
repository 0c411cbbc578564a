<?php
/**
 * Tests of signed settings.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Request;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;
use Eidan\Tests\TestCase;

/**
 * Only what this site has signed is opened.
 */
final class TokenTest extends TestCase {

	/**
	 * Returns a configuration in which no value is the default.
	 *
	 * @return array<string, mixed>
	 */
	private static function config(): array {
		return array(
			'id'         => 'news',
			'template'   => 'blog-standard',
			'query'      => array(
				'perPage'        => 3,
				'offset'         => 1,
				'order'          => 'title-asc',
				'sticky'         => 'first',
				'terms'          => array(
					array(
						'taxonomy' => 'post_tag',
						'include'  => array( 1, 2 ),
						'exclude'  => array( 3 ),
						'match'    => 'all',
					),
				),
				'authors'        => array( 1 ),
				'excludeAuthors' => array( 2 ),
				'after'          => '2026-01-01',
				'before'         => '2026-12-31',
				'withinDays'     => 30,
				'include'        => array( 9, 8 ),
				'exclude'        => array( 7 ),
				'format'         => 'video',
				'lightSkin'      => 'dark',
				'postType'       => 'page',
			),
			'pagination' => 'infinite',
			'filter'     => array(
				'taxonomy' => 'category',
				'terms'    => array( 4 ),
			),
			'orders'     => array( 'date-asc' ),
			'elements'   => array( 'title', 'image' ),
			'card'       => array(
				'imageSize'     => 'thumbnail',
				'ratio'         => '4/5',
				'excerptLength' => 5,
				'headingLevel'  => 2,
				'readMore'      => 'Mehr “lesen”',
				'eager'         => 1,
				'taxonomy'      => 'post_tag',
			),
			'base'       => '/news/?p=1',
		);
	}

	public function test_what_was_signed_comes_back(): void {
		$config = Config::parse( self::config() );
		$token  = Token::sign( $config->signed_part() );
		$opened = Token::open( $token );
		self::assertSame(
			256,
			strlen( (string) base64_decode( strtr( explode( '.', $token )[1], '-_', '+/' ), true ) ) * 8,
			'Bits of the signature'
		);
		self::assertIsArray( $opened );
		self::assertSame( $config->signed_part(), Config::parse( $opened )->signed_part() );
		self::assertEquals( $config->query, Config::parse( $opened )->query );
		self::assertEquals( $config->card, Config::parse( $opened )->card );
	}

	public function test_defaults_do_not_travel(): void {
		$part = Config::parse( array( 'query' => array( 'perPage' => 10 ) ) )->signed_part();
		self::assertSame( array(), $part['query'] );
		self::assertSame( array(), $part['card'] );
	}

	public function test_each_changed_character_is_refused(): void {
		$token = Token::sign( Config::parse( self::config() )->signed_part() );
		for ( $i = 0, $length = strlen( $token ); $i < $length; $i++ ) {
			foreach ( array( 'A', 'b', '_', '.', '=', '+', "\n", '' ) as $other ) {
				if ( $token[ $i ] !== $other ) {
					self::assertNull(
						Token::open( substr( $token, 0, $i ) . $other . substr( $token, $i + 1 ) ),
						"Character $i"
					);
				}
			}
		}
	}

	public function test_each_changed_value_is_refused(): void {
		$part            = Config::parse( self::config() )->signed_part();
		[ , $signature ] = explode( '.', Token::sign( $part ) );
		$tries           = 0;
		$change          = static function ( array $values, callable $use ) use ( &$change ): void {
			foreach ( $values as $key => $value ) {
				if ( is_array( $value ) ) {
					$change( $value, static fn( array $inner ) => $use( array( $key => $inner ) + $values ) );
				} else {
					$use( array( $key => is_int( $value ) ? $value + 1 : $value . 'x' ) + $values );
				}
				$use( array_diff_key( $values, array( $key => 1 ) ) );
			}
		};
		$change(
			$part,
			static function ( array $values ) use ( $signature, &$tries ): void {
				++$tries;
				[ $data ] = explode( '.', Token::sign( $values ) );
				self::assertNull( Token::open( "$data.$signature" ), (string) wp_json_encode( $values ) );
				self::assertNotNull( Token::open( Token::sign( $values ) ) );
			}
		);
		self::assertGreaterThan( 60, $tries );
	}

	public function test_other_salts_and_purposes_are_refused(): void {
		$token    = Token::sign( array( 'id' => 'a' ) );
		[ $data ] = explode( '.', $token );
		$encode   = static fn( string $bytes ): string => rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
		foreach ( array( '', 'secret', wp_salt( 'nonce' ), wp_salt( 'logged_in' ) ) as $key ) {
			self::assertNull(
				Token::open( "$data." . $encode( hash_hmac( 'sha256', "eidan-list-1|$data", $key, true ) ) )
			);
		}
		self::assertNull(
			Token::open( "$data." . $encode( hash_hmac( 'sha256', $data, wp_salt( 'auth' ), true ) ) ),
			'Another purpose'
		);
		self::assertNull(
			Token::open( "$data." . hash_hmac( 'sha256', "eidan-list-1|$data", wp_salt( 'auth' ) ) ),
			'Another writing'
		);
		add_filter( 'salt', static fn( string $salt ): string => $salt . 'new' );
		self::assertNull( Token::open( $token ), 'New salts' );
	}

	/** Sites of a network share their salts. In an earlier version they opened each other's tokens. */
	public function test_the_token_of_another_site_of_the_network_is_refused(): void {
		$here   = $GLOBALS['blog_id'];
		$tokens = array();
		try {
			foreach ( array( 1, 2, 12 ) as $GLOBALS['blog_id'] ) {
				$tokens[ $GLOBALS['blog_id'] ] = Token::sign( array( 'id' => 'a' ) );
			}
			foreach ( array_keys( $tokens ) as $GLOBALS['blog_id'] ) {
				foreach ( $tokens as $site => $token ) {
					self::assertSame(
						$site === $GLOBALS['blog_id'],
						null !== Token::open( $token ),
						"Of site $site on site {$GLOBALS['blog_id']}"
					);
				}
			}
		} finally {
			$GLOBALS['blog_id'] = $here;
		}
	}

	public function test_odd_tokens_are_refused(): void {
		$long = Token::sign( array( 'id' => str_repeat( 'a', 20000 ) ) );
		self::assertNull( Token::open( $long ) );
		foreach ( array(
			'',
			'.',
			'a',
			'a.',
			'.a',
			'a.b.c',
			"a.b\n",
			Token::sign( array() ) . "\n",
			"\0",
			'%00',
			'null',
		) as $token ) {
			self::assertNull( Token::open( $token ) );
		}
	}

	public function test_a_token_has_a_longest_length(): void {
		$of = static fn( int $length ): string => Token::sign( array( 'id' => str_repeat( 'a', $length ) ) );
		$id = 1;
		while ( strlen( $of( $id + 1 ) ) <= 12000 ) {
			++$id;
		}
		self::assertLessThanOrEqual( 12000, strlen( $of( $id ) ) );
		self::assertNotNull( Token::open( $of( $id ) ) );
		self::assertNull( Token::open( $of( $id + 1 ) ) );
		self::assertSame( 12000, Token::MAX_LENGTH, 'The schema of the request says so too.' );
	}

	public function test_the_signature_is_made_with_the_salt_of_authentication(): void {
		[ $data, $signature ] = explode( '.', Token::sign( array( 'id' => 'a' ) ) );
		$expected             = hash_hmac( 'sha256', "eidan-list-1|$data", wp_salt( 'auth' ), true );
		self::assertSame( $expected, base64_decode( strtr( $signature, '-_', '+/' ), true ) );
	}

	public function test_values_are_as_deep_as_they_may_be(): void {
		$deep = static function ( int $levels ): array {
			$value = array();
			for ( $i = 1; $i < $levels; $i++ ) {
				$value = array( $value );
			}

			return $value;
		};
		self::assertNotNull( Token::open( Token::sign( $deep( 15 ) ) ) );
		self::assertNull( Token::open( Token::sign( $deep( 16 ) ) ) );
	}
}
