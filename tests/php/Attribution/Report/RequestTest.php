<?php
/**
 * Tests of the parameters of a request to the attribution report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Request;
use Eidan\Attribution\Report\Table;
use Eidan\Support\Database;
use Eidan\Tests\TestCase;
use WP_Error;
use WP_REST_Request;

/**
 * @covers \Eidan\Attribution\Report\Request
 */
final class RequestTest extends TestCase {

	public function test_nothing_asked_for_is_the_last_thirty_days_beside_those_before(): void {
		$request = $this->ask();
		$today   = current_datetime()->setTime( 0, 0 );

		self::assertInstanceOf( Request::class, $request );
		self::assertSame( 30, $request->period->days() );
		self::assertEquals( $today->modify( '+1 day' ), $request->period->end );
		self::assertEquals( $request->period->previous(), $request->comparison );
		self::assertSame(
			array( 'channel', 'day', '' ),
			array( $request->dimension, $request->interval, $request->currency )
		);
		self::assertEquals( new Query( 'last-non-direct', array() ), $request->query );
	}

	public function test_every_choice_can_be_asked_for(): void {
		foreach ( array(
			'model'     => array( 'last', 'last-non-direct', 'first' ),
			'interval'  => array( 'day', 'week', 'month' ),
			'dimension' => array( 'channel', 'source', 'medium', 'campaign', 'landing', 'device' ),
		) as $name => $choices ) {
			foreach ( $choices as $choice ) {
				$request = $this->ask( array( $name => $choice ) );
				self::assertInstanceOf( Request::class, $request, $choice );
				self::assertEquals(
					'model' === $name ? new Query( $choice, array() ) : $choice,
					'model' === $name ? $request->query : $request->$name
				);
			}
		}
	}

	public function test_a_period_is_compared_with_the_one_before_the_year_before_or_none(): void {
		$days = array( 'after' => '2026-03-01', 'before' => '2026-03-31' );
		foreach ( array(
			'previous' => array( '2026-02-01', '2026-03-01' ),
			'year'     => array( '2025-03-01', '2025-04-01' ),
			'none'     => null,
		) as $compare => $ends ) {
			$comparison = $this->ask( array( 'compare' => $compare ) + $days )->comparison;
			self::assertSame(
				$ends,
				null === $comparison
					? null
					: array( $comparison->start->format( 'Y-m-d' ), $comparison->end->format( 'Y-m-d' ) )
			);
		}
	}

	public function test_filters_are_those_that_are_given_and_an_empty_one_is_one(): void {
		self::assertEquals(
			new Query( 'last-non-direct', array( 'source' => '', 'landing' => '/a/' ), 'EUR' ),
			$this->ask( array( 'landing' => '/a/', 'source' => '', 'currency' => 'EUR' ) )->query
		);
	}

	public function test_a_period_has_ten_years_at_most(): void {
		self::assertInstanceOf(
			Request::class,
			$this->ask( array( 'after' => '2016-01-01', 'before' => '2026-01-07' ) )
		);

		$error = $this->ask( array( 'after' => '2016-01-01', 'before' => '2026-01-08' ) );
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertSame(
			array( 'status' => 400, 'params' => array( 'after' => '2016-01-01', 'before' => '2026-01-08' ) ),
			$error->get_error_data()
		);
		self::assertSame( 'eidan_invalid_period', $error->get_error_code() );
	}

	/** @return list<array{string, mixed}> A parameter, and a value that is not allowed. */
	public static function mistakes(): array {
		return array(
			array( 'after', '2026-02-30' ),
			array( 'before', '1 March' ),
			array( 'before', 20260301 ),
			array( 'compare', 'week' ),
			array( 'model', 'linear' ),
			array( 'dimension', 'customer' ),
			array( 'interval', 'hour' ),
			array( 'source', array( 'a' ) ),
			array( 'campaign', str_repeat( 'x', 192 ) ),
			array( 'currency', str_repeat( 'X', 11 ) ),
		);
	}

	/** @dataProvider mistakes */
	public function test_a_mistake_is_named( string $name, mixed $value ): void {
		$error = $this->ask( array( $name => $value ) );

		self::assertInstanceOf( WP_Error::class, $error );
		self::assertSame( array( $name ), array_keys( $error->get_error_data()['params'] ) );
		self::assertStringContainsString( $name, $error->get_error_data()['params'][ $name ] );
	}

