<?php
/**
 * An order of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Closure;

/**
 * What items are sorted by. Every order also sorts by id, so that equal items keep their places.
 */
final class Order {

	/**
	 * Columns of the posts table by the names of WP_Query.
	 */
	private const COLUMNS = array(
		'menu_order'    => 'menu_order',
		'title'         => 'post_title',
		'modified'      => 'post_modified',
		'comment_count' => 'comment_count',
	);

	/**
	 * Describes an order.
	 *
	 * @param string             $name      Lower-case letters, digits and hyphens.
	 * @param Closure(): string  $label     Label for visitors.
	 * @param string|StoredField $by        A field of posts as WP_Query names it, such as `title`, or where the value
	 *                                      is stored.
	 * @param bool               $ascending Whether the smallest value comes first.
	 * @param list<string>       $types     Post types that it is offered for; none = all.
	 * @param int                $rows      See limited_to_prefix(); 0 = all items.
	 */
	public function __construct(
		public readonly string $name,
		private readonly Closure $label,
		private readonly string|StoredField $by,
		public readonly bool $ascending,
		public readonly array $types = array(),
		private readonly int $rows = 0,
	) {}

	/**
	 * The same order, applied only to the first rows of the lookup table.
	 *
	 * @param int $rows How many rows.
	 * @return self|null Null if the value is in no lookup table, or the table is not joined.
	 */
	public function limited_to_prefix( int $rows ): ?self {
		return $this->by instanceof StoredField && self::is_joined( $this->by )
			? new self( $this->name, $this->label, $this->by, $this->ascending, $this->types, $rows )
			: null;
	}

	/**
	 * Label for visitors.
	 */
	public function label(): string {
		return ( $this->label )();
	}

	/**
	 * Whether a cursor can mark where the next page begins. Only dates are indexed together with the id.
	 */
	public function has_cursor(): bool {
		return 'date' === $this->by;
	}

	/**
	 * The column of the posts table to sort by, if no index has it. Its value only changes when the item is saved.
	 *
	 * @return string|null Null for orders by date, by id, and by values stored elsewhere.
	 */
	public function column(): ?string {
		return is_string( $this->by ) ? self::COLUMNS[ $this->by ] ?? null : null;
	}

	/**
	 * Whether plain WP_Query arguments can express the order.
	 */
	public function is_plain(): bool {
		return is_string( $this->by ) || '' !== $this->by->meta;
	}

	/**
	 * Whether the field's table is joined. Not where other plugins change queries: one that finds the table's name in
	 * the SQL assumes its own join (WooCommerce does, with the order that a visitor chose for its catalogue), and one
	 * that changes the order needs all items.
	 */
	private static function is_joined( StoredField $field ): bool {
		return $field->is_column() && ! Environment::is_altered() && ! Environment::is_sorted_elsewhere();
	}

	/**
	 * Adds the order to the arguments of a scope.
	 *
	 * @param array<string, mixed> $args     Arguments of the scope, see Scope::args().
	 * @param bool                 $reversed Whether to read the list from its end.
	 * @return array<string, mixed>
	 */
	public function args( array $args, bool $reversed = false ): array {
		$clauses = $args[ Clauses::VARIABLE ] ?? null;
		if ( $this->by instanceof StoredField && $clauses instanceof Clauses ) {
			$args[ Clauses::VARIABLE ] = $clauses->ordered(
				new FieldOrder( $this->by, $this->ascending, $reversed, self::is_joined( $this->by ), $this->rows )
			);
		}

		$args['orderby'] = $this->orderby( $this->ascending !== $reversed ? 'ASC' : 'DESC' );

		return $args;
	}

	/**
	 * Adds the order to plain arguments, for search engines.
	 *
	 * @param array<string, mixed> $args Plain arguments.
	 * @return array<string, mixed>
	 */
	public function plain_args( array $args ): array {
		$direction = $this->ascending ? 'ASC' : 'DESC';
		$meta      = $this->by instanceof StoredField ? $this->by->meta : '';
		if ( '' === $meta ) {
			$args['orderby'] = $this->orderby( $direction );

			return $args;
		}
		$rules = is_array( $args['meta_query'] ?? null ) ? $args['meta_query'] : array();
		// Keeps items without a value in the list.
		$rules[] = array(
			'relation'     => 'OR',
			'eidan_order'  => array(
				'key'     => $meta,
				'compare' => 'EXISTS',
				'type'    => $this->by instanceof StoredField && $this->by->numeric ? FieldRule::NUMBER : 'CHAR',
			),
			'eidan_absent' => array(
				'key'     => $meta,
				'compare' => 'NOT EXISTS',
			),
		);
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only when another engine answers.
		$args['meta_query'] = $rules;
		$args['orderby']    = array(
			'eidan_order' => $direction,
			'ID'          => $direction,
		);

		return $args;
	}

	/**
	 * The argument `orderby` of WP_Query.
	 *
	 * @param string $direction ASC or DESC.
	 * @return array<string, string>
	 */
	private function orderby( string $direction ): array {
		return ( is_string( $this->by ) ? array( $this->by => $direction ) : array() ) + array( 'ID' => $direction );
	}
}
