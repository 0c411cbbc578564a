<?php
/**
 * How amounts are written.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Compatibility;
use Eidan\Settings\Settings;
use WP_Locale;

/**
 * The format of prices for the report's script.
 *
 * @phpstan-type Format array{
 *     format: string,
 *     decimals: int,
 *     point: string,
 *     comma: string,
 *     trims: bool,
 *     symbols: array<string, string>,
 * }
 */
final class Price {

	/**
	 * The shop's format; without a shop that of the site's language, with the code of the currency behind the amount.
	 *
	 * @return Format
	 */
	public static function format(): array {
		return Compatibility::has_shop() ? self::of_shop() : self::of_language();
	}

	/**
	 * The report's currency: the shop's; without a shop, the setting's.
	 *
	 * @return string Code; '' if there is none.
	 */
	public static function currency(): string {
		if ( Compatibility::has_shop() ) {
			return get_woocommerce_currency();
		}
		$set = Settings::get( 'enquiries.currency' );

		return is_string( $set ) ? strtoupper( trim( $set ) ) : '';
	}

	/**
	 * The format of the site's language.
	 *
	 * @return Format
	 */
	private static function of_language(): array {
		global $wp_locale;
		$signs = $wp_locale instanceof WP_Locale ? $wp_locale->number_format : array();
		$sign  = static fn( string $name, string $fallback ): string => is_string( $signs[ $name ] ?? null )
			? html_entity_decode( $signs[ $name ], ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			: $fallback;

		return array(
			'format'   => "%2\$s\u{A0}%1\$s",
			'decimals' => 2,
			'point'    => $sign( 'decimal_point', '.' ),
			'comma'    => $sign( 'thousands_sep', ',' ),
			'trims'    => true,
			'symbols'  => array(),
		);
	}

	/**
	 * WooCommerce's price format: the arguments of wc_price(), after the filters of other plugins.
	 *
	 * @return Format
	 */
	private static function of_shop(): array {
		$args = array(
			'ex_tax_label'       => false,
			'currency'           => '',
			'decimal_separator'  => wc_get_price_decimal_separator(),
			'thousand_separator' => wc_get_price_thousand_separator(),
			'decimals'           => wc_get_price_decimals(),
			'price_format'       => get_woocommerce_price_format(),
		);
		/** This filter is documented in WooCommerce: includes/wc-formatting-functions.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$filtered = apply_filters( 'wc_price_args', $args );
		$args     = array_merge( $args, is_array( $filtered ) ? $filtered : array() );
		$text     = static fn( mixed $value ): string =>
			is_string( $value ) ? html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
		$codes    = array_map( 'strval', array_keys( get_woocommerce_currencies() ) );

		return array(
			'format'   => $text( $args['price_format'] ),
			'decimals' => is_numeric( $args['decimals'] ) ? max( 0, min( 20, (int) $args['decimals'] ) ) : 2,
			'point'    => $text( $args['decimal_separator'] ),
			'comma'    => $text( $args['thousand_separator'] ),
			/** This filter is documented in WooCommerce: includes/wc-formatting-functions.php */
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
			'trims'    => (bool) apply_filters( 'woocommerce_price_trim_zeros', false ),
			'symbols'  => array_combine(
				$codes,
				array_map(
					static fn( string $code ): string => $text( get_woocommerce_currency_symbol( $code ) ),
					$codes
				)
			),
		);
	}
}
