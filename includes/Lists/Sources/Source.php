<?php
/**
 * Where a list has its items from.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

/**
 * Finds the items of a list. What is not in WordPress's table of posts can be listed by a source of its own, with
 * the pagination, templates, addresses and get-posts that lists have; filters by terms are for posts only.
 */
interface Source {

	/**
	 * Finds a page of a list.
	 *
	 * @param Config $config The list; of its query at least `per_page` and `offset` count.
	 * @param State  $state  Page, choice and order that a visitor asked for. Where `cursor` is null, the page is found
	 *                       by its number; where `max_pages` is not 0, nobody needs a total.
	 * @return Result No items behind the last page.
	 */
	public function find( Config $config, State $state ): Result;
}
