<?php
/**
 * What is stored with an order, with a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\Fields;
use WC_Customer;

final class SavingTest extends WooTestCase {

	private const VISIT = array(
		'source_type'              => 'utm',
		'utm_source'               => 'google',
		'utm_medium'               => 'cpc',
		'utm_campaign'             => 'Frühling 50% off',
		'session_entry'            => 'https://shop.example/a%20b/?utm_source=google&q=%E6%97%A5&x=a%26b&gclid=AbC-1_2',
		'referrer'                 => 'https://www.google.com/search?q=%C3%A4%26%3C',
		'session_start_time'       => '2026-01-15 10:00:00',
		'session_pages'            => '3',
		'session_count'            => '2',
		'first_source_type'        => 'organic',
		'first_utm_source'         => 'bing',
		'first_utm_medium'         => 'organic',
		'first_session_entry'      => 'https://shop.example/',
		'first_referrer'           => 'https://www.bing.com/',
		'first_session_start_time' => '2026-01-02 08:00:00',
		'last_source_type'         => 'typein',
	);

	/** @return array<string, array{string, bool, bool}> */
	public static function checkouts(): array {
		$cases = array();
		foreach ( self::stands() as $name => $stand ) {
			foreach ( array( 'classic', 'block' ) as $checkout ) {
				$cases[ "$checkout, $name" ] = array( $checkout, ...$stand );
			}
		}
		return $cases;
	}

	/**
	 * @dataProvider checkouts
	 * @group smoke
	 */
	public function test_every_field_is_stored_once_byte_for_byte_with_what_the_server_derives(
		string $checkout,
		bool $feature,
		bool $tables
	): void {
		$this->stand( $feature, $tables );

		$fields = $this->fields( $this->checkout( $checkout, $this->posted( self::VISIT ) ) );

		$expected = self::VISIT + array(
			'user_agent'    => self::USER_AGENT,
			'device_type'   => 'Tablet',
			'channel'       => 'paid-search',
			'first_channel' => 'organic-search',
			'last_channel'  => 'direct',
			'click_ids'     => '{"gclid":"AbC-1_2"}',
		);
		ksort( $expected );
		self::assertSame( $expected, $fields );
	}

	/** @dataProvider checkouts */
	public function test_no_shopper_is_the_admin( string $checkout, bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );

		foreach ( array( 'admin', 'mobile_app', 'pos', 'Admin', 'utm<b>', 'wholesale', '__proto__' ) as $type ) {
			$fields = $this->fields(
				$this->checkout(
					$checkout,
					$this->posted(
						array( 'source_type' => $type, 'first_source_type' => $type, 'last_source_type' => $type )
					)
				)
			);
			self::assertArrayNotHasKey( 'source_type', $fields, $type );
			self::assertArrayNotHasKey( 'first_source_type', $fields, $type );
			self::assertArrayNotHasKey( 'last_source_type', $fields, $type );
			self::assertSame( 'unknown', $fields['channel'] );
		}
	}

	/** @dataProvider checkouts */
	public function test_what_the_server_derives_cannot_be_posted(
		string $checkout,
		bool $feature,
		bool $tables
	): void {
		$this->stand( $feature, $tables );

		$posted = $this->posted( array( 'source_type' => 'typein' ) ) + array(
			'device_type'   => 'Toaster',
			'channel'       => 'admin',
			'first_channel' => 'admin',
			'last_channel'  => 'admin',
			'click_ids'     => '{"gclid":"x"}',
		);
		$fields = $this->fields( $this->checkout( $checkout, $posted ) );

		self::assertSame(
			array( 'direct', 'direct', 'direct', 'Tablet' ),
			array( $fields['channel'], $fields['first_channel'], $fields['last_channel'], $fields['device_type'] )
		);
		self::assertArrayNotHasKey( 'click_ids', $fields );
	}

	/** @dataProvider checkouts */
	public function test_nothing_is_stored_where_nothing_was_sent(
		string $checkout,
		bool $feature,
		bool $tables
	): void {
		$this->stand( $feature, $tables );
		$empty = array_fill_keys( array_keys( Fields::all() ), 'block' === $checkout ? null : '' );

		self::assertSame( array(), $this->fields( $this->checkout( $checkout, $empty ) ) );
		self::assertSame( array(), $this->fields( $this->checkout( $checkout, array() ) ) );
	}

	/** @dataProvider stands */
	public function test_an_order_that_has_attribution_is_left_alone( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$order  = $this->classic_checkout( $this->posted( self::VISIT ) );
		$before = $this->fields( $order );

		// A payment gateway runs the action a second time, and the order is paid again.
		do_action(
			'woocommerce_order_save_attribution_data',
			$order,
			$this->posted( array( 'source_type' => 'typein' ) )
		);
		$_POST = $this->inputs( $this->posted( array( 'source_type' => 'typein' ) ) );
		do_action( 'woocommerce_before_pay_action', $order );

		self::assertSame( $before, $this->fields( $this->order( $order->get_id() ) ) );
	}

	/** @dataProvider checkouts */
	public function test_the_same_action_fires_with_the_same_parameters(
		string $checkout,
		bool $feature,
		bool $tables
	): void {
		$this->stand( $feature, $tables );
		$heard = array();
		add_action(
			'woocommerce_order_save_attribution_data',
			static function ( $order, $params ) use ( &$heard ): void {
				$heard[] = array(
					$order->get_meta( '_wc_order_attribution_utm_source' ),
					$params['utm_source'],
					count( $params ) >= 24,
				);
			},
			20,
			2
		);

		$this->checkout( $checkout, $this->posted( self::VISIT ) );

		self::assertSame( array( array( 'google', 'google', true ) ), $heard );
	}

	/** @dataProvider stands */
	public function test_paying_for_an_order_saves_where_it_has_none( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$order = wc_create_order();
		$_POST = $this->inputs( $this->posted( self::VISIT ) );

		do_action( 'woocommerce_before_pay_action', $order );

		$fields = $this->fields( $this->order( $order->get_id() ) );
		self::assertSame(
			array( 'paid-search', self::VISIT['session_entry'] ),
			array( $fields['channel'], $fields['session_entry'] )
		);
	}

	/**
	 * @dataProvider stands
	 * @group smoke
	 */
	public function test_a_new_customer_keeps_the_same_fields( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$_POST = $this->inputs( $this->posted( self::VISIT ) );

		$fields = $this->fields( new WC_Customer( $this->create_user( 'customer' ) ) );

		self::assertSame( self::VISIT['session_entry'], $fields['session_entry'] );
		self::assertSame( self::VISIT['utm_campaign'], $fields['utm_campaign'] );
		self::assertSame(
			array( 'Tablet', 'paid-search', 'organic-search' ),
			array( $fields['device_type'], $fields['channel'], $fields['first_channel'] )
		);

		$_POST = array();
		self::assertSame( array(), $this->fields( new WC_Customer( $this->create_user( 'customer' ) ) ) );
	}

	/** @dataProvider stands */
	public function test_an_account_opened_in_the_checkout_block_keeps_the_same_fields(
		bool $feature,
		bool $tables
	): void {
		$this->stand( $feature, $tables );
		update_option( 'woocommerce_enable_signup_and_login_from_checkout', 'yes' );
		update_option( 'woocommerce_registration_generate_password', 'yes' );
		wp_set_current_user( 0 );

		$order = $this->block_checkout( $this->posted( self::VISIT ), array( 'create_account' => true ) );

		self::assertGreaterThan( 0, $order->get_customer_id() );
		self::assertSame( $this->fields( $order ), $this->fields( new WC_Customer( $order->get_customer_id() ) ) );
		wp_set_current_user( 0 );
		$this->block_checkout( array() );
		self::assertSame(
			array(),
			$this->fields( new WC_Customer( $this->create_user( 'customer' ) ) ),
			'Nobody else has them.'
		);
	}

	/** @dataProvider stands */
	public function test_what_the_server_derives_follows_a_source_that_somebody_puts_right(
		bool $feature,
		bool $tables
	): void {
		$this->stand( $feature, $tables );
		$id = $this->classic_checkout( $this->posted( array( 'source_type' => 'typein', 'utm_source' => '(direct)' ) ) )
			->get_id();
		self::assertSame( 'direct', $this->fields( $this->order( $id ) )['channel'] );

		// Change it by the REST API, as WP-CLI and imports do, too.
		wp_set_current_user( $this->create_user( 'administrator' ) );
		$meta     = static fn ( array $values ): array => array_map(
			static fn ( string $name, string $value ): array =>
				array( 'key' => "_wc_order_attribution_$name", 'value' => $value ),
			array_keys( $values ),
			$values
		);
		$response = $this->rest(
			'PUT',
			"/wc/v3/orders/$id",
			array(
				'meta_data' => $meta(
					array(
						'source_type'   => 'utm',
						'utm_source'    => 'brevo',
						'utm_medium'    => 'email',
						'session_entry' => 'https://shop.example/?gclid=A1',
					)
				),
			)
		);
		self::assertSame( 200, $response->get_status() );
		$fields = $this->fields( $this->order( $id ) );
		self::assertSame(
			array( 'email', 'email', '{"gclid":"A1"}' ),
			array( $fields['channel'], $fields['last_channel'], $fields['click_ids'] )
		);

		// A channel that was set by hand stays. So does one that was derived by earlier rules.
		$this->rest(
			'PUT',
			"/wc/v3/orders/$id",
			array( 'meta_data' => $meta( array( 'utm_source' => 'google', 'channel' => 'partner' ) ) )
		);
		self::assertSame( 'partner', $this->fields( $this->order( $id ) )['channel'] );
		$this->rest(
			'PUT',
			"/wc/v3/orders/$id",
			array( 'status' => 'completed', 'meta_data' => $meta( array( 'utm_source' => 'google' ) ) )
		);
		self::assertSame( 'partner', $this->fields( $this->order( $id ) )['channel'] );
	}

	/** @dataProvider stands */
	public function test_an_order_made_in_the_admin_is_marked( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		set_current_screen( 'edit-post' );
		$this->act_as( 'shop_manager' );

		$fields = $this->fields( $this->order( wc_create_order()->get_id() ) );

		self::assertSame( array( 'admin', 'admin' ), array( $fields['source_type'], $fields['channel'] ) );
	}

	/**
	 * Guests can use WooCommerce's checkout by admin-ajax.php, too, and can send any referrer.
	 *
	 * @dataProvider stands
	 */
	public function test_a_guest_does_not_get_into_the_admin_by_a_referrer( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		set_current_screen( 'dashboard' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$_SERVER['HTTP_REFERER'] = admin_url( 'post.php?post=1' );

		self::assertArrayNotHasKey( 'source_type', $this->fields( $this->order( wc_create_order()->get_id() ) ) );
		$order = $this->classic_checkout( $this->posted( array( 'source_type' => 'utm', 'utm_source' => 'news' ) ) );
		self::assertSame(
			array( 'utm', 'news' ),
			array( $this->fields( $order )['source_type'], $this->fields( $order )['utm_source'] )
		);
	}

	/** @dataProvider stands */
	public function test_an_order_of_the_till_is_what_the_shop_says( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$order = wc_create_order();
		$this->act_as( 'shop_manager' );
		do_action( 'woocommerce_order_save_attribution_data', $order, array( 'source_type' => 'pos' ) );

		self::assertSame(
			array( 'pos', 'pos' ),
			array_values(
				array_intersect_key(
					$this->fields( $this->order( $order->get_id() ) ),
					array( 'source_type' => 1, 'channel' => 1 )
				)
			)
		);
	}

	/** @dataProvider stands */
	public function test_an_order_from_an_app_gets_its_channel( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		$order = new \WC_Order();
		$order->update_meta_data( '_wc_order_attribution_source_type', 'mobile_app' );
		$order->save();

		self::assertSame( 'mobile-app', $this->fields( $this->order( $order->get_id() ) )['channel'] );
	}

	/** @dataProvider stands */
	public function test_the_block_takes_strings_and_null_only( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );

		foreach ( array( 5, 0, 1.5, true, false, array(), array( 'a' ), array( 'a' => 'b' ) ) as $value ) {
			$response = $this->send_checkout( array( 'source_type' => 'typein', 'utm_source' => $value ) );
			self::assertSame( 400, $response->get_status(), (string) wp_json_encode( $value ) );
			self::assertStringContainsString( 'utm_source', (string) wp_json_encode( $response->get_data() ) );
		}
		self::assertSame( 400, $this->send_checkout( 'typein' )->get_status() );
		self::assertSame( 200, $this->send_checkout( null )->get_status() );
	}

	/** @dataProvider stands */
	public function test_an_array_in_a_classic_form_is_no_value( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );

		$fields = $this->assertNoPhpNotices(
			fn() => $this->fields(
				$this->classic_checkout(
					array( 'utm_source' => array( 'a' ), 'session_entry' => array( array() ) )
						+ $this->posted( array( 'source_type' => 'utm' ) )
				)
			)
		);

		self::assertArrayNotHasKey( 'utm_source', $fields );
		self::assertArrayNotHasKey( 'session_entry', $fields );
	}
}
