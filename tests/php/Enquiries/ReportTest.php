<?php
/**
 * The report on enquiries says what an independent count says.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use DateTimeZone;
use Eidan\Attribution\ByHand;
use Eidan\Attribution\Channel;
use Eidan\Attribution\Report\Backfill;
use Eidan\Attribution\Report\Csv;
use Eidan\Attribution\Report\Figures;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Renaming;
use Eidan\Attribution\Report\Sums;
use Eidan\Attribution\Report\Table;
use Eidan\Attribution\Touches;
use Eidan\Enquiries\Changes;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\Report\Sync;
use Eidan\Enquiries\State;
use Eidan\Support\Database;

/**
 * @covers \Eidan\Attribution\Report\Figures
 * @covers \Eidan\Attribution\Report\Sums
 * @covers \Eidan\Enquiries\Report\Row
 * @covers \Eidan\Enquiries\Report\Sync
 * @covers \Eidan\Enquiries\Report\Rest
 */
final class ReportTest extends EnquiryTestCase {

	/** Visits that enquiries come from. */
	private const VISITS = array(
		array(),
		array( 'source_type' => 'typein' ),
		array(
			'source_type' => 'utm',
			'utm_source' => 'google',
			'utm_medium' => 'cpc',
			'utm_campaign' => 'brand',
			'session_entry' => 'https://example.com/a/?gclid=1',
			'user_agent' => 'iPhone Mobile',
		),
		array(
			'source_type' => 'organic',
			'utm_source' => 'bing',
			'utm_medium' => 'organic',
			'session_entry' => 'https://example.com/b/',
			'last_source_type' => 'typein',
		),
		array(
			'source_type' => 'utm',
			'utm_source' => 'brevo',
			'utm_medium' => 'email',
			'utm_campaign' => 'spring',
			'first_source_type' => 'referral',
			'first_utm_source' => 'blog.example',
			'first_utm_medium' => 'referral',
			'first_session_entry' => 'https://example.com/c/',
		),
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

	public function test_figures_are_those_of_an_independent_count_in_ten_periods(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$ids = $this->a_year_of_enquiries( 120 );
		foreach ( self::PERIODS as [ $after, $before ] ) {
			$period = Period::of( $after, $before, wp_timezone() );
			self::assertNotNull( $period );
			foreach ( Query::MODELS as $model ) {
				foreach ( array( 'channel', 'source', 'campaign', 'landing', 'device' ) as $dimension ) {
					$query = new Query( $model, array(), '', Kind::Enquiries );
					$found = array_map(
						static fn ( array $sums ): array => array( $sums['enquiries'], $sums['won'], $sums['value'] ),
						$query->by( $period, $dimension )
					);
					$count = $this->independent_count( $ids, $after, $before, $model, $dimension );
					ksort( $found );
					ksort( $count );
					self::assertSame( $count, $found, "$after $before $model $dimension" );
				}
				$steps = $query->over_time( $period, 'day' );
				self::assertEquals(
					$query->totals( $period )['enquiries'],
					array_sum( array_column( $steps, 'enquiries' ) )
				);
				self::assertEquals( $query->totals( $period )['value'], array_sum( array_column( $steps, 'value' ) ) );
			}
		}
	}

	public function test_a_rebuild_gives_the_same_rows(): void {
		$ids  = $this->a_year_of_enquiries( 20 );
		$rows = $this->rows();
		self::assertCount( 20, $rows );
		Table::clear( Kind::Enquiries );
		wp_delete_post( $ids[3], true );
		Database::get()->insert(
			Kind::Enquiries->table(),
			array( 'enquiry_id' => 99999999, 'created' => '2026-01-01 00:00:00' )
		);
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 7 );
		Backfill::start( false, Kind::Enquiries );
		while ( Backfill::step( Kind::Enquiries ) ) {
			continue;
		}
		unset( $rows[ $ids[3] ] );
		self::assertSame( $rows, $this->rows() );
		self::assertSame(
			array( true, 19 ),
			array( Backfill::state( Kind::Enquiries )['finished'], Backfill::state( Kind::Enquiries )['done'] )
		);
	}

