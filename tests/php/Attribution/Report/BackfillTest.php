<?php
/**
 * Old orders are added to the report.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\ReportCommand;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;

/**
 * @covers \Eidan\Attribution\Report\Backfill
 * @covers \Eidan\Attribution\Report\ReportCommand
 * @covers \Eidan\Attribution\Report\Source
 */
final class BackfillTest extends BackfillTestCase {

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

		self::assertSame(
			array( array( 3, 7, false ), array( 6, 7, false ), array( 7, 7, false ), array( 7, 7, true ) ),
			$seen
		);
		self::assertSame( array( 7, 70.0, 7, 0 ), $this->report() );
		self::assertSame(
			array( 'organic-search' => 7 ),
			$this->by( 'channel' ),
			'Named now, from what WooCommerce stored.'
		);
		self::assertFalse( $this->run_next() );
	}

	/** @dataProvider storages */
	public function test_orders_that_come_and_go_meanwhile_are_right( bool $tables ): void {
		$this->stand( true, $tables );
		$this->old_orders( 4 );
		Database::get()->insert(
			Table::name(),
			array(
				'order_id' => 987654,
				'created'  => gmdate( 'Y-m-d H:i:s' ),
				'status'   => 'completed',
				'revenue'  => '1000',
			)
		);
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

		self::assertSame(
			array( 3, 520.0, 3, 0 ),
			$this->report(),
			'The row of an order that nobody has is gone, too.'
		);
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
		// The table as version 1 created it.
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

		self::assertSame(
			array( 'USD', 'USD' ),
			$db->get_col( $db->prepare( 'SELECT currency FROM %i', Table::name() ) )
		);
		self::assertSame( array( 2, 20.0, 2, 0 ), $this->report() );
		$indexes = array_column(
			$db->get_results( $db->prepare( 'SHOW INDEX FROM %i', Table::name() ), ARRAY_A ),
			'Key_name'
		);
		self::assertSame(
			array(),
			array_diff( array( 'PRIMARY', 'report', 'customer', 'channel', 'currency' ), $indexes )
		);
	}

	public function test_a_fill_that_broke_off_goes_on_where_it_was(): void {
		$this->stand( true );
		$this->old_orders( 5 );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );
		Backfill::start();
		$this->run_next();
		// The queue has no action any more, as after a fatal error, an emptied queue or a stopped command.
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
		// The running batch and the new start have the same position.
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

		// The command was stopped, and some time has passed.
		update_option( Backfill::OPTION, array( 'retry' => time() ) + get_option( Backfill::OPTION ) );
		Backfill::prepare();
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 5, 5, true ), $this->progress() );
	}

	/** @dataProvider storages */
	public function test_the_command_fills_it_in_one_go( bool $tables ): void {
		$this->stand( true, $tables );
		require_once dirname( __DIR__, 2 ) . '/wp-cli.php';
		$this->old_orders( 5 );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );

		ReportCommand::register();
		self::assertArrayHasKey( 'eidan attribution rebuild', \WP_CLI::$commands );
		( \WP_CLI::$commands['eidan attribution rebuild'] )( array(), array() );

		self::assertSame( array( '5 orders are in the table.' ), \WP_CLI::$said );
		self::assertSame( 5, \WP_CLI::$ticks );
		self::assertSame( array( 5, 50.0, 5, 0 ), $this->report() );
		self::assertSame( array( 5, 5, true ), $this->progress() );
		self::assertFalse( $this->run_next(), 'Nothing is left for Action Scheduler.' );
	}

	public function test_the_command_says_where_orders_come_from(): void {
		$this->stand( true );
		require_once dirname( __DIR__, 2 ) . '/wp-cli.php';
		$this->make_order( '20', array( 'source_type' => 'organic', 'utm_source' => 'google' ) );
		$this->make_order( '30', array( 'source_type' => 'organic', 'utm_source' => 'google' ) );
		$this->report();
		Backfill::start( false );
		while ( Backfill::step() ) {
			continue;
		}

		ReportCommand::register();
		$report = \WP_CLI::$commands['eidan attribution report'];
		$report( array(), array( 'dimension' => 'source' ) );
		self::assertSame( array( 'google 2 50' ), \WP_CLI::$said );

		\WP_CLI::$said = array();
		$report( array(), array( 'after' => '2020-01-01', 'before' => '2020-01-31' ) );
		self::assertSame( array(), \WP_CLI::$said, 'Nothing was ordered then.' );

		Backfill::start( false );
		$report( array(), array() );
		self::assertStringContainsString( 'Not all orders are in the report yet', implode( ' ', \WP_CLI::$said ) );

		$this->expectExceptionMessage( '--dimension=weather: there is channel' );
		$report( array(), array( 'dimension' => 'weather' ) );
	}

	public function test_an_assistant_reads_where_orders_come_from(): void {
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::markTestSkipped( 'WordPress 6.8 has no abilities.' );
		}
		$this->stand( true );
		$this->make_order( '20', array( 'source_type' => 'organic', 'utm_source' => 'google' ) );
		$this->report();
		$ability = wp_get_ability( 'eidan/get-attribution-report' );
		self::assertNotNull( $ability );

		$this->act_as( 'shop_manager' );
		$answer = $ability->execute( array( 'dimension' => 'source' ) );
		self::assertIsArray( $answer );
		self::assertSame( 'google', $answer['rows'][0]['value'] );
		self::assertSame( 1, $answer['totals']['orders'] );
		self::assertInstanceOf( \WP_Error::class, $ability->execute( array( 'dimension' => 'weather' ) ) );
		self::assertInstanceOf( \WP_Error::class, $ability->execute( array( 'after' => '2026-02-30' ) ) );

		// No screen of the shop was open yet.
		Database::get()->query( 'DROP TABLE ' . Table::name() );
		$answer = $ability->execute( array() );
		self::assertIsArray( $answer );
		self::assertSame( array(), $answer['rows'] );
		self::assertFalse( $answer['complete'] );

		$this->act_as( 'editor' );
		self::assertInstanceOf( \WP_Error::class, $ability->execute( array() ) );
	}
}
