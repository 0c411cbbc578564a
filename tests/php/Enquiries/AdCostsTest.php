<?php
/**
 * Costs of ads on a site without a shop: import, matching, figures.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use Eidan\Attribution\Costs\CostTable;
use Eidan\Attribution\Costs\Import;
use Eidan\Attribution\Costs\Names;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Changes;
use Eidan\Enquiries\Report\Sync;
use Eidan\Enquiries\State;
use Eidan\Plugin\Uninstall;
use Eidan\Settings\Settings;
use Eidan\Support\Database;
use WP_REST_Response;

/**
 * @covers \Eidan\Attribution\Costs\CostTable
 * @covers \Eidan\Attribution\Costs\Import
 * @covers \Eidan\Attribution\Costs\Names
 * @covers \Eidan\Attribution\Costs\Reading
 * @covers \Eidan\Attribution\Costs\Rest
 * @covers \Eidan\Attribution\Costs\Returns
 */
final class AdCostsTest extends EnquiryTestCase {

	private const COSTS = '/eidan/v1/attribution/costs';

	private const REPORT = '/eidan/v1/attribution/report';

	private const HEAD = "date,source,campaign,cost\n";

	private const JANUARY = array(
		'kind'    => 'enquiries',
		'after'   => '2026-01-01',
		'before'  => '2026-01-31',
		'compare' => 'none',
	);

	protected function setUp(): void {
		CostTable::ensure();
		parent::setUp();
		Database::get()->query( 'DELETE FROM ' . CostTable::name() );
		update_option( Settings::OPTION, array( 'enquiries' => array( 'currency' => 'eur' ) ) );
		$this->act_as( 'administrator' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		CostTable::drop();
	}

	/**
	 * Collects the statements that make or drop the table, which tests do not carry out.
	 *
	 * @return \Closure(): list<string> What was sent since.
	 */
	private static function statements(): \Closure {
		$sent = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$sent ): string {
				if ( 1 === preg_match( '/^\s*(CREATE|DROP) TABLE\b.*' . CostTable::name() . '\b/', $sql, $found ) ) {
					$sent[] = $found[1];
				}
				return $sql;
			},
			0
		);

