<?php
/**
 * Files of ad costs.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Costs\Amounts;
use Eidan\Attribution\Costs\Days;
use Eidan\Attribution\Costs\Names;
use Eidan\Attribution\Costs\Parsed;
use Eidan\Attribution\Costs\Parser;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * @covers \Eidan\Attribution\Costs\Parser
 * @covers \Eidan\Attribution\Costs\Headings
 * @covers \Eidan\Attribution\Costs\Sheet
 * @covers \Eidan\Attribution\Costs\Amounts
 * @covers \Eidan\Attribution\Costs\Days
 * @covers \Eidan\Attribution\Costs\Problems
 * @covers \Eidan\Attribution\Costs\Names
 */
final class CostsParserTest extends TestCase {

	private static function read( string $file, string $currency = 'EUR' ): Parsed {
		return Parser::read( (string) file_get_contents( __DIR__ . "/costs/$file.csv" ), $currency );
	}

	/** @return list<string> Rows as text. */
	private static function rows( Parsed $parsed ): array {
		self::assertSame( array(), $parsed->errors );

		return array_map(
			static fn ( array $row ): string => implode( ' | ', array_diff_key( $row, array( 'name_key' => '' ) ) ),
			$parsed->rows
		);
	}

	/** @return array<string, array{string, string, list<string>, list<string>}> File, platform, rows, and names by id. */
	public static function files(): array {
		return array(
			'Google Ads'            => array(
				'google',
				'google',
				array(
					'google | 2026-01-01 | Brand | 12.5 | 10 | 1234',
					'google | 2026-01-01 | Shoes, men | 1034.56 | 200 | 20100',
					'google | 2026-01-02 | Brand | 7.25 | 4 | 310',
					'google | 2026-01-02 | =1+1 sale | 0 | 0 | 0',
				),
				array( '21000000001' => 'Brand', '21000000002' => 'Shoes, men', '21000000003' => '=1+1 sale' ),
			),
			'Google Ads in German'  => array(
				'google-de',
				'google',
				array(
					'google | 2026-01-01 | Marke | 12.5 | 10 | 1234',
					'google | 2026-01-01 | Schuhe für Männer | 1034.56 | 200 | 20100',
					'google | 2026-01-02 | Marke | 7.25 | 4 | 310',
				),
				array( '21000000001' => 'Marke', '21000000002' => 'Schuhe für Männer' ),
			),
			'Meta Ads Manager'      => array(
				'meta',
				'meta',
				array(
					'facebook | 2026-01-01 | Summer – prospecting | 20.05 | 30 | 3000',
					'facebook | 2026-01-02 | Summer – prospecting | 21 | 29 | 3100',
					'facebook | 2026-01-02 | Retargeting "hot" | 25.05 | 31 | 2900',
					'facebook | 2026-01-02 | Asleep | 0 | 0 | 0',
				),
				array(),
			),
			'Meta in German'        => array(
				'meta-de',
				'meta',
				array(
					'facebook | 2026-01-01 | Sommer | 20.05 | 30 | 3000',
					'facebook | 2026-01-02 | Sommer | 21.5 | 29 | 3100',
				),
				array(),
			),
			'Microsoft Advertising' => array(
				'microsoft',
				'microsoft',
				array(
					'bing | 2026-01-02 | Brand | 6.4 | 12 | 1200',
					'bing | 2026-01-13 | Brand | 5.1 | 9 | 900',
					'bing | 2026-01-13 | Chairs | 1018 | 24 | 2400',
				),
				array( '400000001' => 'Brand', '400000002' => 'Chairs' ),
			),
			'our own'               => array(
				'own',
				'own',
				array(
					'linkedin | 2026-01-01 | Consulting | 12.5 | 3 | 400',
					'linkedin | 2026-01-02 | Consulting | 1000 | 9 | 9000',
					'fair-2026 | 2026-01-02 | Stand | 350 | 0 | 0',
				),
				array(),
			),
		);
	}

