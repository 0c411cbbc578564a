<?php
/**
 * The figures that a request asks for.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Support\Text;

/**
 * Of orders, of enquiries, or of both side by side: then the queries of both are put together here.
 */
final class Figures {

	/**
	 * Made of the queries of the kinds that are asked for.
	 *
	 * @param non-empty-list<Query> $queries One a kind.
	 */
	public function __construct( private readonly array $queries ) {
	}

	/**
	 * The kinds.
	 *
	 * @return non-empty-list<Kind>
	 */
	public function kinds(): array {
		return array_map( static fn ( Query $query ): Kind => $query->kind, $this->queries );
	}

	/**
	 * The same of some campaigns.
	 *
	 * @param non-empty-list<string> $campaigns
	 */
	public function of_campaigns( array $campaigns ): self {
		return new self(
			array_map( static fn ( Query $query ): Query => $query->of_campaigns( $campaigns ), $this->queries )
		);
	}

	/**
	 * The sums of a period.
	 *
	 * @param Period $period
	 * @return array<string, int|float>
	 */
	public function totals( Period $period ): array {
		return $this->add(
			array_map( static fn ( Query $query ): array => $query->totals( $period ), $this->queries )
		);
	}

	/**
	 * The sums of a period by the values of a dimension, the largest first.
	 *
	 * @param Period $period
	 * @param string $dimension One of {@see Query::DIMENSIONS}.
	 * @return array<array-key, array<string, int|float>> By value; '' = not known.
	 */
	public function by( Period $period, string $dimension ): array {
		if ( 1 === count( $this->queries ) ) {
			return $this->queries[0]->by( $period, $dimension );
		}
		$found = array();
		foreach ( $this->queries as $query ) {
			foreach ( $query->by( $period, $dimension ) as $value => $sums ) {
				$found[ self::folded( $value ) ][] = array( (string) $value, $sums );
			}
		}
		$rows = array();
		foreach ( $found as $parts ) {
			$rows[ $parts[0][0] ] = Sums::add( $this->kinds(), array_column( $parts, 1 ) );
		}
		uasort(
			$rows,
			static fn ( array $one, array $other ): int =>
				array( $other['total'], $other['enquiries'] ) <=> array( $one['total'], $one['enquiries'] )
		);

		return $rows;
	}

	/**
	 * The sums of each step of a period.
	 *
	 * @param Period               $period
	 * @param 'day'|'week'|'month' $interval Length of a step.
	 * @return list<array<string, string|int|float>>
	 */
	public function over_time( Period $period, string $interval ): array {
		$parts = array_map(
			static fn ( Query $query ): array => $query->over_time( $period, $interval ),
			$this->queries
		);
		if ( 1 === count( $parts ) ) {
			return $parts[0];
		}
		$steps = array();
		foreach ( $parts[0] as $index => $step ) {
			$steps[] = array( 'date' => $step['date'] )
				+ Sums::add( $this->kinds(), array_column( $parts, $index ) );
		}

		return $steps;
	}

	/**
	 * Adds several sums.
	 *
	 * @param list<mixed> $parts
	 * @return array<string, int|float>
	 */
	public function add( array $parts ): array {
		return Sums::add( $this->kinds(), $parts );
	}

	/**
	 * The sums where there is nothing.
	 *
	 * @return array<string, int|float>
	 */
	public function nothing(): array {
		return Sums::nothing( $this->kinds() );
	}

	/**
	 * Currencies in these periods, without the filters.
	 *
	 * @param Period ...$periods
	 * @return list<string>
	 */
	public function currencies( Period ...$periods ): array {
		$found = array();
		foreach ( $this->kinds() as $kind ) {
			array_push( $found, ...Query::currencies_of( $kind, ...$periods ) );
		}
		$found = array_values( array_unique( $found ) );
		sort( $found );

		return $found;
	}

	/**
	 * A key for values that the database treats as equal: it groups "Google" and "google" and returns either, perhaps
	 * another one in each period.
	 */
	public static function folded( int|string $value ): string {
		return 'v' . Text::lower( remove_accents( (string) $value ) );
	}
}
