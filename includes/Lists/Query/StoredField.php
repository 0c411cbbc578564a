<?php
/**
 * Where a value of an item is stored.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use InvalidArgumentException;

/**
 * A custom field, or a column of a table that a plugin keeps for looking values up. Orders and conditions name one of
 * these, never SQL.
 */
final class StoredField {

	private const NAME = '/^[A-Za-z0-9_-]{1,60}$/D';

	/**
	 * Use meta() or column().
	 *
	 * @param string $meta    Key of the custom field.
	 * @param bool   $numeric Whether values are numbers.
	 * @param string $table   Table, without the site's prefix; '' = a custom field.
	 * @param string $id      Its column with the ids of items.
	 * @param string $column  Its column with the values.
	 * @param string $parts   Type of items whose values are their parent's as well; '' = none.
	 */
	private function __construct(
		public readonly string $meta,
		public readonly bool $numeric,
		private readonly string $table = '',
		private readonly string $id = '',
		private readonly string $column = '',
		private readonly string $parts = '',
	) {}

	/**
	 * A custom field.
	 *
	 * @param string $key     Its key.
	 * @param bool   $numeric Whether it holds numbers.
	 */
	public static function meta( string $key, bool $numeric = false ): self {
		return new self( $key, $numeric );
	}

	/**
	 * A column of a lookup table, such as `wc_product_meta_lookup`.
	 *
	 * @param string $table  Table, without the site's prefix.
	 * @param string $id     Its column with the ids of items, one row each.
	 * @param string $column Its column with the numbers, as numbers: they are compared as they are.
	 * @param string $meta   Key of the custom field that says the same, for engines that know no tables; '' = none.
	 * @param string $parts  Type of items whose values are their parent's as well, for rules: one of several variations
	 *                       that is reduced makes a product one. '' = none.
	 * @throws InvalidArgumentException If a name could not be one.
	 */
	public static function column(
		string $table,
		string $id,
		string $column,
		string $meta = '',
		string $parts = ''
	): self {
		foreach ( array( $table, $id, $column, '' === $parts ? $table : $parts ) as $name ) {
			if ( 1 !== preg_match( self::NAME, $name ) ) {
				throw new InvalidArgumentException(
					'Names of tables, columns and types are letters, digits, _ and -.'
				);
			}
		}

		return new self( $meta, true, $table, $id, $column, $parts );
	}

	/**
	 * Whether each item has one row at most, so that rows can be joined.
	 */
	public function is_column(): bool {
		return '' !== $this->table;
	}

	/**
	 * A join with the row of each item, as `eidan_order`: of those alone that lead the table by the value, or of all.
	 *
	 * The database then sorts the rows of one table and reads items for the few that lead, in place of reading every
	 * item.
	 *
	 * @param string $direction ASC or DESC.
	 * @param int    $rows      How many lead; 0 = all items, also those without a row.
	 */
	public function join_sql( string $direction, int $rows ): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		$table = $wpdb->prefix . $this->table;
		if ( 0 === $rows ) {
			return " LEFT JOIN {$table} AS eidan_order ON eidan_order.{$this->id} = {$wpdb->posts}.ID";
		}

		return " INNER JOIN ( SELECT {$this->id}, {$this->column} FROM {$table} WHERE {$this->column} IS NOT NULL "
			. "ORDER BY {$this->column} {$direction}, {$this->id} {$direction} "
			. "LIMIT {$rows} ) AS eidan_order ON eidan_order.{$this->id} = {$wpdb->posts}.ID";
	}

	/**
	 * The value as SQL, of a row that is joined.
	 */
	public function joined_sql(): string {
		return "eidan_order.{$this->column}";
	}

	/**
	 * A query of the ids of all items with such a value, their own or that of a published part of them; '' where items
	 * have no parts. Not one for each item: the database then begins with the few rows that have the value.
	 *
	 * @param string $compare How the value is compared.
	 * @param string $value   With what, as SQL.
	 */
	public function ids_sql( string $compare, string $value ): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		if ( '' === $this->parts ) {
			return '';
		}

		return "SELECT CASE WHEN eidan_part.post_type = '{$this->parts}' THEN eidan_part.post_parent ELSE "
			. 'eidan_part.ID '
			. "END FROM {$wpdb->prefix}{$this->table} AS eidan_field "
			. "INNER JOIN {$wpdb->posts} AS eidan_part ON eidan_part.ID = eidan_field.{$this->id} "
			. "WHERE eidan_part.post_status = 'publish' AND eidan_field.{$this->column} $compare $value";
	}

	/**
	 * The value as SQL, for a table with the alias `eidan_field`.
	 */
	public function value_sql(): string {
		$column = '' === $this->table ? 'meta_value' : $this->column;

		return "eidan_field.$column" . ( $this->numeric ? ' + 0' : '' );
	}

	/**
	 * What follows SELECT … in a subquery that finds the item's row.
	 */
	public function from_sql(): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		if ( '' !== $this->table ) {
			return "FROM {$wpdb->prefix}{$this->table} AS eidan_field "
				. "WHERE eidan_field.{$this->id} = {$wpdb->posts}.ID";
		}

		return "FROM {$wpdb->postmeta} AS eidan_field WHERE eidan_field.post_id = {$wpdb->posts}.ID AND "
			. $wpdb->prepare( 'eidan_field.meta_key = %s', $this->meta );
	}
}
