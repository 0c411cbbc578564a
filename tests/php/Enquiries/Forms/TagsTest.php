<?php
/**
 * Tests of the visit in words.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use Eidan\Enquiries\Forms\Tags;
use Eidan\Enquiries\Sent;
use PHPUnit\Framework\Attributes\DataProvider;

final class TagsTest extends FormsTestCase {

	public function test_a_visit_in_words(): void {
		$fields = Sent::fields( wp_json_encode( self::VISIT ) );
		self::assertSame( 'Email', Tags::value( 'channel', $fields ) );
		self::assertSame( 'news / email', Tags::value( 'source', $fields ) );
		self::assertSame( 'spring', Tags::value( 'campaign', $fields ) );
		self::assertSame( self::VISIT['session_entry'], Tags::value( 'landing', $fields ) );
		self::assertMatchesRegularExpression(
			'~^Email \(news / email, spring, .*2026.*\)$~',
			Tags::value( 'journey', $fields )
		);
	}

	public function test_a_way_of_several_visits(): void {
		$journey = Tags::value(
			'journey',
			Sent::fields(
				wp_json_encode(
					self::VISIT + array(
						'first_source_type' => 'organic',
						'first_utm_source'  => 'google',
						'first_utm_medium'  => 'organic',
						'last_source_type'  => 'typein',
					)
				)
			)
		);
		self::assertMatchesRegularExpression(
			'~^Organic search \(google / organic\) → Email \(.+\) → Direct$~',
			$journey
		);
	}

	public function test_a_channel_of_the_owner_ends_no_line(): void {
		add_filter(
			'eidan_attribution_channels',
			static fn ( array $channels ): array => array( 'email' => "Letter\r\nBcc: evil@example.com" ) + $channels
		);
		self::assertSame(
			'Letter Bcc: evil@example.com',
			Tags::value( 'channel', Sent::fields( wp_json_encode( self::VISIT ) ) )
		);
	}

	public function test_nothing_known_is_said_in_one_word(): void {
		self::assertSame( array( 'channel' => 'Unknown' ), Tags::values( array() ) );
		self::assertSame( '', Tags::value( 'secret', array() ) );
		self::assertFalse( Tags::has( 'secret' ) );
	}

	#[DataProvider( 'hostile' )]
	public function test_whatever_was_sent_is_a_line_of_text( string $payload ): void {
		$fields = Sent::fields( wp_json_encode( self::visit_of( $payload ) ) );
		foreach ( array_keys( Tags::all() ) as $name ) {
			self::assert_line( Tags::value( $name, $fields ) );
			$inert = Tags::inert( $name, $fields );
			self::assert_line( $inert );
			self::assertDoesNotMatchRegularExpression( '/[\[\]{}<>]/', $inert );
		}
		$dom = $this->dom( Tags::html( $fields ) );
		self::assertSame(
			0,
			$dom->query(
				'//*[not(self::p or self::strong or self::br or self::bdi or self::html or self::body)]'
			)->length
		);
		self::assertSame( 0, $dom->query( '//p//@*' )->length );
	}
}