	/** @return array<string, array{string, string}> A line of headings, and how its language writes 1234.56. */
	public static function languages(): array {
		return array(
			'Google in French'  => array( 'Jour;Campagne;Code de devise;Coût;Impr.;Clics', '1 234,56' ),
			'Google in Spanish' => array( 'Día;Campaña;Código de moneda;Coste;Impr.;Clics', '1.234,56' ),
			'Google in Italian' => array( 'Giorno;Campagna;Codice valuta;Costo;Impr.;Clic', '1.234,56' ),
			'Google in Dutch'   => array( 'Dag;Campagne;Valutacode;Kosten;Vert.;Klikken', '1.234,56' ),
			'Google in Polish'  => array( 'Dzień;Kampania;Kod waluty;Koszt;Wyśw.;Kliknięcia', '1 234,56' ),
			'Meta in French'    => array(
				'Jour;Nom de la campagne;Devise;Montant dépensé (EUR);Impressions;Clics sur un lien',
				'1 234,56',
			),
			'Meta in Spanish'   => array(
				'Día;Nombre de la campaña;Divisa;Importe gastado (EUR);Impresiones;Clics en el enlace',
				'1234.56',
			),
			'Meta in Italian'   => array(
				'Giorno;Nome della campagna;Valuta;Importo speso (EUR);Impression;Clic sul link',
				'1234,56',
			),
			'Meta in Dutch'     => array(
				'Dag;Campagnenaam;Valuta;Besteed bedrag (EUR);Weergaven;Klikken op link',
				'1234.56',
			),
			'Meta in Polish'    => array(
				'Dzień;Nazwa kampanii;Waluta;Wydana kwota (EUR);Wyświetlenia;Kliknięcia linku',
				'1234,56',
			),
		);
	}

	#[DataProvider( 'languages' )]
	public function test_exports_in_the_languages_of_the_plugin_are_read( string $headings, string $cost ): void {
		$other  = str_contains( $cost, ',' ) ? '1,5' : '1.5';
		$source = str_contains( $headings, '(EUR)' ) ? 'facebook' : 'google';
		$lines  = "13/01/2026;Été;EUR;$cost;2 000;30\n14/01/2026;Été;EUR;$other;9;2\n";

		self::assertSame(
			array( "$source | 2026-01-13 | Été | 1234.56 | 30 | 2000", "$source | 2026-01-14 | Été | 1.5 | 2 | 9" ),
			self::rows( Parser::read( "$headings\n$lines", 'EUR' ) )
		);
	}

	public function test_lines_of_one_day_by_device_are_one_and_sums_are_none(): void {
		$file = "Campaign report\n\"September 1, 2026 - September 1, 2026\"\n"
			. "Day,Campaign,Device,Currency code,Cost,Impr.,Clicks,Conversions\n"
			. "2026-09-01,Roofs,Mobile phones,EUR,10.00,100,5,1.00\n2026-09-01,Roofs,Computers,EUR,4.50,50,2,0.50\n"
			. "2026-09-01,Roofs,Tablets,EUR,0.50,5,0,--\nTotal: Account,,,,15.00,155,7,1.50\n";
		$same = array( 'google | 2026-09-01 | Roofs | 15 | 7 | 155' );

		self::assertSame( $same, self::rows( Parser::read( $file, 'EUR' ) ) );
		$tabs = "\xFF\xFE" . mb_convert_encoding( strtr( $file, ',', "\t" ), 'UTF-16LE', 'UTF-8' );
		self::assertSame( $same, self::rows( Parser::read( $tabs, 'EUR' ) ), 'As “Excel .csv” of Google Ads.' );
	}

	/**
	 * @param list<string>             $rows
	 * @param array<array-key, string> $names
	 */
	#[DataProvider( 'files' )]
	public function test_the_files_of_the_platforms_are_read_as_they_are(
		string $file,
		string $platform,
		array $rows,
		array $names
	): void {
		$parsed = self::read( $file );
		self::assertSame( $rows, self::rows( $parsed ) );
		self::assertSame( $platform, $parsed->platform );
		self::assertSame( $names, $parsed->names );
		self::assertSame( array(), self::read( $file, '' )->errors, 'A site without a currency takes any.' );
	}

