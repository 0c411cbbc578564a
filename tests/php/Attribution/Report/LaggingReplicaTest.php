<?php
/**
 * The report on sites whose database reads from a replica that lags behind.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Customer;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use Eidan\Tests\LaggingReplica;

/**
 * Run on SQLite, where a second connection can stand in for the replica.
 *
 * @group database
 */
final class LaggingReplicaTest extends BackfillTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! $GLOBALS['wpdb'] instanceof \WP_SQLite_DB ) {
			self::markTestSkipped( 'the replica is a second connection of SQLite; npm run scale has a real one' );
		}
	}

	protected function tearDown(): void {
		LaggingReplica::end();
		parent::tearDown();
	}

	/** @return array<int, string> Statuses in the report, by order. */
	private static function statuses(): array {
		$rows = Database::get()->get_results( 'SELECT order_id, status FROM ' . Table::name() );
		return array_map( 'strval', array_column( (array) $rows, 'status', 'order_id' ) );
	}

	public function test_orders_that_the_replica_does_not_know_are_in_the_report(): void {
		$this->old_orders( 3 );
		LaggingReplica::request();
		Backfill::start( false );
		do {
			LaggingReplica::request();
		} while ( Backfill::step() );
		LaggingReplica::end();
		self::assertCount( 3, self::statuses() );
		self::assertTrue( Backfill::state()['finished'] );
	}

	public function test_a_customer_s_orders_are_named_by_one_key_whichever_server_makes_it(): void {
		Customer::forget_key();
		$order = $this->make_order( '10', array(), 'ada@example.com' );
		Customer::forget_key();
		LaggingReplica::request();
		$first = Customer::of( $order );
		LaggingReplica::request();
		self::assertSame( $first, Customer::of( $order ) );
	}

	public function test_a_deleted_order_leaves_its_customer_s_next_one_as_the_first(): void {
		$first  = $this->make_order( '10', array(), 'ada@example.com' );
		$second = $this->make_order( '10', array(), 'ada@example.com' );
		Sync::write( array( $first->get_id(), $second->get_id() ) );
		LaggingReplica::request();
		Sync::deleted( $first->get_id() );
		LaggingReplica::end();
		self::assertSame(
			'0',
			(string) Database::get()->get_var( 'SELECT is_returning FROM ' . Table::name() )
		);
	}
}
