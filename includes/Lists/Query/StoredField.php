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
 * A custom field, or a column of a lookup table of a plugin. Orders and conditions name one of these instead of SQL.
 */
final class StoredField {

	private const NAME = '/^[A-Za-z0-9_-]{1,60}$/D';

	/**
	 * Use meta() or column().
	 *
	 * @param string $meta    Key of the custom field.
	 * @param bool   $numeric Whether values are numbers.
	 * @param string $table   Lookup table without the site's prefix; '' = a custom field.
	 * @param string $id      Column of the table with the ids of items.
	 * @param string $column  Column of the table with the values.
	 * @param string $parts   Post type of child items whose values also count for their parent; '' = none.
	 */
	private function __construct(
		public readonly string $meta,
		public readonly bool $numeric,
		private readonly string $table = '',
		private readonly string $id = '',
		private readonly string $column = '',
		private readonly string $parts = '',
		private readonly bool $indexed = false,
	) {}

	/**
	 * A custom field.
	 *
	 * @param string $key     Meta key.
	 * @param bool   $numeric Whether values are numbers.
	 */
	public static function meta( string $key, bool $numeric = false ): self {
		return new self( $key, $numeric );
	}

	/**
	 * A column of a lookup table, such as `wc_product_meta_lookup`.
	 *
	 * @param string $table  Table, without the site's prefix.
	 * @param string $id     Column with the ids of items; one row for each item.
	 * @param string $column Column with the values, which must be numeric.
	 * @param string $meta   Key of a custom field with the same value, for search engines; '' = none.
	 * @param string $parts  Post type of child items whose values also count for their parent in rules: a product is on
	 *                       sale if one of its variations is. '' = none.
	 * @param bool   $indexed Whether an index of the table begins with the column.
	 * @throws InvalidArgumentException If a name has invalid characters.
	 */
	public static function column(
		string $table,
		string $id,
		string $column,
		string $meta = '',
		string $parts = '',
		bool $indexed = false
	): self {
		foreach ( array( $table, $id, $column, '' === $parts ? $table : $parts ) as $name ) {
			if ( 1 !== preg_match( self::NAME, $name ) ) {
				throw new InvalidArgumentException(
					'Names of tables, columns and types are letters, digits, _ and -.'
				);
			}
		}

		return new self( $meta, true, $table, $id, $column, $parts, $indexed );
	}

	/**
	 * Whether the value is in a lookup table, which can be joined: it has at most one row for each item.
	 */
	public function is_column(): bool {
		return '' !== $this->table;
	}

	/**
	 * SQL that joins the lookup table as `eidan_order`: all rows, or only the first ones by value.
	 *
	 * With a limit the database sorts one table and then reads only a few items instead of all.
	 *
	 * @param string $direction ASC or DESC.
	 * @param int    $rows      Number of rows; 0 = all items, including those without a row.
	 */
	public function join_sql( string $direction, int $rows ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$table = $wpdb->prefix . $this->table;
		if ( 0 === $rows ) {
			return " LEFT JOIN {$table} AS eidan_order ON eidan_order.{$this->id} = {$wpdb->posts}.ID";
		}

		$from = $this->indexed ? $this->edge_sql( $table, $direction, $rows ) : " WHERE {$this->column} IS NOT NULL";

		return " INNER JOIN ( SELECT {$this->id}, {$this->column} FROM {$table}{$from}"
			. " ORDER BY {$this->column} {$direction}, {$this->id} {$direction} "
			. "LIMIT {$rows} ) AS eidan_order ON eidan_order.{$this->id} = {$wpdb->posts}.ID";
	}

	/**
	 * SQL that joins the value of the last of the first rows, so that the database sorts no rows beyond it. The index
	 * has the values in order, but not the ids of rows with the same value.
	 *
	 * @param string $table     Name of the lookup table.
	 * @param string $direction ASC or DESC.
	 * @param int    $rows      Number of rows.
	 */
	private function edge_sql( string $table, string $direction, int $rows ): string {
		list( $last, $within ) = 'ASC' === $direction ? array( 'MAX', '<=' ) : array( 'MIN', '>=' );

		return " INNER JOIN ( SELECT $last( edge ) AS edge FROM ( SELECT {$this->column} AS edge FROM {$table} "
			. "WHERE {$this->column} IS NOT NULL ORDER BY {$this->column} {$direction} LIMIT {$rows} "
			. ") AS eidan_first ) AS eidan_edge ON {$this->column} $within eidan_edge.edge";
	}

	/**
	 * SQL of the value in the joined table.
	 */
	public function joined_sql(): string {
		return "eidan_order.{$this->column}";
	}

	/**
	 * SQL that finds the ids of items with such a value, their own or that of a published child; '' if items have no
	 * children. It is not a subquery for each item: the database begins with the few rows that have the value.
	 *
	 * @param string $compare Comparison operator.
	 * @param string $value   Value to compare with, as SQL.
	 */
	public function ids_sql( string $compare, string $value ): string {
		/** @var \wpdb $wpdb */
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
	 * SQL of the value, for a table with the alias `eidan_field`.
	 */
	public function value_sql(): string {
		$column = '' === $this->table ? 'meta_value' : $this->column;

		return "eidan_field.$column" . ( $this->numeric ? ' + 0' : '' );
	}

	/**
	 * FROM and WHERE of a subquery that finds the item's row.
	 */
	public function from_sql(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		if ( '' !== $this->table ) {
			return "FROM {$wpdb->prefix}{$this->table} AS eidan_field "
				. "WHERE eidan_field.{$this->id} = {$wpdb->posts}.ID";
		}

		return "FROM {$wpdb->postmeta} AS eidan_field WHERE eidan_field.post_id = {$wpdb->posts}.ID AND "
			. $wpdb->prepare( 'eidan_field.meta_key = %s', $this->meta );
	}
}
