<?php
/**
 * What ads cost and brought.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Attribution\Report\Figures;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Price;
use Eidan\Attribution\Report\Request;

/**
 * Adds costs to the figures of a report: `cost`, `cost_order`, `cost_enquiry` and `return` (revenue or value divided by
 * cost). Costs are known by day, source and campaign, so a report that is filtered by anything else has none.
 *
 * What a campaign brought is what the report says of its name. Sums and sources count only what came from campaigns
 * with costs: what a search engine brings by itself is no return on ads.
 */
final class Returns {

	/** Filters that costs can follow. */
	private const FILTERS = array( 'campaign', 'source' );

	/** Rows that have costs. */
	private const DIMENSIONS = array( 'campaign', 'source' );

	/**
	 * Made by {@see self::of()}.
	 *
	 * @param Request                                $asked
	 * @param list<list<array{value: string, cost: float}>> $campaigns Costs by campaign, in the period and the compared
	 *                                                                 one.
	 * @param array{campaign?: string, source?: string}     $filters
	 */
	private function __construct(
		private readonly Request $asked,
		private readonly array $campaigns,
		private readonly array $filters
	) {
	}

	/**
	 * Costs for a report.
	 *
	 * @return self|null Null if there are none in its periods, or none that its filters could be about.
	 */
	public static function of( Request $asked ): ?self {
		$filters  = $asked->query->filters;
		$currency = Price::currency();
		if (
			! CostTable::exists()
			|| array() !== array_diff( array_keys( $filters ), self::FILTERS )
			|| ( '' !== $asked->currency && '' !== $currency && $asked->currency !== $currency )
		) {
			return null;
		}
		$filters   = array_intersect_key( $filters, array_flip( self::FILTERS ) );
		$campaigns = array();
		foreach ( array( $asked->period, $asked->comparison ) as $period ) {
			$campaigns[] = null === $period ? array() : Spent::by( 'campaign', $period->ends(), $filters );
		}

		return array() === $campaigns[0] && array() === $campaigns[1] ? null : new self( $asked, $campaigns, $filters );
	}

	/**
	 * The sums of the period and of the compared one.
	 *
	 * @return array{array<string, float|null>, array<string, float|null>}
	 */
	public function totals(): array {
		$totals = array();
		foreach ( array( $this->asked->period, $this->asked->comparison ) as $index => $period ) {
			$totals[] = null === $period ? array() : $this->figures(
				array_sum( array_column( $this->campaigns[ $index ], 'cost' ) ),
				$this->paid( $index )?->totals( $period ) ?? $this->asked->figures->nothing()
			);
		}

		return array( $totals[0], $totals[1] );
	}

	/**
	 * Adds costs to rows, and rows of campaigns that cost something and brought nothing.
	 *
	 * @param list<array<string, mixed>> $rows Of the report.
	 * @return list<array<string, mixed>>
	 */
	public function rows( array $rows ): array {
		if ( ! in_array( $this->asked->dimension, self::DIMENSIONS, true ) ) {
			return $rows;
		}
		$keys = array_map(
			static fn ( array $row ): string => Figures::folded( is_string( $row['value'] ) ? $row['value'] : '' ),
			$rows
		);
		foreach ( array( $this->asked->period, $this->asked->comparison ) as $index => $period ) {
			$costs = null === $period ? array() : $this->costs( $index, $period );
			foreach ( $costs as $key => [ $value ] ) {
				if ( ! in_array( $key, $keys, true ) ) {
					$nothing = $this->asked->figures->nothing();
					$rows[]  = $this->asked->row( $value, $nothing, $nothing );
					$keys[]  = $key;
				}
			}
		}
		foreach ( array( $this->asked->period, $this->asked->comparison ) as $index => $period ) {
			if ( null !== $period ) {
				$rows = $this->with( $rows, $keys, $index, $period );
			}
		}

		return $rows;
	}

	/**
	 * Rows with the costs of a period.
	 *
	 * @param list<array<string, mixed>> $rows
	 * @param list<string>               $keys   Their values, folded.
	 * @param int                        $index  0 for the period, 1 for the compared one.
	 * @param Period                     $period
	 * @return list<array<string, mixed>>
	 */
	private function with( array $rows, array $keys, int $index, Period $period ): array {
		$is_source = 'source' === $this->asked->dimension;
		$costs     = $this->costs( $index, $period );
		$paid      = array();
		$by_source = $is_source ? $this->paid( $index )?->by( $period, 'source' ) : null;
		foreach ( $by_source ?? array() as $value => $sums ) {
			$paid[ Figures::folded( $value ) ] = $sums;
		}
		$name = 0 === $index ? 'current' : 'previous';
		foreach ( $rows as $at => $row ) {
			$key  = $keys[ $at ];
			$sums = is_array( $row[ $name ] ) ? $row[ $name ] : array();

			$rows[ $at ][ $name ] = $sums
				+ $this->figures( $costs[ $key ][1] ?? null, $is_source ? $paid[ $key ] ?? array() : $sums );
			// Two rows that only look alike share no costs.
			unset( $costs[ $key ] );
		}

		return $rows;
	}

	/**
	 * Costs of a period by the values of the report's dimension.
	 *
	 * @param int    $index  0 for the period, 1 for the compared one.
	 * @param Period $period
	 * @return array<string, array{string, float}> Value and cost by folded value.
	 */
	private function costs( int $index, Period $period ): array {
		$found = 'source' === $this->asked->dimension
			? Spent::by( 'source', $period->ends(), $this->filters )
			: $this->campaigns[ $index ];
		$costs = array();
		foreach ( $found as [ 'value' => $value, 'cost' => $cost ] ) {
			$key           = Figures::folded( $value );
			$costs[ $key ] = array( $costs[ $key ][0] ?? $value, ( $costs[ $key ][1] ?? 0.0 ) + $cost );
		}

		return $costs;
	}

	/**
	 * The figures of what came from campaigns with costs.
	 *
	 * @param int $index 0 for the period, 1 for the compared one.
	 * @return Figures|null Null if there are no such campaigns.
	 */
	private function paid( int $index ): ?Figures {
		$names = array_column( $this->campaigns[ $index ], 'value' );

		return array() === $names ? null : $this->asked->figures->of_campaigns( $names );
	}

	/**
	 * The figures of a cost.
	 *
	 * @param float|int|null          $cost Null where there is none.
	 * @param array<array-key, mixed> $sums What it brought.
	 * @return array<string, float|null> Null where nothing can be said.
	 */
	private function figures( float|int|null $cost, array $sums ): array {
		$number = static fn ( string $name ): float =>
			is_numeric( $sums[ $name ] ?? null ) ? (float) $sums[ $name ] : 0.0;
		$ratio  = static fn ( float $of, float $by ): ?float => 0.0 === $by ? null : round( $of / $by, 4 );
		$cost   = null === $cost ? null : (float) $cost;
		$values = array( 'cost' => $cost );
		foreach ( $this->asked->figures->kinds() as $kind ) {
			$values[ Kind::Orders === $kind ? 'cost_order' : 'cost_enquiry' ] =
				null === $cost ? null : $ratio( $cost, $number( $kind->value ) );
		}
		$brought = $number( 'revenue' ) + $number( 'value' );

		return $values + array( 'return' => null === $cost ? null : $ratio( $brought, $cost ) );
	}
}