	public function test_a_rebuild_names_channels_anew_where_it_is_asked_to(): void {
		$visit = array( 'source_type' => 'referral', 'utm_source' => 'expo.example', 'utm_medium' => 'referral' );
		$ids   = array( $this->enquire( $visit ), $this->enquire( $visit ), $this->enquire() );
		Changes::credit( $ids[1], array( 'channel' => 'affiliate' ) + ByHand::NONE );
		Sync::flush();
		self::assertFalse( Renaming::is_due( Kind::Enquiries ) );
		update_option( 'eidan_settings', array( 'attribution' => array( 'channels' => 'Fairs; expo.example' ) ) );
		self::assertTrue( Renaming::is_due( Kind::Enquiries ) );
		$named = function ( bool $channels ) use ( $ids ): array {
			Backfill::start( false, Kind::Enquiries, $channels );
			while ( Backfill::step( Kind::Enquiries ) ) {
				continue;
			}

			return array_map( fn ( int $id ): string => $this->rows()[ $id ]['channel'], $ids );
		};
		self::assertSame( array( 'referral', 'affiliate', 'unknown' ), $named( false ) );
		self::assertSame( array( 'own-fairs', 'affiliate', 'unknown' ), $named( true ) );
		self::assertFalse( Renaming::is_due( Kind::Enquiries ) );
		Changes::credit( $ids[1], ByHand::NONE );
		self::assertSame( 'own-fairs', $this->record( $ids[1] )->attribution['channel'] );
	}

	public function test_batches_go_by_wordpress_where_there_is_no_shop(): void {
		$this->a_year_of_enquiries( 3 );
		Table::clear( Kind::Enquiries );
		add_filter( 'eidan_attribution_backfill_batch', static fn (): int => 2 );
		Backfill::start( true, Kind::Enquiries );
		if ( class_exists( 'WooCommerce', false ) ) {
			self::assertTrue( as_has_scheduled_action( Kind::Enquiries->backfill() ) );
			return;
		}
		for ( $i = 0; $i < 3; $i++ ) {
			$next = array_filter(
				_get_cron_array(),
				static fn ( $hooks ): bool => isset( $hooks[ Kind::Enquiries->backfill() ] )
			);
			self::assertCount( 1, $next );
			$time = array_key_first( $next );
			$args = reset( $next[ $time ][ Kind::Enquiries->backfill() ] )['args'];
			wp_unschedule_event( $time, Kind::Enquiries->backfill(), $args );
			do_action_ref_array( Kind::Enquiries->backfill(), $args );
		}
		self::assertTrue( Backfill::state( Kind::Enquiries )['finished'] );
		self::assertCount( 3, $this->rows() );
	}

	public function test_rows_follow_what_happens_to_an_enquiry(): void {
		$id  = $this->enquire( self::MAIL );
		$row = function () use ( $id ): array {
			Sync::flush();
			return array_intersect_key(
				$this->rows()[ $id ] ?? array(),
				array_flip( array( 'status', 'revenue', 'channel' ) )
			);
		};
		Changes::value( $id, '10' );
		self::assertSame(
			array( 'eidan-new', 0.0 ),
			array( $row()['status'], (float) $row()['revenue'] ),
			'What it may bring is not brought.'
		);
		Changes::move( $id, State::Won );
		self::assertSame( array( 'eidan-won', 10.0 ), array( $row()['status'], (float) $row()['revenue'] ) );
		Changes::credit( $id, array( 'source' => 'fair', 'medium' => 'referral' ) + ByHand::NONE );
		self::assertSame( 'referral', $row()['channel'] );
		wp_trash_post( $id );
		self::assertSame( 'trash', $row()['status'] );
		wp_untrash_post( $id );
		self::assertSame( 'eidan-won', $row()['status'] );
		wp_delete_post( $id, true );
		self::assertSame( array(), $row() );
	}

