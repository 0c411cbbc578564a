<?php
/**
 * An order by a stored value.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

/**
 * Entries without a value are the last, whatever the direction.
 */
final class FieldOrder {

	/**
	 * Collects the order.
	 *
	 * @param StoredField $field     Where the value is.
	 * @param bool        $ascending Whether the smallest is the first.
	 * @param bool        $reversed  Whether entries are read from the other end.
	 */
	public function __construct(
		private readonly StoredField $field,
		private readonly bool $ascending,
		private readonly bool $reversed,
	) {}

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
		// One value an entry, even if a field is there twice.
		$value     = '( SELECT MIN( ' . $this->field->value_sql() . ' ) ' . $this->field->from_sql() . ' )';
		$direction = $this->ascending !== $this->reversed ? 'ASC' : 'DESC';

		return "CASE WHEN $value IS NULL THEN 1 ELSE 0 END " . ( $this->reversed ? 'DESC' : 'ASC' ) . ", $value $direction, {$wpdb->posts}.ID $direction";
	}
}
