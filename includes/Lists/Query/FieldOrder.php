<?php
/**
 * An order by a stored value.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * Items without a value are the last, whatever the direction.
 */
final class FieldOrder {

	/**
	 * Collects the order.
	 *
	 * @param StoredField $field     Where the value is.
	 * @param bool        $ascending Whether the smallest is the first.
	 * @param bool        $reversed  Whether items are read from the other end.
	 * @param bool        $joined    Whether the field's table is joined with the query.
	 * @param int         $rows      Only among so many rows that lead a table; 0 = all items. See IndexPrefix.
	 */
	public function __construct(
		private readonly StoredField $field,
		private readonly bool $ascending,
		private readonly bool $reversed,
		private readonly bool $joined = false,
		private readonly int $rows = 0,
	) {}

	/**
	 * What the query is joined with; '' = nothing.
	 */
	public function join(): string {
		return $this->joined ? $this->field->join_sql( $this->direction(), $this->rows ) : '';
	}

	/**
	 * The order as SQL.
	 */
	public function sql(): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		$direction = $this->direction();
		// One value an item, even if a field is there twice.
		$value = $this->joined
			? $this->field->joined_sql()
			: '( SELECT MIN( ' . $this->field->value_sql() . ' ) ' . $this->field->from_sql() . ' )';

		return "CASE WHEN $value IS NULL THEN 1 ELSE 0 END " . ( $this->reversed ? 'DESC' : 'ASC' )
			. ", $value $direction, {$wpdb->posts}.ID $direction";
	}

	/**
	 * ASC or DESC.
	 */
	private function direction(): string {
		return $this->ascending !== $this->reversed ? 'ASC' : 'DESC';
	}
}
