<?php
/**
 * A lookup table of a plugin.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use InvalidArgumentException;

/**
 * A table with at most one row for each item. SQL about its rows calls them `eidan_field`.
 */
final class LookupTable {

	private const NAME = '/^[A-Za-z0-9_]{1,60}$/D';

	/**
	 * Names a table.
	 *
	 * @param string $name Name, without the site's prefix.
	 * @param string $id   Column with the ids of items.
	 * @throws InvalidArgumentException If a name has invalid characters.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $id,
	) {
		if ( 1 !== preg_match( self::NAME, $name ) || 1 !== preg_match( self::NAME, $id ) ) {
			throw new InvalidArgumentException( 'Names of tables and columns are letters, digits and _.' );
		}
	}

	/**
	 * FROM of a query on its rows.
	 */
	public function from_sql(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;

		return "FROM {$wpdb->prefix}{$this->name} AS eidan_field";
	}

	/**
	 * SQL of the item's id in a row.
	 */
	public function id_sql(): string {
		return "eidan_field.{$this->id}";
	}
}