	public function test_orders_and_enquiries_stand_apart_and_together(): void {
		Table::ensure();
		Table::clear();
		$db = Database::get();
		foreach ( array( array( 1, 'email', 30 ), array( 2, 'direct', 5 ) ) as [ $id, $channel, $revenue ] ) {
			$db->insert(
				Table::name(),
				array(
					'order_id' => $id,
					'created' => '2026-03-15 12:00:00',
					'status' => 'completed',
					'revenue' => $revenue,
					'channel' => $channel,
					'currency' => 'EUR',
				)
			);
		}
		foreach ( array(
			array( 1, 'Email', 100, 'eidan-won' ),
			array( 2, 'email', 0, 'eidan-new' ),
			array( 3, 'unknown', 0, 'eidan-lost' ),
		) as [ $id, $channel, $value, $status ] ) {
			$db->insert(
				Kind::Enquiries->table(),
				array(
					'enquiry_id' => $id,
					'created' => '2026-03-16 12:00:00',
					'status' => $status,
					'revenue' => $value,
					'channel' => $channel,
					'currency' => 'CHF',
				)
			);
		}
		$period  = Period::of( '2026-03-15', '2026-03-16', new DateTimeZone( 'UTC' ) );
		$figures = new Figures(
			array(
				new Query( 'last-non-direct', array() ),
				new Query( 'last-non-direct', array(), '', Kind::Enquiries ),
			)
		);
		$rows    = $figures->by( $period, 'channel' );
		self::assertSame( array( 'email', 'direct', 'unknown' ), array_keys( $rows ) );
		self::assertSame(
			array( 'total' => 130.0, 'revenue' => 30.0, 'orders' => 1, 'value' => 100.0, 'enquiries' => 2, 'won' => 1 ),
			$rows['email']
		);
		self::assertSame( array( 0, 1 ), array( $rows['unknown']['orders'], $rows['unknown']['enquiries'] ) );
		self::assertSame(
			array( 135.0, 3 ),
			array(
				$figures->add( array_values( $rows ) )['total'],
				$figures->add( array_values( $rows ) )['enquiries'],
			)
		);
		self::assertSame(
			array( array( 2, 0 ), array( 0, 3 ) ),
			array_map(
				static fn ( array $step ): array => array( $step['orders'], $step['enquiries'] ),
				$figures->over_time( $period, 'day' )
			)
		);
		self::assertSame( array( 'CHF', 'EUR' ), $figures->currencies( $period ) );
		self::assertSame( 0, Sums::nothing( array( Kind::Enquiries ) )['enquiries'] );
		$csv = Csv::of(
			'channel',
			array( array( 'label' => 'Email', 'current' => $rows['email'], 'previous' => null ) ),
			array( 'EUR' ),
			$figures->kinds()
		);
		self::assertStringContainsString(
			'"Channel","Revenue and value won (EUR)","Revenue (EUR)","Orders","Value won (EUR)","Enquiries",'
				. "\"Won enquiries\"\r\n\"Email\",130,30,1,100,2,1\r\n",
			$csv
		);
	}

