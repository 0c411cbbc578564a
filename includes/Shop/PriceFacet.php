<?php
/**
 * Filtering by price.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Query\LookupTable;
use Eidan\Lists\Query\Range;
use Eidan\Lists\Query\RangeFacet;

defined( 'ABSPATH' ) || exit;

/**
 * The price that visitors see. A product with variations costs from the lowest to the highest of their prices.
 */
final class PriceFacet implements RangeFacet {

	/** Label of the group. */
	public function label(): string {
		return __( 'Price', 'eidan' );
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
		return array( '_price' );
	}

	/**
	 * The range in an address.
	 *
	 * @param string $text Anything.
	 * @return list<string>
	 */
	public function parse( string $text ): array {
		$range = Range::parse( $text, $this->decimals() );

		return null === $range ? array() : array( $range->text() );
	}

	/**
	 * SQL: the product's prices and the range meet.
	 *
	 * @param list<string> $values One range.
	 */
	public function condition( array $values ): string {
		$range = Range::parse( $values[0] ?? '', $this->decimals() );
		$rules = array_diff(
			array(
				null === $range?->low ? '' : $this->high_sql() . ' >= ' . $range->number( $range->low ),
				null === $range?->high ? '' : $this->low_sql() . ' <= ' . $range->number( $range->high ),
			),
			array( '' )
		);

		return array() === $rules ? '1 = 0' : implode( ' AND ', $rules );
	}

	/**
	 * The range in words.
	 *
	 * @param string $value A range.
	 */
	public function chip( string $value ): string {
		$range = Range::parse( $value, $this->decimals() );
		$low   = self::price( $range?->low );
		$high  = self::price( $range?->high );
		if ( '' === $high ) {
			/* translators: %s: a price. */
			return sprintf( __( 'From %s', 'eidan' ), $low );
		}
		if ( '' === $low ) {
			/* translators: %s: a price. */
			return sprintf( __( 'Up to %s', 'eidan' ), $high );
		}

		/* translators: 1: the lowest price, 2: the highest. */
		return sprintf( __( '%1$s to %2$s', 'eidan' ), $low, $high );
	}

	/** SQL of the lowest price. */
	public function low_sql(): string {
		return ShownPrice::sql( 'eidan_field.min_price' );
	}

	/** SQL of the highest price. */
	public function high_sql(): string {
		return ShownPrice::sql( 'eidan_field.max_price' );
	}

	/** Digits behind the decimal point. */
	public function decimals(): int {
		return ShownPrice::decimals();
	}

	/**
	 * Labels of the fields.
	 *
	 * @return array{low: string, high: string}
	 */
	public function labels(): array {
		return array(
			'low'  => __( 'Lowest price', 'eidan' ),
			'high' => __( 'Highest price', 'eidan' ),
		);
	}

	/** A price with the sign of its currency, where the shop has it. */
	public function pattern(): string {
		$symbol = str_replace( '%', '', get_woocommerce_currency_symbol() );

		return html_entity_decode( sprintf( get_woocommerce_price_format(), $symbol, '%s' ) );
	}

	/**
	 * A price as the shop writes it, without markup.
	 *
	 * @param float|null $price Null = none.
	 */
	private static function price( ?float $price ): string {
		return null === $price ? '' : html_entity_decode( wp_strip_all_tags( wc_price( $price ) ) );
	}
}