	public function test_what_is_no_day_is_said_so_by_a_code_of_its_own(): void {
		$error = $this->ask( array( 'after' => '2026-02-30' ) );
		self::assertSame( 'rest_invalid_date', $error->get_error_data()['details']['after']['code'] );
		self::assertSame(
			'rest_invalid_pattern',
			$this->ask( array( 'after' => 'March' ) )->get_error_data()['details']['after']['code']
		);
	}

	public function test_every_parameter_is_described(): void {
		$parameters = Request::parameters();
		self::assertSame(
			array(
				'kind',
				'after',
				'before',
				'compare',
				'model',
				'dimension',
				'interval',
				'channel',
				'source',
				'medium',
				'campaign',
				'landing',
				'device',
				'currency',
			),
			array_keys( $parameters )
		);
		self::assertCount( count( $parameters ), array_unique( array_column( $parameters, 'description' ) ) );
	}

	public function test_rows_have_values_of_both_periods(): void {
		Table::ensure();
		Table::clear();
		foreach ( array(
			array( '2026-03-15', 'email', 5 ),
			array( '2026-03-16', 'referral', 50 ),
			array( '2026-02-15', 'email', 7 ),
			array( '2026-02-16', 'sms', 9 ),
		) as $id => list( $day, $channel, $revenue ) ) {
			Database::get()->insert(
				Table::name(),
				array(
					'order_id' => $id + 1,
					'created'  => "$day 12:00:00",
					'status'   => 'completed',
					'channel'  => $channel,
					'revenue'  => $revenue,
				)
			);
		}
		$march = array( 'after' => '2026-03-01', 'before' => '2026-03-31' );
		$cells = static fn ( array $row ): array =>
			array( $row['value'], $row['label'], $row['current']['revenue'], $row['previous']['revenue'] ?? null );

		self::assertSame(
			array(
				array( 'referral', 'Referral', 50.0, 0.0 ),
				array( 'email', 'Email', 5.0, 7.0 ),
				array( 'sms', 'SMS', 0.0, 9.0 ),
			),
			array_map( $cells, $this->ask( $march )->rows() )
		);
		self::assertSame(
			array( array( 'referral', 'Referral', 50.0, null ), array( 'email', 'Email', 5.0, null ) ),
			array_map( $cells, $this->ask( array( 'compare' => 'none' ) + $march )->rows() )
		);
	}

	public function test_a_value_is_the_same_in_other_letters(): void {
		Table::ensure();
		Table::clear();
		foreach ( array(
			array( '2026-03-15', 'Google', 5 ),
			array( '2026-02-15', 'google', 7 ),
			array( '2026-02-16', '7', 9 ),
		) as $id => list( $day, $source, $revenue ) ) {
			Database::get()->insert(
				Table::name(),
				array(
					'order_id' => $id + 1,
					'created'  => "$day 12:00:00",
					'status'   => 'completed',
					'source'   => $source,
					'revenue'  => $revenue,
				)
			);
		}
		$rows = $this->ask( array( 'after' => '2026-03-01', 'before' => '2026-03-31', 'dimension' => 'source' ) )
			->rows();

		self::assertSame(
			array( array( 'Google', 5.0, 7.0 ), array( '7', 0.0, 9.0 ) ),
			array_map(
				static fn ( array $row ): array =>
					array( $row['value'], $row['current']['revenue'], $row['previous']['revenue'] ),
				$rows
			)
		);
	}

	/**
	 * Reads parameters as the route does.
	 *
	 * @param array<string, mixed> $parameters Parameters of the request.
	 */
	private function ask( array $parameters = array() ): Request|WP_Error {
		$known   = Request::parameters();
		$request = new WP_REST_Request( 'GET', '/eidan/v1/attribution/report' );
		$request->set_attributes( array( 'args' => $known ) );
		$request->set_query_params( $parameters );
		$request->set_default_params(
			array_filter(
				array_combine(
					array_keys( $known ),
					array_column(
						array_map( static fn ( array $one ): array => $one + array( 'default' => null ), $known ),
						'default'
					)
				),
				'is_string'
			)
		);
		$valid = $request->has_valid_params();

		return true === $valid ? Request::of( $request ) : $valid;
	}
}
