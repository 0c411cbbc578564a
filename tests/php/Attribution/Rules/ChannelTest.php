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

	/**
	 * @return list<array{string, string, string, 3?: string, 4?: string, 5?: string, 6?: string}> Channel, type,
	 *         source, medium, campaign, referrer, landing page.
	 */
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
			// The visit is known only from a later page of the shop on, so nobody knows how it began.
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
			array( 'email', 'referral', 'mail.google.com', 'referral', '', 'https://mail.google.com/' ),
			array( 'email', 'organic', 'google', 'organic', '', 'https://inbox.google.com/' ),
			array( 'email', 'referral', 'webmail2.example.co.uk', 'referral', '', 'https://webmail2.example.co.uk/' ),
			array( 'email', 'referral', 'shop.us1.list-manage.com', 'referral' ),
			array( 'email', 'referral', 'deref-gmx.example', '' ),
			array( 'email', 'referral', 'a.mail.example.com', 'referral' ),
			array( 'email', 'utm', 'outlook.live.com', '' ),
			array( 'referral', 'referral', 'mail.ru', 'referral', '', 'https://mail.ru/' ),
			array( 'referral', 'referral', 'mail.co.uk', 'referral' ),
			array( 'referral', 'referral', 'mail', 'referral' ),
			array( 'referral', 'referral', 'mailorder.example.com', 'referral' ),
			array( 'referral', 'referral', 'notderef-gmx.example', 'referral' ),
			array( 'organic-social', 'referral', 'my.mail.ru', 'referral', '', 'https://my.mail.ru/' ),
			array( 'organic-search', 'organic', 'go.mail.ru', 'organic', '', 'https://go.mail.ru/' ),
			// Other services of a search engine.
			array( 'referral', 'organic', 'google', 'organic', '', 'https://maps.google.com/' ),
			array( 'referral', 'referral', 'maps.google.de', 'referral', '', 'https://maps.google.de/' ),
			array( 'referral', 'organic', 'google', 'organic', '', 'https://docs.google.com/' ),
			array( 'other-campaigns', 'utm', 'maps.google.com', '' ),
			array( 'paid-other', 'utm', 'maps.google.com', 'cpc' ),
			array( 'organic-search', 'organic', 'google', 'organic', '', 'https://news.google.com/' ),
			// Apps.
			array(
				'email',
				'referral',
				'com.google.android.gm',
				'referral',
				'',
				'android-app://com.google.android.gm/',
			),
			array(
				'email',
				'referral',
				'com.microsoft.office.outlook',
				'referral',
				'',
				'android-app://com.microsoft.office.outlook',
			),
			array(
				'email',
				'referral',
				'com.yahoo.mobile.client.android.mail',
				'referral',
				'',
				'android-app://com.yahoo.mobile.client.android.mail/',
			),
			array(
				'organic-search',
				'organic',
				'google',
				'organic',
				'',
				'android-app://com.google.android.googlequicksearchbox/',
			),
			array(
				'organic-search',
				'referral',
				'x',
				'referral',
				'',
				'Android-App://com.google.android.googlequicksearchbox/https/www.google.com',
			),
			array(
				'organic-search',
				'referral',
				'com.duckduckgo.mobile.android',
				'referral',
				'',
				'android-app://com.duckduckgo.mobile.android/',
			),
			array(
				'organic-social',
				'referral',
				'com.linkedin.android',
				'referral',
				'',
				'android-app://com.linkedin.android/',
			),
			array( 'organic-social', 'referral', 'com.slack', 'referral', '', 'android-app://com.slack/' ),
			array( 'organic-social', 'referral', 'com.pinterest', 'referral', '', 'android-app://com.pinterest/' ),
			array(
				'organic-social',
				'referral',
				'org.telegram.messenger',
				'referral',
				'',
				'android-app://org.telegram.messenger/',
			),
			array(
				'organic-social',
				'referral',
				'com.facebook.katana',
				'referral',
				'',
				'android-app://com.facebook.katana/',
			),
			array(
				'organic-social',
				'referral',
				'com.zhiliaoapp.musically',
				'referral',
				'',
				'android-app://com.zhiliaoapp.musically/',
			),
			array(
				'organic-video',
				'referral',
				'com.google.android.youtube',
				'referral',
				'',
				'android-app://com.google.android.youtube/',
			),
			array(
				'ai-assistant',
				'referral',
				'com.openai.chatgpt',
				'referral',
				'',
				'android-app://com.openai.chatgpt/',
			),
			array(
				'ai-assistant',
				'referral',
				'com.google.android.apps.bard',
				'referral',
				'',
				'android-app://com.google.android.apps.bard/',
			),
			array(
				'organic-shopping',
				'referral',
				'com.ebay.mobile',
				'referral',
				'',
				'android-app://com.ebay.mobile/',
			),
			array( 'referral', 'organic', 'google', 'organic', '', 'android-app://com.google.android.apps.docs/' ),
			array( 'referral', 'referral', 'com.googleplex.app', 'referral', '', 'android-app://com.googleplex.app/' ),
			array( 'referral', 'referral', 'com.example.app', 'referral', '', 'android-app://com.example.app/' ),
			// Advertisements on pages of other sites.
			array( 'display', 'referral', 'tdsf.doubleclick.net', 'referral', '', 'https://tdsf.doubleclick.net/' ),
			array( 'display', 'referral', 'yabs.yandex.ru', 'referral', '', 'https://yabs.yandex.ru/' ),
			array( 'display', 'utm', 'taboola.com', '' ),
			array( 'paid-other', 'utm', 'taboola.com', 'cpc' ),
			array( 'organic-social', 'referral', 'pinterest.at', 'referral', '', 'https://www.pinterest.at/' ),
			array( 'organic-social', 'referral', 'br.pinterest.com.mx', 'referral' ),
			array( 'ai-assistant', 'referral', 'beta.character.ai', 'referral' ),
			// Mailing tools send more than email.
			array( 'email', 'utm', 'mailchimp', '' ),
			array( 'email', 'utm', 'Brevo', '(none)' ),
			array( 'email', 'utm', 'klaviyo', '', 'Summer shop' ),
			array( 'email', 'utm', 'mailer-lite', '' ),
			array( 'email', 'referral', 'mailchimp', 'referral' ),
			array( 'sms', 'utm', 'klaviyo', 'sms' ),
			array( 'push', 'utm', 'brevo', 'web-push' ),
			array( 'organic-social', 'utm', 'mailchimp', 'social' ),
			array( 'other-campaigns', 'utm', 'klaviyo', 'something' ),
			array( 'paid-other', 'utm', 'mailchimp', 'cpc' ),
			array( 'referral', 'referral', 'notfacebook.com', 'referral' ),
		);
	}

	/** Hosts that were taken for referrals, by public lists of 2026. */
	public function test_assistants_and_those_who_protect_mail_are_known_by_their_hosts(): void {
		$hosts = array(
			'ai-assistant' => 'chatgpt.com chat.openai.com claude.ai gemini.google.com bard.google.com grok.com '
				. 'grok.x.ai copilot.microsoft.com m365.cloud.microsoft perplexity.ai www.perplexity.ai pplx.ai '
				. 'poe.com '
				. 'you.com phind.com pi.ai heypi.com meta.ai chat.mistral.ai chat.deepseek.com chat.qwen.ai '
				. 'qwen.ai www.tongyi.com kimi.com www.kimi.com kimi.moonshot.cn kimi.ai doubao.com www.doubao.com '
				. 'yuanbao.tencent.com chatglm.cn chat.z.ai yiyan.baidu.com agent.minimax.io metaso.cn felo.ai '
				. 'genspark.ai www.genspark.ai iask.ai andisearch.com komo.ai consensus.app monica.im sider.ai '
				. 'liner.com lmarena.ai venice.ai character.ai duck.ai giga.chat alice.yandex.ru lumo.proton.me '
				. 'openrouter.ai notebooklm.google.com manus.im t3.chat app.jasper.ai',
			'email'        => 'urldefense.com urldefense.proofpoint.com urldefense.us url.uk.m.mimecastprotect.com '
				. 'protect-eu.mimecast.com linkprotect.cudasvc.com secure-web.cisco.com clicktime.symantec.com '
				. 'eu-central-1.protection.sophos.com protect2.fireeye.com url.avanan.click protect.checkpoint.com '
				. 'link.edgepilot.com scanmail.trustwave.com urlsand.esvalabs.com imsva91-ctp.trendmicro.com '
				. 'nam02.safelinks.protection.outlook.com url.emailprotection.link shared.outlook.inky.com',
			'referral'     => 'cisco.com www.symantec.com trendmicro.com baidu.example notchatgpt.com '
				. 'claude.ai.example',
		);
		foreach ( $hosts as $channel => $list ) {
			foreach ( explode( ' ', $list ) as $host ) {
				$visit = array( 'source_type' => 'referral', 'utm_source' => $host, 'referrer' => "https://$host/" );
				self::assertSame( $channel, Channel::of( $visit ), $host );
			}
		}
	}

	/** @dataProvider visits */
	public function test_a_visit_has_its_channel(
		string $channel,
		string $type,
		string $source,
		string $medium = '',
		string $campaign = '',
		string $referrer = '',
		string $landing = ''
	): void {
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

	/**
	 * Cases from the tests of the public referer-parser. Differences are listed by address, each with its reason.
	 */
	public function test_the_cases_of_the_public_referer_parser_have_their_channel(): void {
		$ours      = array(
			'search'  => 'organic-search',
			'email'   => 'email',
			'social'  => 'organic-social',
			'paid'    => 'display',
			'chatbot' => 'ai-assistant',
		);
		$deviating = array(
			// This site compares prices. Shopping is a channel of ours that the parser does not know.
			'http://www.pricerunner.co.uk/' => 'organic-shopping',
		);
		$file  = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/attribution/referrers.json' ),
			true
		);
		$cases = is_array( $file ) ? $file['cases'] : array();
		self::assertCount( 118, $cases );
		$wrong = array();
		$met   = array();
		foreach ( $cases as list( $medium, $address ) ) {
			$own      = array_filter(
				$deviating,
				static fn ( string $start ): bool => str_starts_with( $address, $start ),
				ARRAY_FILTER_USE_KEY
			);
			$met     += $own;
			$expected = array() === $own ? $ours[ $medium ] : current( $own );
			// The whole address, and only its origin, which is what browsers send today.
			foreach (
				array( $address, (string) preg_replace( '~^([a-z]+://[^/?#]+).*~', '$1/', $address ) ) as $referrer
			) {
				$channel = Channel::of(
					array(
						'source_type' => 'referral',
						'utm_source'  => Referrers::host( $referrer ),
						'utm_medium'  => 'referral',
						'referrer'    => $referrer,
					)
				);
				if ( $channel !== $expected ) {
					$wrong[ $referrer ] = "$channel, not $expected";
				}
			}
		}
		self::assertSame( array(), $wrong );
		self::assertSame( $deviating, $met, 'Each deviation is still one.' );
	}

	public function test_every_channel_is_listed_once_and_has_a_name_of_its_own(): void {
		$ids = array(
			'paid-search',
			'paid-shopping',
			'paid-social',
			'paid-video',
			'display',
			'cross-network',
			'paid-other',
			'organic-search',
			'organic-shopping',
			'organic-social',
			'organic-video',
			'ai-assistant',
			'email',
			'affiliate',
			'audio',
			'sms',
			'push',
			'referral',
			'other-campaigns',
			'direct',
			'admin',
			'mobile-app',
			'pos',
			'unknown',
		);

		self::assertSame( $ids, array_keys( Channel::all() ) );
		self::assertCount( count( $ids ), array_unique( array_filter( Channel::all() ) ) );
		self::assertSame( array(), array_diff( array_column( self::visits(), 0 ), $ids ) );
	}

	public function test_other_code_names_channels_of_its_own(): void {
		add_filter(
			'eidan_attribution_channels',
			static fn( $all ) => $all + array( 'fair' => 'Trade fair', 'Bad id' => 'x' )
		);
		add_filter(
			'eidan_attribution_channel',
			static fn( $channel, $visit ) =>
				array( 'stand' => 'fair', 'odd' => 'nowhere' )[ $visit['utm_source'] ?? '' ] ?? $channel,
			10,
			2
		);

		self::assertSame( 'fair', Channel::of( array( 'source_type' => 'utm', 'utm_source' => 'stand' ) ) );
		self::assertSame( 'Trade fair', Channel::label( 'fair' ) );
		self::assertSame( 'other-campaigns', Channel::of( array( 'source_type' => 'utm', 'utm_source' => 'odd' ) ) );
		self::assertArrayNotHasKey( 'Bad id', Channel::all() );
		self::assertSame( 'gone', Channel::label( 'gone' ) );
	}

	/** A click on links that Facebook and Instagram create themselves is not a paid visit. */
	public function test_fbclid_and_igshid_never_mean_a_paid_visit(): void {
		foreach ( array( 'fbclid', 'igshid' ) as $name ) {
			self::assertSame(
				'organic-social',
				Channel::of( array( 'source_type' => 'utm', 'session_entry' => "https://shop.example/?$name=1" ) )
			);
		}
	}

	public function test_places_have_names(): void {
		self::assertSame(
			array( 'ChatGPT', 'Google', '' ),
			array(
				Referrers::name( 'https://chatgpt.com/c/1' ),
				Referrers::name( 'www.google.de' ),
				Referrers::name( 'blog.example' ),
			)
		);
		self::assertSame( 'shop.example', Referrers::host( 'https://user:p@www.Shop.example:8080/a@b?x' ) );
	}
}
