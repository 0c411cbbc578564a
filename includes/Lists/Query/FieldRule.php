<?php
/**
 * A rule about a stored value.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

defined( 'ABSPATH' ) || exit;

/**
 * The value that a field of an item must have, or must not have.
 */
final class FieldRule implements StoredRule {

	/** Type of numbers in a meta_query. NUMERIC would cut the decimals of prices. */
	public const NUMBER = 'DECIMAL';

	/**
	 * @param StoredField      $field   Where the value is.
	 * @param '='|'>='|'<='    $compare Comparison operator.
	 * @param string|int|float $value   Value to compare with.
	 * @param bool             $negated Whether the rule must not match; then items without a value match, too.
	 */
	public function __construct(
		private readonly StoredField $field,
		private readonly string $compare,
		private readonly string|int|float $value,
		private readonly bool $negated = false,
	) {}

	/**
	 * SQL for WHERE.
	 *
	 * @param string $limit What ends the subquery, see Clauses::limit().
	 */
	public function sql( string $limit ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$value = $this->field->numeric
			? sprintf( '%F', (float) $this->value )
			: (string) $wpdb->prepare( '%s', (string) $this->value );
		$ids   = $this->field->ids_sql( $this->compare, $value );
		if ( '' !== $ids ) {
			return " AND {$wpdb->posts}.ID " . ( $this->negated ? 'NOT IN' : 'IN' ) . " ( $ids )";
		}

		return sprintf(
			' AND %s ( SELECT 1 %s AND %s %s %s%s )',
			$this->negated ? 'NOT EXISTS' : 'EXISTS',
			$this->field->from_sql(),
			$this->field->value_sql(),
			$this->compare,
			$value,
			$limit
		);
	}

	/**
	 * The rule as a meta_query clause, for search engines; empty if the value is in no custom field.
	 *
	 * @return array<mixed>
	 */
	public function meta_query(): array {
		if ( '' === $this->field->meta ) {
			return array();
		}
		$opposite = array(
			'='  => '!=',
			'>=' => '<',
			'<=' => '>',
		);
		$clause   = array(
			'key'     => $this->field->meta,
			'value'   => $this->value,
			'compare' => $this->negated ? $opposite[ $this->compare ] : $this->compare,
			'type'    => $this->field->numeric ? self::NUMBER : 'CHAR',
		);

		return ! $this->negated ? $clause : array(
			'relation' => 'OR',
			array(
				'key'     => $this->field->meta,
				'compare' => 'NOT EXISTS',
			),
			$clause,
		);
	}
}
