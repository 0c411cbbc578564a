<?php
/**
 * A request to the report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use WP_Error;
use WP_REST_Request;

/**
 * The parameters of the report's routes, and their values in a request.
 */
final class Request {

	/** Longest period, in days: ten years. */
	private const LONGEST = 3660;

	/**
	 * Made by {@see self::of()}.
	 *
	 * @param Period      $period
	 * @param Period|null $comparison The period it is compared with.
	 * @param Query       $query      The model and the filters.
	 * @param string      $dimension  Dimension of the rows.
	 * @param string      $interval   Length of a step: day, week, month.
	 * @param string      $currency   Only orders in this currency; '' = all.
	 */
	private function __construct(
		public readonly Period $period,
		public readonly ?Period $comparison,
		public readonly Query $query,
		public readonly string $dimension,
		public readonly string $interval,
		public readonly string $currency,
	) {
	}

	/**
	 * Parameters as `register_rest_route()` takes them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function parameters(): array {
		$today      = current_datetime();
		$day        = static fn ( string $description, string $fallback ): array => array(
			'description'       => $description,
			'type'              => 'string',
			'pattern'           => '^\d{4}-\d{2}-\d{2}$',
			'default'           => $fallback,
			// Names the parameter in the error, also for days such as 30 February that match the pattern.
			'validate_callback' => array( self::class, 'is_day' ),
		);
		$choice     = static fn ( string $description, string $fallback, string ...$choices ): array => array(
			'description'       => $description,
			'type'              => 'string',
			'enum'              => $choices,
			'default'           => $fallback,
			'validate_callback' => 'rest_validate_request_arg',
		);
		$parameters = array(
			'after'     => $day(
				__( 'First day, in the site’s time zone.', 'eidan' ),
				$today->modify( '-29 days' )->format( 'Y-m-d' )
			),
			'before'    => $day( __( 'Last day, in the site’s time zone.', 'eidan' ), $today->format( 'Y-m-d' ) ),
			'compare'   => $choice( __( 'Period to compare with.', 'eidan' ), 'previous', 'none', 'previous', 'year' ),
			'model'     =>
				$choice( __( 'Touch that an order is credited to.', 'eidan' ), 'last-non-direct', ...Query::MODELS ),
			'dimension' => $choice( __( 'What the rows are.', 'eidan' ), 'channel', ...Query::DIMENSIONS ),
			'interval'  => $choice( __( 'Length of a step over time.', 'eidan' ), 'day', 'day', 'week', 'month' ),
		);
		foreach ( Query::DIMENSIONS as $dimension ) {
			$parameters[ $dimension ] = array(
				'description'       =>
					/* translators: %s: name of a dimension, for instance "channel". */
					sprintf( __( 'Only orders with this %s; empty for those without one.', 'eidan' ), $dimension ),
				'type'              => 'string',
				'maxLength'         => Table::LENGTH,
				'validate_callback' => 'rest_validate_request_arg',
			);
		}
		$parameters['currency'] = array(
			'description'       =>
				__( 'Only orders in this currency; empty for all, whose amounts are then added as they are.', 'eidan' ),
			'type'              => 'string',
			'maxLength'         => Table::CURRENCY_LENGTH,
			'default'           => '',
			'validate_callback' => 'rest_validate_request_arg',
		);

		return $parameters;
	}

	/**
	 * Whether a parameter is an existing day.
	 *
	 * @param mixed                                 $value
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @param string                                $name    Parameter.
	 * @return true|WP_Error
	 */
	public static function is_day( mixed $value, WP_REST_Request $request, string $name ): bool|WP_Error {
		$valid = rest_validate_request_arg( $value, $request, $name );
		if ( $valid instanceof WP_Error ) {
			return $valid;
		}

		return is_string( $value ) && null !== Period::of( $value, $value, wp_timezone() ) ? true : new WP_Error(
			'rest_invalid_date',
			/* translators: %s: name of a parameter. */
			sprintf( __( '%s is no day of the calendar.', 'eidan' ), $name )
		);
	}

	/**
	 * What somebody asks who comes by no route: in a terminal, or through an assistant. Such a shop may have had no
	 * visit of its report yet, so the table is made if it is missing.
	 *
	 * @param array<array-key, mixed> $given Parameters by name, valid by parameters(); defaults stand in for others.
	 * @return self|WP_Error As from of(). There is no period to compare with.
	 */
	public static function without_route( array $given ): self|WP_Error {
		$request = new WP_REST_Request( 'GET' );
		foreach ( self::parameters() as $name => $parameter ) {
			$value = $given[ $name ] ?? $parameter['default'] ?? null;
			if ( null !== $value ) {
				$request->set_param( $name, $value );
			}
		}
		$request->set_param( 'compare', 'none' );
		Table::forget_if_gone();
		Backfill::prepare();

		return self::of( $request );
	}

	/**
	 * Reads a request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request, already validated by the schema.
	 * @return self|WP_Error An error of status 400 that names the days that cannot be used.
	 */
	public static function of( WP_REST_Request $request ): self|WP_Error {
		$text   = static function ( string $name ) use ( $request ): string {
			$value = $request->get_param( $name );

			return is_string( $value ) ? $value : '';
		};
		$period = Period::of( $text( 'after' ), $text( 'before' ), wp_timezone() );
		if ( null === $period || $period->days() > self::LONGEST ) {
			return new WP_Error(
				'eidan_invalid_period',
				__( 'These days cannot be used: “after” and “before” have to exist, in this order, at most ten years apart.', 'eidan' ),
				array(
					'status' => 400,
					'params' => array(
						'after'  => $text( 'after' ),
						'before' => $text( 'before' ),
					),
				)
			);
		}
		$filters = array();
		foreach ( Query::DIMENSIONS as $dimension ) {
			if ( is_string( $request->get_param( $dimension ) ) ) {
				$filters[ $dimension ] = $text( $dimension );
			}
		}
		$comparison = match ( $text( 'compare' ) ) {
			'none'  => null,
			'year'  => $period->year_before(),
			default => $period->previous(),
		};

		return new self(
			$period,
			$comparison,
			new Query( $text( 'model' ), $filters, $text( 'currency' ) ),
			$text( 'dimension' ),
			$text( 'interval' ),
			$text( 'currency' )
		);
	}

	/**
	 * The rows of the report: the sums of each value in the period and in the compared one.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function rows(): array {
		$current  = $this->query->by( $this->period, $this->dimension );
		$previous = null === $this->comparison ? array() : $this->query->by( $this->comparison, $this->dimension );
		$before   = array();
		foreach ( $previous as $value => $sums ) {
			$before[ self::folded( $value ) ] = array( (string) $value, $sums );
		}
		$rows = array();
		foreach ( $current as $value => $sums ) {
			$same   = self::folded( $value );
			$rows[] = $this->row( (string) $value, $sums, $before[ $same ][1] ?? Query::NOTHING );
			unset( $before[ $same ] );
		}
		foreach ( $before as [ $value, $sums ] ) {
			$rows[] = $this->row( $value, Query::NOTHING, $sums );
		}

		return $rows;
	}

	/**
	 * Currencies in the period and the compared one, without the filters.
	 *
	 * @return list<string>
	 */
	public function currencies(): array {
		return Query::currencies(
			$this->period,
			...( null === $this->comparison ? array() : array( $this->comparison ) )
		);
	}

	/**
	 * A row.
	 *
	 * @param string              $value    Value of the dimension.
	 * @param array<string, mixed> $current  Its sums.
	 * @param array<string, mixed> $previous Its sums in the compared period.
	 * @return array<string, mixed>
	 */
	private function row( string $value, array $current, array $previous ): array {
		return array(
			'value'    => $value,
			'label'    => Labels::of( $this->dimension, $value ),
			'current'  => $current,
			'previous' => null === $this->comparison ? null : $previous,
		);
	}

	/**
	 * A key for values that the database treats as equal: it groups "Google" and "google" and returns either, perhaps
	 * another one in each period.
	 */
	private static function folded( int|string $value ): string {
		return 'v' . mb_strtolower( remove_accents( (string) $value ) );
	}
}
