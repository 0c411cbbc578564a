<?php
/**
 * One word for one state.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use Eidan\Attribution\ByHand;
use Eidan\Attribution\Channel;
use Eidan\Attribution\JourneyLine;
use Eidan\Attribution\Report\Labels;
use Eidan\Enquiries\Forms\Tags;
use Eidan\Enquiries\Screens\Asked;
use Eidan\Enquiries\Screens\Columns;
use Eidan\Enquiries\Screens\Export;

/**
 * "Unknown" is nobody knows, "Direct" is known, "–" is a cell with nothing to say.
 *
 * @covers \Eidan\Attribution\Channel::label
 * @covers \Eidan\Enquiries\Screens\Export
 */
final class WordsTest extends EnquiryTestCase {

	private const DIRECT = array(
		'source_type' => 'typein',
		'utm_source'  => '(direct)',
		'utm_medium'  => '(none)',
	);

	/** @return array<string, array{array<string, string>, string, list<string>}> Visit, channel, journey. */
	public static function states(): array {
		return array(
			'nothing is known'           => array( array(), 'Unknown', array() ),
			'consent came on a page on'  => array(
				array( 'referrer' => home_url( '/page/' ) ) + self::DIRECT,
				'Unknown',
				array( 'Unknown' ),
			),
			'the address was typed'      => array( self::DIRECT, 'Direct', array( 'Direct' ) ),
			'a channel that is given up' => array(
				array( 'source_type' => 'utm', 'channel' => 'own-fairs', 'last_channel' => 'own-fairs' ),
				'own-fairs',
				array( 'own-fairs' ),
			),
		);
	}

	/**
	 * @dataProvider states
	 *
	 * @param array<string, string> $visit
	 * @param list<string>          $journey
	 */
	public function test_every_place_has_the_same_word( array $visit, string $word, array $journey ): void {
		$id     = $this->enquire( $visit );
		$fields = $this->record( $id )->attribution;
		$cell   = static function ( string $column ) use ( $id ): string {
			ob_start();
			Columns::cell( $column, $id );

			return wp_strip_all_tags( (string) ob_get_clean() );
		};
		$file = '';
		Export::write(
			Asked::now(),
			static function ( string $lines ) use ( &$file ): void {
				$file .= $lines;
			}
		);
		[ $head, $row ] = array_map( 'str_getcsv', explode( "\r\n", $file ) );
		$row            = array_combine( $head, $row );
		self::assertSame( $word, Channel::label( JourneyLine::channel( $fields ) ) );
		self::assertSame( $word, $cell( 'eidan_channel' ) );
		self::assertSame( array() === $journey ? '–None' : implode( ' → ', $journey ), $cell( 'eidan_journey' ) );
		self::assertSame( $word, Labels::of( 'channel', JourneyLine::channel( $fields ) ) );
		self::assertSame( $word, Tags::value( 'channel', $fields ) );
		self::assertSame( $word, ByHand::line( $fields ) );
		self::assertSame( array( $word, '', '' ), array( $row['Channel'], $row['Source'], $row['Medium'] ) );
		self::assertSame( array( implode( ' → ', $journey ), 'Unknown' ), array( $row['Journey'], $row['Device'] ) );
	}

	public function test_what_a_row_has_no_value_for_is_unknown_but_what_there_may_not_be_is_none(): void {
		$words = array();
		foreach ( array( 'source', 'medium', 'campaign', 'landing', 'device' ) as $dimension ) {
			$words[] = Labels::of( $dimension, '' );
		}
		self::assertSame( array( 'Unknown', 'No medium', 'No campaign', 'Unknown', 'Unknown' ), $words );
		self::assertSame( 'Direct', Labels::of( 'source', '(direct)' ) );
	}
}
