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
 * By what items are sorted. Each order ends with the id, so that no two items ever change places.
 */
final class Order {

	/**
	 * Columns by WP_Query's names.
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
	 * @param Closure(): string  $label     What visitors read.
	 * @param string|StoredField $by        A field of posts as WP_Query names it, such as `title`, or where a value is
	 *                                      stored.
	 * @param bool               $ascending Whether the smallest is the first.
	 * @param list<string>       $types     Post types that it is offered for; none = all.
	 * @param int                $rows      See among(); 0 = all items.
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
	 * The same order among the items that lead a table by its values.
	 *
	 * @param int $rows How many rows.
	 * @return self|null Null where no table has the values, or is not joined.
	 */
	public function among( int $rows ): ?self {
		return $this->by instanceof StoredField && self::is_joined( $this->by )
			? new self( $this->name, $this->label, $this->by, $this->ascending, $this->types, $rows )
			: null;
	}

	/**
	 * What visitors read.
	 */
	public function label(): string {
		return ( $this->label )();
	}

	/**
	 * Whether a cursor can say where the next page begins. Only dates are in an index, together with the id.
	 */
	public function has_cursor(): bool {
		return 'date' === $this->by;
	}

	/**
	 * The column of the posts table that it sorts by, where no index has it. Its value changes with the item alone.
	 *
	 * @return string|null Null for orders by date, by id, and by what is stored elsewhere.
	 */
	public function column(): ?string {
		return is_string( $this->by ) ? self::COLUMNS[ $this->by ] ?? null : null;
	}

	/**
	 * Whether plain arguments can say it.
	 */
	public function is_plain(): bool {
		return is_string( $this->by ) || '' !== $this->by->meta;
	}

	/**
	 * Whether a table is joined with the query. Where others change queries it is not: who finds its name there takes
	 * the table for joined under another name (WooCommerce does, with the order that a visitor chose for its
	 * catalogue), and who sorts otherwise wants all items.
	 *
	 * @param StoredField $field The field.
	 */
	private static function is_joined( StoredField $field ): bool {
		return $field->is_column() && ! Environment::is_altered() && ! Environment::is_sorted_elsewhere();
	}

	/**
	 * Arguments of a scope with the order.
	 *
	 * @param array<string, mixed> $args     Arguments of the scope, see Scope::args().
	 * @param bool                 $reversed Whether to read from the other end.
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
	 * Arguments with the order for engines that answer in WordPress's place.
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
		// Items without a value belong to the list as well.
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
	 * The order for WP_Query.
	 *
	 * @param string $direction ASC or DESC.
	 * @return array<string, string>
	 */
	private function orderby( string $direction ): array {
		return ( is_string( $this->by ) ? array( $this->by => $direction ) : array() ) + array( 'ID' => $direction );
	}
}
