<?php
/**
 * A request to the report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Costs\Returns;
use WP_Error;
use WP_REST_Request;

/**
 * The parameters of the report's routes, and their values in a request.
 */
final class Request {

	/** Orders and enquiries. */
	public const BOTH = 'both';

	/** Longest period, in days: ten years. */
	private const LONGEST = 3660;

	/**
	 * Made by {@see self::of()}.
	 *
	 * @param Period      $period
	 * @param Period|null $comparison The period it is compared with.
	 * @param Query       $query      The model and the filters, for orders.
	 * @param Query       $enquiries  The same for enquiries.
	 * @param Figures     $figures    What is asked for: orders, enquiries or both.
	 * @param string      $dimension  Dimension of the rows.
	 * @param string      $interval   Length of a step: day, week, month.
	 * @param string      $currency   Only orders in this currency; '' = all.
	 */
	private function __construct(
		public readonly Period $period,
		public readonly ?Period $comparison,
		public readonly Query $query,
		public readonly Query $enquiries,
		public readonly Figures $figures,
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
		return Parameters::all();
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
		if ( in_array( Kind::Orders, self::kinds( $request->get_param( 'kind' ) ), true ) ) {
			Table::forget_if_gone();
			Backfill::prepare();
		}

		return self::of( $request );
	}

	/**
	 * The kinds that a request asks for.
	 *
	 * @param mixed $kind Value of the parameter.
	 * @return non-empty-list<Kind>
	 */
	public static function kinds( mixed $kind ): array {
		return match ( $kind ) {
			self::BOTH              => Kind::cases(),
			Kind::Orders->value     => array( Kind::Orders ),
			Kind::Enquiries->value  => array( Kind::Enquiries ),
			default                 => array( Kind::here()[0] ),
		};
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

		$queries = array();
		foreach ( Kind::cases() as $kind ) {
			$queries[ $kind->value ] = new Query( $text( 'model' ), $filters, $text( 'currency' ), $kind );
		}

		return new self(
			$period,
			$comparison,
			$queries['orders'],
			$queries['enquiries'],
			new Figures(
				array_map(
					static fn ( Kind $kind ): Query => $queries[ $kind->value ],
					self::kinds( $request->get_param( 'kind' ) )
				)
			),
			$text( 'dimension' ),
			$text( 'interval' ),
			$text( 'currency' )
		);
	}

	/**
	 * The rows of the report: the sums of each value in the period and in the compared one, with costs where there are
	 * any.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function rows(): array {
		$returns = $this->returns();

		return null === $returns ? $this->sums() : $returns->rows( $this->sums() );
	}

	/**
	 * Costs and what they brought.
	 *
	 * @return Returns|null Null if there are no costs that this request could be about.
	 */
	public function returns(): ?Returns {
		return Returns::of( $this );
	}

	/**
	 * The rows without costs.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function sums(): array {
		$current  = $this->figures->by( $this->period, $this->dimension );
		$previous = null === $this->comparison ? array() : $this->figures->by( $this->comparison, $this->dimension );
		$nothing  = $this->figures->nothing();
		$before   = array();
		foreach ( $previous as $value => $sums ) {
			$before[ Figures::folded( $value ) ] = array( (string) $value, $sums );
		}
		$rows = array();
		foreach ( $current as $value => $sums ) {
			$same   = Figures::folded( $value );
			$rows[] = $this->row( (string) $value, $sums, $before[ $same ][1] ?? $nothing );
			unset( $before[ $same ] );
		}
		foreach ( $before as [ $value, $sums ] ) {
			$rows[] = $this->row( $value, $nothing, $sums );
		}

		return $rows;
	}

	/**
	 * Currencies in the period and the compared one, without the filters.
	 *
	 * @return list<string>
	 */
	public function currencies(): array {
		return $this->figures->currencies(
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
	public function row( string $value, array $current, array $previous ): array {
		return array(
			'value'    => $value,
			'label'    => Labels::of( $this->dimension, $value ),
			'current'  => $current,
			'previous' => null === $this->comparison ? null : $previous,
		);
	}
}
