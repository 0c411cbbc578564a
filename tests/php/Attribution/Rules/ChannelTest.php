<?php
/**
 * The channel of a visit.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Referrers;
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
			array( 'unknown', 'referral', 'somewhere', 'something' ),
			array( 'other-campaigns', 'utm', 'somewhere', 'something' ),
			array( 'other-campaigns', 'utm', 'somewhere', '', '', 'https://www.google.com/' ),
			array( 'other-campaigns', 'utm', '(none)', '(none)' ),
			// Seen from a later page of the shop on: nobody knows how it began.
			array( 'unknown', 'typein', '(direct)', '(none)', '', 'https://shop.example/cart' ),
			array( 'direct', 'typein', '(direct)', '(none)', '', '(none)' ),
			array( 'direct', 'utm', '(direct)', '(not set)' ),
			array( 'cross-network', 'utm', 'google', 'cpc', 'Cross-network spring' ),
			array( 'paid-shopping', 'utm', 'google', 'cpc', 'DE shopping' ),
			array( 'paid-shopping', 'utm', 'amazon.co.uk', 'ppc' ),
			array( 'paid-search', 'utm', 'google', 'cpc', 'brand' ),
			array( 'paid-search', 'utm', 'Google_Ads', 'CPC' ),
			array( 'paid-search', 'utm', 'bing', 'paidsearch' ),
			array( 'paid-search', 'utm', 'www.google.co.uk', 'cpm' ),
			array( 'paid-search', 'utm', 'google', '', '', '', 'https://shop.example/?gclid=abc' ),
			array( 'paid-search', 'utm', 'google', 'null', '', '', 'https://shop.example/?gclid=abc' ),
			array( 'paid-search', 'utm', 'google', '(not set)', '', '', 'https://shop.example/?gclid=abc' ),
			array( 'paid-search', 'utm', ' Google ', ' cpc ' ),
			array( 'paid-social', 'utm', '', '', '', '', 'https://shop.example/?twclid=abc' ),
			array( 'paid-other', 'utm', 'partner', '(none)', '', '', 'https://shop.example/?gclid=abc' ),
			array( 'paid-social', 'utm', 'facebook-ads', 'paid_social' ),
			array( 'paid-social', 'utm', 'ig', 'cpc' ),
			array( 'paid-video', 'utm', 'youtube', 'cpc' ),
			array( 'display', 'utm', 'dv360', 'banner' ),
			array( 'display', 'utm', 'somebody', 'display' ),
			array( 'paid-other', 'utm', 'taboola', 'cpc' ),
			array( 'paid-other', 'utm', 'partner', 'retargeting' ),
			array( 'organic-shopping', 'referral', 'ebay.de', 'referral', '', 'https://www.ebay.de/' ),
			array( 'organic-shopping', 'utm', 'club', 'post', 'Spring shop' ),
			array( 'organic-social', 'referral', 'twitter.com', 'referral', '', 'https://t.co/x' ),
			array( 'organic-social', 'referral', 'lm.facebook.com', 'referral', '', 'https://lm.facebook.com/' ),
			array( 'organic-social', 'utm', 'club', 'social' ),
			array( 'organic-video', 'referral', 'm.youtube.com', 'referral' ),
			array( 'organic-search', 'organic', 'google', 'organic', '', 'https://www.google.com/' ),
			array( 'organic-search', 'referral', 'duckduckgo.com', 'referral', '', 'https://duckduckgo.com/' ),
			array( 'organic-search', 'referral', 'search.brave.com', 'referral' ),
			array( 'organic-search', 'referral', 'kagi.com', 'referral' ),
			array( 'organic-search', 'organic', 'a-small-engine', '' ),
			array( 'organic-video', 'utm', 'club', 'video' ),
			array( 'ai-assistant', 'utm', 'chatgpt.com', '' ),
			array( 'ai-assistant', 'referral', 'new-assistant.example', 'ai-assistant' ),
			array( 'ai-assistant', 'referral', 'perplexity.ai', 'referral', '', 'https://www.perplexity.ai/' ),
			array( 'ai-assistant', 'organic', 'google', 'organic', '', 'https://gemini.google.com/' ),
			array( 'ai-assistant', 'referral', 'copilot.microsoft.com', 'referral' ),
			array( 'email', 'utm', 'newsletter', 'email', 'Summer shop' ),
			array( 'email', 'utm', 'klaviyo', 'E-Mail' ),
			array( 'email', 'utm', 'club', ' email ' ),
			array( 'email', 'utm', '', '', '', '', 'https://shop.example/?mc_cid=1a2b' ),
			array( 'affiliate', 'utm', 'awin', 'affiliate' ),
			array( 'audio', 'utm', 'podcast', 'audio' ),
			array( 'sms', 'utm', 'sms', 'text' ),
			array( 'sms', 'utm', 'club', 'sms' ),
			array( 'push', 'utm', 'onesignal', 'web-push' ),
			array( 'push', 'utm', 'firebase', 'message' ),
			array( 'referral', 'referral', 'blog.example', 'referral', '', 'https://blog.example/a' ),
			array( 'referral', 'referral', 'blog.example', '' ),
			array( 'referral', 'utm', 'partner', 'link' ),
			array( 'other-campaigns', 'utm', 'partner', '' ),
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

	public function test_every_channel_is_listed_once_and_has_a_name_of_its_own(): void {
		$ids = array( 'paid-search', 'paid-shopping', 'paid-social', 'paid-video', 'display', 'cross-network', 'paid-other', 'organic-search', 'organic-shopping', 'organic-social', 'organic-video', 'ai-assistant', 'email', 'affiliate', 'audio', 'sms', 'push', 'referral', 'other-campaigns', 'direct', 'admin', 'mobile-app', 'pos', 'unknown' );

		self::assertSame( $ids, array_keys( Channel::all() ) );
		self::assertCount( count( $ids ), array_unique( array_filter( Channel::all() ) ) );
		self::assertSame( array(), array_diff( array_column( self::visits(), 0 ), $ids ) );
	}

	public function test_other_code_names_channels_of_its_own(): void {
		add_filter( 'eidan_attribution_channels', static fn( $all ) => $all + array( 'fair' => 'Trade fair', 'Bad id' => 'x' ) );
		add_filter( 'eidan_attribution_channel', static fn( $channel, $visit ) => array( 'stand' => 'fair', 'odd' => 'nowhere' )[ $visit['utm_source'] ?? '' ] ?? $channel, 10, 2 );

		self::assertSame( 'fair', Channel::of( array( 'source_type' => 'utm', 'utm_source' => 'stand' ) ) );
		self::assertSame( 'Trade fair', Channel::label( 'fair' ) );
		self::assertSame( 'other-campaigns', Channel::of( array( 'source_type' => 'utm', 'utm_source' => 'odd' ) ) );
		self::assertArrayNotHasKey( 'Bad id', Channel::all() );
		self::assertSame( 'Unknown', Channel::label( 'gone' ) );
	}

	/** A click on Facebook's or Instagram's own links is not paid for. */
	public function test_fbclid_and_igshid_never_mean_a_paid_visit(): void {
		foreach ( array( 'fbclid', 'igshid' ) as $name ) {
			self::assertSame( 'organic-social', Channel::of( array( 'source_type' => 'utm', 'session_entry' => "https://shop.example/?$name=1" ) ) );
		}
	}

	public function test_places_have_names(): void {
		self::assertSame( array( 'ChatGPT', 'Google', '' ), array( Referrers::name( 'https://chatgpt.com/c/1' ), Referrers::name( 'www.google.de' ), Referrers::name( 'blog.example' ) ) );
		self::assertSame( 'shop.example', Referrers::host( 'https://user:p@www.Shop.example:8080/a@b?x' ) );
	}
}
