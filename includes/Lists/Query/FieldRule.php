<?php
/**
 * A rule about a stored value.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * What an item's value must be, or must not be.
 */
final class FieldRule {

	/** How engines are asked to read numbers: as NUMERIC, prices would lose what is behind the point. */
	public const NUMBER = 'DECIMAL';

	/**
	 * Collects the rule.
	 *
	 * @param StoredField      $field   Where the value is.
	 * @param '='|'>='|'<='    $compare How it is compared.
	 * @param string|int|float $value   With what.
	 * @param bool             $negated Whether that must not be so; then an item without a value will do.
	 */
	public function __construct(
		private readonly StoredField $field,
		private readonly string $compare,
		private readonly string|int|float $value,
		private readonly bool $negated = false,
	) {}

	/**
	 * The rule as a part of WHERE.
	 *
	 * @param string $limit End of the subquery.
	 */
	public function sql( string $limit ): string {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
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
	 * The rule for engines that answer in WordPress's place; empty if there is no field that they could know.
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
