<?php
/**
 * The stored price of a shown one.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WC_Tax;

/**
 * Authors limit the prices that visitors see. A shop that enters prices without taxes and shows them with taxes stores
 * others. As in WooCommerce's own filter by price, all products count as taxed alike.
 */
final class StoredPrice {

	/**
	 * The stored price that limits a list like a shown price does.
	 *
	 * The taxes are those of the shop's own address, so that a list is the same for everybody and may be cached.
	 *
	 * @param float     $shown   Price in the shop's currency.
	 * @param '>='|'<=' $compare How stored prices are compared with it.
	 */
	public static function of( float $shown, string $compare ): float {
		if (
			! wc_tax_enabled() || wc_prices_include_tax() || 'incl' !== get_option( 'woocommerce_tax_display_shop' )
		) {
			return $shown;
		}
		/** This filter is documented in WooCommerce: includes/class-wc-query.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$class = apply_filters( 'woocommerce_price_filter_widget_tax_class', '' );
		$rates = WC_Tax::get_base_tax_rates( is_string( $class ) ? $class : '' );
		// Shown prices are rounded: 84.03 is shown as 100.00 with 19 %, and as much as that.
		$shown += ( '>=' === $compare ? -0.5 : 0.5 ) * 10 ** -wc_get_price_decimals();

		return $shown - (float) WC_Tax::get_tax_total( WC_Tax::calc_inclusive_tax( $shown, $rates ) );
	}
}
