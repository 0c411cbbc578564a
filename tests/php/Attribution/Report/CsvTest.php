<?php
/**
 * Tests of the attribution report as a CSV file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Csv;
use Eidan\Attribution\Report\Query;
use Eidan\Tests\TestCase;

/**
 * @covers \Eidan\Attribution\Report\Csv
 */
final class CsvTest extends TestCase {

	public function test_a_file_holds_no_formula_and_keeps_every_text(): void {
		$rows = array();
		foreach ( array(
			'=1+1',
			'+1',
			'-1',
			'@x',
			"\t=1",
			"\r=1",
			' =1',
			'＝1',
			'plain',
			'a "quoted", text',
			"two\nlines",
		) as $label ) {
			$rows[] = array(
				'value'    => $label,
				'label'    => $label,
				'current'  => array( 'revenue' => 1234.5 ) + Query::NOTHING,
				'previous' => null,
			);
		}
		$csv    = Csv::of( 'campaign', $rows );
		$stream = fopen( 'php://memory', 'r+' );
		$this->assertIsResource( $stream );
		fwrite( $stream, substr( $csv, 3 ) );
		rewind( $stream );
		$read = array();
		for ( $line = fgetcsv( $stream, null, ',', '"', '' ); false !== $line; $line = fgetcsv(
			$stream,
			null,
			',',
			'"',
			''
		) ) {
			$read[] = $line;
		}
		$this->assertStringStartsWith( "\xEF\xBB\xBF", $csv );
		$this->assertSame(
			array( 'Campaign', 'Orders', 'Revenue', 'Average order value', 'First orders', 'Repeat orders' ),
			$read[0]
		);
		$this->assertSame(
			array(
				"'=1+1",
				"'+1",
				"'-1",
				"'@x",
				"'\t=1",
				"'\r=1",
				"' =1",
				"'＝1",
				'plain',
				'a "quoted", text',
				"two\nlines",
			),
			array_column( array_slice( $read, 1 ), 0 )
		);
		$this->assertSame( '1234.5', $read[1][2] );
	}

	public function test_a_comparison_has_columns_of_its_own(): void {
		$current  = array( 'orders' => 3, 'revenue' => 30.5, 'average' => 10.1667, 'new' => 1, 'returning' => 2 );
		$previous = array( 'orders' => 7, 'revenue' => 70.0, 'average' => 10.0, 'new' => 5, 'returning' => 6 );
		$lines    = explode(
			"\r\n",
			substr(
				Csv::of(
					'channel',
					array( array( 'label' => 'Email', 'current' => $current, 'previous' => $previous ) )
				),
				3
			)
		);
		$this->assertSame(
			array(
				'"Channel","Orders","Revenue","Average order value","First orders","Repeat orders",'
				. '"Orders (compared period)","Revenue (compared period)","Average order value (compared '
				. 'period)","First orders (compared period)","Repeat orders (compared period)"',
				'"Email",3,30.5,10.1667,1,2,7,70,10,5,6',
				'',
			),
			$lines
		);
	}

	public function test_no_rows_are_a_head_alone(): void {
		$this->assertSame(
			"\xEF\xBB\xBF\"somewhere\",\"Orders\",\"Revenue\",\"Average order value\",\"First orders\",\"Repeat "
				. "orders\"\r\n",
			Csv::of( 'somewhere', array() )
		);
	}

	public function test_amounts_say_what_they_are_in(): void {
		$head = static fn ( string ...$currencies ): string =>
			substr( explode( ',"First', Csv::of( 'channel', array(), array_values( $currencies ) ) )[0], 3 );
		$this->assertSame( '"Channel","Orders","Revenue (EUR)","Average order value (EUR)"', $head( 'EUR' ) );
		$this->assertSame(
			'"Channel","Orders","Revenue (EUR + JPY)","Average order value (EUR + JPY)"',
			$head( 'EUR', 'JPY' )
		);
	}

	public function test_what_is_no_sum_is_nothing(): void {
		$lines = explode(
			"\r\n",
			Csv::of(
				'channel',
				array(
					array(
						'label'    => null,
						'current'  => array( 'orders' => 'many', 'revenue' => '2.5' ),
						'previous' => null,
					),
					array( 'label' => 'x' ),
				)
			)
		);
		$this->assertSame( array( '"",0,2.5,0,0,0', '"x",0,0,0,0,0' ), array( $lines[1], $lines[2] ) );
	}
}
