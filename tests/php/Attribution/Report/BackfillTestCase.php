<?php
/**
 * Base of the tests that add old orders to the report.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;

abstract class BackfillTestCase extends ReportTestCase {

	/** Creates orders that the report does not know. */
	protected function old_orders( int $count ): void {
		for ( $i = 0; $i < $count; $i++ ) {
			$this->make_order(
				'10',
				array( 'source_type' => 'organic', 'utm_source' => 'google', 'utm_medium' => 'organic' ),
				"customer-$i@example.com"
			);
		}
		Sync::flush();
		Table::clear();
	}

	/** Runs one of our actions in Action Scheduler. @return bool Whether there was one. */
	protected function run_next(): bool {
		$ids = \ActionScheduler::store()->query_actions(
			array( 'hook' => Backfill::ACTION, 'status' => \ActionScheduler_Store::STATUS_PENDING )
		);
		self::assertLessThanOrEqual( 1, count( $ids ), 'Never two at a time.' );
		foreach ( $ids as $id ) {
			\ActionScheduler::runner()->process_action( $id, 'test' );
		}

		return array() !== $ids;
	}

	/** Runs a function once, while the next order is being written. */
	protected function meanwhile( callable $what ): void {
		$filter = static function ( string $email ) use ( $what, &$filter ): string {
			remove_filter( 'woocommerce_order_get_billing_email', $filter );
			$what();
			return $email;
		};
		add_filter( 'woocommerce_order_get_billing_email', $filter );
	}

	/** @return array{int, int, bool} */
	protected function progress(): array {
		[ 'done' => $done, 'total' => $total, 'finished' => $finished ] = Backfill::state();

		return array( $done, $total, $finished );
	}
}
