<?php
/**
 * Lines that a cart has lost.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Value;
use WC_Cart;

/**
 * WooCommerce takes lines out of a cart whose products can no longer be bought, and says nothing where a product was
 * deleted. Remembers their keys in the session, so that the mini cart can name what it has shown before.
 */
final class LostLines {

	private const KEY = 'eidan_lost_lines';

	/** As many as are remembered. */
	private const MOST = 20;

	/**
	 * Action `woocommerce_cart_loaded_from_session`, when the session still has the cart of before.
	 *
	 * @param mixed $cart The cart as it is now.
	 */
	public static function note( mixed $cart ): void {
		$before = WC()->session?->get( 'cart' );
		if ( ! $cart instanceof WC_Cart || ! is_array( $before ) ) {
			return;
		}
		$lost = array_keys( array_diff_key( $before, $cart->get_cart_contents() ) );
		if ( array() !== $lost ) {
			$keys = array_values( array_unique( array( ...self::keys(), ...array_map( 'strval', $lost ) ) ) );
			WC()->session?->set( self::KEY, array_slice( $keys, -self::MOST ) );
		}
	}

	/**
	 * Keys of lost lines.
	 *
	 * @return list<string>
	 */
	public static function keys(): array {
		$keys = WC()->session?->get( self::KEY );

		return array_values(
			array_filter(
				array_map(
					static fn( mixed $key ): string => Value::text( $key, 200 ),
					is_array( $keys ) ? $keys : array()
				),
				static fn( string $key ): bool => '' !== $key
			)
		);
	}
}
