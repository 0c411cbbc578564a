<?php
/**
 * Old orders are added to the report although something fails, is missing or has changed meanwhile.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Screen;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use Eidan\Tests\TestCase;

/**
 * @covers \Eidan\Attribution\Report\Backfill
 * @covers \Eidan\Attribution\Report\ReportCommand
 * @covers \Eidan\Attribution\Report\Source
 */
final class BackfillTroubleTest extends BackfillTestCase {

	public function test_a_screen_that_knows_an_old_state_begins_nothing(): void {
		$this->stand( true );
		$this->old_orders( 2 );
		Backfill::start( false );
		// The state as an admin screen has read it. Meanwhile another request finishes the work.
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
		add_filter(
			'woocommerce_order_get_billing_email',
			static fn ( string $email, \WC_Order $order ): string =>
				$order->get_id() === $bad ? throw new \TypeError( 'Not mine' ) : $email,
			10,
			2
		);
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
		self::assertSame(
			array( "eidan-attribution: Order $bad is not in the attribution report: Not mine" ),
			$log->said
		);
	}

	public function test_orders_of_the_time_without_the_plugin_are_read_once_it_is_back(): void {
		$this->stand( true );
		$this->old_orders( 2 );
		Backfill::start( false );
		while ( Backfill::step() ) {
			continue;
		}
		self::assertSame( array( 2, 20.0, 2, 0 ), $this->report() );
		// While the plugin is off nothing is recorded.
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
		$first  = $this->make_order( '10', status: 'failed', day: gmdate( 'Y-m-d', time() - DAY_IN_SECONDS ) )
			->get_id();
		$second = $this->make_order( '20' )->get_id();
		self::assertSame( array( 1, 20.0, 1, 0 ), $this->report() );

		update_option( 'woocommerce_excluded_report_order_statuses', array( 'pending' ) );
		Backfill::prepare();
		while ( $this->run_next() ) {
			continue;
		}
		self::assertSame( array( 2, 30.0, 1, 1 ), $this->report() );
		self::assertSame(
			array( (string) $first => '0', (string) $second => '1' ),
			array_column(
				Database::get()->get_results(
					'SELECT order_id, is_returning FROM ' . Table::name() . ' ORDER BY order_id',
					ARRAY_A
				),
				'is_returning',
				'order_id'
			),
			'The failed order was their first.'
		);
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
		$db->suppress_errors();
		foreach ( array( '', '/csv', '/orders' ) as $path ) {
			// SQLite takes the removal back with the query that fails. On MariaDB the table stays gone.
			$db->query( 'DROP TABLE ' . Table::name() );
			$response = $this->rest( 'GET', "/eidan/v1/attribution/report$path" );
			self::assertSame(
				array( 500, 'eidan_report_unreadable' ),
				array( $response->get_status(), $response->get_data()['code'] )
			);
		}
		$db->suppress_errors( false );
		Table::forget_if_gone();
		Table::ensure();
	}

	public function test_nothing_is_left_of_it(): void {
		Backfill::start();
		$db = Database::get();
		self::assertContains(
			Table::name(),
			apply_filters( 'wpmu_drop_tables', array( 'posts' => $db->posts ), 2 ),
			'A site of a network takes it along.'
		);

		remove_filter( 'query', array( TestCase::class, 'spare_tables' ) );
		\Eidan\Plugin\Uninstall::run();
		self::assertFalse( $this->run_next() );
		self::assertSame(
			array( false, false, false ),
			array(
				get_option( Backfill::OPTION ),
				get_option( Table::VERSION_OPTION ),
				get_option( 'eidan_attribution_key' ),
			)
		);
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
}
