<?php
/**
 * The report on orders says what a count of WooCommerce's own tables says.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use DateTimeImmutable;
use DateTimeZone;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Sync;
use Eidan\Support\Database;

/**
 * @group slow
 * @covers \Eidan\Attribution\Report\Query
 * @covers \Eidan\Attribution\Report\Row
 * @covers \Eidan\Attribution\Report\Sync
 */
final class IndependentCountTest extends ReportTestCase {

	/** Visits that orders come from. */
	private const VISITS = array(
		array(),
		array(
			'source_type' => 'typein',
			'utm_source'  => '(direct)',
		),
		array(
			'source_type'  => 'utm',
			'utm_source'   => 'google',
			'utm_medium'   => 'cpc',
			'utm_campaign' => 'brand',
		),
		array(
			'source_type'      => 'organic',
			'utm_source'       => 'bing',
			'utm_medium'       => 'organic',
			'last_source_type' => 'typein',
		),
		array(
			'source_type'       => 'utm',
			'utm_source'        => 'brevo',
			'utm_medium'        => 'email',
			'utm_campaign'      => 'spring',
			'first_source_type' => 'referral',
			'first_utm_source'  => 'blog.example',
			'first_utm_medium'  => 'referral',
		),
	);

	private const STATUSES = array(
		'processing',
		'completed',
		'on-hold',
		'pending',
		'completed',
		'cancelled',
		'failed',
	);

	/** Periods of the comparison. */
	private const PERIODS = array(
		array( '2026-01-01', '2026-01-31' ),
		array( '2026-02-01', '2026-02-28' ),
		array( '2026-01-01', '2026-12-31' ),
		array( '2026-03-01', '2026-03-01' ),
		array( '2026-03-29', '2026-03-29' ),
		array( '2026-03-15', '2026-04-15' ),
		array( '2025-12-31', '2026-01-01' ),
		array( '2026-06-01', '2026-06-30' ),
		array( '2026-04-01', '2026-06-30' ),
		array( '2027-01-01', '2027-01-31' ),
	);

	/** @dataProvider storages */
	public function test_figures_are_those_of_an_independent_count_in_ten_periods( bool $tables ): void {
		$this->stand( true, $tables );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->a_year_of_orders( 70 );
		$rows = $this->rows( $tables );
		self::assertCount( 70, $rows );
		$compared = 0;
		foreach ( self::PERIODS as [ $after, $before ] ) {
			$period = Period::of( $after, $before, wp_timezone() );
			self::assertNotNull( $period );
			foreach ( Query::MODELS as $model ) {
				foreach ( array( 'source', 'campaign' ) as $dimension ) {
					$found = array_map(
						static fn ( array $sums ): array => array( $sums['orders'], round( $sums['revenue'], 2 ) ),
						( new Query( $model, array() ) )->by( $period, $dimension )
					);
					$count = self::counted( $rows, $after, $before, $model, $dimension );
					ksort( $found );
					ksort( $count );
					self::assertSame( $count, $found, "$after $before $model $dimension" );
					$compared += count( $count );
				}
			}
		}
		self::assertGreaterThan( 100, $compared );
	}

	/** Makes orders over a year, the same ones each time, some of them with a refund. */
	private function a_year_of_orders( int $count ): void {
		for ( $i = 0; $i < $count; $i++ ) {
			// Midnights of the site and of UTC are among them.
			$time  = strtotime( '2025-12-31 22:30:00 UTC' ) + $i * 125 * HOUR_IN_SECONDS + ( $i % 4 ) * 1799;
			$order = $this->make_order(
				(string) ( 10 + $i ),
				self::VISITS[ $i % 5 ],
				"anna$i@example.com",
				self::STATUSES[ $i % 7 ],
				'',
				(string) wp_date( 'Y-m-d H:i:s', $time )
			);
			if ( 0 === $i % 6 ) {
				wc_create_refund(
					array(
						'order_id' => $order->get_id(),
						'amount'   => '3.25',
					)
				);
			}
		}
		Sync::flush();
	}

	/** @return list<array<string, string|null>> What WooCommerce has stored of each order. */
	private function rows( bool $tables ): array {
		$db     = Database::get();
		$fields = '';
		foreach (
			array(
				'source_type',
				'utm_source',
				'utm_campaign',
				'first_source_type',
				'first_utm_source',
				'first_utm_campaign',
				'last_source_type',
			) as $field
		) {
			$fields .= ", MAX(CASE WHEN meta_key = '_wc_order_attribution_$field' THEN meta_value END) AS $field";
		}
		$orders = $db->prefix . 'wc_orders';
		$sql    = $tables
			? "SELECT o.id, o.status, o.date_created_gmt AS created, o.total_amount AS total,
				(SELECT -SUM(r.total_amount) FROM $orders r
					WHERE r.parent_order_id = o.id AND r.type = 'shop_order_refund') AS refunded $fields
				FROM $orders o LEFT JOIN {$orders}_meta m ON m.order_id = o.id
				WHERE o.type = 'shop_order' GROUP BY o.id, o.status, o.date_created_gmt, o.total_amount"
			: "SELECT o.ID AS id, o.post_status AS status, o.post_date_gmt AS created,
				MAX(CASE WHEN meta_key = '_order_total' THEN meta_value END) AS total,
				(SELECT SUM(a.meta_value) FROM $db->posts r JOIN $db->postmeta a ON a.post_id = r.ID
					WHERE r.post_parent = o.ID AND r.post_type = 'shop_order_refund'
					AND a.meta_key = '_refund_amount') AS refunded $fields
				FROM $db->posts o LEFT JOIN $db->postmeta m ON m.post_id = o.ID
				WHERE o.post_type = 'shop_order' GROUP BY o.ID, o.post_status, o.post_date_gmt";

		return $db->get_results( $sql, ARRAY_A );
	}

	/**
	 * Counts what WooCommerce counts: not what waits for payment, has failed or was cancelled.
	 *
	 * @param list<array<string, string|null>> $rows
	 * @return array<string, array{int, float}> Number and revenue by value.
	 */
	private static function counted(
		array $rows,
		string $after,
		string $before,
		string $model,
		string $dimension
	): array {
		$zone  = new DateTimeZone( 'Europe/Berlin' );
		$found = array();
		foreach ( $rows as $row ) {
			$day = ( new DateTimeImmutable( $row['created'] . ' UTC' ) )->setTimezone( $zone )->format( 'Y-m-d' );
			if (
				$day < $after || $day > $before
				|| in_array( $row['status'], array( 'wc-pending', 'wc-failed', 'wc-cancelled' ), true )
			) {
				continue;
			}
			$ended = 'typein' === $row['last_source_type'] && 'typein' !== $row['source_type'];
			$value = (string) match ( true ) {
				'first' === $model && null !== $row['first_source_type'] => $row[ "first_utm_$dimension" ],
				'last' === $model && $ended => 'source' === $dimension ? '(direct)' : '',
				default => $row[ "utm_$dimension" ],
			};

			$found[ $value ] ??= array( 0, 0.0 );
			++$found[ $value ][0];
			$revenue            = $found[ $value ][1] + (float) $row['total'] - (float) $row['refunded'];
			$found[ $value ][1] = round( $revenue, 2 );
		}

		return $found;
	}
}
