<?php
/**
 * Where a list gets its items from.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

/**
 * Finds the items of a list. Items that are not posts of WordPress can be listed by a source of their own, with the
 * pagination, templates, addresses and get-posts of lists. Filters by terms are for posts only.
 */
interface Source {

	/**
	 * Finds a page of a list.
	 *
	 * @param Config $config The list; at least `per_page` and `offset` of its query must be respected.
	 * @param State  $state  Page, filter and order that the visitor asked for. If `cursor` is null, find the page by
	 *                       its number; if `max_pages` is not 0, the total is not needed.
	 * @return Result Without items after the last page.
	 */
	public function find( Config $config, State $state ): Result;
}
