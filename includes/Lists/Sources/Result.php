<?php
/**
 * One page of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Cards\Item;
use Eidan\Lists\Query\Cursor;

/**
 * What a Source found.
 */
final class Result {

	/**
	 * Collects the result.
	 *
	 * @param list<Item>  $items     What is on the page.
	 * @param int           $page      Its number.
	 * @param int           $max_pages How many pages there are.
	 * @param int|null      $total     How many items match; null when it was not asked for.
	 * @param Cursor|null   $cursor    Where the next page begins.
	 * @param int           $first     Position of the first item in the whole list, from 0.
	 */
	public function __construct(
		public readonly array $items,
		public readonly int $page,
		public readonly int $max_pages,
		public readonly ?int $total,
		public readonly ?Cursor $cursor = null,
		public readonly int $first = 0,
	) {}

	/**
	 * Whether there is a page behind this one.
	 */
	public function has_next(): bool {
		return $this->page < $this->max_pages;
	}
}
