<?php
/**
 * Base of the report's tests with a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use Eidan\Tests\Attribution\WooTestCase;
use WC_Order;

/**
 * Creates orders, and reads the report as it is after the end of the request.
 */
abstract class ReportTestCase extends WooTestCase {

	protected function setUp(): void {
		parent::setUp();
		Table::ensure();
		Table::clear();
		Sync::flush();
		delete_option( Backfill::OPTION );
	}

	/** In MySQL a change of a table ends the test's transaction. So remove here what such a test has created. */
	protected function tearDown(): void {
		parent::tearDown();
		$db = Database::get();
		foreach ( array(
			'wc_orders',
			'wc_orders_meta',
			'wc_order_addresses',
			'wc_order_operational_data',
			'actionscheduler_actions',
		) as $table ) {
			$db->query( $db->prepare( 'DELETE FROM %i', $db->prefix . $table ) );
		}
		$db->query( "DELETE FROM $db->posts WHERE post_type LIKE 'shop_order%'" );
		wp_cache_flush();
	}

	/** @return array<string, array{bool}> Whether orders are stored in their own tables, or else as posts. */
	public static function storages(): array {
		return array(
			'order tables' => array( true ),
			'posts'        => array( false ),
		);
	}

	/**
	 * Creates an order.
	 *
	 * @param string                $total   Total amount.
	 * @param array<string, string> $fields  Attribution fields.
	 * @param string                $email   Email address of the customer.
	 * @param string                $status  Status.
	 * @param string                $currency Currency; '' for the shop's.
	 * @param string                $day      Date; '' for now.
	 */
	protected function make_order(
		string $total,
		array $fields = array(),
		string $email = 'anna@example.com',
		string $status = 'processing',
		string $currency = '',
		string $day = ''
	): WC_Order {
		$order = new WC_Order();
		if ( '' !== $currency ) {
			$order->set_currency( $currency );
		}
		if ( '' !== $day ) {
			$order->set_date_created( $day );
		}
		$order->set_billing_email( $email );
		$order->set_total( $total );
		$order->set_status( $status );
		foreach ( $fields as $field => $value ) {
			$order->update_meta_data( "_wc_order_attribution_$field", $value );
		}
		$order->save();

		return $order;
	}

	/**
	 * Returns the report's sums as they are after the end of the request.
	 *
	 * @return array{int, float, int, int} Orders, revenue, new customers, returning customers.
	 */
	protected function report(): array {
		Sync::flush();
		$sums = ( new Query( 'last-non-direct', array() ) )->totals( $this->period() );

		return array( $sums['orders'], $sums['revenue'], $sums['new'], $sums['returning'] );
	}

	/**
	 * @param string $dimension Dimension of the report, such as `channel`.
	 * @param string $model     Model: which visit gets the credit.
	 * @return array<string, int> Number of orders by value.
	 */
	protected function by( string $dimension, string $model = 'last-non-direct' ): array {
		Sync::flush();
		$found = array_map(
			static fn ( array $sums ): int => $sums['orders'],
			( new Query( $model, array() ) )->by( $this->period(), $dimension )
		);
		ksort( $found );

		return $found;
	}

	protected function period(): Period {
		$period = Period::of(
			gmdate( 'Y-m-d', time() - 2 * DAY_IN_SECONDS ),
			gmdate( 'Y-m-d', time() + DAY_IN_SECONDS ),
			wp_timezone()
		);
		self::assertNotNull( $period );

		return $period;
	}
}
