<?php
/**
 * Costs of ads in the report of a shop.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Costs\CostTable;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;

/**
 * @covers \Eidan\Attribution\Costs\Returns
 * @covers \Eidan\Attribution\Costs\Import
 */
final class AdCostsTest extends ReportTestCase {

	private const COSTS = '/eidan/v1/attribution/costs';

	private const REPORT = '/eidan/v1/attribution/report';

	private const HEAD = "date,source,campaign,cost\n";

	protected function setUp(): void {
		CostTable::ensure();
		Table::ensure( Kind::Enquiries );
		parent::setUp();
		Database::get()->query( 'DELETE FROM ' . CostTable::name() );
		Table::clear( Kind::Enquiries );
	}

	protected function tearDown(): void {
		parent::tearDown();
		CostTable::drop();
	}

	/** @return array<string, string> Fields of a visit from an ad. */
	private static function ad( string $source, string $campaign ): array {
		return array(
			'source_type'  => 'utm',
			'utm_source'   => $source,
			'utm_medium'   => 'cpc',
			'utm_campaign' => $campaign,
		);
	}

	private function import( string $bytes ): int {
		return $this->rest( 'POST', self::COSTS, array( 'file' => base64_encode( $bytes ) ) )->get_status();
	}

	/** @dataProvider storages */
	public function test_figures_of_orders_are_those_of_a_count_in_sql( bool $tables ): void {
		$this->stand( true, $tables );
		$this->act_as( 'shop_manager' );
		foreach (
			array(
				array( 'google', 'Brand' ),
				array( 'bing', 'brand' ),
				array( 'google', 'Other' ),
				array( 'brevo', '' ),
			) as $number => [ $source, $campaign ]
		) {
			for ( $i = 0; $i <= $number; $i++ ) {
				$this->make_order(
					(string) ( 10 + 7 * $i + $number ),
					self::ad( $source, $campaign ),
					"c$i@example.com",
					'processing',
					'',
					'2026-01-1' . $i
				);
			}
		}
		Sync::flush();
		self::assertSame(
			201,
			$this->import(
				self::HEAD . "2026-01-10,google,BRAND,12.5\n2026-01-11,bing,Brand,7\n"
					. "2026-01-11,google,Silent,3\n2026-02-01,google,Brand,99\n"
			)
		);
		$ask  = array( 'kind' => 'orders', 'after' => '2026-01-01', 'before' => '2026-01-31', 'compare' => 'none' );
		$data = $this->rest( 'GET', self::REPORT, array( 'dimension' => 'campaign' ) + $ask )->get_data();
		$row  = Database::get()->get_row(
			'SELECT ( SELECT SUM( cost ) FROM ' . CostTable::name()
				. " WHERE day BETWEEN '2026-01-01' AND '2026-01-31' ) AS cost, "
				. 'COUNT(*) AS orders, SUM( revenue ) AS revenue FROM ' . Table::name()
				. " WHERE LOWER( campaign ) = 'brand'"
		);
		self::assertSame( 3, (int) $row->orders );
		self::assertSame(
			array( 22.5, round( 22.5 / 3, 4 ), round( (float) $row->revenue / 22.5, 4 ) ),
			array_values(
				array_intersect_key( $data['totals']['current'], array_flip( array( 'cost', 'cost_order', 'return' ) ) )
			)
		);
		$rows = array_change_key_case( array_column( $data['rows'], 'current', 'value' ) );
		self::assertSame( array( 19.5, 6.5 ), array( $rows['brand']['cost'], $rows['brand']['cost_order'] ) );
		self::assertSame(
			array( 3.0, null, 0.0 ),
			array( $rows['silent']['cost'], $rows['silent']['cost_order'], $rows['silent']['return'] )
		);
		self::assertNull( $rows['other']['cost'] );

		$both = $this->rest( 'GET', self::REPORT, array( 'kind' => 'both' ) + $ask );
		if ( 200 === $both->get_status() ) {
			self::assertSame( 22.5, $both->get_data()['totals']['current']['cost'] );
		}
		$file = $this->rest(
			'GET',
			self::REPORT . '/csv',
			array( 'dimension' => 'source' ) + $ask
		)->get_data()['content'];
		self::assertStringContainsString( '"Cost per order', $file );
	}

	public function test_the_currency_is_that_of_the_shop(): void {
		$this->stand( true );
		$this->act_as( 'shop_manager' );
		$currency = get_woocommerce_currency();
		$other    = 'JPY' === $currency ? 'EUR' : 'JPY';
		$file     = "Day,Campaign,Currency code,Cost\n2026-01-01,Brand,%s,9.00\n";
		self::assertSame( 400, $this->import( sprintf( $file, $other ) ) );
		self::assertSame( 201, $this->import( sprintf( $file, $currency ) ) );
	}

	public function test_auto_tagged_ads_have_the_name_of_their_campaign(): void {
		$this->stand( true );
		$this->act_as( 'shop_manager' );
		$this->make_order(
			'50',
			array(
				'session_entry' => 'https://shop.example/?gclid=x&gad_campaignid=21000000001',
			) + self::ad( 'google', '' ),
			day: '2026-01-10'
		);
		Sync::flush();
		$this->import( "Day,Campaign,Campaign ID,Cost\n2026-01-10,Brand,21000000001,10.00\n" );
		$data = $this->rest(
			'GET',
			self::REPORT,
			array(
				'kind' => 'orders',
				'after' => '2026-01-01',
				'before' => '2026-01-31',
				'dimension' => 'campaign',
				'campaign' => 'Brand',
			)
		)->get_data();
		self::assertSame(
			array( 1, 50.0, 5.0 ),
			array(
				$data['totals']['current']['orders'],
				$data['totals']['current']['revenue'],
				$data['totals']['current']['return'],
			)
		);
	}
}
