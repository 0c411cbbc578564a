<?php
/**
 * What tests of the way of old orders into the report have in common.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;

abstract class BackfillTestCase extends ReportTestCase {

	/** Orders that the report knows nothing of. */
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

	/** Runs what Action Scheduler has of ours, one action. @return bool Whether there was one. */
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

	/** Lets something happen while the next order is written, once. */
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
