<?php
/**
 * Prices that depend on the visitor.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Request\Config;

/**
 * Pages print WooCommerce's prices for the current visitor. The next page of a list comes from get-posts, whose
 * responses may be cached – unless prices depend on the visitor: on the tax address, or on other plugins (currencies,
 * roles, discounts).
 */
final class Prices {

	/** Filters by which other plugins change a price. */
	private const FILTERS = array(
		'woocommerce_currency',
		'woocommerce_get_price_html',
		'woocommerce_variable_price_html',
		'woocommerce_get_price_suffix',
		'woocommerce_available_variation',
		'woocommerce_product_get_price',
		'woocommerce_product_get_regular_price',
		'woocommerce_product_get_sale_price',
		'woocommerce_product_variation_get_price',
		'woocommerce_product_variation_get_regular_price',
		'woocommerce_product_variation_get_sale_price',
		'woocommerce_variation_prices_price',
		'woocommerce_variation_prices_regular_price',
		'woocommerce_variation_prices_sale_price',
		'woocommerce_variation_prices',
		'woocommerce_get_variation_prices_hash',
		'woocommerce_is_purchasable',
		'woocommerce_get_price',
		'woocommerce_get_regular_price',
		'woocommerce_get_sale_price',
		'raw_woocommerce_price',
		'wc_price',
		'eidan_filter_price_rate',
	);

	/**
	 * Filter `eidan_list_is_personal`: whether prices depend on the visitor. If so, loads the customer.
	 *
	 * @param mixed $personal Whether the list depends on the visitor.
	 */
	public static function are_personal( mixed $personal, mixed $config = null ): mixed {
		return $config instanceof Config
			&& Products::POST_TYPE === $config->query->post_type
			&& WooCommerceRequirement::is_shop()
			&& self::prepare()
			? true
			: $personal;
	}

	/**
	 * Prepares prices of the visitor in a REST request.
	 *
	 * @return bool Whether prices depend on the visitor; then the response must not be cached.
	 */
	public static function prepare(): bool {
		$personal = self::depend_on_visitor();
		if ( $personal && null === WC()->customer ) {
			wc_load_cart();
		}

		return $personal;
	}

	/**
	 * Whether two visitors may see different prices.
	 */
	private static function depend_on_visitor(): bool {
		if (
			wc_tax_enabled() && 'base' !== get_option( 'woocommerce_tax_based_on' ) && (
				wc_prices_include_tax()
				|| 'incl' === get_option( 'woocommerce_tax_display_shop' )
				|| self::has_taxes_behind()
			)
		) {
			return true;
		}
		foreach ( self::FILTERS as $name ) {
			if ( self::is_changed( $name ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether the price suffix contains a price, such as {price_including_tax}.
	 */
	private static function has_taxes_behind(): bool {
		$words = get_option( 'woocommerce_price_display_suffix' );

		return is_string( $words ) && str_contains( $words, '{' );
	}

	/**
	 * Whether a filter has callbacks other than WooCommerce's own for deprecated filters.
	 *
	 * @param string $name Name of the filter.
	 */
	private static function is_changed( string $name ): bool {
		/**
		 * All callbacks by hook.
		 *
		 * @var array<string, \WP_Hook> $wp_filter
		 */
		global $wp_filter;
		foreach ( isset( $wp_filter[ $name ] ) ? $wp_filter[ $name ]->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$function = $callback['function'] ?? null;
				if ( ! is_array( $function ) || ! ( $function[0] ?? null ) instanceof \WC_Deprecated_Filter_Hooks ) {
					return true;
				}
			}
		}

		return false;
	}
}