	public function test_the_routes_answer_of_enquiries(): void {
		$this->act_as( 'editor' );
		$ids = array( $this->enquire( self::MAIL ), $this->enquire( self::MAIL ), $this->enquire() );
		Changes::value( $ids[1], '99.5' );
		Changes::move( $ids[1], State::Won );
		Sync::flush();
		$route = '/eidan/v1/attribution/report';
		$data  = $this->rest( 'GET', $route, array( 'kind' => 'enquiries' ) )->get_data();
		self::assertSame(
			array( 'enquiries' => 3, 'won' => 1, 'rate' => 0.3333, 'value' => 99.5, 'average_value' => 99.5 ),
			$data['totals']['current']
		);
		self::assertSame( array( 'Email', 'Unknown' ), array_column( $data['rows'], 'label' ) );

		$list = $this->rest( 'GET', "$route/enquiries", array( 'channel' => 'email', 'per_page' => 1 ) );
		self::assertSame( array( $ids[1] ), array_column( $list->get_data(), 'id' ) );
		self::assertSame(
			array( 'Ann Berg', 'Contact', 'Won', 99.5 ),
			array(
				$list->get_data()[0]['name'],
				$list->get_data()[0]['form'],
				$list->get_data()[0]['state'],
				$list->get_data()[0]['value'],
			)
		);
		self::assertSame( '2', $list->get_headers()['X-WP-Total'] );
		self::assertSame( 400, $this->rest( 'GET', $route, array( 'kind' => 'posts' ) )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', "$route/enquiries", array( 'after' => 'x' ) )->get_status() );
		self::assertSame(
			403,
			$this->rest( 'GET', $route, array( 'kind' => 'both' ) )->get_status(),
			'Who may see one may not see both.'
		);
		self::assertSame( 403, $this->rest( 'POST', "$route/rebuild", array( 'kind' => 'both' ) )->get_status() );
		self::assertSame( 202, $this->rest( 'POST', "$route/rebuild", array( 'kind' => 'enquiries' ) )->get_status() );
		$file = $this->rest( 'GET', "$route/csv", array( 'kind' => 'enquiries', 'compare' => 'none' ) )->get_data();
		self::assertStringStartsWith( 'enquiries-channel-', $file['filename'] );
		self::assertStringContainsString( "\"Email\",2,1,0.5,99.5,99.5\r\n", $file['content'] );
	}

	/** @return list<int> Enquiries over a year, the same ones each time. */
	private function a_year_of_enquiries( int $count ): array {
		$ids    = array();
		$states = State::cases();
		for ( $i = 0; $i < $count; $i++ ) {
			$id   = $this->enquire( self::VISITS[ $i % 5 ], array( 'form' => 'Form ' . $i % 3 ) );
			// Midnights of the site and of UTC are among them.
			$time = strtotime( '2025-12-31 22:30:00 UTC' ) + $i * 263 * HOUR_IN_SECONDS / 3 + ( $i % 4 ) * 1799;
			wp_update_post(
				array(
					'ID' => $id,
					'post_date' => wp_date( 'Y-m-d H:i:s', (int) $time ),
					'post_date_gmt' => gmdate( 'Y-m-d H:i:s', (int) $time ),
					'edit_date' => true,
				)
			);
			Changes::value( $id, (string) ( 10 + $i ) );
			Changes::move( $id, $states[ $i % 4 ] );
			if ( 0 === $i % 11 ) {
				wp_trash_post( $id );
			}
			$ids[] = $id;
		}
		Sync::flush();

		return $ids;
	}

	/**
	 * Counts from what is stored, without the table.
	 *
	 * @param list<int> $ids Enquiries.
	 * @return array<string, array{int, int, float}> Number, won ones and their value, by value of the dimension.
	 */
	private function independent_count(
		array $ids,
		string $after,
		string $before,
		string $model,
		string $dimension
	): array {
		$found = array();
		foreach ( $ids as $id ) {
			$record = Record::of( $id );
			$day    = wp_date( 'Y-m-d', $record->time );
			if ( $record->is_trashed || $day < $after || $day > $before ) {
				continue;
			}
			$fields = $record->attribution;
			$visit  = match ( $model ) {
				'first' => Touches::first( $fields ),
				'last'  => Touches::ended_direct( $fields ) ? array(
					'source_type' => 'typein',
					'utm_source' => '(direct)',
				) : Touches::last_non_direct( $fields ),
				default => Touches::last_non_direct( $fields ),
			};
			$value  = match ( $dimension ) {
				'channel'  => Channel::of( $visit ),
				'source'   => $visit['utm_source'] ?? '',
				'campaign' => $visit['utm_campaign'] ?? '',
				'landing'  => (string) wp_parse_url( $visit['session_entry'] ?? '', PHP_URL_PATH ),
				'device'   => strtolower( $fields['device_type'] ?? '' ),
			};

			$found[ $value ] ??= array( 0, 0, 0.0 );
			++$found[ $value ][0];
			if ( State::Won === $record->state ) {
				++$found[ $value ][1];
				$found[ $value ][2] += (float) $record->value;
			}
		}

		return $found;
	}

	/** @return array<int, array<string, string>> Rows of the table by id. */
	private function rows(): array {
		$rows = array();
		foreach ( Database::get()->get_results(
			'SELECT * FROM ' . Kind::Enquiries->table() . ' ORDER BY enquiry_id',
			ARRAY_A
		) as $row ) {
			$rows[ (int) $row['enquiry_id'] ] = $row;
		}

		return $rows;
	}
}
