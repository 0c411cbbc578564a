<?php
/**
 * Filtering by sale.
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
 * Products that are on sale, with one of their variations at least.
 */
final class SaleFacet implements ChoiceFacet {

	private const YES = '1';

	/** Label of the group. */
	public function label(): string {
		return __( 'Sale', 'eidan' );
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
	 * The custom fields with the same values.
	 *
	 * @return list<string>
	 */
	public function meta(): array {
		return array( '_sale_price', '_price' );
	}

	/**
	 * The value in an address.
	 *
	 * @param string $text Anything.
	 * @return list<string>
	 */
	public function parse( string $text ): array {
		return self::YES === $text ? array( self::YES ) : array();
	}

	/**
	 * SQL: the product or one of its variations is on sale.
	 *
	 * @param list<string> $values Not used: there is one value.
	 */
	public function condition( array $values ): string {
		unset( $values );

		return $this->table()->id_sql() . ' IN ( ' . Products::on_sale()->ids_sql( '=', '1' ) . ' )';
	}

	/**
	 * The value in words.
	 *
	 * @param string $value Not used.
	 */
	public function chip( string $value ): string {
		unset( $value );

		return __( 'On sale', 'eidan' );
	}

	/**
	 * What can be chosen.
	 *
	 * @return array<array-key, FacetOption>
	 */
	public function options(): array {
		return array( self::YES => new FacetOption( $this->chip( self::YES ) ) );
	}

	/** A button that is pressed or not. */
	public function is_multiple(): bool {
		return true;
	}
}
