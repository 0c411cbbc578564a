<?php
/**
 * A table that knows more of an item's terms than WordPress.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * An item may consist of parts that have terms of their own: variations of a product. What a visitor chooses has to be
 * true of one part, and of one that can be had. WordPress's terms say it of the item alone.
 *
 * The table has a row for each part and term. SQL calls a row of the counted taxonomy `eidan_counted`.
 */
interface TermIndex {

	/**
	 * Whether the table has the terms of a taxonomy.
	 *
	 * @param string $taxonomy Its name.
	 */
	public function serves( string $taxonomy ): bool;

	/**
	 * The rule that one part of an item has one of the terms of each taxonomy.
	 *
	 * @param array<string, list<int>> $terms Ids of terms by taxonomy.
	 */
	public function rule( array $terms ): StoredRule;

	/**
	 * FROM and WHERE of the rows of a taxonomy's terms, whose parts have one of the other taxonomies' terms, too.
	 *
	 * @param string                   $taxonomy
	 * @param array<string, list<int>> $others   Ids of terms by taxonomy.
	 */
	public function counted_sql( string $taxonomy, array $others ): string;

	/** Column with the ids of terms. */
	public function term_column(): string;

	/** Column with the ids of items. */
	public function item_column(): string;
}
