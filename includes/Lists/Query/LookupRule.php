<?php
/**
 * A rule about a row of a lookup table.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

defined( 'ABSPATH' ) || exit;

/**
 * What the item's row must be like. Made by facets, from values that they have checked.
 */
final class LookupRule implements StoredRule {

	/**
	 * Makes a rule.
	 *
	 * @param LookupTable $table     The table.
	 * @param string      $condition SQL about `eidan_field`, of numbers and prepared values.
	 */
	public function __construct(
		private readonly LookupTable $table,
		private readonly string $condition,
	) {}

	/**
	 * SQL for WHERE.
	 *
	 * @param string $limit What ends the subquery.
	 */
	public function sql( string $limit ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;

		return sprintf(
			" AND EXISTS ( SELECT 1 %s WHERE %s = {$wpdb->posts}.ID AND ( %s )%s )",
			$this->table->from_sql(),
			$this->table->id_sql(),
			$this->condition,
			$limit
		);
	}

	/**
	 * Empty: the table says more than custom fields do, so the database answers.
	 *
	 * @return array<mixed>
	 */
	public function meta_query(): array {
		return array();
	}
}
