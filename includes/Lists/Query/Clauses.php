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
 * Conditions that are passed in the query variable `eidan_clauses` of a WP_Query. Filters of WP_Query add them to its
 * SQL.
 *
 * WP_Query still runs the query, so plugins that filter queries (languages, memberships) keep working. The value is an
 * object and not a string, because no request can send an object.
 */
final class Clauses {

	public const VARIABLE = 'eidan_clauses';

	/**
	 * @param list<list<int>> $has       An item needs a term of each group (term_taxonomy ids).
	 * @param list<list<int>> $lacks     An item must have no term of any group.
	 * @param list<StoredRule> $fields   Rules about what is stored.
	 * @param Cursor|null     $cursor    Only items after it.
	 * @param bool            $ascending Direction of the cursor.
	 * @param string          $mode      find; count, to get only the number of items; sql, to build the SQL without
	 *                                   running it.
	 * @param string          $version   Changes when any term changes, so that cached results expire.
	 * @param FieldOrder|null $order     Order by a field; null = the order of WP_Query.
	 * @param string          $within    SQL of the ids that another query finds; '' = all.
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
		public readonly string $within = '',
	) {
		// Pages without such a query have no listener.
		add_filter( 'posts_where', array( self::class, 'where' ), 10, 2 );
		add_filter( 'posts_fields', array( self::class, 'fields' ), 10, 2 );
		add_filter( 'posts_join', array( self::class, 'join' ), 10, 2 );
		add_filter( 'posts_orderby', array( self::class, 'orderby' ), 10, 2 );
		add_filter( 'posts_pre_query', array( self::class, 'answer' ), 10, 2 );
	}

	/**
	 * A copy that sorts by a field.
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
			$order,
			$this->within
		);
	}

	/**
	 * Filter `posts_where`.
	 *
	 * @param mixed $where SQL that WordPress built.
	 * @return mixed SQL.
	 */
	public static function where( mixed $where, mixed $query = null ): mixed {
		$clauses = self::of( $query );

		return $clauses instanceof self && is_string( $where ) ? $where . $clauses->sql() : $where;
	}

	/**
	 * Filter `posts_fields`.
	 *
	 * @param mixed $fields SQL that WordPress built.
	 * @return mixed SQL.
	 */
	public static function fields( mixed $fields, mixed $query = null ): mixed {
		$clauses = self::of( $query );

		return $clauses instanceof self && 'count' === $clauses->mode ? 'COUNT(*)' : $fields;
	}

	/**
	 * Filter `posts_join`.
	 *
	 * @param mixed $join SQL that WordPress built.
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
	 * @param mixed $orderby SQL that WordPress built.
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
	 * @param mixed $posts Result of another plugin; null = none.
	 * @return mixed
	 */
	public static function answer( mixed $posts, mixed $query = null ): mixed {
		$clauses = self::of( $query );

		return $clauses instanceof self && 'sql' === $clauses->mode ? array() : $posts;
	}

	/**
	 * The conditions that a query carries.
	 *
	 * @param mixed $query The query; null where other plugins apply the filter without one.
	 */
	private static function of( mixed $query ): mixed {
		return $query instanceof WP_Query ? $query->get( self::VARIABLE ) : null;
	}

	/**
	 * The conditions as SQL. All values are integers, checked dates, or prepared.
	 */
	public function sql(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$sql = '';
		foreach ( $this->has as $ids ) {
			$sql .= self::exists( $ids );
		}
		foreach ( $this->lacks as $ids ) {
			$sql .= array() === $ids ? '' : $this->lacking( $ids );
		}
		foreach ( $this->fields as $rule ) {
			$sql .= $rule->sql( self::limit() );
		}
		if ( '' !== $this->within ) {
			$sql .= " AND {$wpdb->posts}.ID IN ( $this->within )";
		}
		if ( null !== $this->cursor ) {
			// Not as a row constructor, because MySQL does not use an index for those.
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
	 * SQL: the item has at least one of these terms.
	 *
	 * @param list<int> $ids Ids of term_taxonomy.
	 */
	private static function exists( array $ids ): string {
		/** @var \wpdb $wpdb */
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
	 * SQL: the item has none of these terms. A page asks that of the few items that it reads, one by one. Counts ask it
	 * of all items: to read the ids that have the terms once takes MariaDB a third less time then.
	 *
	 * @param non-empty-list<int> $ids Ids of term_taxonomy.
	 */
	private function lacking( array $ids ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;

		return 'find' === $this->mode
			? str_replace( ' AND EXISTS', ' AND NOT EXISTS', self::exists( $ids ) )
			: sprintf(
				" AND {$wpdb->posts}.ID NOT IN ( SELECT eidan_terms.object_id "
					. "FROM {$wpdb->term_relationships} AS eidan_terms WHERE eidan_terms.term_taxonomy_id IN ( %s ) )",
				implode( ', ', array_map( 'intval', $ids ) )
			);
	}

	/**
	 * What ends an EXISTS subquery.
	 *
	 * SQLite 3.51.0, which WordPress Playground uses, turns EXISTS into a join and counts an item once for each of its
	 * terms (3.40 does not). LIMIT 1 prevents that. MySQL gets no limit: it would lose its semi-joins, which are
	 * correct and fast.
	 */
	private static function limit(): string {
		return defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' ) ? ' LIMIT 1' : '';
	}
}
