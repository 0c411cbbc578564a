<?php
/**
 * Old orders get into the report.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Command;
use Eidan\Attribution\Report\Screen;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;

/**
 * @covers \Eidan\Attribution\Report\Backfill
 * @covers \Eidan\Attribution\Report\Command
 * @covers \Eidan\Attribution\Report\Source
 */
final class BackfillTest extends ReportTestCase {

	/** Orders that the report knows nothing of. */
	private function old_orders( int $count ): void {
		for ( $i = 0; $i < $count; $i++ ) {
			$this->make_order( '10', array( 'source_type' => 'organic', 'utm_source' => 'google', 'utm_medium' => 'organic' ), "customer-$i@example.com" );
		}
		Sync::flush();
		Table::clear();
	}

	/** Runs what Action Scheduler has of ours, one action. @return bool Whether there was one. */
	private function run_next(): bool {
		$ids = \ActionScheduler::store()->query_actions( array( 'hook' => Backfill::ACTION, 'status' => \ActionScheduler_Store::STATUS_PENDING ) );
		self::assertLessThanOrEqual( 1, count( $ids ), 'Never two at a time.' );
		foreach ( $ids as $id ) {
			\ActionScheduler::runner()->process_action( $id, 'test' );
		}

		return array() !== $ids;
	}

	/** @dataProvider storages */
	public function test_action_scheduler_fills_the_table_in_batches_and_says_how_far_it_is( bool $tables ): void {
		$this->stand( true, $tables );
		$this->old_orders( 7 );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 3 );

		Backfill::start();
		self::assertSame( array( 0, 7, false ), $this->progress() );
		Backfill::start();

		$seen = array();
		while ( $this->run_next() ) {
			$seen[] = $this->progress();
			self::assertLessThan( 9, count( $seen ) );
		}

