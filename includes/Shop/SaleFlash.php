<?php
/**
 * The word on what is on sale.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * WooCommerce's classic pages say "Sale!", its blocks and our cards "Sale". All of them say the same: WooCommerce's own
 * words, translated or changed as they are in this shop, without the exclamation mark.
 */
final class SaleFlash {

	/** Exclamation marks of all scripts, and the spaces that French sets before them. */
	private const MARKS = '/^[\s!¡！]+|[\s!！\x{00a0}\x{202f}]+$/u';

	/**
	 * Filter `woocommerce_sale_flash`, before all others: takes the mark out of what WooCommerce prints by itself.
	 * Words of a theme's template stay.
	 *
	 * @param mixed $html The badge.
	 */
	public static function quiet( mixed $html ): mixed {
		return self::badge( self::shout() ) === $html ? self::badge( self::word() ) : $html;
	}

	/**
	 * The word, such as "Sale".
	 */
	public static function word(): string {
		$word = (string) preg_replace( self::MARKS, '', self::shout() );

		return in_array( $word, array( '', 'Sale' ), true ) ? __( 'Sale', 'eidan' ) : $word;
	}

	/**
	 * What WooCommerce says.
	 */
	private static function shout(): string {
		// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's own words.
		return __( 'Sale!', 'woocommerce' );
	}

	/**
	 * A badge as WooCommerce prints it.
	 *
	 * @param string $words
	 */
	private static function badge( string $words ): string {
		return '<span class="onsale">' . esc_html( $words ) . '</span>';
	}
}
