<?php
/**
 * Filtering by stock.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Query\ChoiceFacet;
use Eidan\Lists\Query\FacetOption;
use Eidan\Lists\Query\LookupTable;

defined( 'ABSPATH' ) || exit;

/**
 * In stock, on backorder, out of stock, in the words of WooCommerce; and what else its plugins know.
 */
final class StockFacet implements ChoiceFacet {

	/** Label of the group. */
	public function label(): string {
		return __( 'Stock', 'eidan' );
	}

	/** Products. */
	public function type(): string {
		return Products::POST_TYPE;
	}

	/** WooCommerce's lookup table of products. */
	public function table(): LookupTable {
		return ProductFacets::table();
	}

	/**
	 * The custom field with the same values.
	 *
	 * @return list<string>
	 */
	public function meta(): array {
		return array( '_stock_status' );
	}

	/**
	 * The states in an address.
	 *
	 * @param string $text Anything.
	 * @return list<string>
	 */
	public function parse( string $text ): array {
		$states = array_map( 'strval', array_keys( $this->options() ) );

		return array_values( array_intersect( $states, explode( ',', $text, 20 ) ) );
	}

	/**
	 * SQL: the product is in one of the states.
	 *
	 * @param list<string> $values Some states.
	 */
	public function condition( array $values ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$states = array_map( static fn( string $state ): string => (string) $wpdb->prepare( '%s', $state ), $values );

		return 'eidan_field.stock_status IN ( ' . implode( ', ', $states ) . ' )';
	}

	/**
	 * The state in words.
	 *
	 * @param string $value A state.
	 */
	public function chip( string $value ): string {
		return $this->options()[ $value ]->text ?? '';
	}

	/**
	 * What can be chosen. A shop that hides what is sold out does not offer it.
	 *
	 * @return array<array-key, FacetOption>
	 */
	public function options(): array {
		$options = array();
		$hides   = 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' );
		foreach ( wc_get_product_stock_status_options() as $state => $text ) {
			if ( is_string( $text ) && ! ( $hides && 'outofstock' === $state ) ) {
				$options[ (string) $state ] = new FacetOption( $text );
			}
		}

		return $options;
	}

	/** In stock or on backorder, for instance. */
	public function is_multiple(): bool {
		return true;
	}
}
