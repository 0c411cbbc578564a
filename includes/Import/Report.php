<?php
/**
 * The result of an import.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

/**
 * Counts, and problems that the owner should check.
 */
final class Report {

	/**
	 * Number of items in the source.
	 *
	 * @var int
	 */
	public int $found = 0;

	/**
	 * Number of created items.
	 *
	 * @var int
	 */
	public int $made = 0;

	/**
	 * Number of items from an earlier import.
	 *
	 * @var int
	 */
	public int $here = 0;

	/**
	 * Number of created terms.
	 *
	 * @var int
	 */
	public int $terms = 0;

	/**
	 * Number of featured images.
	 *
	 * @var int
	 */
	public int $images = 0;

	/**
	 * Number of values by field.
	 *
	 * @var array<string, int>
	 */
	public array $fields = array();

	/**
	 * Problems, in words.
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
