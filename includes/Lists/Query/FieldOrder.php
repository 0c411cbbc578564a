<?php
/**
 * An order by a stored value.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * Items without a value come last in both directions.
 */
final class FieldOrder {

	/**
	 * @param StoredField $field     Where the value is.
	 * @param bool        $ascending Whether the smallest value comes first.
	 * @param bool        $reversed  Whether the list is read from its end.
	 * @param bool        $joined    Whether to join the field's table.
	 * @param int         $rows      Sort only the first so many rows of the table; 0 = all items. See IndexPrefix.
	 */
	public function __construct(
		private readonly StoredField $field,
		private readonly bool $ascending,
		private readonly bool $reversed,
		private readonly bool $joined = false,
		private readonly int $rows = 0,
	) {}

	/**
	 * SQL of the join; '' = none.
	 */
	public function join(): string {
		return $this->joined ? $this->field->join_sql( $this->direction(), $this->rows ) : '';
	}

	/**
	 * SQL for ORDER BY.
	 */
	public function sql(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$direction = $this->direction();
		// MIN gives one value for an item, even if the field is stored twice.
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
