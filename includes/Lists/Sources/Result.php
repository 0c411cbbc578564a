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
 * What a source found.
 */
final class Result {

	/**
	 * @param list<Item>  $items     Items on the page.
	 * @param int           $page      Number of the page, from 1.
	 * @param int           $max_pages Number of pages.
	 * @param int|null      $total     Number of matching items; null if nobody counted.
	 * @param Cursor|null   $cursor    Where the next page begins; null = found by its number.
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
	 * Whether there is a next page.
	 */
	public function has_next(): bool {
		return $this->page < $this->max_pages;
	}
}
