<?php
/**
 * Enquiries in the files that platforms of ads import, and who gets them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Outcomes;

use Eidan\Attribution\Report\Period;
use Eidan\Enquiries\Changes;
use Eidan\Enquiries\History;
use Eidan\Enquiries\State;
use Eidan\Outcomes\Conversions\Conversions;
use Eidan\Outcomes\Conversions\ConversionsRest;
use Eidan\Outcomes\Conversions\FromEnquiries;
use Eidan\Outcomes\Conversions\Platform;
use Eidan\Settings\Settings;
use Eidan\Tests\Enquiries\EnquiryTestCase;
use PHPUnit\Framework\Attributes\CoversClass;

#[CoversClass( FromEnquiries::class )]
#[CoversClass( ConversionsRest::class )]
final class EnquiryConversionsTest extends EnquiryTestCase {

	private const ROUTE = '/eidan/v1/attribution/conversions';

	private const GCLID = 'Cj0KCQjw9fntBRCGARIsAGjFq5E';

	private const AD = array(
		'source_type'   => 'utm',
		'utm_source'    => 'google',
		'utm_medium'    => 'cpc',
		'session_entry' => 'https://site.example/?gclid=' . self::GCLID,
	);

	/** @param array<string, mixed> $more Other settings. */
	private function on( array $more = array() ): void {
		update_option( Settings::OPTION, array( 'outcomes' => $more + array( 'conversions' => true ) ) );
	}

	/** @return list<string> Lines of today's file without its head. */
	private function lines( string $platform = 'google', string $kind = 'enquiries' ): array {
		$answer = $this->rest( 'GET', self::ROUTE, array( 'platform' => $platform, 'kind' => $kind ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );

		return array_slice( explode( "\r\n", trim( $answer->get_data()['content'] ) ), 2 );
	}

	public function test_won_enquiries_with_a_click_are_in_the_file(): void {
		$this->on();
		$this->act_as( 'editor' );
		$won = $this->enquire( self::AD );
		Changes::value( $won, '1250.5' );
		// Without a shop's currency none is known.
		update_post_meta( $won, '_eidan_enquiry_currency', 'CHF' );
		Changes::move( $won, State::Won );
		$this->enquire( self::AD );
		$lost = $this->enquire( self::AD );
		Changes::move( $lost, State::Lost );
		// Nothing is recorded without consent.
		Changes::move( $this->enquire(), State::Won );
		Changes::move( $this->enquire( self::MAIL ), State::Won );
		$lines = $this->lines();
		self::assertCount( 1, $lines );
		self::assertMatchesRegularExpression(
			'/^"' . self::GCLID . '","Won enquiry","\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+-]\d{4}",1250\.5,CHF$/D',
			$lines[0]
		);
		self::assertSame( array(), $this->lines( 'microsoft' ) );
		wp_trash_post( $won );
		self::assertSame( array(), $this->lines() );
	}

	public function test_every_enquiry_is_in_the_file_once_it_has_a_name(): void {
		$this->on( array( 'conversionEnquiry' => '=Lead', 'conversionWon' => '' ) );
		$this->act_as( 'editor' );
		$this->enquire( self::AD );
		Changes::move( $this->enquire( self::AD ), State::Won );
		$lines = $this->lines();
		self::assertCount( 2, $lines );
		self::assertStringStartsWith( '"' . self::GCLID . '","\'=Lead","', $lines[0] );
		self::assertStringEndsWith( '",,', $lines[0] );
	}

	public function test_an_enquiry_counts_on_the_day_it_was_won(): void {
		$this->on();
		$id = $this->enquire( self::AD );
		Changes::move( $id, State::Won );
		$changes            = History::of( $id );
		$changes[0]['time'] = (int) strtotime( '2026-05-31 21:59:59 UTC' );
		update_post_meta( $id, History::META, $changes );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$lines = static function ( string $after, string $before ): string {
			$period = Period::of( $after, $before, wp_timezone() );
			self::assertNotNull( $period );
			return Conversions::file( Platform::Google, $period, \Eidan\Attribution\Report\Kind::cases() );
		};
		self::assertStringContainsString( '"2026-05-31 23:59:59+0200"', $lines( '2026-05-31', '2026-05-31' ) );
		self::assertStringNotContainsString( self::GCLID, $lines( '2026-06-01', '2026-06-30' ) );
		self::assertStringNotContainsString( self::GCLID, $lines( '2026-05-01', '2026-05-30' ) );
	}

	public function test_nobody_gets_a_file_while_it_is_off(): void {
		$this->act_as( 'administrator' );
		$ask = array( 'platform' => 'google', 'kind' => 'enquiries' );
		self::assertSame( 404, $this->rest( 'GET', self::ROUTE, $ask )->get_status() );
	}

	public function test_only_who_may_see_the_report_gets_a_file(): void {
		$ask = array( 'platform' => 'google', 'kind' => 'enquiries' );
		$this->on();
		foreach ( array( '' => 401, 'subscriber' => 403, 'author' => 403, 'editor' => 200 ) as $role => $status ) {
			$this->act_as( $role );
			self::assertSame( $status, $this->rest( 'GET', self::ROUTE, $ask )->get_status(), $role );
		}
		// An editor may not see orders.
		self::assertSame( 403, $this->rest( 'GET', self::ROUTE, array( 'kind' => 'orders' ) + $ask )->get_status() );
		foreach ( array(
			array( 'platform' => 'other' ),
			array( 'platform' => array( 'google' ) ),
			array( 'after' => '2026-02-30' ),
			array( 'after' => "2026-01-01\n" ),
			array( 'after' => '2026-02-02', 'before' => '2026-02-01' ),
		) as $wrong ) {
			self::assertSame( 400, $this->rest( 'GET', self::ROUTE, $wrong + $ask )->get_status() );
		}
	}
}
