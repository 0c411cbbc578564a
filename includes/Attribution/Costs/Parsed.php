<?php
/**
 * What a file with costs says.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

/**
 * Its rows, or what is wrong with it.
 *
 * @phpstan-type Row array{
 *     source: string,
 *     day: string,
 *     campaign: string,
 *     name_key: string,
 *     cost: float,
 *     clicks: int,
 *     impressions: int,
 * }
 */
final class Parsed {

	/**
	 * Made by {@see Parser::read()}.
	 *
	 * @param string                    $platform 'google', 'microsoft', 'meta' or 'own'; '' if it is not known.
	 * @param list<Row>                 $rows     One a day, source and campaign.
	 * @param array<array-key, string>  $names    Names of campaigns by their ids.
	 * @param list<string>              $errors   In words; a file with any has no rows.
	 */
	public function __construct(
		public readonly string $platform,
		public readonly array $rows,
		public readonly array $names,
		public readonly array $errors,
	) {
	}

	/**
	 * A file that cannot be used.
	 *
	 * @param string       $platform
	 * @param list<string> $errors
	 */
	public static function wrong( string $platform, array $errors ): self {
		return new self( $platform, array(), array(), $errors );
	}

	/**
	 * What was read, in numbers.
	 *
	 * @return array{
	 *     platform: string,
	 *     rows: int,
	 *     days: int,
	 *     after: string,
	 *     before: string,
	 *     cost: float,
	 *     campaigns: int,
	 * }
	 */
	public function summary(): array {
		$days = array_column( $this->rows, 'day' );

		return array(
			'platform'  => $this->platform,
			'rows'      => count( $this->rows ),
			'days'      => count( array_unique( $days ) ),
			'after'     => array() === $days ? '' : min( $days ),
			'before'    => array() === $days ? '' : max( $days ),
			'cost'      => round( array_sum( array_column( $this->rows, 'cost' ) ), 4 ),
			'campaigns' => count( $this->campaigns() ),
		);
	}

	/**
	 * Names of the campaigns.
	 *
	 * @return list<string>
	 */
	public function campaigns(): array {
		return array_values( array_column( $this->rows, 'campaign', 'name_key' ) );
	}
}
