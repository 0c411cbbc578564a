<?php
/**
 * Tests of how the report identifies customers.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Customer;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use Eidan\Tests\Attribution\WooTestCase;
use WC_Order;

/**
 * @covers \Eidan\Attribution\Report\Customer
 */
final class CustomerTest extends WooTestCase {

	public function test_a_customer_is_an_address_in_any_letters(): void {
		$anna = Customer::of( $this->order_of( 'anna@example.com' ) );

		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $anna );
		self::assertSame( $anna, Customer::of( $this->order_of( 'Anna@Example.COM' ) ) );
		self::assertNotSame( $anna, Customer::of( $this->order_of( 'berg@example.com' ) ) );
		self::assertStringNotContainsString( 'anna', $anna );
	}

	public function test_the_name_depends_on_this_sites_keys(): void {
		self::assertNotContains(
			Customer::of( $this->order_of( 'anna@example.com' ) ),
			array( md5( 'anna@example.com' ), md5( 'eidan-customer|anna@example.com' ) )
		);
	}

	public function test_other_salts_of_wordpress_make_nobody_a_new_customer(): void {
		$anna = Customer::of( $this->order_of( 'anna@example.com' ) );
		add_filter( 'salt', static fn (): string => 'changed' );

		self::assertSame( $anna, Customer::of( $this->order_of( 'anna@example.com' ) ) );

		// Every site has its own key, which is created once and removed with the plugin.
		Customer::forget_key();
		self::assertNotSame( $anna, Customer::of( $this->order_of( 'anna@example.com' ) ) );
	}

	public function test_an_order_without_an_address_is_its_accounts(): void {
		$user = $this->create_user( 'customer', array( 'user_email' => 'Anna@example.com' ) );

		self::assertSame(
			Customer::of( $this->order_of( 'anna@example.com' ) ),
			Customer::of( $this->order_of( '', $user ) )
		);
		self::assertSame(
			Customer::of( $this->order_of( '', $user ) ),
			Customer::of( $this->order_of( 'work@example.com', $user ) ),
			'With another address it is still the same account.'
		);
		self::assertNotSame(
			Customer::of( $this->order_of( '', $user ) ),
			Customer::of( $this->order_of( 'work@example.com' ) ),
			'A guest is not.'
		);
	}

	public function test_an_account_that_is_gone_is_still_one_customer(): void {
		$gone = Customer::of( $this->order_of( '', 999999 ) );

		self::assertNotSame( '', $gone );
		self::assertSame( $gone, Customer::of( $this->order_of( '', 999999 ) ) );
		self::assertNotSame( $gone, Customer::of( $this->order_of( '', 999998 ) ) );
	}

	public function test_a_guest_who_registers_is_the_same_customer(): void {
		Table::ensure();
		Table::clear();
		$db    = Database::get();
		$guest = Customer::of( $this->order_of( 'Guest@example.com' ) );
		foreach ( array( array( 1, $guest, 0 ), array( 2, 'somebody', 1 ) ) as [ $id, $customer, $returning ] ) {
			$db->insert(
				Table::name(),
				array(
					'order_id'     => $id,
					'created'      => '2026-01-01 00:00:00',
					'status'       => 'completed',
					'customer'     => $customer,
					'is_returning' => $returning,
				)
			);
		}
		$user = $this->create_user( 'customer', array( 'user_email' => 'guest@Example.com' ) );

		self::assertSame(
			array( Customer::of( $this->order_of( '', $user ) ), 'somebody' ),
			$db->get_col( 'SELECT customer FROM ' . Table::name() . ' ORDER BY order_id' )
		);
		self::assertSame(
			array( '0', '1' ),
			$db->get_col( 'SELECT is_returning FROM ' . Table::name() . ' ORDER BY order_id' ),
			'Others are not counted again.'
		);
		$this->assertNoPhpNotices(
			static function (): void {
				Customer::registered( 999999 );
				Customer::registered( 'nobody' );
			}
		);
	}

	public function test_nobody_has_no_name(): void {
		self::assertSame( '', Customer::of( $this->order_of( '' ) ) );
		self::assertSame(
			'',
			Customer::of( $this->order_of( wp_privacy_anonymize_data( 'email' ) ) ),
			'WordPress gives everybody the same address.'
		);
	}

	public function test_who_is_forgotten_stays_so(): void {
		$order = $this->order_of( 'anna@example.com' );

		self::assertTrue( Customer::forget( $order ) );
		self::assertSame( '', Customer::of( $order ) );
		self::assertFalse( Customer::forget( $order ), 'There is nobody left to forget.' );
	}

	private function order_of( string $email, int $user = 0 ): WC_Order {
		$order = new WC_Order();
		$order->set_billing_email( $email );
		$order->set_customer_id( $user );

		return $order;
	}
}
