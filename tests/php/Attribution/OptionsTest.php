<?php
/**
 * The settings as the script on the page gets them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\Options;
use Eidan\Attribution\Scripts;
use Eidan\Settings\Settings;
use PHPUnit\Framework\Attributes\DataProvider;

final class OptionsTest extends WooTestCase {

	/** @return array<string, array{array<string, mixed>, array<string, mixed>}> Settings; what the engine gets (the names of RawOptions in src/attribution/types.ts). */
	public static function settings(): array {
		return array(
			'none'                      => array( array(), array() ),
			'compact cookies'           => array( array( 'compact' => true ), array( 'compact' => true ) ),
			'a time zone'               => array( array( 'timeZone' => -5 ), array( 'timezone_offset' => -5 ) ),
			'a promo code'              => array( array( 'promo' => true, 'promoMin' => 5, 'promoMax' => 9 ), array( 'promocode' => array( 'min' => 5, 'max' => 9 ) ) ),
			'a range of no promo code'  => array( array( 'promoMin' => 5 ), array() ),
			'names of parameters'       => array(
				array( 'campaignParam' => 'pk', 'termParam' => 'kw', 'contentParam' => 'ad' ),
				array( 'campaign_param' => 'pk', 'term_param' => 'kw', 'content_param' => 'ad' ),
			),
			'a pair of direct visits'   => array(
				array( 'typeinSource' => 'none', 'typeinMedium' => 'direct' ),
				array( 'typein_attributes' => array( 'source' => 'none', 'medium' => 'direct' ) ),
			),
			'half a pair'               => array( array( 'typeinSource' => 'none' ), array() ),
			'engines, referrals, banks' => array(
				array(
					'organics'  => "search.example, q, Search\nhttps://www.find.example/, s",
					'referrals' => 'mail.example, Mail, email',
					'payments'  => "bank.example\n\nother.example",
				),
				array(
					'organics'  => array(
						array( 'host' => 'search.example', 'param' => 'q', 'display' => 'Search' ),
						array( 'host' => 'find.example', 'param' => 's' ),
					),
					'referrals' => array( array( 'host' => 'mail.example', 'display' => 'Mail', 'medium' => 'email' ) ),
					'payments'  => array( array( 'host' => 'bank.example' ), array( 'host' => 'other.example' ) ),
				),
			),
			'lines that are no entries' => array( array( 'organics' => 'search.example', 'payments' => 'nonsense' ), array() ),
			'isolated subdomains'       => array( array( 'isolate' => true ), array( 'domain' => array( 'host' => '127.0.0.1', 'isolate' => true ) ) ),
			'own consent'               => array(
				array( 'consentCategory' => 'marketing', 'waitForConsent' => true ),
				array( 'wait' => true, 'category' => 'marketing' ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $settings Settings of the group.
	 * @param array<string, mixed> $expected What differs from the engine's defaults.
	 */
	#[DataProvider( 'settings' )]
	public function test_settings_become_options_of_the_engine( array $settings, array $expected ): void {
		add_filter( 'home_url', static fn () => 'http://127.0.0.1:9000' );
		update_option( Settings::OPTION, array( 'attribution' => $settings ) );
		self::assertSame( $expected, Options::page() );
	}

	public function test_the_page_gets_what_differs_and_nothing_else(): void {
		Scripts::register();
		self::assertStringNotContainsString( 'params.eidan', self::inline() );
		wp_deregister_script( 'wc-order-attribution' );
		update_option( Settings::OPTION, array( 'attribution' => array( 'compact' => true ) ) );
		Scripts::register();
		self::assertStringContainsString( 'wc_order_attribution.params.eidan={"compact":true};', self::inline() );
	}

	public function test_pages_of_paying_count_for_nothing(): void {
		foreach ( array( 'order-received', 'order-pay' ) as $endpoint ) {
			$GLOBALS['wp']->query_vars = array( $endpoint => '1' );
			self::assertSame( array( 'ignored' => true ), Options::page(), $endpoint );
		}
		$GLOBALS['wp']->query_vars = array( 'orders' => '' );
		self::assertSame( array(), Options::page() );
	}

	public function test_a_filter_has_the_last_word(): void {
		add_filter(
			'eidan_attribution_options',
			static fn ( array $options ): array => array( 'user_ip' => '192.0.2.1' ) + $options
		);
		self::assertSame( array( 'user_ip' => '192.0.2.1' ), Options::page() );
	}

	/** What stands behind the data of the script. */
	private static function inline(): string {
		return implode( '', array_filter( (array) wp_scripts()->get_data( 'wc-order-attribution', 'after' ), 'is_string' ) );
	}
}
