<?php
/**
 * Badges of product cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Cards\Card;
use Eidan\Support\Value;
use WC_DateTime;
use WC_Product;
use WC_Product_Variable;

/**
 * What is on sale, new, or nearly sold out, each by a rule. They cost no queries.
 */
final class ProductBadges {

	/** What the sale badge says: a word, or how much is off. */
	public const SALE = array( 'word', 'percent' );

	/** Days for which a product is new. */
	public const DAYS = 30;

	/** The element names of all badges. */
	public const ALL = array( 'sale', 'new', 'low-stock' );

	/**
	 * The sale badge.
	 *
	 * @param Card $card The product.
	 */
	public static function sale( Card $card ): string {
		$product = ProductElements::product( $card );
		if ( null === $product || ! $product->is_on_sale() ) {
			return '';
		}
		$words = 'percent' === $card->look( 'sale' ) ? self::percent( $product ) : '';
		$html  = '<span class="eidan-product__sale">' . esc_html( '' === $words ? SaleFlash::word() : $words )
			. '</span>';
		/** This filter is documented in WooCommerce: templates/loop/sale-flash.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$filtered = apply_filters( 'woocommerce_sale_flash', $html, $card->post, $product );

		return is_string( $filtered ) ? $filtered : $html;
	}

	/**
	 * The badge of a new product.
	 *
	 * @param Card $card The product.
	 */
	public static function fresh( Card $card ): string {
		$date = ProductElements::product( $card )?->get_date_created();
		$days = Value::integer( $card->look( 'newDays' ), 1, 365, self::DAYS );

		return $date instanceof WC_DateTime && time() - $date->getTimestamp() < $days * DAY_IN_SECONDS
			? $card->line( 'new', esc_html_x( 'New', 'product', 'eidan' ) )
			: '';
	}

	/**
	 * The badge of a product whose stock is low by the shop's own threshold, or the product's.
	 *
	 * @param Card $card The product.
	 */
	public static function low_stock( Card $card ): string {
		$product = ProductElements::product( $card );
		$left    = null !== $product && $product->managing_stock() && $product->is_in_stock()
			? (float) $product->get_stock_quantity()
			: 0.0;
		if ( null === $product || $left <= 0 || $left > (float) wc_get_low_stock_amount( $product ) ) {
			return '';
		}
		// The shop may not want to say how many there are.
		$words = 'no_amount' === get_option( 'woocommerce_stock_format' )
			? __( 'Low stock', 'eidan' )
			/* translators: %s: number. */
			: sprintf( __( 'Only %s left', 'eidan' ), number_format_i18n( $left, floor( $left ) === $left ? 0 : 2 ) );

		return $card->line( 'low-stock', esc_html( $words ) );
	}

	/**
	 * How much is off, as "−20%"; "up to" that where variations differ.
	 *
	 * @param WC_Product $product A product on sale.
	 * @return string '' if that is not known, or less than a percent.
	 */
	private static function percent( WC_Product $product ): string {
		$shares = array();
		foreach ( self::prices( $product ) as list( $regular, $price ) ) {
			$shares[] = is_numeric( $regular ) && is_numeric( $price ) && $regular > 0
				? max( 0, (int) round( 100 - 100 * (float) $price / (float) $regular ) )
				: 0;
		}
		$most = array() === $shares ? 0 : max( $shares );
		if ( $most < 1 ) {
			return '';
		}
		/* translators: %s: number. It is how much a price is reduced; in some languages with a space before "%". */
		$words = sprintf( __( '−%s%%', 'eidan' ), number_format_i18n( $most ) );

		/* translators: %s: reduction, such as "−20%". */
		return min( $shares ) === $most ? $words : sprintf( __( 'Up to %s', 'eidan' ), $words );
	}

	/**
	 * Regular and current prices: of the product, or of its variations.
	 *
	 * @param WC_Product $product
	 * @return list<array{mixed, mixed}>
	 */
	private static function prices( WC_Product $product ): array {
		if ( ! $product instanceof WC_Product_Variable ) {
			return array( array( $product->get_regular_price(), $product->get_price() ) );
		}
		$prices  = $product->get_variation_prices();
		$regular = Value::group( $prices, 'regular_price' );
		$pairs   = array();
		foreach ( Value::group( $prices, 'price' ) as $id => $price ) {
			$pairs[] = array( $regular[ $id ] ?? null, $price );
		}

		return $pairs;
	}
}
