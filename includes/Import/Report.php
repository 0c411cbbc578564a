<?php
/**
 * What an import did.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

/**
 * Counts, and what the owner should look at.
 */
final class Report {

	/**
	 * Items of the source.
	 *
	 * @var int
	 */
	public int $found = 0;

	/**
	 * Items of ours that were made.
	 *
	 * @var int
	 */
	public int $made = 0;

	/**
	 * Items that an earlier import had made.
	 *
	 * @var int
	 */
	public int $here = 0;

	/**
	 * Terms of ours that were made.
	 *
	 * @var int
	 */
	public int $terms = 0;

	/**
	 * Featured images.
	 *
	 * @var int
	 */
	public int $images = 0;

	/**
	 * Values by field.
	 *
	 * @var array<string, int>
	 */
	public array $fields = array();

	/**
	 * What has to be looked at, in words.
	 *
	 * @var list<string>
	 */
	public array $problems = array();

	/**
	 * The rows of a table.
	 *
	 * @return list<array{what: string, count: int}>
	 */
	public function rows(): array {
		$rows = array(
			'items found'        => $this->found,
			'items taken over'   => $this->made,
			'items here already' => $this->here,
			'terms made'         => $this->terms,
			'featured images'    => $this->images,
		);
		foreach ( $this->fields as $name => $count ) {
			$rows[ "field $name" ] = $count;
		}
		$rows['problems'] = count( $this->problems );

		return array_map(
			static fn ( string $what, int $count ): array => array(
				'what'  => $what,
				'count' => $count,
			),
			array_keys( $rows ),
			array_values( $rows )
		);
	}
}
