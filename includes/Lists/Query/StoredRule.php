<?php
/**
 * A rule about what is stored of an item.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * What an item must match beside its terms: a value in a field, or a row in a lookup table.
 */
interface StoredRule {

	/**
	 * SQL for WHERE, beginning with AND.
	 *
	 * @param string $limit What ends a subquery, see Clauses::limit().
	 */
	public function sql( string $limit ): string;

	/**
	 * The rule as a meta_query clause, for search engines; empty if no custom field says the same.
	 *
	 * @return array<mixed>
	 */
	public function meta_query(): array;
}
