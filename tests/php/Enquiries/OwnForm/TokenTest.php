<?php
declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\OwnForm;

use Eidan\Enquiries\OwnForm\Token;
use Eidan\Tests\TestCase;

final class TokenTest extends TestCase {

	public function test_it_gives_back_what_was_sealed_and_shows_nothing_of_it(): void {
		$values = array( 'recipient' => 'secret@example.com', 'choices' => array( 'Ä', '日本' ) );
		$token  = Token::seal( $values, 1_700_000_000 );
		self::assertSame( array( 'made' => 1_700_000_000, 'values' => $values ), Token::open( $token ) );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9_-]+$/D', $token );
		self::assertStringNotContainsString( 'secret', (string) base64_decode( strtr( $token, '-_', '+/' ) ) );
		self::assertNotSame( $token, Token::seal( $values, 1_700_000_000 ) );
	}

	public function test_a_token_that_was_changed_or_is_of_another_site_is_refused(): void {
		$token = Token::seal( array( 'recipient' => 'a@example.com' ), time() );
		foreach ( array( 0, 30, strlen( $token ) - 3 ) as $place ) {
			$changed           = $token;
			$changed[ $place ] = 'A' === $token[ $place ] ? 'B' : 'A';
			self::assertNull( Token::open( $changed ), (string) $place );
		}
		foreach (
			array(
				'',
				'x',
				null,
				array( $token ),
				$token . "\n",
				substr( $token, 4 ),
				str_repeat( 'A', 70_000 ),
			) as $odd
		) {
			self::assertNull( Token::open( $odd ) );
		}
		add_filter( 'salt', static fn(): string => 'another site' );
		self::assertNull( Token::open( $token ) );
	}

	public function test_a_form_with_every_text_at_its_longest_comes_back(): void {
		$long   = array( 'choices' => array_fill( 0, 30, str_repeat( '漢', 200 ) ) )
			+ array_fill_keys( array( 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i' ), str_repeat( '漢', 500 ) );
		$opened = Token::open( Token::seal( $long, time() ) );
		self::assertSame( $long, $opened['values'] ?? null );
	}
}
