<?php
/**
 * The result of an import.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

/** Counts, and problems that the owner should check. */
final class Report {

	/** @var int Number of items in the source. */
	public int $found = 0;

	/** @var int Number of created items. */
	public int $made = 0;

	/** @var int Number of items from an earlier import. */
	public int $here = 0;

	/** @var int Number of created terms. */
	public int $terms = 0;

	/** @var int Number of featured images. */
	public int $images = 0;

	/** @var array<string, int> Number of values by field. */
	public array $fields = array();

	/** @var list<string> Problems, in words. */
	public array $problems = array();

	/** @return list<array{what: string, count: int}> The rows of a table. */
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
