<?php
/**
 * Channels that an owner names.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Options;
use Eidan\Tests\TestCase;

final class OwnChannelsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option(
			'eidan_settings',
			array(
				'attribution' => array(
					'channels' => "Fairs ; Expo.example, fair-2026 ; \nMesse Köln; ; stand, booth\n"
						. "Partners; bing; affiliate\n展会; expo.cn\nEmail; mine",
				),
			)
		);
	}

	/** @return iterable<string, array{string, array<string, string>}> */
	public static function visits(): iterable {
		$visit = static fn ( string $type, string $source, string $medium = '' ): array => array(
			'source_type' => $type,
			'utm_source'  => $source,
			'utm_medium'  => $medium,
		);
		yield 'a source' => array( 'own-fairs', $visit( 'utm', 'Fair-2026', 'banner' ) );
		yield 'a host' => array( 'own-fairs', $visit( 'referral', 'www.expo.example' ) );
		yield 'a host below it' => array( 'own-fairs', $visit( 'referral', 'tickets.expo.example' ) );
		yield 'another host' => array( 'referral', $visit( 'referral', 'myexpo.example' ) );
		yield 'a medium' => array( 'own-messe-koln', $visit( 'utm', 'anybody', 'Booth' ) );
		yield 'both' => array( 'own-partners', $visit( 'utm', 'www.bing.com', 'affiliate' ) );
		yield 'one of both' => array( 'organic-search', $visit( 'organic', 'bing' ) );
		yield 'a direct visit' => array( 'direct', $visit( 'typein', 'fair-2026', 'stand' ) );
		yield 'a name like one of ours' => array( 'own-email', $visit( 'utm', 'mine' ) );
		yield 'a name of other letters' => array( 'own-' . md5( '展会' ), $visit( 'referral', 'expo.cn' ) );
	}

	/**
	 * @dataProvider visits
	 *
	 * @param array<string, string> $visit
	 */
	public function test_they_come_before_ours( string $channel, array $visit ): void {
		self::assertSame( $channel, Channel::of( $visit ) );
	}

	public function test_a_setting_that_changes_counts_at_once(): void {
		$visit = array( 'source_type' => 'referral', 'utm_source' => 'expo.example' );
		self::assertSame( 'own-fairs', Channel::of( $visit ) );
		update_option( 'eidan_settings', array( 'attribution' => array( 'channels' => 'Expos; expo.example' ) ) );
		self::assertSame( 'own-expos', Channel::of( $visit ) );
		update_option( 'eidan_settings', array() );
		self::assertSame( 'referral', Channel::of( $visit ) );
		self::assertArrayNotHasKey( 'own-expos', Channel::all() );
	}

	public function test_lists_have_them_first_by_their_names(): void {
		self::assertSame(
			array( 'Fairs', 'Messe Köln', 'Partners', '展会', 'Email', 'Paid search' ),
			array_slice( array_values( Channel::all() ), 0, 6 )
		);
		self::assertSame( 'Messe Köln', Channel::label( 'own-messe-koln' ) );
	}

	public function test_a_line_without_a_rule_is_said(): void {
		self::assertSame( '', Options::problem( 'channels', "Fairs; expo.example\nStands; ; stand" ) );
		foreach ( array( 'no rule', '; expo.example', 'Fairs; ;', 'Fairs; ,; ,' ) as $line ) {
			self::assertStringContainsString( trim( $line ), Options::problem( 'channels', "Fairs; a\n$line" ) );
		}
	}
}