		self::assertSame( array( array( 3, 7, false ), array( 6, 7, false ), array( 7, 7, false ), array( 7, 7, true ) ), $seen );
		self::assertSame( array( 7, 70.0, 7, 0 ), $this->report() );
		self::assertSame( array( 'organic-search' => 7 ), $this->by( 'channel' ), 'Named now, from what WooCommerce stored.' );
		self::assertFalse( $this->run_next() );
	}

	/** @dataProvider storages */
	public function test_orders_that_come_and_go_meanwhile_are_right( bool $tables ): void {
		$this->stand( true, $tables );
		$this->old_orders( 4 );
		Database::get()->insert( Table::name(), array( 'order_id' => 987654, 'created' => gmdate( 'Y-m-d H:i:s' ), 'status' => 'completed', 'revenue' => '1000' ) );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );

		Backfill::start();
		$this->run_next();
		$orders = wc_get_orders( array( 'limit' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) );
		$orders[0]->delete( true );
		$orders[3]->delete( true );
		$this->make_order( '500', email: 'late@example.com' );
		while ( $this->run_next() ) {
			continue;
		}

		self::assertSame( array( 3, 520.0, 3, 0 ), $this->report(), 'The row of an order that nobody has is gone, too.' );
	}

	public function test_a_new_table_is_filled_by_itself(): void {
		$this->stand( true );
		$this->old_orders( 2 );
		delete_option( Table::VERSION_OPTION );

		Backfill::prepare();
		Backfill::prepare();
		while ( $this->run_next() ) {
			continue;
		}

		self::assertSame( array( 2, 20.0, 2, 0 ), $this->report() );
	}

	public function test_a_table_of_an_earlier_version_gets_what_it_lacks(): void {
		$this->stand( true );
		$this->old_orders( 2 );
		$db = Database::get();
		// As version 1 had it.
		foreach ( array( 'channel', 'currency' ) as $index ) {
			$db->query( sprintf( 'DROP INDEX %s ON %s', $index, Table::name() ) );
		}
		$db->query( sprintf( 'ALTER TABLE %s DROP COLUMN currency', Table::name() ) );
		$db->insert( Table::name(), array( 'order_id' => 1, 'created' => '2026-01-01 00:00:00' ) );
		update_option( Table::VERSION_OPTION, '1' );
		update_option( Backfill::OPTION, array( 'finished' => true ) );
		self::assertFalse( Table::exists(), 'Nothing is read from it, or written, before.' );

		Backfill::prepare();
		self::assertTrue( Table::exists() );
		self::assertSame( array( 0, 2, false ), $this->progress() );
		while ( $this->run_next() ) {
			continue;
		}

		self::assertSame( array( 'USD', 'USD' ), $db->get_col( $db->prepare( 'SELECT currency FROM %i', Table::name() ) ) );
		self::assertSame( array( 2, 20.0, 2, 0 ), $this->report() );
		$indexes = array_column( $db->get_results( $db->prepare( 'SHOW INDEX FROM %i', Table::name() ), ARRAY_A ), 'Key_name' );
		self::assertSame( array(), array_diff( array( 'PRIMARY', 'report', 'customer', 'channel', 'currency' ), $indexes ) );
	}

	public function test_a_fill_that_broke_off_goes_on_where_it_was(): void {
		$this->stand( true );
		$this->old_orders( 5 );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );
		Backfill::start();
		$this->run_next();
		// A batch that ended in a fatal error, a queue that was emptied, a command that was stopped.
		as_unschedule_all_actions( Backfill::ACTION );
		self::assertFalse( $this->run_next() );

		Backfill::prepare();
		Backfill::prepare();
		self::assertSame( array( 2, 5, false ), $this->progress() );
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 5, 5, true ), $this->progress() );
		self::assertSame( array( 5, 50.0, 5, 0 ), $this->report() );

		Backfill::prepare();
		self::assertFalse( $this->run_next(), 'What is done is not done again.' );
	}

	/** Lets something happen while the next order is written, once. */
	private function meanwhile( callable $what ): void {
		$filter = static function ( string $email ) use ( $what, &$filter ): string {
			remove_filter( 'woocommerce_order_get_billing_email', $filter );
			$what();
			return $email;
		};
		add_filter( 'woocommerce_order_get_billing_email', $filter );
	}

	public function test_a_batch_that_is_overtaken_takes_nothing_back(): void {
		$this->stand( true );
		$this->old_orders( 4 );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );
		Backfill::start();
		$this->meanwhile(
			static function (): void {
				while ( Backfill::step() ) {
					continue;
				}
			}
		);
		self::assertTrue( $this->run_next() );
		self::assertSame( array( 4, 4, true ), $this->progress() );
		self::assertFalse( $this->run_next() );
		self::assertSame( array( 4, 40.0, 4, 0 ), $this->report() );
	}

	public function test_a_read_that_begins_anew_begins_with_the_first_order(): void {
		$this->stand( true );
		$this->old_orders( 4 );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );
		Backfill::start();
		// The first batch has the same position as the new read.
		$this->meanwhile( static fn () => Backfill::start() );
		self::assertTrue( $this->run_next() );
		self::assertSame( array( 0, 4, false ), $this->progress() );
		Table::clear();
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 4, 40.0, 4, 0 ), $this->report() );
	}

	public function test_the_dashboard_leaves_a_command_alone_that_is_at_it(): void {
		$this->stand( true );
		$this->old_orders( 5 );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );
		Backfill::start( false );
		Backfill::prepare();
		self::assertFalse( $this->run_next() );
		Backfill::step();
		Backfill::prepare();
		self::assertFalse( $this->run_next() );
		self::assertSame( array( 2, 5, false ), $this->progress() );

		// It was stopped, and some time has passed.
		update_option( Backfill::OPTION, array( 'retry' => time() ) + get_option( Backfill::OPTION ) );
		Backfill::prepare();
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 5, 5, true ), $this->progress() );
	}

	public function test_a_screen_that_knows_an_old_state_begins_nothing(): void {
		$this->stand( true );
		$this->old_orders( 2 );
		Backfill::start( false );
		// What the screen's request has read, and what another one has done since then.
		$known = array( 'retry' => 0 ) + get_option( Backfill::OPTION );
		while ( Backfill::step() ) {
			continue;
		}
		add_filter( 'pre_option_' . Backfill::OPTION, static fn (): array => $known );
		Backfill::prepare();
		remove_all_filters( 'pre_option_' . Backfill::OPTION );
		self::assertFalse( $this->run_next() );
		self::assertSame( array( 2, 2, true ), $this->progress() );
	}

	public function test_a_batch_that_fails_is_not_tried_again_on_every_screen(): void {
		$this->stand( true );
		$this->old_orders( 2 );
		$fail = static fn () => throw new \RuntimeException( 'The database is gone.' );
		add_filter( 'eidan_attribution_backfill_batch', $fail );
		Backfill::start();
		self::assertTrue( $this->run_next() );

		foreach ( array( 300, 600, 1200 ) as $pause ) {
			Backfill::prepare();
			self::assertTrue( $this->run_next() );
			Backfill::prepare();
			self::assertFalse( $this->run_next() );
			self::assertEqualsWithDelta( $pause, Backfill::state()['retry'] - time(), 5 );
			update_option( Backfill::OPTION, array( 'retry' => time() ) + get_option( Backfill::OPTION ) );
		}
		remove_filter( 'eidan_attribution_backfill_batch', $fail );
		Backfill::prepare();
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 2, 2, true ), $this->progress() );
		self::assertSame( 0, Backfill::state()['tries'] );
	}

	public function test_a_database_that_makes_no_table_is_not_asked_on_every_screen(): void {
		$this->stand( true );
		delete_option( Table::VERSION_OPTION );
		delete_option( Backfill::OPTION );
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += str_starts_with( $sql, 'SHOW TABLES' ) ? 1 : 0;
				return str_starts_with( $sql, 'SHOW TABLES' ) ? "SHOW TABLES LIKE 'none'" : $sql;
			}
		);

		Backfill::prepare();
		self::assertSame( 1, $asked );
		Backfill::prepare();
		self::assertSame( 1, $asked );
		self::assertFalse( $this->run_next() );
	}

	public function test_an_order_that_cannot_be_read_costs_no_other(): void {
		$this->stand( true );
		$this->old_orders( 4 );
		$bad = wc_get_orders( array( 'limit' => 1, 'orderby' => 'ID', 'order' => 'ASC' ) )[0]->get_id();
		add_filter( 'woocommerce_order_get_billing_email', static fn ( string $email, \WC_Order $order ): string => $order->get_id() === $bad ? throw new \TypeError( 'Not mine' ) : $email, 10, 2 );
		$log = new class() implements \WC_Logger_Interface {
			/** @var list<string> */
			public array $said = array();
			public function add( $handle, $message, $level = 'notice' ) {}
			public function log( $level, $message, $context = array() ) {}
			public function emergency( $message, $context = array() ) {}
			public function alert( $message, $context = array() ) {}
			public function critical( $message, $context = array() ) {}
			public function error( $message, $context = array() ) {
				$this->said[] = $context['source'] . ': ' . $message;
			}
			public function warning( $message, $context = array() ) {}
			public function notice( $message, $context = array() ) {}
			public function info( $message, $context = array() ) {}
			public function debug( $message, $context = array() ) {}
		};
		add_filter( 'woocommerce_logging_class', static fn () => $log );

		Backfill::start();
		while ( $this->run_next() ) {
			continue;
		}

		self::assertTrue( Backfill::state()['finished'] );
		self::assertSame( array( 3, 30.0, 3, 0 ), $this->report() );
		self::assertSame( array( "eidan-attribution: Order $bad is not in the attribution report: Not mine" ), $log->said );
	}

	public function test_orders_of_the_time_without_the_plugin_are_read_once_it_is_back(): void {
		$this->stand( true );
		$this->old_orders( 2 );
		Backfill::start( false );
		while ( Backfill::step() ) {
			continue;
		}
		self::assertSame( array( 2, 20.0, 2, 0 ), $this->report() );
		// Off: nobody listens.
		$this->old_orders( 1 );
		Database::get()->query( 'DELETE FROM ' . Table::name() );

		do_action( 'activate_' . plugin_basename( EIDAN_FILE ), false );
		self::assertFalse( Backfill::state()['finished'] );
		Backfill::prepare();
		self::assertSame( array( 0, 3, false ), $this->progress() );
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 3, 30.0, 2, 1 ), $this->report() );
	}

	public function test_other_statuses_that_count_change_who_is_new(): void {
		$this->stand( true );
		Backfill::start( false );
		Backfill::step();
		$first  = $this->make_order( '10', status: 'failed', day: gmdate( 'Y-m-d', time() - DAY_IN_SECONDS ) )->get_id();
		$second = $this->make_order( '20' )->get_id();
		self::assertSame( array( 1, 20.0, 1, 0 ), $this->report() );

		update_option( 'woocommerce_excluded_report_order_statuses', array( 'pending' ) );
		Backfill::prepare();
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 2, 30.0, 1, 1 ), $this->report() );
		self::assertSame( array( (string) $first => '0', (string) $second => '1' ), array_column( Database::get()->get_results( 'SELECT order_id, is_returning FROM ' . Table::name() . ' ORDER BY order_id', ARRAY_A ), 'is_returning', 'order_id' ), 'The failed order was their first.' );
		Backfill::prepare();
		self::assertFalse( $this->run_next() );
	}

	public function test_a_table_that_somebody_removed_is_made_again(): void {
		$this->stand( true );
		$this->old_orders( 2 );
		Backfill::start( false );
		while ( Backfill::step() ) {
			continue;
		}
		Database::get()->query( 'DROP TABLE ' . Table::name() );

		Screen::enqueue( 'woocommerce_page_eidan-attribution' );
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 2, 20.0, 2, 0 ), $this->report() );
	}

	public function test_a_table_that_is_gone_is_no_report_of_nothing(): void {
		$db = Database::get();
		wp_set_current_user( $this->create_user( 'shop_manager' ) );
		$db->query( 'DROP TABLE ' . Table::name() );
		$db->suppress_errors();
		foreach ( array( '', '/csv', '/orders' ) as $path ) {
			$response = $this->rest( 'GET', "/eidan/v1/attribution/report$path" );
			self::assertSame( array( 500, 'eidan_report_unreadable' ), array( $response->get_status(), $response->get_data()['code'] ) );
		}
		$db->suppress_errors( false );
		Table::forget_if_gone();
		Table::ensure();
	}

	public function test_nothing_is_left_of_it(): void {
		Backfill::start();
		$db = Database::get();
		self::assertContains( Table::name(), apply_filters( 'wpmu_drop_tables', array( 'posts' => $db->posts ), 2 ), 'A site of a network takes it along.' );

		\Eidan\Settings\Uninstall::run();
		self::assertFalse( $this->run_next() );
		self::assertSame( array( false, false, false ), array( get_option( Backfill::OPTION ), get_option( Table::VERSION_OPTION ), get_option( 'eidan_attribution_key' ) ) );
		self::assertNull( $db->get_var( $db->prepare( 'SHOW TABLES LIKE %s', $db->esc_like( Table::name() ) ) ) );
		Table::ensure();
	}

	public function test_a_queued_batch_after_the_end_does_nothing(): void {
		$this->stand( true );
		Backfill::start( false );
		Backfill::step();

		$this->assertQueriesAtMost( 2, static fn () => Backfill::batch() );
		self::assertFalse( $this->run_next() );
	}

	/** @dataProvider storages */
	public function test_the_command_fills_it_in_one_go( bool $tables ): void {
		$this->stand( true, $tables );
		require_once dirname( __DIR__, 2 ) . '/wp-cli.php';
		$this->old_orders( 5 );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );

		Command::register();
		self::assertArrayHasKey( 'eidan attribution rebuild', \WP_CLI::$commands );
		( \WP_CLI::$commands['eidan attribution rebuild'] )( array(), array() );

		self::assertSame( array( '5 orders are in the table.' ), \WP_CLI::$said );
		self::assertSame( 5, \WP_CLI::$ticks );
		self::assertSame( array( 5, 50.0, 5, 0 ), $this->report() );
		self::assertSame( array( 5, 5, true ), $this->progress() );
		self::assertFalse( $this->run_next(), 'Nothing is left for Action Scheduler.' );
	}

	/** @return array{int, int, bool} */
	private function progress(): array {
		[ 'done' => $done, 'total' => $total, 'finished' => $finished ] = Backfill::state();

		return array( $done, $total, $finished );
	}
}
