<?php
declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Table;
use Eidan\Instagram\Schedule;
use Eidan\Support\Queue;

final class QueueTest extends WooTestCase {

	public function test_action_scheduler_is_not_asked_for_tables_that_a_site_has_not(): void {
		global $wpdb;
		self::assertGreaterThan( 0, did_action( 'action_scheduler_init' ) );
		$names  = array( 'actions', 'claims', 'groups', 'logs' );
		$prefix = $wpdb->prefix;
		$tables = array();
		foreach ( $names as $name ) {
			$tables[ $name ] = $wpdb->{"actionscheduler_$name"};
		}
		// switch_to_blog() leaves the tables in this state on a site that never had a shop.
		$wpdb->prefix = 'none_';
		foreach ( $names as $name ) {
			$wpdb->{"actionscheduler_$name"} = "none_actionscheduler_$name";
		}
		$shown            = $wpdb->hide_errors();
		$wpdb->suppress_errors( true );
		try {
			foreach ( array(
				static fn() => Queue::clear( 'eidan_any' ),
				array( Schedule::class, 'clear' ),
				array( Table::class, 'drop' ),
			) as $act ) {
				$failed = $GLOBALS['EZSQL_ERROR'] ?? array();
				$act();
				self::assertSame( $failed, $GLOBALS['EZSQL_ERROR'] ?? array() );
			}
		} finally {
			$wpdb->suppress_errors( false );
			$wpdb->show_errors( $shown );
			$wpdb->prefix = $prefix;
			foreach ( $tables as $name => $table ) {
				$wpdb->{"actionscheduler_$name"} = $table;
			}
		}
	}

	/** @group smoke */
	public function test_old_orders_come_into_the_report_without_a_queue_too(): void {
		global $wpdb;
		Table::ensure();
		add_filter( 'query', static fn( string $sql ): string => str_replace( 'actionscheduler', 'gone', $sql ) );
		$shown = $wpdb->hide_errors();
		$wpdb->suppress_errors( true );
		$failed = $GLOBALS['EZSQL_ERROR'] ?? array();
		try {
			Backfill::start();
			self::assertFalse( Backfill::state()['finished'] );
			Backfill::prepare();
			Backfill::batch();
			Backfill::start( false );
			while ( Backfill::step() ) {
				continue;
			}
		} finally {
			remove_all_filters( 'query' );
			$wpdb->suppress_errors( false );
			$wpdb->show_errors( $shown );
		}
		self::assertSame( array(), array_slice( $GLOBALS['EZSQL_ERROR'] ?? array(), count( $failed ) ) );
		self::assertTrue( Backfill::state()['finished'] );
	}
}