	public function test_lines_of_a_day_and_a_campaign_are_added(): void {
		$parsed = Parser::read(
			"date,source,campaign,cost\n2026-01-01,x, Brand ,1.5\n2026-01-01,X,BRAND,2\n2026-01-02,x,Brand,4\n",
			''
		);
		self::assertSame(
			array( 'x | 2026-01-01 | BRAND | 3.5 | 0 | 0', 'x | 2026-01-02 | Brand | 4 | 0 | 0' ),
			self::rows( $parsed )
		);
		self::assertSame(
			array(
				'platform'  => 'own',
				'rows'      => 2,
				'days'      => 2,
				'after'     => '2026-01-01',
				'before'    => '2026-01-02',
				'cost'      => 7.5,
				'campaigns' => 1,
			),
			$parsed->summary()
		);
	}

	/** @return array<string, array{string, list<string>}> Content, and what each error has to contain. */
	public static function mistakes(): array {
		$own = "date,source,campaign,cost\n";

		return array(
			'nothing'                => array( '', array( 'No line with headings' ) ),
			'an image'               => array( "\x89PNG\r\n\x1A\n\0\0\0\rIHDR", array( 'No line with headings' ) ),
			'another table'          => array( "name,email\nAnn,ann@example.com\n", array( 'No line with headings' ) ),
			'headings alone'         => array( $own, array( 'no line with a day' ) ),
			'no source'              => array( "date,campaign,cost\n2026-01-01,a,1\n", array( '“source” is missing' ) ),
			'Google without days'    => array( "Campaign,Cost\nBrand,12.00\n", array( 'Segment › Time › Day' ) ),
			'Google by week'         => array( "Week,Campaign,Cost\n2026-01-05,Brand,12.00\n", array( 'Google Ads' ) ),
			'Microsoft without days' => array( "Campaign,Spend\nBrand,12.00\n", array( 'Microsoft Advertising' ) ),
			'Meta as a whole'        => array(
				(string) file_get_contents( __DIR__ . '/costs/meta-whole.csv' ),
				array( 'Breakdown › Time › Day' ),
			),
			'wrong days'             => array(
				$own . "2026-02-30,a,b,1\n2026-02-28,a,b,1\nsoon,a,b,1\n1900-01-01,a,b,1\n",
				array( 'Line 2: “2026-02-30” is no day', 'Line 4: “soon”', 'Line 5: “1900-01-01”' ),
			),
			'a day in two readings'  => array( $own . "3/4/2026,a,b,1\n", array( 'may be two days' ) ),
			'wrong costs'            => array(
				$own . "2026-01-01,a,b,much\n2026-01-01,a,b,-3\n2026-01-01,a,b,\n2026-01-01,a,b,1e9\n",
				array(
					'Line 2: “much” is no cost',
					'Line 3: “-3”',
					'Line 4: the column “cost” is empty',
					'Line 5: “1e9”',
				),
			),
			'empty cells'            => array(
				$own . "2026-01-01,,b,1\n2026-01-01,a,,1\n",
				array( '“source” is empty', '“campaign” is empty' ),
			),
			'dollars in a line'      => array(
				"Day,Campaign,Currency code,Cost\n2026-01-01,Brand,EUR,1.00\n2026-01-01,Other,USD,1.00\n",
				array( 'Line 3: the cost is in USD, the report is in EUR' ),
			),
			'dollars in a heading'   => array(
				"Reporting starts,Reporting ends,Campaign name,Amount spent (USD)\n2026-01-01,2026-01-01,a,1\n",
				array( 'in USD, the report is in EUR' ),
			),
			'after a cell of lines'  => array( $own . "2026-01-01,a,\"b\nc\",1\nx,a,b,1\n", array( 'Line 4: “x”' ) ),
			'more than ten'          => array( $own . str_repeat( "x,a,b,1\n", 50 ), array_fill( 0, 10, 'is no day' ) ),
		);
	}

	/** @param list<string> $said */
	#[DataProvider( 'mistakes' )]
	public function test_a_file_that_cannot_be_read_says_what_to_do( string $bytes, array $said ): void {
		$parsed = Parser::read( $bytes, 'EUR' );
		self::assertSame( array(), $parsed->rows );
		self::assertCount( count( $said ), $parsed->errors, implode( "\n", $parsed->errors ) );
		foreach ( $said as $index => $words ) {
			self::assertStringContainsString( $words, $parsed->errors[ $index ] );
		}
	}

