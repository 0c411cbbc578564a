<?php
declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Referrers;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Sync;
use Eidan\Attribution\Report\Table;
use Eidan\Shop\GalleryVideo;
use Eidan\Shop\SwatchTerms;
use Eidan\Support\Database;
use Eidan\Tests\Releases\Release;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Product_Simple;

/**
 * Orders, rows of the report and products that an earlier release saved. tools/release/freeze.mjs made the files.
 *
 * @group smoke
 */
final class ReleasesTest extends ReportTestCase {

	/** @return array<string, array{string}> Files by version. */
	public static function releases(): array {
		return Release::files();
	}

	/** @return list<array<string, string|null>> Rows of the table, without what belongs to one site. */
	private static function rows(): array {
		$db   = Database::get();
		$sql  = (string) $db->prepare( 'SELECT * FROM %i ORDER BY created', Table::name() );
		$rows = (array) $db->get_results( $sql, ARRAY_A );

		return array_values( array_map( self::own( ... ), $rows ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, string|null>
	 */
	private static function own( array $row ): array {
		unset( $row['order_id'], $row['customer'] );

		return array( 'revenue' => number_format( (float) $row['revenue'], 4, '.', '' ) ) + $row;
	}

	#[DataProvider( 'releases' )]
	public function test_orders_make_the_rows_that_they_made( string $file ): void {
		$shop = Release::read( $file )['shop'];
		self::assertCount( count( $shop['orders'] ), $shop['rows'] );
		foreach ( $shop['orders'] as $order ) {
			$fields = array();
			foreach ( $order['meta'] as $key => $value ) {
				$fields[ str_replace( '_wc_order_attribution_', '', $key ) ] = $value;
			}
			$this->make_order( $order['total'], $fields, $order['email'], 'completed', 'EUR', $order['created'] );
		}
		Sync::flush();
		foreach ( self::rows() as $index => $row ) {
			$kept = self::own( $shop['rows'][ $index ] );
			// Those releases had a source for each host of a platform.
			foreach ( array( 'source', 'first_source' ) as $column ) {
				$kept[ $column ] = Referrers::platform( $kept[ $column ] );
			}
			self::assertEquals( $kept, array_intersect_key( $row, $kept ) );
		}
	}

	#[DataProvider( 'releases' )]
	public function test_the_report_reads_the_rows_that_are_there( string $file ): void {
		$rows = Release::read( $file )['shop']['rows'];
		foreach ( $rows as $row ) {
			Database::get()->insert( Table::name(), $row );
		}
		Table::ensure();
		$period = Period::of( '2026-11-01', '2026-11-30', wp_timezone() );
		self::assertNotNull( $period );
		$query = new Query( 'last-non-direct', array(), 'EUR' );
		$sums  = $query->totals( $period );
		self::assertSame( count( $rows ), $sums['orders'] );
		self::assertEqualsWithDelta( array_sum( array_column( $rows, 'revenue' ) ), $sums['revenue'], 0.001 );
		self::assertSame( array_sum( array_column( $rows, 'is_returning' ) ), $sums['returning'] );
		$channels = array_keys( $query->by( $period, 'channel' ) );
		self::assertSame( array(), array_diff( array_column( $rows, 'channel' ), $channels ) );
	}

	#[DataProvider( 'releases' )]
	public function test_pages_and_products_of_the_shop_keep_what_they_have( string $file ): void {
		$shop   = Release::read( $file )['shop'];
		$videos = array_filter( array_column( array_column( $shop['posts'], 'meta' ), GalleryVideo::META ) );
		self::assertNotSame( array(), $videos );
		foreach ( $videos as $video ) {
			$product = new WC_Product_Simple();
			$product->update_meta_data( GalleryVideo::META, $video );
			self::assertSame( $video, GalleryVideo::of( $product ) );
		}
		$count = 0;
		foreach ( $shop['posts'] as $post ) {
			$count += substr_count( $post['content'], '<!-- wp:eidan/' );
			self::assertSame( array(), Release::lost_words( $post['content'] ), $post['slug'] );
		}
		self::assertGreaterThan( 5, $count );
		$colors = array_filter( array_column( $shop['terms'], SwatchTerms::COLOR ) );
		self::assertNotSame( array(), $colors );
		self::assertSame( $colors, array_map( SwatchTerms::color( ... ), $colors ) );
	}
}
