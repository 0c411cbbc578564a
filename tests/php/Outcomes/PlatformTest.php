<?php
/**
 * The files that platforms of ads import.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Outcomes;

use DateTimeZone;
use Eidan\Outcomes\Conversions\Conversion;
use Eidan\Outcomes\Conversions\Platform;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;

#[CoversClass( Platform::class )]
final class PlatformTest extends TestCase {

	private const GCLID = 'Cj0KCQjw9fntBRCGARIsAGjFq5E_x-Zk';

	/** @return list<Conversion> One in winter, one in summer. */
	private static function conversions(): array {
		return array(
			// 2026-03-28 12:00:00 UTC and, after the clock has changed, 2026-03-30 12:00:00 UTC.
			new Conversion( self::GCLID, 'Purchase', 1774699200, '49.90', 'EUR' ),
			new Conversion( self::GCLID, '=Won, "quoted"', 1774872000 ),
		);
	}

	public function test_google_gets_its_columns_and_times_with_their_offset(): void {
		self::assertSame(
			"Parameters:TimeZone=Europe/Berlin\r\n"
				. "Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\r\n"
				. '"' . self::GCLID . "\",\"Purchase\",\"2026-03-28 13:00:00+0100\",49.90,EUR\r\n"
				. '"' . self::GCLID . "\",\"'=Won, \"\"quoted\"\"\",\"2026-03-30 14:00:00+0200\",,\r\n",
			Platform::Google->file( self::conversions(), new DateTimeZone( 'Europe/Berlin' ), 1774652400 )
		);
	}

	public function test_microsoft_gets_one_offset_for_all_its_times(): void {
		self::assertSame(
			"Parameters:TimeZone=+0100\r\n"
				. "Microsoft Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\r\n"
				. '"' . self::GCLID . "\",\"Purchase\",\"2026-03-28 13:00:00\",49.90,EUR\r\n"
				. '"' . self::GCLID . "\",\"'=Won, \"\"quoted\"\"\",\"2026-03-30 13:00:00\",,\r\n",
			Platform::Microsoft->file( self::conversions(), new DateTimeZone( 'Europe/Berlin' ), 1774652400 )
		);
	}

	public function test_a_site_with_an_offset_has_no_name_of_a_zone(): void {
		self::assertStringStartsWith(
			"Parameters:TimeZone=-0330\r\n",
			Platform::Google->file( array(), new DateTimeZone( '-03:30' ), 1774652400 )
		);
		self::assertStringStartsWith(
			"Parameters:TimeZone=+0000\r\n",
			Platform::Google->file( array(), new DateTimeZone( 'UTC' ), 1774652400 )
		);
	}

	/** @return array<string, array{array<string, string>, string, string}> Fields, click on Google, on Microsoft. */
	public static function visits(): array {
		$page = 'https://shop.example/?utm_source=google&';
		$id   = 'f894f652ea334e739002f7167ab8f8e3';

		return array(
			'stored'             => array( array( 'click_ids' => '{"gclid":"' . self::GCLID . '"}' ), self::GCLID, '' ),
			'the landing page'   => array( array( 'session_entry' => "{$page}msclkid=$id" ), '', $id ),
			'the first one'      => array(
				array( 'first_session_entry' => $page . 'gclid=' . self::GCLID ),
				self::GCLID,
				'',
			),
			'both platforms'     => array(
				array( 'session_entry' => $page . 'gclid=' . self::GCLID . "&msclkid=$id" ),
				self::GCLID,
				$id,
			),
			'the later of two'   => array(
				array(
					'session_entry'       => $page . 'gclid=' . self::GCLID,
					'first_session_entry' => "{$page}gclid=EAIaIQobChMI",
				),
				self::GCLID,
				'',
			),
			'gbraid is no gclid' => array(
				array( 'click_ids' => '{"gbraid":"0AAAAAo1","wbraid":"Cj4KCAjw"}' ),
				'',
				'',
			),
			'a formula'          => array( array( 'click_ids' => '{"gclid":"=1+1","msclkid":"-1+cmd"}' ), '', '' ),
			'a line more'        => array( array( 'click_ids' => '{"gclid":"Cj0KCQ\\n","msclkid":"a,b"}' ), '', '' ),
			'no JSON'            => array( array( 'click_ids' => '{"gclid":' ), '', '' ),
			'a list'             => array( array( 'click_ids' => '{"gclid":["Cj0KCQjw"]}' ), '', '' ),
			'nothing'            => array( array(), '', '' ),
		);
	}

	/** @param array<string, string> $fields Attribution fields. */
	#[DataProvider( 'visits' )]
	public function test_a_click_is_known_by_its_platforms_parameter(
		array $fields,
		string $google,
		string $microsoft
	): void {
		self::assertSame( $google, Platform::Google->click( $fields ) );
		self::assertSame( $microsoft, Platform::Microsoft->click( $fields ) );
	}
}
