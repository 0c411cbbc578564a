<?php
/**
 * The channel of a visit, its device, its click identifiers.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Channel;
use Eidan\Attribution\ClickIds;
use Eidan\Attribution\Device;
use Eidan\Attribution\Referrers;
use Eidan\Attribution\Touches;
use Eidan\Tests\TestCase;

final class ChannelTest extends TestCase {

	/** @return list<array{string, string, string, 3?: string, 4?: string, 5?: string, 6?: string}> Channel, type, source, medium, campaign, referrer, landing page. */
	public static function visits(): array {
		return array(
			array( 'direct', 'typein', '(direct)', '(none)' ),
			array( 'direct', 'typein', 'my-app', 'in-app' ),
			array( 'admin', 'admin', '' ),
			array( 'mobile-app', 'mobile_app', '' ),
			array( 'pos', 'pos', '' ),
			array( 'unknown', '', '' ),
			array( 'unknown', 'utm', 'somewhere', 'something' ),
			array( 'cross-network', 'utm', 'google', 'cpc', 'Cross-network spring' ),
			array( 'paid-shopping', 'utm', 'google', 'cpc', 'DE shopping' ),
			array( 'paid-shopping', 'utm', 'amazon.co.uk', 'ppc' ),
			array( 'paid-search', 'utm', 'google', 'cpc', 'brand' ),
			array( 'paid-search', 'utm', 'Google_Ads', 'CPC' ),
			array( 'paid-search', 'utm', 'bing', 'paidsearch' ),
			array( 'paid-search', 'utm', 'www.google.co.uk', 'cpm' ),
			array( 'paid-search', 'utm', 'google', '', '', '', 'https://shop.example/?gclid=abc' ),
			array( 'paid-social', 'utm', 'facebook-ads', 'paid_social' ),
			array( 'paid-social', 'utm', 'ig', 'cpc' ),
			array( 'paid-video', 'utm', 'youtube', 'cpc' ),
			array( 'display', 'utm', 'dv360', 'banner' ),
			array( 'display', 'utm', 'somebody', 'display' ),
			array( 'paid-other', 'utm', 'taboola', 'cpc' ),
			array( 'paid-other', 'utm', 'partner', 'retargeting' ),
			array( 'organic-shopping', 'referral', 'ebay.de', 'referral', '', 'https://www.ebay.de/' ),
			array( 'organic-social', 'referral', 'twitter.com', 'referral', '', 'https://t.co/x' ),
			array( 'organic-social', 'referral', 'lm.facebook.com', 'referral', '', 'https://lm.facebook.com/' ),
			array( 'organic-social', 'utm', 'club', 'social' ),
			array( 'organic-video', 'referral', 'm.youtube.com', 'referral' ),
			array( 'organic-search', 'organic', 'google', 'organic', '', 'https://www.google.com/' ),
			array( 'organic-search', 'referral', 'duckduckgo.com', 'referral', '', 'https://duckduckgo.com/' ),
			array( 'organic-search', 'referral', 'search.brave.com', 'referral' ),
			array( 'organic-search', 'referral', 'kagi.com', 'referral' ),
			array( 'ai-assistant', 'utm', 'chatgpt.com', '' ),
			array( 'ai-assistant', 'referral', 'perplexity.ai', 'referral', '', 'https://www.perplexity.ai/' ),
			array( 'ai-assistant', 'organic', 'google', 'organic', '', 'https://gemini.google.com/' ),
			array( 'ai-assistant', 'referral', 'copilot.microsoft.com', 'referral' ),
			array( 'email', 'utm', 'newsletter', 'email', 'Summer shop' ),
			array( 'email', 'utm', 'klaviyo', 'E-Mail' ),
			array( 'email', 'utm', '', '', '', '', 'https://shop.example/?mc_cid=1a2b' ),
			array( 'affiliate', 'utm', 'awin', 'affiliate' ),
			array( 'audio', 'utm', 'podcast', 'audio' ),
			array( 'sms', 'utm', 'sms', 'text' ),
			array( 'push', 'utm', 'onesignal', 'web-push' ),
			array( 'referral', 'referral', 'blog.example', 'referral', '', 'https://blog.example/a' ),
			array( 'referral', 'referral', 'google.github.io', 'referral', '', 'https://google.github.io/' ),
			array( 'referral', 'referral', 'google.com.evil.example', 'referral' ),
			array( 'referral', 'referral', 'mail.google.com', 'referral', '', 'https://mail.google.com/' ),
			array( 'referral', 'referral', 'notfacebook.com', 'referral' ),
		);
	}

	/** @dataProvider visits */
	public function test_a_visit_has_its_channel( string $channel, string $type, string $source, string $medium = '', string $campaign = '', string $referrer = '', string $landing = '' ): void {
		$visit = array_filter(
			array(
				'source_type'   => $type,
				'utm_source'    => $source,
				'utm_medium'    => $medium,
				'utm_campaign'  => $campaign,
				'referrer'      => $referrer,
				'session_entry' => $landing,
			)
		);

		self::assertSame( $channel, Channel::of( $visit ) );
	}

	public function test_other_code_names_channels_of_its_own(): void {
		add_filter( 'eidan_attribution_channels', static fn( $all ) => $all + array( 'fair' => 'Trade fair', 'Bad id' => 'x' ) );
		add_filter( 'eidan_attribution_channel', static fn( $channel, $visit ) => array( 'stand' => 'fair', 'odd' => 'nowhere' )[ $visit['utm_source'] ?? '' ] ?? $channel, 10, 2 );

		self::assertSame( 'fair', Channel::of( array( 'source_type' => 'utm', 'utm_source' => 'stand' ) ) );
		self::assertSame( 'Trade fair', Channel::label( 'fair' ) );
		self::assertSame( 'unknown', Channel::of( array( 'source_type' => 'utm', 'utm_source' => 'odd' ) ) );
		self::assertArrayNotHasKey( 'Bad id', Channel::all() );
		self::assertSame( 'Unknown', Channel::label( 'gone' ) );
	}

	public function test_click_identifiers_are_read_off_the_landing_page(): void {
		$ids = ClickIds::of( 'https://shop.example/?a=1&gclid=x%2Fy&GCLID=second&fbclid=<script>&msclkid=1&utm_source=x#?ttclid=4' );

		self::assertSame( array( 'gclid' => 'x/y', 'msclkid' => '1' ), $ids );
		self::assertSame( $ids, ClickIds::decode( ClickIds::encode( $ids ) ) );
		self::assertSame( array(), ClickIds::of( 'https://shop.example/gclid=1' ) );
		self::assertSame( array(), ClickIds::decode( '{"gclid":["x"],"evil":"x"}' ) );
	}

	public function test_click_identifiers_stay_short(): void {
		$address = 'https://shop.example/?';
		foreach ( array( 'gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid', 'yclid', 'ttclid' ) as $name ) {
			$address .= "$name=" . str_repeat( 'x', 512 ) . '&';
		}

		self::assertLessThanOrEqual( 2048, strlen( ClickIds::encode( ClickIds::of( $address ) ) ) );
	}

	/** A click on Facebook's or Instagram's own links is not paid for. */
	public function test_fbclid_and_igshid_never_mean_a_paid_visit(): void {
		foreach ( array( 'fbclid', 'igshid' ) as $name ) {
			self::assertSame( 'organic-social', Channel::of( array( 'source_type' => 'utm', 'session_entry' => "https://shop.example/?$name=1" ) ) );
		}
	}

	/** @return list<array{string, string}> */
	public static function agents(): array {
		return array(
			array( 'Tablet', 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1' ),
			array( 'Tablet', 'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 Chrome/119.0.0.0 Safari/537.36' ),
			array( 'Tablet', 'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 Silk/94.3 like Chrome/94 Safari/537.36' ),
			array( 'Tablet', 'Mozilla/5.0 (Android 13; Tablet; rv:120.0) Gecko/120.0 Firefox/120.0' ),
			array( 'Mobile', 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36' ),
			array( 'Mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' ),
			array( 'Mobile', 'Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0' ),
			array( 'Desktop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15' ),
			array( 'Desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/119.0.0.0 Safari/537.36' ),
			array( 'Desktop', 'Mozilla/5.0 (Linux; Android 9; AFTMM Build/PS7233) AppleWebKit/537.36 Silk/94 like Chrome/94 Safari/537.36' ),
			array( '', ' ' ),
		);
	}

	/** @dataProvider agents */
	public function test_a_tablet_is_a_tablet( string $device, string $agent ): void {
		self::assertSame( $device, Device::of( $agent ) );
	}

	public function test_first_last_and_last_non_direct_touch_are_told_apart(): void {
		$fields = array(
			'source_type'       => 'utm',
			'utm_source'        => 'google',
			'utm_medium'        => 'cpc',
			'first_source_type' => 'organic',
			'first_utm_source'  => 'bing',
			'last_source_type'  => 'typein',
		);

		self::assertSame( array( 'channel' => 'paid-search', 'first_channel' => 'organic-search', 'last_channel' => 'direct' ), Touches::derive( $fields ) );
		self::assertSame( array( 'channel' => 'direct', 'first_channel' => 'direct', 'last_channel' => 'direct' ), Touches::derive( array( 'source_type' => 'typein' ) ) );
		self::assertSame( array(), Touches::derive( array() ) );
		self::assertSame( 'paid-search', Touches::derive( array( 'last_source_type' => 'utm' ) + $fields )['last_channel'] );
	}

	public function test_places_have_names(): void {
		self::assertSame( array( 'ChatGPT', 'Google', '' ), array( Referrers::name( 'https://chatgpt.com/c/1' ), Referrers::name( 'www.google.de' ), Referrers::name( 'blog.example' ) ) );
		self::assertSame( 'shop.example', Referrers::host( 'https://user:p@www.Shop.example:8080/a@b?x' ) );
	}
}
