<?php
/**
 * The report follows changes of orders.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Privacy;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use WC_Order;

/**
 * @covers \Eidan\Attribution\Report\Sync
 * @covers \Eidan\Attribution\Report\Row
 * @covers \Eidan\Attribution\Report\Customer
 */
final class SyncTest extends ReportTestCase {

	private const VISIT = array(
		'source_type'         => 'utm',
		'utm_source'          => 'google',
		'utm_medium'          => 'cpc',
		'utm_campaign'        => 'Frühling',
		'session_entry'       => 'https://shop.example/a%20chair/?gclid=1',
		'first_source_type'   => 'referral',
		'first_utm_source'    => 'chatgpt.com',
		'first_utm_medium'    => 'referral',
		'first_session_entry' => 'https://shop.example/',
	);

	/** @dataProvider stands */
	public function test_an_order_of_either_checkout_is_in_the_report( bool $feature, bool $tables ): void {
		$this->stand( $feature, $tables );
		foreach ( array( 'classic', 'block' ) as $checkout ) {
			$this->checkout( $checkout, $this->posted( self::VISIT ) )->update_status( 'processing' );
		}

		self::assertSame( array( 2, 40.0, 1, 1 ), $this->report() );
		self::assertSame( array( 'paid-search' => 2 ), $this->by( 'channel' ) );
		self::assertSame( array( 'ai-assistant' => 2 ), $this->by( 'channel', 'first' ) );
		self::assertSame( array( 'Frühling' => 2 ), $this->by( 'campaign' ) );
		self::assertSame( array( '/a%20chair/' => 2 ), $this->by( 'landing' ) );
		self::assertSame( array( 'tablet' => 2 ), $this->by( 'device' ) );
	}

	/** @dataProvider storages */
	public function test_parts_of_an_order_on_a_market_can_be_left_out( bool $tables ): void {
		$this->stand( true, $tables );
		$whole = $this->make_order( '50', self::VISIT );
		$parts = array( $this->make_order( '30', self::VISIT ), $this->make_order( '20', self::VISIT ) );
		foreach ( $parts as $part ) {
			$part->set_parent_id( $whole->get_id() );
			$part->save();
		}
		self::assertSame( array( 3, 100.0 ), array_slice( $this->report(), 0, 2 ), 'All are orders.' );

		add_filter(
			'eidan_attribution_report_order',
			static fn ( bool $counts, WC_Order $order ): bool => $counts && 0 === $order->get_parent_id(),
			10,
			2
		);
		Sync::write( array( $whole->get_id(), $parts[0]->get_id(), $parts[1]->get_id() ) );
		self::assertSame( array( 1, 50.0, 1, 0 ), $this->report() );
	}

