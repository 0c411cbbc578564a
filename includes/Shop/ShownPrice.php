<?php
/**
 * Prices as visitors see them, in SQL.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WC_Tax;

/**
 * WooCommerce's lookup table has prices as the shop enters them. Visitors see them with or without taxes, rounded, and
 * perhaps in another currency: each is the stored price times a number, which depends on the product's tax class.
 */
final class ShownPrice {

	/** Large enough that rounding to cents leaves ten digits of a rate. */
	private const SAMPLE = 1000000;

	/**
	 * SQL of the shown price.
	 *
	 * @param string $column SQL of the stored price, in the lookup table `eidan_field`.
	 */
	public static function sql( string $column ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$rate   = self::rate();
		$taxes  = self::taxes();
		$factor = 1.0 === $rate ? '' : ' * ' . self::number( $rate );
		if ( array() !== array_filter( $taxes, static fn( float $tax ): bool => 1.0 !== $tax ) ) {
			$cases = '';
			foreach ( $taxes as $class => $tax ) {
				$cases .= '' === $class
					? ''
					: ' WHEN ' . $wpdb->prepare( '%s', $class ) . ' THEN ' . self::number( $tax );
			}
			$factor .= " * CASE WHEN eidan_field.tax_status <> 'taxable' THEN 1 ELSE "
				. ( '' === $cases
					? self::number( $taxes[''] )
					: "CASE eidan_field.tax_class$cases ELSE " . self::number( $taxes[''] ) . ' END' )
				. ' END';
		}

		return "ROUND( $column$factor, " . self::decimals() . ' )';
	}

	/**
	 * Digits behind the decimal point that visitors see.
	 */
	public static function decimals(): int {
		return min( 4, max( 0, wc_get_price_decimals() ) );
	}

	/**
	 * What a stored price is multiplied with for the currency that visitors see.
	 */
	private static function rate(): float {
		/**
		 * The rate from the shop's own currency, in which the prices of the lookup table are, to the one that the
		 * visitor sees. For plugins that switch currencies by a rate.
		 *
		 * @param float $rate 1: the shop's own currency.
		 */
		$rate = apply_filters( 'eidan_filter_price_rate', 1.0 );

		return is_numeric( $rate ) && 0 < (float) $rate && is_finite( (float) $rate ) ? (float) $rate : 1.0;
	}

	/**
	 * What a stored price is multiplied with for taxes, by tax class. The taxes are those of the shop's own address, so
	 * that a list is the same for everybody and may be cached.
	 *
	 * @return array<string, float> The standard class is ''.
	 */
	private static function taxes(): array {
		$stored = wc_prices_include_tax();
		$shown  = 'incl' === get_option( 'woocommerce_tax_display_shop' );
		$taxes  = array( '' => 1.0 );
		if ( ! wc_tax_enabled() || $stored === $shown ) {
			return $taxes;
		}
		foreach ( array( '', ...WC_Tax::get_tax_class_slugs() ) as $class ) {
			$class           = is_string( $class ) ? $class : '';
			$rates           = WC_Tax::get_base_tax_rates( $class );
			$taxes[ $class ] = 1 + ( $stored
				? -array_sum( WC_Tax::calc_inclusive_tax( self::SAMPLE, $rates ) )
				: array_sum( WC_Tax::calc_exclusive_tax( self::SAMPLE, $rates ) )
			) / self::SAMPLE;
		}

		return $taxes;
	}

	/**
	 * A number for SQL.
	 *
	 * @param float $value
	 */
	private static function number( float $value ): string {
		return sprintf( '%.12F', $value );
	}
}