		return static function () use ( &$sent ): array {
			return $sent;
		};
	}

	private function import( string $bytes ): WP_REST_Response {
		return $this->rest( 'POST', self::COSTS, array( 'file' => base64_encode( $bytes ) ) );
	}

	private static function fixture( string $file ): string {
		return (string) file_get_contents( dirname( __DIR__ ) . "/Attribution/Rules/costs/$file.csv" );
	}

	/**
	 * An enquiry of a day.
	 *
	 * @param array<string, string> $fields Attribution fields.
	 * @param string                $day    Day and time.
	 * @param string                $value  What it brought; '' if it is not won.
	 */
	private function enquire_on( array $fields, string $day = '2026-01-01 12:00:00', string $value = '' ): int {
		$id = $this->enquire( $fields );
		wp_update_post( array( 'ID' => $id, 'post_date' => $day, 'post_date_gmt' => $day, 'edit_date' => true ) );
		if ( '' !== $value ) {
			Changes::value( $id, $value );
			Changes::move( $id, State::Won );
		}
		Sync::flush();

		return $id;
	}

	/** @return array<string, string> Fields of a visit from an ad. */
	private static function ad( string $campaign, string $source = 'google' ): array {
		return array(
			'source_type'  => 'utm',
			'utm_source'   => $source,
			'utm_medium'   => 'cpc',
			'utm_campaign' => $campaign,
		);
	}

	/**
	 * @param array<string, string> $parameters
	 * @return array<string, mixed>
	 */
	private function report( array $parameters = array() ): array {
		return $this->rest( 'GET', self::REPORT, $parameters + self::JANUARY )->get_data();
	}

	/**
	 * @param array<string, string> $parameters
	 * @return array<string, list<mixed>> Cost, cost per enquiry and return by value; 'sum' has the sums.
	 */
	private function costs( string $dimension, array $parameters = array() ): array {
		$data  = $this->report( array( 'dimension' => $dimension ) + $parameters );
		$found = array();
		foreach (
			array( 'sum' => $data['totals'], ...array_column( $data['rows'], null, 'value' ) ) as $value => $row
		) {
			$sums            = $row['current'];
			$found[ $value ] = array( $sums['cost'] ?? null, $sums['cost_enquiry'] ?? null, $sums['return'] ?? null );
		}

		return $found;
	}

	/** @return array<string, string> Cost by day, source and campaign. */
	private function stored(): array {
		$found = array();
		foreach (
			Database::get()->get_results(
				'SELECT * FROM ' . CostTable::name() . ' ORDER BY day, source, campaign'
			) as $row
		) {
			$found[ substr( $row->day, 0, 10 ) . " $row->source $row->campaign" ] = (string) (float) $row->cost;
		}

		return $found;
	}

	public function test_nothing_is_there_until_costs_are_imported(): void {
		CostTable::drop();
		$statements = self::statements();
		$this->enquire_on(
			array( 'session_entry' => 'https://a.example/?gad_campaignid=21000000001' ) + self::ad( '' )
		);
		$data = $this->report( array( 'dimension' => 'campaign' ) );
		self::assertSame(
			array( 'enquiries', 'won', 'rate', 'value', 'average_value' ),
			array_keys( $data['totals']['current'] )
		);
		self::assertSame( array( '' ), array_column( $data['rows'], 'value' ) );
		self::assertSame( array_keys( $data['totals']['current'] ), array_keys( $data['rows'][0]['current'] ) );
		self::assertSame(
			array( 'sources' => array(), 'names' => '' ),
			$this->rest( 'GET', self::COSTS )->get_data()
		);
		self::assertSame(
			array( 'deleted' => 0 ),
			$this->rest(
				'DELETE',
				self::COSTS,
				array( 'source' => 'google', 'after' => '2026-01-01', 'before' => '2026-01-31' )
			)->get_data()
		);
		$file = $this->rest(
			'GET',
			self::REPORT . '/csv',
			array( 'dimension' => 'campaign' ) + self::JANUARY
		)->get_data();
		self::assertStringNotContainsString( 'cost', $file['content'] );
		self::assertFalse( CostTable::exists() );
		self::assertSame( 400, $this->import( 'no table' )->get_status() );
		self::assertFalse( CostTable::exists(), 'A file that is wrong makes no table.' );
		self::assertSame( array(), $statements() );
	}

	public function test_the_same_file_again_changes_nothing_and_another_replaces(): void {
		$this->enquire_on( self::ad( 'BRAND ' ) );
		$heard = array();
		add_action(
			'eidan_ad_costs_imported',
			static function ( array $result ) use ( &$heard ): void {
				$heard[] = $result;
			}
		);
		$first = $this->import( self::fixture( 'google' ) );
		self::assertSame( 201, $first->get_status() );
		self::assertSame(
			array(
				'platform'       => 'google',
				'rows'           => 4,
				'days'           => 2,
				'after'          => '2026-01-01',
				'before'         => '2026-01-02',
				'cost'           => 1054.31,
				'campaigns'      => 3,
				'unmatched'      => array( 'Shoes, men', '=1+1 sale' ),
				'unmatchedCount' => 2,
			),
			$first->get_data()
		);
		self::assertSame( array( $first->get_data() ), $heard );
		$rows = $this->stored();
		self::assertSame(
			array(
				'2026-01-01 google Brand'      => '12.5',
				'2026-01-01 google Shoes, men' => '1034.56',
				'2026-01-02 google =1+1 sale'  => '0',
				'2026-01-02 google Brand'      => '7.25',
			),
			$rows
		);
		$this->import( self::fixture( 'google' ) );
		self::assertSame( $rows, $this->stored() );
		$this->import( self::HEAD . "2026-01-01,google,BRAND,3\n2026-01-01,bing,Brand,4\n" );
		self::assertSame(
			array(
				'2026-01-01 bing Brand' => '4',
				'2026-01-01 google BRAND' => '3',
			) + array_diff_key( $rows, array( '2026-01-01 google Brand' => 1 ) ),
			$this->stored()
		);
	}

	public function test_many_rows_are_few_statements(): void {
		$lines = self::HEAD;
		for ( $i = 0; $i < 1200; $i++ ) {
			$lines .= gmdate( 'Y-m-d', 1767225600 + intdiv( $i, 100 ) * DAY_IN_SECONDS ) . ",google,C $i,1\n";
		}
		$replaced = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$replaced ): string {
				$replaced += str_starts_with( $sql, 'REPLACE' ) ? 1 : 0;
				return $sql;
			}
		);
		$result = $this->import( $lines )->get_data();
		self::assertSame(
			array( 1200, 12, 1200.0, 1200, 50, 1200 ),
			array(
				$result['rows'],
				$result['days'],
				$result['cost'],
				$result['campaigns'],
				count( $result['unmatched'] ),
				$result['unmatchedCount'],
			)
		);
		self::assertSame( 3, $replaced );
		self::assertCount( 1200, $this->stored() );
	}

	public function test_figures_are_those_of_a_count_in_sql(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$visits = array( self::ad( 'Brand' ), self::ad( 'Brand', 'bing' ), self::ad( 'Alone' ), self::MAIL, array() );
		for ( $i = 0; $i < 40; $i++ ) {
			$this->enquire_on(
				$visits[ $i % 5 ] + array( 'last_source_type' => 0 === $i % 7 ? 'typein' : '' ),
				gmdate( 'Y-m-d H:i:s', strtotime( '2025-12-30 22:30:00 UTC' ) + $i * 83000 ),
				0 === $i % 3 ? (string) ( 100 + $i ) : ''
			);
		}
		$lines = self::HEAD;
		for ( $i = 0; $i < 45; $i++ ) {
			$day    = gmdate( 'Y-m-d', strtotime( '2025-12-25 UTC' ) + $i * DAY_IN_SECONDS );
			$lines .= "$day,google,BRAND," . (
				1.25 + $i
			) . "\n$day,bing,Brand," . ( 0.1 * $i ) . "\n$day,google,Silent,2\n";
		}
		self::assertSame( array( 'Silent' ), $this->import( $lines )->get_data()['unmatched'] );

		$db     = Database::get();
		$lookup = Kind::Enquiries->table();
		$costs  = CostTable::name();
		foreach (
			array(
				array( '2026-01-01', '2026-01-31' ),
				array( '2025-12-31', '2026-01-01' ),
				array( '2026-02-01', '2026-02-28' ),
			) as [ $after, $before ]
		) {
			// Berlin is an hour ahead in winter.
			$from = gmdate( 'Y-m-d H:i:s', strtotime( "$after UTC" ) - HOUR_IN_SECONDS );
			$to   = gmdate( 'Y-m-d H:i:s', strtotime( "$before UTC" ) + 23 * HOUR_IN_SECONDS );
			foreach ( Query::MODELS as $model ) {
				$column = 'last' === $model
					? "CASE WHEN ended_direct = 1 THEN '' ELSE campaign END"
					: ( 'first' === $model ? 'first_campaign' : 'campaign' );
				$one    = static fn ( string $sql ): float => (float) $db->get_var( $sql );
				$count  = static function ( string $spent, string $came ) use (
					$one,
					$lookup,
					$costs,
					$after,
					$before,
					$from,
					$to
				): array {
					$cost      = $one(
						"SELECT SUM( cost ) FROM $costs WHERE day BETWEEN '$after' AND '$before' AND $spent"
					);
					$where     = "created >= '$from' AND created < '$to' AND status <> 'trash' AND $came";
					$enquiries = $one( "SELECT COUNT(*) FROM $lookup WHERE $where" );
					$value     = $one( "SELECT SUM( revenue ) FROM $lookup WHERE $where" );

					return array(
						round( $cost, 4 ),
						0.0 === $enquiries ? null : round( $cost / $enquiries, 4 ),
						round( $value / $cost, 4 ),
					);
				};
				$ask    = array( 'after' => $after, 'before' => $before, 'model' => $model );
				$is_ad  = "LOWER( $column ) IN ( 'brand', 'silent' )";
				$rows   = array_change_key_case( $this->costs( 'campaign', $ask ) );
				self::assertEquals( $count( '1 = 1', $is_ad ), $rows['sum'], "$after $model" );
				self::assertEquals(
					$count( "LOWER( campaign ) = 'brand'", "LOWER( $column ) = 'brand'" ),
					$rows['brand']
				);
				self::assertEquals( $count( "campaign = 'Silent'", '1 = 0' ), $rows['silent'] );
				$others = array_diff_key( $rows, array_flip( array( 'sum', 'brand', 'silent' ) ) );
				self::assertSame(
					array(),
					array_filter( array_map( array_filter( ... ), $others ) ),
					'What costs nothing has no return.'
				);

				$source = str_replace( array( "THEN ''", 'campaign' ), array( "THEN '(direct)'", 'source' ), $column );
				$rows   = $this->costs( 'source', $ask );
				self::assertEquals( $count( "source = 'google'", "$is_ad AND $source = 'google'" ), $rows['google'] );
				self::assertEquals( $count( "source = 'bing'", "$is_ad AND $source = 'bing'" ), $rows['bing'] );
				self::assertEquals(
					$count( "source = 'bing'", "$is_ad AND $source = 'bing'" ),
					$this->costs( 'channel', $ask + array( 'source' => 'bing' ) )['sum'],
					'A filter by source.'
				);
			}
		}
	}

	public function test_columns_stand_where_costs_can_be_told(): void {
		$this->enquire_on( self::ad( 'Brand' ), '2026-01-01 12:00:00', '100' );
		$this->import( self::fixture( 'google' ) );
		self::assertSame( array( 1054.31, 1054.31, 0.0948 ), $this->costs( 'channel' )['sum'] );
		self::assertArrayNotHasKey(
			'cost',
			$this->report()['rows'][0]['current'],
			'No platform says which channel it is.'
		);
		self::assertSame(
			array( 19.75, 19.75, 5.0633 ),
			$this->costs( 'campaign', array( 'campaign' => 'brand' ) )['Brand']
		);
		foreach ( array(
			array( 'channel' => 'paid-search' ),
			array( 'device' => '' ),
			array( 'landing' => '' ),
			array( 'medium' => 'cpc' ),
			array( 'currency' => 'USD' ),
			array( 'after' => '2025-01-01', 'before' => '2025-01-31' ),
			array( 'campaign' => 'Nobody’s' ),
		) as $others ) {
			self::assertArrayNotHasKey(
				'cost',
				$this->report( $others + array( 'dimension' => 'campaign' ) )['totals']['current']
			);
		}
		$later = $this->report(
			array(
				'after' => '2026-02-01',
				'before' => '2026-02-28',
				'compare' => 'previous',
				'dimension' => 'campaign',
			)
		);
		self::assertSame( 1054.31, $later['totals']['previous']['cost'] );
		self::assertEquals( 0, $later['totals']['current']['cost'] );
		self::assertSame( 19.75, array_column( $later['rows'], null, 'value' )['Brand']['previous']['cost'] );

		$file = $this->rest(
			'GET',
			self::REPORT . '/csv',
			array( 'dimension' => 'campaign' ) + self::JANUARY
		)->get_data();
		self::assertStringContainsString(
			'"Ad costs (EUR)","Cost per enquiry (EUR)","Return on ad costs"',
			$file['content']
		);
		self::assertStringContainsString( "\"Brand\",1,1,1,100,100,19.75,19.75,5.0633\r\n", $file['content'] );
		self::assertStringContainsString( "\"Shoes, men\",0,0,0,0,0,1034.56,\"\",0\r\n", $file['content'] );
		self::assertStringContainsString( "\"'=1+1 sale\",0,0,0,0,0,0,\"\",\"\"\r\n", $file['content'] );
	}

	public function test_ads_have_the_campaign_of_their_id(): void {
		$tagged = array( 'session_entry' => 'https://a.example/?gad_source=1&gad_campaignid=21000000001&gclid=x' );
		$this->enquire_on( $tagged + self::ad( '' ) );
		$this->enquire_on( self::ad( '21000000001' ) );
		$this->enquire_on( $tagged + self::ad( 'Named by hand' ) );
		$this->enquire_on(
			array( 'session_entry' => 'https://a.example/?gad_campaignid=21000000009' ) + self::ad( '' )
		);
		$campaigns = fn (): array => array_map(
			static fn ( array $sums ): int => $sums['enquiries'],
			array_column( $this->report( array( 'dimension' => 'campaign' ) )['rows'], 'current', 'value' )
		);
		self::assertEquals( array( '' => 2, '21000000001' => 1, 'Named by hand' => 1 ), $campaigns() );

		$result = $this->import( self::fixture( 'google' ) )->get_data();
		self::assertSame( array( 'Shoes, men', '=1+1 sale' ), $result['unmatched'] );
		self::assertEquals(
			array( 'Brand' => 2, 'Named by hand' => 1, '21000000009' => 1, 'Shoes, men' => 0, '=1+1 sale' => 0 ),
			$campaigns()
		);
		$names = "21000000001 = Brand\n21000000002 = Shoes, men\n21000000003 = =1+1 sale";
		self::assertSame( $names, $this->rest( 'GET', self::COSTS )->get_data()['names'] );

		$this->rest( 'POST', self::COSTS . '/names', array( 'names' => "$names\n21000000009 = Late" ) );
		self::assertSame( 1, $campaigns()['Late'] );
		$this->import( self::fixture( 'google' ) );
		self::assertSame( 1, $campaigns()['Late'], 'A file adds names and takes none away.' );

		$wrong = $this->rest( 'POST', self::COSTS . '/names', array( 'names' => "21000000001 = A\nBrand" ) );
		self::assertSame( 400, $wrong->get_status() );
		self::assertStringContainsString( 'line 2', $wrong->get_data()['message'] );
		$this->rest( 'POST', self::COSTS . '/names', array( 'names' => '' ) );
		self::assertSame( 2, $campaigns()[''] );
		self::assertFalse( get_option( Names::OPTION ) );
	}

	public function test_a_renamed_campaign_keeps_its_enquiries(): void {
		$this->enquire_on(
			array( 'session_entry' => 'https://a.example/?gad_campaignid=21000000001' ) + self::ad( '' )
		);
		$head = "Day,Campaign,Campaign ID,Cost\n";
		$this->import( $head . "2026-01-01,Old,21000000001,5.00\n" );
		$this->import( $head . "2026-01-01,New,21000000001,5.00\n2026-01-02,New,21000000001,6.00\n" );
		self::assertSame( array( '2026-01-01 google New' => '5', '2026-01-02 google New' => '6' ), $this->stored() );
		self::assertSame( array( 11.0, 11.0, 0.0 ), $this->costs( 'campaign' )['New'] );
	}

	public function test_costs_can_be_deleted(): void {
		$this->import( self::fixture( 'google' ) );
		$this->import( self::fixture( 'microsoft' ) );
		self::assertSame(
			array(
				array(
					'source' => 'bing',
					'after' => '2026-01-02',
					'before' => '2026-01-13',
					'rows' => 3,
					'cost' => 1029.5,
				),
				array(
					'source' => 'google',
					'after' => '2026-01-01',
					'before' => '2026-01-02',
					'rows' => 4,
					'cost' => 1054.31,
				),
			),
			$this->rest( 'GET', self::COSTS )->get_data()['sources']
		);
		$delete = fn ( string $source, string $after, string $before ): WP_REST_Response =>
			$this->rest( 'DELETE', self::COSTS, array( 'source' => $source, 'after' => $after, 'before' => $before ) );
		self::assertSame( array( 'deleted' => 2 ), $delete( 'google', '2026-01-02', '2026-12-31' )->get_data() );
		self::assertCount( 5, $this->stored() );
		self::assertSame( 400, $delete( 'google', '2026-02-30', '2026-12-31' )->get_status() );
		self::assertSame( 400, $delete( str_repeat( 'x', 51 ), '2026-01-01', '2026-12-31' )->get_status() );
		self::assertSame( 400, $this->rest( 'DELETE', self::COSTS, array( 'source' => 'bing' ) )->get_status() );
		self::assertSame( array( 'deleted' => 0 ), $delete( "' OR 1=1 -- ", '2026-01-01', '2026-12-31' )->get_data() );
		self::assertCount( 5, $this->stored() );
	}

	public function test_only_who_manages_the_site_may_import(): void {
		foreach (
			array( '' => 401, 'subscriber' => 403, 'editor' => 403, 'administrator' => 201 ) as $role => $status
		) {
			$this->act_as( $role );
			self::assertSame( 201 === $status ? 200 : $status, $this->rest( 'GET', self::COSTS )->get_status(), $role );
			self::assertSame(
				201 === $status ? 200 : $status,
				$this->rest( 'POST', self::COSTS . '/names', array( 'names' => '' ) )->get_status(),
				$role
			);
			self::assertSame(
				201 === $status ? 200 : $status,
				$this->rest(
					'DELETE',
					self::COSTS,
					array( 'source' => 'x', 'after' => '2026-01-01', 'before' => '2026-01-01' )
				)->get_status(),
				$role
			);
			self::assertSame( $status, $this->import( self::fixture( 'google' ) )->get_status(), $role );
		}
		$this->act_as( 'editor' );
		self::assertSame( 1054.31, $this->report()['totals']['current']['cost'], 'Who sees the report sees costs.' );
	}

	public function test_files_that_are_wrong_are_refused_as_a_whole(): void {
		$this->import( self::HEAD . "2026-01-01,google,Brand,3\n" );
		$rows = $this->stored();
		foreach ( array(
			array(),
			array( 'file' => '' ),
			array( 'file' => '%%%' ),
			array( 'file' => array( 'x' ) ),
			array( 'file' => base64_encode( self::HEAD . "2026-01-01,google,Brand,4\n2026-01-02,google,Brand,x\n" ) ),
			array( 'file' => base64_encode( "Day,Campaign,Currency code,Cost\n2026-01-01,Brand,USD,9.00\n" ) ),
			array(
				'file' => base64_encode(
					self::HEAD . str_repeat( '2026-01-01,google,Brand,4' . str_repeat( ' ', 1000 ) . "\n", 5200 )
				),
			),
			array( 'file' => str_repeat( 'A', 8000000 ) ),
		) as $body ) {
			$response = $this->rest( 'POST', self::COSTS, $body );
			self::assertSame( 400, $response->get_status() );
			self::assertSame( $rows, $this->stored() );
		}
		$data = $this->import( self::HEAD . "soon,google,Brand,4\n2026-01-02,google,Brand,x\n" )->get_data()['data'];
		self::assertCount( 2, $data['lines'] );
		self::assertLessThan( 7200000, Import::BYTES * 4 / 3, 'It fits into a request of eight megabytes.' );
	}

	public function test_what_a_file_says_is_plain_text(): void {
		foreach ( self::PAYLOADS as $payload ) {
			Database::get()->query( 'DELETE FROM ' . CostTable::name() );
			$cell = '"' . str_replace( '"', '""', $payload ) . '"';
			$this->assertNoPhpNotices( fn () => $this->import( self::HEAD . "2026-01-01,$cell,$cell,3\n" ) );
			self::assertSame(
				array( $payload ),
				Database::get()->get_col( 'SELECT campaign FROM ' . CostTable::name() )
			);
			$csv = $this->rest(
				'GET',
				self::REPORT . '/csv',
				array( 'dimension' => 'campaign' ) + self::JANUARY
			)->get_data()['content'];
			self::assertDoesNotMatchRegularExpression( '/^"[=@]/m', $csv );
		}
	}

	public function test_the_plugin_takes_its_table_along(): void {
		$this->import( self::fixture( 'google' ) );
		self::assertContains( CostTable::name(), Table::of_site( array() ) );
		$statements = self::statements();
		Uninstall::site();
		self::assertFalse( CostTable::exists() );
		self::assertFalse( get_option( Names::OPTION ) );
		self::assertSame( array( 'DROP' ), $statements() );
	}
}