	/** @dataProvider storages */
	public function test_the_report_follows_an_order_through_its_life( bool $tables ): void {
		$this->stand( true, $tables );
		$order = $this->make_order( '50', self::VISIT, status: 'pending' );
		self::assertSame( array( 0, 0.0, 0, 0 ), $this->report(), 'Nobody has paid yet.' );

		$order->payment_complete();
		self::assertSame( array( 1, 50.0, 1, 0 ), $this->report() );

		$refund = wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => '20' ) );
		self::assertInstanceOf( \WC_Order_Refund::class, $refund );
		self::assertSame( array( 1, 30.0, 1, 0 ), $this->report() );

		$refund->delete( true );
		self::assertSame( array( 1, 50.0, 1, 0 ), $this->report() );

		$order = $this->order( $order->get_id() );
		$order->set_total( '70' );
		$order->save();
		self::assertSame( array( 1, 70.0, 1, 0 ), $this->report() );

		$id = $order->get_id();
		$order->delete( false );
		self::assertSame( array( 0, 0.0, 0, 0 ), $this->report(), 'In the trash.' );

		if ( $tables ) {
			$this->order( $id )->untrash();
		} else {
			wp_untrash_post( $id );
		}
		$this->order( $id )->update_status( 'completed' );
		self::assertSame( array( 1, 70.0, 1, 0 ), $this->report() );

		$this->order( $id )->delete( true );
		self::assertSame( array( 0, 0.0, 0, 0 ), $this->report() );
		self::assertSame( '0', Database::get()->get_var( 'SELECT COUNT(*) FROM ' . Table::name() ) );
	}

	/** @dataProvider storages */
	public function test_the_first_order_that_counts_is_that_of_a_new_customer( bool $tables ): void {
		$this->stand( true, $tables );
		$first  = $this->make_order( '10' );
		$second = $this->make_order( '20', email: 'ANNA@example.com' );
		$this->make_order( '30', email: 'berta@example.com' );
		self::assertSame( array( 3, 60.0, 2, 1 ), $this->report() );

		$first->update_status( 'cancelled' );
		self::assertSame( array( 2, 50.0, 2, 0 ), $this->report(), 'The second is the first now.' );

		$first->update_status( 'completed' );
		self::assertSame( array( 3, 60.0, 2, 1 ), $this->report() );

		$first->set_billing_email( 'carla@example.com' );
		$first->save();
		self::assertSame( array( 3, 60.0, 3, 0 ), $this->report(), 'It was somebody else’s.' );

		$first->set_billing_email( 'anna@example.com' );
		$first->save();
		$this->order( $first->get_id() )->delete( true );
		self::assertSame( array( 2, 50.0, 2, 0 ), $this->report() );
		self::assertSame( 'processing', $this->order( $second->get_id() )->get_status() );
	}

	/** @dataProvider storages */
	public function test_a_refund_that_an_import_makes_or_changes_counts( bool $tables ): void {
		$this->stand( true, $tables );
		$order  = $this->make_order( '60' );
		$refund = new \WC_Order_Refund();
		$refund->set_parent_id( $order->get_id() );
		$refund->set_amount( '20' );
		$refund->set_total( '-20' );
		Sync::flush();
		$refund->save();
		self::assertSame( 40.0, $this->report()[1] );

		$refund->set_amount( '30' );
		$refund->set_total( '-30' );
		$refund->save();
		self::assertSame( 30.0, $this->report()[1] );
	}

	public function test_a_long_process_writes_now_and_then(): void {
		$this->stand( true );
		$order = $this->make_order( '60' );
		for ( $id = 900001; $id <= 900198; $id++ ) {
			Sync::changed( $id );
		}
		self::assertSame( array(), $this->rows_of( $order ) );
		Sync::changed( 900199 );
		Sync::changed( 900200 );

		// If the process were killed now, little would be lost.
		self::assertSame( array( (string) $order->get_id() ), $this->rows_of( $order ) );
	}

	/** @return list<string> IDs in the rows of an order, as they are in the database now. */
	private function rows_of( WC_Order $order ): array {
		return Database::get()->get_col(
			Database::get()->prepare( 'SELECT order_id FROM %i WHERE order_id = %d', Table::name(), $order->get_id() )
		);
	}

	public function test_an_account_and_its_guest_orders_are_one_customer(): void {
		$this->stand( true );
		$user = $this->create_user( 'customer', array( 'user_email' => 'anna@example.com' ) );
		$this->make_order( '10' );
		$order = new WC_Order();
		$order->set_customer_id( $user );
		$order->set_total( '5' );
		$order->set_status( 'processing' );
		$order->save();

		self::assertSame( array( 2, 15.0, 1, 1 ), $this->report() );

		// The customer uses another address, for instance at work.
		$order = new WC_Order();
		$order->set_customer_id( $user );
		$order->set_billing_email( 'anna@work.example' );
		$order->set_total( '5' );
		$order->set_status( 'processing' );
		$order->save();
		wp_update_user( array( 'ID' => $user, 'user_email' => 'anna@new.example' ) );
		$this->make_order( '1', email: 'anna@new.example' );
		self::assertSame( array( 4, 21.0, 1, 3 ), $this->report() );
	}

	public function test_a_guest_who_opens_an_account_stays_one_customer(): void {
		$this->stand( true );
		$this->make_order( '10', email: 'Guest@example.com' );
		$this->make_order( '10', email: 'other@example.com' );
		self::assertSame( array( 2, 20.0, 2, 0 ), $this->report() );

		$order = new WC_Order();
		$order->set_customer_id( $this->create_user( 'customer', array( 'user_email' => 'guest@example.com' ) ) );
		$order->set_billing_email( 'guest@example.com' );
		$order->set_total( '5' );
		$order->set_status( 'processing' );
		$order->save();

		self::assertSame( array( 3, 25.0, 2, 1 ), $this->report() );
	}

	/** @dataProvider storages */
	public function test_a_request_writes_the_row_of_an_order_once( bool $tables ): void {
		$this->stand( true, $tables );
		$written = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$written ): string {
				$written += (int) (
					str_contains( $sql, 'REPLACE INTO' ) && str_contains( $sql, 'eidan_order_attribution' )
				);

				return $sql;
			}
		);
		$order = $this->make_order( '10' );
		for ( $i = 0; $i < 5; $i++ ) {
			$order->update_meta_data( 'x', (string) $i );
			$order->save();
		}
		self::assertSame( 0, $written, 'Nothing before the request ends.' );
		self::assertNotFalse( has_action( 'shutdown', array( Sync::class, 'flush' ) ) );
		Sync::flush();
		Sync::flush();

		self::assertSame( 1, $written );
	}

	/** @dataProvider storages */
	public function test_who_asks_for_it_is_forgotten_for_good( bool $tables ): void {
		$this->stand( true, $tables );
		$order = $this->make_order( '10', self::VISIT );
		$plain = $this->make_order( '20' );
		$this->report();
		$names = static fn (): array => array_column(
			Database::get()->get_results( 'SELECT customer FROM ' . Table::name() . ' ORDER BY order_id', ARRAY_A ),
			'customer'
		);
		self::assertSame( 1, count( array_unique( $names() ) ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32,64}$/', $names()[0] );

		self::assertTrue( Privacy::erase( 'anna@example.com' )['items_removed'] );
		self::assertSame( array( 2, 30.0, 2, 0 ), $this->report(), 'The money stays.' );
		self::assertSame( array( '', '' ), $names() );
		self::assertSame( array( 'unknown' => 2 ), $this->by( 'channel' ) );

		$again = $this->order( $order->get_id() );
		$again->set_status( 'completed' );
		$again->save();
		Sync::write( array( $plain->get_id() ) );
		$this->report();
		self::assertSame( array( '', '' ), $names(), 'Nor after a later save or a rebuild.' );
		self::assertFalse( Privacy::erase( 'anna@example.com' )['items_removed'] );
	}

	/** @dataProvider storages */
	public function test_anonymous_orders_are_not_one_customer( bool $tables ): void {
		$this->stand( true, $tables );
		foreach ( array( 'anna@example.com', 'berta@example.com' ) as $email ) {
			$order = $this->make_order( '10', self::VISIT, $email );
			\WC_Privacy_Erasers::remove_order_personal_data( $order );
		}

		self::assertSame( array( 2, 20.0, 2, 0 ), $this->report() );
	}

	public function test_refunds_and_other_kinds_of_orders_get_no_row(): void {
		$this->stand( true );
		$order  = $this->make_order( '50' );
		$refund = wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => '5' ) );
		self::assertInstanceOf( \WC_Order_Refund::class, $refund );

		self::assertSame( 1, Sync::write( array( $order->get_id(), $refund->get_id(), 999999 ) ) );
		self::assertSame( array( 1, 45.0, 1, 0 ), $this->report() );
	}

	public function test_without_the_table_orders_are_saved_all_the_same(): void {
		$this->stand( true );
		delete_option( Table::VERSION_OPTION );

		$this->assertNoPhpNotices(
			function (): void {
				$order = $this->make_order( '10' );
				Sync::flush();
				$order->delete( true );
				Sync::flush();
			}
		);
		self::assertSame( '0', Database::get()->get_var( 'SELECT COUNT(*) FROM ' . Table::name() ) );
	}
}
