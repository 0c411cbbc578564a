<?php
/**
 * Personal data in the attribution.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\Cookies;
use Eidan\Attribution\Fields;
use Eidan\Attribution\Privacy;
use Eidan\Attribution\Touches;
use Eidan\Settings\Settings;
use WC_Customer;
use WC_Order;

final class PrivacyTest extends WooTestCase {

	/** Returns a value for every field that a page sends. @return array<string, string> */
	private function everything(): array {
		$values = array();
		foreach ( array_keys( Fields::all() ) as $field ) {
			$values[ $field ] = match ( true ) {
				str_ends_with( $field, 'source_type' ) => 'referral',
				str_ends_with(
					$field,
					'entry'
				), str_ends_with( $field, 'referrer' ) => 'https://shop.example/?gclid=1',
				str_ends_with( $field, 'time' )                           => '2026-01-15 10:00:00',
				in_array( $field, array( 'session_pages', 'session_count' ), true ) => '3',
				default                                                   => "a value of $field",
			};
		}
		return $values;
	}

	/** @dataProvider stands */
	public function test_every_field_is_exported_and_erased( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$_POST = $this->inputs( $this->everything() );
		$user  = $this->create_user( 'customer', array( 'user_email' => 'anna@example.com' ) );
		$order = $this->classic_checkout( $this->everything() );

		$export = Privacy::export( 'anna@example.com' );
		self::assertTrue( $export['done'] );
		self::assertSame(
			array( "customer-$user", 'order-' . $order->get_id() ),
			array_column( $export['data'], 'item_id' )
		);
		foreach ( $export['data'] as $item ) {
			self::assertCount( count( Fields::names() ), $item['data'] );
			self::assertContains(
				array( 'name' => 'Landing page', 'value' => 'https://shop.example/?gclid=1' ),
				$item['data']
			);
		}
		self::assertSame( array(), Privacy::export( 'berta@example.com' )['data'] );

		$erased = Privacy::erase( 'anna@example.com' );
		self::assertSame(
			array( true, false, true ),
			array( $erased['items_removed'], $erased['items_retained'], $erased['done'] )
		);
		self::assertSame( array(), $this->meta( $this->order( $order->get_id() ) ) );
		self::assertSame( array(), $this->meta( new WC_Customer( $user ) ) );
		self::assertFalse( Privacy::erase( 'anna@example.com' )['items_removed'] );
	}

	public function test_many_orders_are_done_in_batches(): void {
		$this->stand( true );
		for ( $i = 0; $i < 27; $i++ ) {
			$order = new WC_Order();
			$order->set_billing_email( 'anna@example.com' );
			$order->update_meta_data( '_wc_order_attribution_source_type', 'typein' );
			$order->save();
		}

		$first  = Privacy::export( 'anna@example.com' );
		$second = Privacy::export( 'anna@example.com', 2 );

		self::assertSame(
			array( 25, false, 2, true ),
			array( count( $first['data'] ), $first['done'], count( $second['data'] ), $second['done'] )
		);
	}

	/** @dataProvider stands */
	public function test_an_order_that_woocommerce_anonymises_loses_it( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$order = $this->classic_checkout( $this->everything() );

		\WC_Privacy_Erasers::remove_order_personal_data( $order );

		self::assertSame( array(), $this->meta( $this->order( $order->get_id() ) ) );
	}

	public function test_wordpress_is_told_of_both_tools_and_of_the_policy(): void {
		self::assertArrayHasKey( 'eidan-attribution', apply_filters( 'wp_privacy_personal_data_exporters', array() ) );
		self::assertArrayHasKey( 'eidan-attribution', apply_filters( 'wp_privacy_personal_data_erasers', array() ) );

		set_current_screen( 'privacy' );
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		$suggest = static fn() => Privacy::suggest_policy();
		add_action( 'admin_init', $suggest );
		$GLOBALS['wp_current_filter'][] = 'admin_init';
		Privacy::suggest_policy();
		$text = '';
		foreach ( \WP_Privacy_Policy_Content::get_suggested_policy_text() as $part ) {
			$text .= 'Eidan Blocks' === $part['plugin_name'] ? $part['policy_text'] : '';
		}
		array_pop( $GLOBALS['wp_current_filter'] );

		foreach ( array_keys( Cookies::all() ) as $cookie ) {
			self::assertStringContainsString( $cookie, $text );
		}
	}

	/**
	 * Uses functions with the types of the WP Consent API 2.0: true once caused an error where it expects a string.
	 * tests/e2e/consent-api-shop.spec.ts tests the real plugin.
	 */
	public function test_the_cookies_are_declared_where_somebody_listens(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			require __DIR__ . '/wp-consent-api.php';
		}
		$declared = static function ( array $settings ): array {
			update_option( Settings::OPTION, array( 'attribution' => $settings ) );
			$GLOBALS['eidan_test_cookies'] = array();
			Cookies::declare();
			return $GLOBALS['eidan_test_cookies'];
		};

		$cookies = $declared( array() );
		self::assertSame(
			array(
				'sbjs_migrations',
				'sbjs_current_add',
				'sbjs_first_add',
				'sbjs_current',
				'sbjs_first',
				'sbjs_udata',
				'sbjs_session',
			),
			array_column( $cookies, 'name' )
		);
		// Without another setting the category is the specification's, which is also the one that the page asks for.
		self::assertSame( array( 'statistics' ), array_values( array_unique( array_column( $cookies, 'category' ) ) ) );
		self::assertContains( 'sbjs_promo', array_column( $declared( array( 'promo' => true ) ), 'name' ) );
		self::assertNotContains(
			'sbjs_promo',
			array_column( $declared( array( 'promo' => true, 'engine' => 'woocommerce' ) ), 'name' )
		);
		self::assertSame( 'preferences', $declared( array( 'consentCategory' => 'preferences' ) )[0]['category'] );
		self::assertSame( 'marketing', $declared( array( 'consentCategory' => 'woocommerce' ) )[0]['category'] );
		self::assertSame(
			'marketing',
			$declared( array( 'consentCategory' => 'preferences', 'engine' => 'woocommerce' ) )[0]['category']
		);
		foreach ( array(
			'0.00001' => 'Until the browser is closed',
			'0.0001'  => '4 minutes',
			'0.5'     => '15 days',
			'1'       => '30 days',
			'2.5'     => '3 months',
			'24'      => '24 months',
		) as $months => $words ) {
			self::assertSame(
				$words,
				$declared( array( 'lifetime' => (float) $months ) )[3]['expires'],
				"$months months"
			);
		}
		self::assertSame(
			array( '90 minutes', '24 hours' ),
			array(
				$declared( array( 'session' => 90 ) )[6]['expires'],
				$declared( array( 'session' => 1440 ) )[6]['expires'],
			)
		);
		add_filter( 'wc_order_attribution_cookie_lifetime_months', static fn (): string => '1.5' );
		self::assertSame( '45 days', $declared( array() )[3]['expires'], 'A filter has the last word.' );
	}

	public function test_compatibility_is_declared(): void {
		$names = array( 'custom_order_tables', 'cart_checkout_blocks' );
		foreach ( $names as $name ) {
			$plugins = \Automattic\WooCommerce\Utilities\FeaturesUtil::get_compatible_plugins_for_feature( $name );
			self::assertContains( plugin_basename( EIDAN_FILE ), $plugins['compatible'], $name );
		}
	}

	public function test_what_is_derived_is_never_taken_from_a_request(): void {
		self::assertSame(
			array( 'device_type', 'channel', 'first_channel', 'last_channel', 'click_ids' ),
			array_keys( Touches::derive( $this->everything() + array( 'channel' => 'admin' ) ) )
		);
	}
}