	/** @return array<string, array{list<string>, list<float|null>}> Cells of a column, and what they are. */
	public static function amounts(): array {
		return array(
			'English'              => array( array( '1,234.56', '12', '1,234' ), array( 1234.56, 12.0, 1234.0 ) ),
			'German'               => array( array( '1.234', '1.234,56' ), array( 1234.0, 1234.56 ) ),
			'French'               => array( array( '1 234,5', '€ 3,00' ), array( 1234.5, 3.0 ) ),
			'Swiss'                => array( array( 'CHF 1’234.50', "1'000" ), array( 1234.5, 1000.0 ) ),
			'millions'             => array( array( '1,234,567' ), array( 1234567.0 ) ),
			'it cannot be told'    => array( array( '1,234' ), array( 1234.0 ) ),
			'three decimals'       => array( array( '0,125' ), array( 0.125 ) ),
			'behind it'            => array( array( '12.50 EUR', '$3.00', 'US$4.00' ), array( 12.5, 3.0, null ) ),
			'nothing'              => array( array( '--', '' ), array( 0.0, 0.0 ) ),
			'none'                 => array(
				array( '=1+1', '1.2.3', '٣', '1e5', 'NaN', '-1' ),
				array_fill( 0, 6, null ),
			),
		);
	}

	/**
	 * @param list<string>     $cells
	 * @param list<float|null> $numbers
	 */
	#[DataProvider( 'amounts' )]
	public function test_amounts_are_read_by_their_column( array $cells, array $numbers ): void {
		$point = Amounts::point( $cells, '.' );
		self::assertSame(
			$numbers,
			array_map( static fn ( string $cell ): ?float => Amounts::read( $cell, $point ), $cells )
		);
	}

	public function test_days_with_slashes_are_read_by_their_column(): void {
		self::assertSame( 'j/n/Y', Days::order( array( '1/2/2026', '13/2/2026' ) ) );
		self::assertSame( 'n/j/Y', Days::order( array( '2/1/2026', '2/13/2026' ) ) );
		self::assertSame(
			'n/j/Y',
			Days::order( array( '2/1/2026', '2/2/2026', '2/3/2026' ) ),
			'Three days, not months.'
		);
		self::assertSame( 'j/n/Y', Days::order( array( '1/2/2026', '2/2/2026' ) ) );
		self::assertSame( '', Days::order( array( '3/4/2026' ) ) );
		self::assertSame( 'n/j/Y', Days::order( array( '5/5/2026' ) ) );
		foreach (
			array(
				'2026-01-31',
				'31.1.2026',
				'31.01.2026',
				'Jan 31, 2026',
				'31 January 2026',
				'20260131',
				'2026-01-31T00:00:00',
			) as $cell
		) {
			self::assertSame( '2026-01-31', Days::read( $cell, '' ), $cell );
		}
	}

	public function test_ids_of_campaigns_are_found_in_addresses(): void {
		foreach ( array(
			'https://a.example/?gad_source=1&gad_campaignid=21000000001&gbraid=0A' => '21000000001',
			'https://a.example/p/?x=1&amp;GAD_CAMPAIGNID=21000000001'              => '21000000001',
			'https://a.example/p?p=7?gad_campaignid=21000000001#top'               => '21000000001',
			'https://a.example/p?a=1&#038;gad_campaignid=21000000001'              => '21000000001',
			'https://a.example/#?gad_campaignid=21000000001'                       => '',
			'https://a.example/gad_campaignid=21000000001'                         => '',
			'https://a.example/?no-gad_campaignid=21000000001'                     => '',
			'https://a.example/?gad_campaignid=<script>'                           => '',
			'https://a.example/?gad_campaignid=123456789012345678901'              => '',
			''                                                                     => '',
		) as $address => $id ) {
			self::assertSame( $id, Names::id_of( $address ), $address );
		}
	}

	public function test_lines_of_names_are_read(): void {
		self::assertSame(
			array( array( '21000000001' => 'Brand = best', '400000001' => 'Chairs' ), array() ),
			Names::parse( " 21000000001 = Brand = best\r\n\n400000001=Chairs\n" )
		);
		self::assertSame( array( 1, 2, 4 ), Names::parse( "Brand = 21000000001\n21000000001 =\n\n=x" )[1] );
	}
}
