<?php
/**
 * Settings as the script on the page gets them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\Options;
use Eidan\Attribution\Scripts;
use Eidan\Settings\Settings;
use PHPUnit\Framework\Attributes\DataProvider;

final class OptionsTest extends WooTestCase {

	/**
	 * @return array<string, array{array<string, mixed>, array<string, mixed>}> Settings; what the page gets (the names
	 *         of Options in src/attribution/types.ts).
	 */
	public static function settings(): array {
		return array(
			'none'                      => array( array(), array() ),
			'compact cookies'           => array( array( 'compact' => true ), array( 'compact' => true ) ),
			'a time zone'               => array( array( 'timeZone' => -5 ), array( 'zone' => -300 ) ),
			'a promo code'              => array(
				array( 'promo' => true, 'promoMin' => 5, 'promoMax' => 9 ),
				array( 'promo' => array( 5, 9 ) ),
			),
			'a range of no promo code'  => array( array( 'promoMin' => 5 ), array() ),
			'names of parameters'       => array(
				array( 'campaignParam' => 'pk', 'termParam' => 'kw', 'contentParam' => 'ad' ),
				array( 'cmp' => 'pk', 'cnt' => 'ad', 'trm' => 'kw' ),
			),
			'a pair of direct visits'   => array(
				array( 'typeinSource' => 'none', 'typeinMedium' => 'direct' ),
				array( 'typein' => array( 'none', 'direct' ) ),
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
						array( 'search.example', 'Search', 'q' ),
						array( 'find.example', 'find.example', 's' ),
					),
					'referrals' => array( array( 'mail.example', 'Mail', 'email' ) ),
					'payments'  => array(
						array( 'bank.example', 'bank.example' ),
						array( 'other.example', 'other.example' ),
					),
				),
			),
			'lines that are no entries' => array(
				array( 'organics' => 'search.example', 'payments' => 'nonsense' ),
				array(),
			),
			'isolated subdomains'       => array(
				array( 'isolate' => true ),
				array( 'domain' => '127.0.0.1', 'isolate' => true ),
			),
			'campaigns on inner links'  => array( array( 'innerCampaigns' => true ), array( 'inner' => true ) ),
			'own consent'               => array(
				array( 'consentCategory' => 'marketing', 'waitForConsent' => true ),
				array( 'wait' => true, 'category' => 'marketing' ),
			),
			'consent as in WooCommerce' => array(
				array( 'consentCategory' => 'woocommerce' ),
				array( 'category' => 'marketing' ),
			),
			'consent of the default'    => array( array( 'consentCategory' => 'statistics' ), array() ),
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

	public function test_the_shared_domain_is_one_that_the_site_is_part_of(): void {
		add_filter( 'home_url', static fn () => 'https://store.shop.example' );
		foreach ( array( '', 'shop.example', 'https://www.Shop.example/x', 'store.shop.example' ) as $good ) {
			self::assertSame( '', Options::problem( 'domain', $good ), $good );
		}
		foreach (
			array( 'example', 'other.example', 'hop.example', 'a.store.shop.example', '.example', '<b>' ) as $bad
		) {
			self::assertStringContainsString( 'store.shop.example', Options::problem( 'domain', $bad ), $bad );
		}
	}

	public function test_the_page_gets_the_shared_domain(): void {
		add_filter( 'home_url', static fn () => 'https://store.shop.example' );
		update_option( Settings::OPTION, array( 'attribution' => array( 'domain' => 'https://www.Shop.example/' ) ) );
		self::assertSame( array( 'domain' => 'shop.example' ), Options::page() );
	}

	public function test_sites_of_a_network_of_subdomains_share_nothing_unless_the_owner_says_so(): void {
		add_filter( 'home_url', static fn () => 'https://a.network.example' );
		$alone = array( 'host' => 'a.network.example', 'isolate' => true );

		self::assertSame( $alone, Options::cookie_domain( false, '', true ) );
		self::assertSame( 'network.example', Options::cookie_domain( false, 'network.example', true ) );
		self::assertSame( $alone, Options::cookie_domain( true, 'network.example', true ) );
		self::assertSame(
			'',
			Options::cookie_domain( false, '', false ),
			'A site by itself: its host, and what is below.'
		);
	}

	public function test_a_filter_that_gives_no_options_gives_none(): void {
		add_filter( 'eidan_attribution_options', '__return_false' );
		self::assertSame( array(), Options::page() );
	}

	public function test_the_page_can_rely_on_times_whatever_filters_make_of_them(): void {
		foreach ( array(
			array( 'soon', 6.0, 30 ),
			array( 0, 6.0, 30 ),
			array( -1, 6.0, 30 ),
			array( '45.9', 45.9, 30 ),
			array( 12.5, 12.5, 30 ),
			array( '45', 45.0, 45 ),
			array( '17x', 17.0, 30 ),
		) as list( $given, $months, $minutes ) ) {
			$filter = static fn (): mixed => $given;
			add_filter( 'wc_order_attribution_cookie_lifetime_months', $filter, 99 );
			add_filter( 'wc_order_attribution_session_length_minutes', $filter, 99 );
			$params = Scripts::data()['params'];
			self::assertSame( array( $months, $minutes ), array( $params['lifetime'], $params['session'] ) );
			remove_filter( 'wc_order_attribution_cookie_lifetime_months', $filter, 99 );
			remove_filter( 'wc_order_attribution_session_length_minutes', $filter, 99 );
		}
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

	public function test_cart_and_checkout_keep_the_source_unless_the_owner_wants_the_specifications_order(): void {
		foreach ( array( 'woocommerce_is_checkout', 'woocommerce_is_cart' ) as $page ) {
			add_filter( $page, '__return_true' );
			self::assertSame( array( 'checkout' => true ), Options::page(), $page );
			remove_filter( $page, '__return_true' );
		}
		update_option( Settings::OPTION, array( 'attribution' => array( 'keepAtCheckout' => false ) ) );
		$GLOBALS['wp']->query_vars = array( 'order-received' => '1' );
		self::assertSame( array( 'strict' => true ), Options::page() );
	}

	public function test_a_filter_has_the_last_word(): void {
		add_filter(
			'eidan_attribution_options',
			static fn ( array $options ): array => array( 'user_ip' => '192.0.2.1' ) + $options
		);
		self::assertSame( array( 'ip' => '192.0.2.1' ), Options::page() );
	}

	/** Returns the inline script after the data of the attribution script. */
	private static function inline(): string {
		return implode(
			'',
			array_filter( (array) wp_scripts()->get_data( 'wc-order-attribution', 'after' ), 'is_string' )
		);
	}
}
