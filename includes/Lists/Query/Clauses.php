<?php
/**
 * SQL that WP_Query cannot write.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use WP_Query;

/**
 * Conditions that travel as the query variable `eidan_clauses` of a WP_Query and are added by its own filters.
 *
 * WP_Query stays in charge, so plugins that take part in queries (languages, memberships) take part here too.
 * An object, and not a string, because no request can make one.
 */
final class Clauses {

	public const VARIABLE = 'eidan_clauses';

	/**
	 * Collects conditions.
	 *
	 * @param list<list<int>> $has       An item needs a term of each group (term_taxonomy ids).
	 * @param list<list<int>> $lacks     An item must have no term of any group.
	 * @param list<FieldRule> $fields    Rules about fields.
	 * @param Cursor|null     $cursor    Only items behind it.
	 * @param bool            $ascending Direction of the cursor.
	 * @param string          $mode      find; count, for the number of items only; sql, to run nothing.
	 * @param string          $version   Changes with any term, so that cached results do too.
	 * @param FieldOrder|null $order     Order by a field; null = as WP_Query sorts.
	 */
	public function __construct(
		public readonly array $has = array(),
		public readonly array $lacks = array(),
		public readonly array $fields = array(),
		public readonly ?Cursor $cursor = null,
		public readonly bool $ascending = false,
		public readonly string $mode = 'find',
		public readonly string $version = '',
		public readonly ?FieldOrder $order = null,
	) {}

	/**
	 * The same in the order of a field.
	 *
	 * @param FieldOrder $order The order.
	 */
	public function ordered( FieldOrder $order ): self {
		return new self(
			$this->has,
			$this->lacks,
			$this->fields,
			$this->cursor,
			$this->ascending,
			$this->mode,
			$this->version,
			$order
		);
	}

	/**
	 * Filter `posts_where`.
	 *
	 * @param mixed $where SQL so far.
	 * @param mixed $query The query.
	 * @return mixed SQL.
	 */
	public static function where( mixed $where, mixed $query = null ): mixed {
		$clauses = self::of( $query );

		return $clauses instanceof self && is_string( $where ) ? $where . $clauses->sql() : $where;
	}

	/**
	 * Filter `posts_fields`.
	 *
	 * @param mixed $fields SQL so far.
	 * @param mixed $query  The query.
	 * @return mixed SQL.
	 */
	public static function fields( mixed $fields, mixed $query = null ): mixed {
		$clauses = self::of( $query );

		return $clauses instanceof self && 'count' === $clauses->mode ? 'COUNT(*)' : $fields;
	}

	/**
	 * Filter `posts_join`.
	 *
	 * @param mixed $join  SQL so far.
	 * @param mixed $query The query.
	 * @return mixed SQL.
	 */
	public static function join( mixed $join, mixed $query = null ): mixed {
		$clauses = self::of( $query );

		return $clauses instanceof self && null !== $clauses->order && 'find' === $clauses->mode && is_string( $join )
			? $join . $clauses->order->join()
			: $join;
	}

	/**
	 * Filter `posts_orderby`.
	 *
	 * @param mixed $orderby SQL so far.
	 * @param mixed $query   The query.
	 * @return mixed SQL.
	 */
	public static function orderby( mixed $orderby, mixed $query = null ): mixed {
		$clauses = self::of( $query );

		return $clauses instanceof self && null !== $clauses->order && 'find' === $clauses->mode
			? $clauses->order->sql()
			: $orderby;
	}

	/**
	 * Filter `posts_pre_query`.
	 *
	 * @param mixed $posts What has been found elsewhere.
	 * @param mixed $query The query.
	 * @return mixed
	 */
	public static function answer( mixed $posts, mixed $query = null ): mixed {
		$clauses = self::of( $query );

		return $clauses instanceof self && 'sql' === $clauses->mode ? array() : $posts;
	}

	/**
	 * The conditions that a query carries.
	 *
	 * @param mixed $query The query; other plugins apply its filters to nothing.
	 */
	private static function of( mixed $query ): mixed {
		return $query instanceof WP_Query ? $query->get( self::VARIABLE ) : null;
	}

	/**
	 * The conditions. Everything in them is a number, a date of digits, or prepared.
	 */
	public function sql(): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		$sql = '';
		foreach ( $this->has as $ids ) {
			$sql .= self::exists( $ids );
		}
		foreach ( $this->lacks as $ids ) {
			$sql .= array() === $ids ? '' : str_replace( ' AND EXISTS', ' AND NOT EXISTS', self::exists( $ids ) );
		}
		foreach ( $this->fields as $rule ) {
			$sql .= $rule->sql( self::limit() );
		}
		if ( null !== $this->cursor ) {
			// Not as a row constructor: those are not looked up in an index.
			$sql .= sprintf(
				" AND {$wpdb->posts}.post_date %1\$s= '%2\$s' AND ( {$wpdb->posts}.post_date %1\$s '%2\$s' "
					. "OR {$wpdb->posts}.ID %1\$s %3\$d )",
				$this->ascending ? '>' : '<',
				$this->cursor->date,
				$this->cursor->id
			);
		}

		return $sql;
	}

	/**
	 * The condition that an item has one of some terms.
	 *
	 * @param list<int> $ids Ids of term_taxonomy.
	 */
	private static function exists( array $ids ): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;

		return array() === $ids
			? ' AND 1 = 0'
			: sprintf(
				" AND EXISTS ( SELECT 1 FROM {$wpdb->term_relationships} AS eidan_terms "
					. "WHERE eidan_terms.object_id = {$wpdb->posts}.ID AND eidan_terms.term_taxonomy_id IN ( %s )%s )",
				implode( ', ', array_map( 'intval', $ids ) ),
				self::limit()
			);
	}

	/**
	 * The end of a subquery of EXISTS.
	 *
	 * SQLite 3.51.0, which WordPress Playground has, makes a join of EXISTS and so counts an item once for
	 * each of its terms (3.40 does not). A limit keeps it from that. It would keep MySQL from its semi-joins
	 * as well, which are right, and fast.
	 */
	private static function limit(): string {
		return defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' ) ? ' LIMIT 1' : '';
	}
}
