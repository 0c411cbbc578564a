<?php
/**
 * Additional data of the Store API for the mini cart.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Eidan\Support\PageCaches;
use Eidan\Support\Value;
use WC_Cart;
use WC_Coupon;
use WC_Product;

/**
 * Extends the Store API's cart, only for requests with the parameter self::ASKED, so that others cost nothing.
 */
final class CartData {

	/** Query argument of the mini cart's requests. */
	public const ASKED = 'eidan-cart';

	/** Namespace of our data and of our update callback in the Store API. */
	public const NAME = 'eidan';

	/**
	 * Action `init`: registers both with the Store API.
	 */
	public static function register(): void {
		if (
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only says who asks; changes have the Store API's nonce.
			! isset( $_GET[ self::ASKED ] )
			|| ! function_exists( 'woocommerce_store_api_register_endpoint_data' )
			|| ! function_exists( 'woocommerce_store_api_register_update_callback' )
		) {
			return;
		}
		PageCaches::leave_out();
		woocommerce_store_api_register_endpoint_data(
			array(
				'endpoint'        => 'cart',
				'namespace'       => self::NAME,
				'data_callback'   => array( self::class, 'data' ),
				'schema_callback' => array( CartDataSchema::class, 'all' ),
				'schema_type'     => ARRAY_A,
			)
		);
		woocommerce_store_api_register_update_callback(
			array(
				'namespace' => self::NAME,
				'callback'  => array( self::class, 'update' ),
			)
		);
	}

	/**
	 * Our data of the visitor's cart.
	 *
	 * @return array{
	 *     includes_tax: bool,
	 *     free_shipping: array{minimum: string, remaining: string}|null,
	 *     free_coupons: list<string>,
	 *     late: list<string>,
	 *     later: string,
	 *     later_here: string,
	 *     gone: list<string>,
	 *     note: string,
	 * } Amounts in the
	 *                                                       currency's smallest unit, as all of the Store API's.
	 */
	public static function data(): array {
		$cart = WC()->cart;
		if ( ! $cart instanceof WC_Cart ) {
			return array(
				'includes_tax'  => false,
				'free_shipping' => null,
				'free_coupons'  => array(),
				'late'          => array(),
				'later'         => '',
				'later_here'    => '',
				'gone'          => array(),
				'note'          => '',
			);
		}
		$free = FreeShipping::of( $cart );

		return array(
			'includes_tax'  => $cart->display_prices_including_tax(),
			'free_shipping' => null === $free ? null : array(
				'minimum'   => self::smallest( $free['minimum'] ),
				'remaining' => self::smallest( $free['remaining'] ),
			),
			'free_coupons'  => self::free_coupons( $cart ),
			'late'          => self::backordered_keys( $cart ),
			'later'         => CheckoutNote::of( $cart ),
			'later_here'    => CheckoutNote::of( $cart, true ),
			'gone'          => LostLines::keys(),
			'note'          => OrderNote::current(),
		);
	}

	/**
	 * Coupons of a cart that allow free shipping.
	 *
	 * @param WC_Cart $cart
	 * @return list<string> Their codes.
	 */
	private static function free_coupons( WC_Cart $cart ): array {
		$codes = array();
		foreach ( $cart->get_coupons() as $coupon ) {
			if ( $coupon instanceof WC_Coupon && $coupon->get_free_shipping() ) {
				$codes[] = $coupon->get_code();
			}
		}

		return $codes;
	}

	/**
	 * Lines of a cart on backorder whose stock is not managed. The Store API only reports those with managed stock, the
	 * product's page both.
	 *
	 * @param WC_Cart $cart
	 * @return list<string> Their keys.
	 */
	private static function backordered_keys( WC_Cart $cart ): array {
		$keys = array();
		foreach ( $cart->get_cart() as $key => $line ) {
			$product = is_array( $line ) ? $line['data'] ?? null : null;
			if ( $product instanceof WC_Product && ! $product->managing_stock() && $product->is_on_backorder() ) {
				$keys[] = (string) $key;
			}
		}

		return $keys;
	}

	/**
	 * What the mini cart sends.
	 *
	 * @param mixed $data `note`: the note on the order; or a line to restore.
	 * @throws RouteException If the line cannot be bought any more.
	 */
	public static function update( mixed $data ): void {
		if ( is_array( $data ) && isset( $data['note'] ) ) {
			OrderNote::keep( $data['note'] );
		} else {
			self::restore( $data );
		}
	}

	/**
	 * Restores a removed line with all data of other plugins, at its old position.
	 *
	 * @param mixed $data `restore`: key of the line; `at`: its position, from 0.
	 * @throws RouteException If it cannot be bought any more.
	 */
	public static function restore( mixed $data ): void {
		$cart = WC()->cart;
		$data = is_array( $data ) ? $data : array();
		$key  = Value::text( $data['restore'] ?? null, 200 );
		if ( ! $cart instanceof WC_Cart || isset( $cart->cart_contents[ $key ] ) ) {
			return;
		}
		$line    = $cart->get_removed_cart_contents()[ $key ] ?? null;
		$line    = is_array( $line ) ? $line : array();
		$id      = Value::integer(
			$line['variation_id'] ?? null,
			1,
			PHP_INT_MAX,
			Value::integer( $line['product_id'] ?? null, 1, PHP_INT_MAX, 0 )
		);
		$product = wc_get_product( $id );
		if ( ! $product instanceof WC_Product || ! $product->is_purchasable() || ! $product->is_in_stock() ) {
			throw new RouteException(
				'eidan_cart_line_gone',
				esc_html__( 'This product cannot be bought any more.', 'eidan' ),
				409
			);
		}
		$cart->restore_cart_item( $key );
		self::put( $cart, $key, Value::integer( $data['at'] ?? null, 0, 10000, 10000 ) );
	}

	/**
	 * Moves a line to a position.
	 *
	 * @param WC_Cart $cart
	 * @param string  $key  Key of the line.
	 * @param int     $at   Position, from 0.
	 */
	private static function put( WC_Cart $cart, string $key, int $at ): void {
		$lines = $cart->cart_contents;
		if ( ! isset( $lines[ $key ] ) ) {
			return;
		}
		$line = array( $key => $lines[ $key ] );
		unset( $lines[ $key ] );
		$cart->set_cart_contents(
			array_slice( $lines, 0, $at, true ) + $line + array_slice( $lines, $at, null, true )
		);
	}

	/**
	 * An amount in the currency's smallest unit.
	 *
	 * @param float $amount Amount in the shop's currency.
	 */
	private static function smallest( float $amount ): string {
		return (string) (int) round( $amount * 10 ** wc_get_price_decimals() );
	}
}
