<?php
/**
 * What orders and customers store. SavingTest tests the ways by which it arrives.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\OrderCorrection;
use Eidan\Attribution\OrderData;
use Eidan\Attribution\StoreApi;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Customer;
use WC_Order;

final class OrderDataTest extends WooTestCase {

	public function test_what_is_stored_is_read_by_the_names_of_fields(): void {
		$order = $this->order_with(
			array(
				array( '_wc_order_attribution_utm_source', 'news' ),
				array( '_wc_order_attribution_utm_source', 'a second one' ),
				array( '_wc_order_attribution_session_pages', 7 ),
				array( '_wc_order_attribution_channel', 'email' ),
				array( '_wc_order_attribution_utm_medium', '' ),
				array( '_wc_order_attribution_utm_term', array( 'a', 'list' ) ),
				array( '_wc_order_attribution_of_somebody_else', 'x' ),
				array( 'wc_order_attribution_utm_content', 'another key' ),
				array( '_billing_note', 'x' ),
				array( '_wc_order_attribution_referrer', 'https://blog.example/' ),
			)
		);

		self::assertSame(
			array(
				'utm_source'    => 'news',
				'session_pages' => '7',
				'channel'       => 'email',
				'referrer'      => 'https://blog.example/',
			),
			OrderData::stored( $order )
		);
		self::assertSame( array(), OrderData::stored( new WC_Order() ) );
	}

	public function test_what_another_prefix_stored_is_not_ours(): void {
		add_filter( 'wc_order_attribution_tracking_field_prefix', static fn () => 'mine' );
		$order = $this->order_with(
			array( array( '_wc_order_attribution_utm_source', 'old' ), array( '_mine_utm_source', 'new' ) )
		);

		self::assertSame( array( 'utm_source' => 'new' ), OrderData::stored( $order ) );
	}

	public function test_any_posted_field_is_attribution_and_all_of_it_goes(): void {
		self::assertFalse( OrderData::has( new WC_Order() ) );
		$order = $this->order_with(
			array(
				array( '_wc_order_attribution_utm_term', '' ),
				array( '_wc_order_attribution_channel', 'email' ),
				array( '_kept', 'x' ),
			)
		);

		self::assertTrue( OrderData::has( $order ) );
		self::assertTrue( OrderData::remove( $order ) );
		self::assertFalse( OrderData::has( $order ) );
		self::assertFalse( OrderData::remove( $order ) );
		self::assertFalse( $order->meta_exists( '_wc_order_attribution_channel' ) );
		self::assertTrue( $order->meta_exists( '_kept' ) );
	}

	public function test_what_the_server_derived_follows_a_source_that_is_put_right(): void {
		$read  = fn ( int $id, string ...$fields ): array => array_map(
			fn ( string $field ): string => $this->order( $id )->get_meta( "_wc_order_attribution_$field" ),
			$fields
		);
		$order = $this->order_with(
			array(
				array( '_wc_order_attribution_source_type', 'organic' ),
				array( '_wc_order_attribution_utm_source', 'google' ),
				array( '_wc_order_attribution_session_entry', 'https://shop.example/?gclid=A1' ),
			)
		);
		OrderData::made( $order->save(), $order );
		$id = $order->get_id();
		self::assertSame(
			array( 'organic-search', 'organic-search', '{"gclid":"A1"}' ),
			$read( $id, 'channel', 'last_channel', 'click_ids' )
		);

		$change = function ( array $values ) use ( $id ): void {
			$order = $this->order( $id );
			foreach ( $values as $field => $value ) {
				$order->update_meta_data( "_wc_order_attribution_$field", $value );
			}
			$order->save();
		};
		// One of these fields was stored before, the others were not.
		$change(
			array(
				'utm_source'    => 'brevo',
				'utm_medium'    => 'email',
				'source_type'   => 'utm',
				'session_entry' => 'https://shop.example/',
			)
		);
		self::assertSame( array( 'email', 'email', '' ), $read( $id, 'channel', 'last_channel', 'click_ids' ) );
		$change( array( 'last_source_type' => 'typein' ) );
		self::assertSame( array( 'email', 'direct' ), $read( $id, 'channel', 'last_channel' ) );
		// A channel that is set directly stays. Nothing is derived again if it is not necessary.
		$change( array( 'channel' => 'partner' ) );
		$change( array( 'utm_source' => 'instagram', 'channel' => 'friends' ) );
		self::assertSame( array( 'friends', 'direct' ), $read( $id, 'channel', 'last_channel' ) );
		$change( array( 'something_else' => 'x' ) );
		self::assertSame( array( 'friends' ), $read( $id, 'channel' ) );
	}

	public function test_what_cannot_be_derived_again_stays(): void {
		// The order's user agent is not stored any more.
		$order = $this->order_with(
			array(
				array( '_wc_order_attribution_source_type', 'typein' ),
				array( '_wc_order_attribution_device_type', 'Tablet' ),
				array( '_wc_order_attribution_click_ids', '{"gclid":"A1"}' ),
				array( '_wc_order_attribution_channel', 'direct' ),
			)
		);
		$order->save();
		$order = $this->order( $order->get_id() );
		$order->update_meta_data( '_wc_order_attribution_source_type', 'organic' );
		$order->save();

		self::assertSame(
			array(
				'source_type' => 'organic',
				'device_type' => 'Tablet',
				'click_ids'   => '{"gclid":"A1"}',
				'channel'     => 'organic-search',
			),
			array_intersect_key(
				OrderData::stored( $this->order( $order->get_id() ) ),
				array_flip( array( 'source_type', 'device_type', 'click_ids', 'channel' ) )
			)
		);
	}

	public function test_an_order_without_a_channel_gets_none_by_being_saved(): void {
		$order = $this->order_with( array( array( '_wc_order_attribution_utm_source', 'google' ) ) );
		OrderCorrection::before_save( $order );
		self::assertFalse( $order->meta_exists( '_wc_order_attribution_channel' ) );
		OrderCorrection::release( $order );
		$this->assertNoPhpNotices( static fn () => OrderCorrection::before_save( null ) );

		// The order has no channel yet. Setting one must have no other effect, as made() handles new values.
		$order->update_meta_data( '_wc_order_attribution_channel', 'email' );
		OrderCorrection::before_save( $order );
		self::assertSame( 'email', $order->get_meta( '_wc_order_attribution_channel' ) );
	}

	public function test_what_is_no_order_is_left_alone(): void {
		$this->assertNoPhpNotices(
			static function (): void {
				OrderData::remember( null );
				OrderData::save( 'x', array( 'utm_source' => 'news' ) );
				OrderData::made( 'x' );
				OrderData::made( 0 );
			}
		);
		$order = new WC_Order();
		OrderData::save( $order, 'no list' );
		self::assertSame( array(), OrderData::stored( $order ) );
	}

	public function test_what_was_sent_is_stored_clean_with_what_the_server_derives(): void {
		$order = $this->order_with(
			array(
				array( '_wc_order_attribution_source_type', 'admin' ),
				array( '_wc_order_attribution_utm_term', 'left by somebody' ),
			)
		);
		OrderData::save(
			$order,
			array( 'utm_source' => "Anna\\'s", 'utm_medium' => 'email', 'source_type' => 'admin' )
		);

		self::assertSame(
			array(
				'utm_source'    => "Anna's",
				'utm_medium'    => 'email',
				'channel'       => 'email',
				'first_channel' => 'email',
				'last_channel'  => 'email',
			),
			OrderData::stored( $order )
		);
	}

	public function test_values_of_the_checkout_block_have_no_slashes_to_lose(): void {
		$order = new WC_Order();
		StoreApi::begin();
		OrderData::save( $order, array( 'utm_source' => 'back\\slash' ) );
		StoreApi::end( null, null );

		self::assertSame( 'back\\slash', OrderData::stored( $order )['utm_source'] );
	}

	public function test_what_an_order_had_stays_whatever_is_sent_later(): void {
		$order = $this->order_with(
			array(
				array( '_wc_order_attribution_source_type', 'utm' ),
				array( '_wc_order_attribution_utm_source', 'first' ),
			)
		);
		OrderData::remember( $order );
		$order->update_meta_data( '_wc_order_attribution_utm_source', 'second' );
		$order->update_meta_data( '_wc_order_attribution_utm_term', 'second' );
		OrderData::save( $order, array( 'source_type' => 'organic', 'utm_source' => 'third' ) );

		self::assertSame( array( 'source_type' => 'utm', 'utm_source' => 'first' ), OrderData::stored( $order ) );
	}

	public function test_what_is_saved_is_in_the_database_at_once(): void {
		$order = new WC_Order();
		$order->save();
		OrderData::save( $order, array( 'source_type' => 'utm', 'utm_source' => 'news' ) );

		self::assertSame( 'news', OrderData::stored( $this->order( $order->get_id() ) )['utm_source'] );
	}

	public function test_a_customer_keeps_what_the_registration_posted(): void {
		$id = $this->create_user( 'customer' );
		OrderData::save_customer( $id );
		self::assertSame( array(), OrderData::stored( new WC_Customer( $id ) ), 'Nothing was posted.' );

		$_POST = $this->inputs( array( 'source_type' => 'utm', 'utm_source' => 'news', 'utm_medium' => 'email' ) );
		OrderData::save_customer( 'x' );
		OrderData::save_customer( (string) $id );
		$stored = OrderData::stored( new WC_Customer( $id ) );
		self::assertSame(
			array( 'utm', 'news', 'email' ),
			array( $stored['source_type'], $stored['utm_source'], $stored['channel'] )
		);
	}

	public function test_a_registration_goes_on_where_storing_fails_and_the_log_says_so(): void {
		$logged = array();
		add_filter(
			'woocommerce_logger_log_message',
			static function ( $message, $level, $context ) use ( &$logged ) {
				$logged[] = array( $level, $context['source'] ?? '' );
				return null;
			},
			10,
			3
		);
		$id    = $this->create_user( 'customer' );
		$_POST = $this->inputs( array( 'source_type' => 'utm', 'utm_source' => 'news' ) );
		add_filter( 'woocommerce_customer_data_store', static fn (): string => 'A_Store_That_Is_Not_There' );
		OrderData::save_customer( $id );

		self::assertContains( array( 'error', 'eidan-attribution' ), $logged );
	}

	public function test_an_order_that_came_with_a_source_gets_what_the_server_derives_once(): void {
		$order = $this->order_with( array( array( '_wc_order_attribution_source_type', 'mobile_app' ) ) );
		$order->save();
		OrderData::made( (string) $order->get_id() );
		self::assertSame( 'mobile-app', OrderData::stored( $this->order( $order->get_id() ) )['channel'] );

		$named = $this->order_with(
			array(
				array( '_wc_order_attribution_source_type', 'utm' ),
				array( '_wc_order_attribution_channel', 'fair' ),
			)
		);
		$named->save();
		OrderData::made( $named->get_id(), $named );
		self::assertSame(
			array( 'source_type' => 'utm', 'channel' => 'fair' ),
			OrderData::stored( $this->order( $named->get_id() ) )
		);

		$plain = new WC_Order();
		$plain->save();
		OrderData::made( $plain->get_id(), $plain );
		self::assertSame( array(), OrderData::stored( $this->order( $plain->get_id() ) ) );
	}

	/**
	 * @return array<string, array{bool, string, string, bool}> Whether the request goes to admin-ajax.php, the page
	 *         before, the user's role, and whether the user is working in the admin.
	 */
	public static function requests(): array {
		return array(
			'a screen of the admin'         => array( false, '', 'shop_manager', true ),
			'a screen, from the shop'       => array( false, 'https://shop.example/', 'administrator', true ),
			'a script of the admin'         => array( true, '/wp-admin/post.php?post=1', 'shop_manager', true ),
			'a script of the shop'          => array( true, '/checkout/', 'shop_manager', false ),
			'a script from nowhere known'   => array( true, '', 'shop_manager', false ),
			'a guest who says so'           => array( true, '/wp-admin/post.php?post=1', '', false ),
			'a customer with a screen open' => array( false, '', 'customer', false ),
		);
	}

	#[DataProvider( 'requests' )]
	public function test_an_order_made_at_work_in_the_admin_is_marked_so(
		bool $ajax,
		string $before,
		string $role,
		bool $marked
	): void {
		$this->stand( false );
		$this->act_as( $role );
		set_current_screen( 'dashboard' );
		add_filter( 'wp_doing_ajax', static fn (): bool => $ajax );
		unset( $_SERVER['HTTP_REFERER'] );
		if ( '' !== $before ) {
			$_SERVER['HTTP_REFERER'] = str_starts_with( $before, '/' ) ? home_url( $before ) : $before;
		}
		$order = new WC_Order();
		$order->save();
		OrderData::made( $order->get_id(), $order );

		self::assertSame(
			$marked ? 'admin' : null,
			OrderData::stored( $this->order( $order->get_id() ) )['source_type'] ?? null
		);
	}

	public function test_an_order_from_outside_the_admin_is_not_marked(): void {
		$this->stand( false );
		$order = new WC_Order();
		$order->save();
		OrderData::made( $order->get_id(), $order );

		self::assertSame( array(), OrderData::stored( $this->order( $order->get_id() ) ) );
	}

	/** @param list<array{string, mixed}> $meta Keys and values. */
	private function order_with( array $meta ): WC_Order {
		$order = new WC_Order();
		foreach ( $meta as list( $key, $value ) ) {
			$order->add_meta_data( $key, $value );
		}

		return $order;
	}
}
