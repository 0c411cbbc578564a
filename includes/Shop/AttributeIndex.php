<?php
/**
 * Attributes of products and their variations.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Query\StoredRule;
use Eidan\Lists\Query\TermIndex;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's lookup table of attributes. A product that is red in S and blue in M is not found by red and M, nor by
 * red where red is sold out. A variation with any value of an attribute has a row for each.
 */
final class AttributeIndex implements TermIndex {

	/**
	 * Whether the table has the terms of a taxonomy: of all attributes, once WooCommerce has filled it.
	 *
	 * @param string $taxonomy Its name.
	 */
	public function serves( string $taxonomy ): bool {
		return 'yes' === get_option( 'woocommerce_attribute_lookup_enabled' )
			&& taxonomy_is_product_attribute( $taxonomy );
	}

	/**
	 * The rule that one variation, or the product itself, has one of the terms of each attribute.
	 *
	 * @param array<string, list<int>> $terms Ids of terms by taxonomy.
	 */
	public function rule( array $terms ): StoredRule {
		/** @var \wpdb $wpdb */
		global $wpdb;

		return new AttributeRule( self::exists( $terms, "{$wpdb->posts}.ID", '' ) );
	}

	/**
	 * FROM and WHERE of the rows of an attribute's terms.
	 *
	 * @param string                   $taxonomy
	 * @param array<string, list<int>> $others   Ids of terms by taxonomy.
	 */
	public function counted_sql( string $taxonomy, array $others ): string {
		$exists = array() === $others
			? ''
			: ' AND ' . self::exists( $others, 'eidan_counted.product_or_parent_id', 'eidan_counted' );

		return 'FROM ' . self::table() . ' AS eidan_counted WHERE '
			. self::live( 'eidan_counted', $taxonomy ) . $exists;
	}

	/** Column with the ids of terms. */
	public function term_column(): string {
		return 'term_id';
	}

	/** Column with the ids of products. */
	public function item_column(): string {
		return 'product_or_parent_id';
	}

	/**
	 * SQL: there are rows of a product with a term of each attribute, which agree on the variation.
	 *
	 * @param array<string, list<int>> $terms Ids of terms by taxonomy.
	 * @param string                   $item  SQL of the product's id.
	 * @param string                   $row   A row that they have to agree with; '' = none.
	 */
	private static function exists( array $terms, string $item, string $row ): string {
		$tables = array();
		$rules  = array();
		$rows   = '' === $row ? array() : array( $row );
		foreach ( $terms as $taxonomy => $ids ) {
			$name     = 'eidan_has_' . count( $tables );
			$tables[] = self::table() . " AS $name";
			$rules[]  = "$name.product_or_parent_id = $item AND $name.term_id IN ( "
				. implode( ', ', array_map( 'intval', array( 0, ...$ids ) ) ) . ' ) AND '
				. self::live( $name, $taxonomy );
			foreach ( $rows as $other ) {
				$rules[] = "( $name.product_id = $other.product_id OR $name.is_variation_attribute = 0 "
					. "OR $other.is_variation_attribute = 0 )";
			}
			$rows[] = $name;
		}

		return 'EXISTS ( SELECT 1 FROM ' . implode( ', ', $tables ) . ' WHERE ' . implode( ' AND ', $rules ) . ' )';
	}

	/**
	 * SQL: a row is about an attribute, and of the product itself or of a variation that can be had.
	 *
	 * @param string $row      Name of the row.
	 * @param string $taxonomy Name of the attribute's taxonomy.
	 */
	private static function live( string $row, string $taxonomy ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;

		return "$row.taxonomy = " . $wpdb->prepare( '%s', $taxonomy ) . " AND ( $row.is_variation_attribute = 0 OR "
			// WooCommerce has rows of variations that are switched off, too.
			. "( $row.in_stock = 1 AND EXISTS ( SELECT 1 FROM {$wpdb->posts} AS eidan_variation WHERE "
			. "eidan_variation.ID = $row.product_id AND eidan_variation.post_status = 'publish' ) ) )";
	}

	/** Name of the table. */
	private static function table(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;

		return "{$wpdb->prefix}wc_product_attributes_lookup";
	}
}
