<?php
/**
 * Parts of a mini cart that an author may leave out.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\DropdownMiniCart;

use Eidan\Shop\OrderNote;
use Eidan\Support\Html;

/**
 * Coupon field, note on the order and cross-sells, between the lines and the totals. Each has a view module of its own,
 * which loads with the first opening.
 */
final class Parts {

	/**
	 * All chosen parts.
	 *
	 * @param list<string> $names In the author's order.
	 * @return string HTML, '' if there is none.
	 */
	public static function html( array $names ): string {
		$html = '';
		foreach ( $names as $name ) {
			$html .= match ( $name ) {
				'coupon'      => wc_coupons_enabled() ? self::coupon() : '',
				// The checkout has a field of its own.
				'note'        => OrderNote::is_wanted() && ! is_checkout() ? self::note() : '',
				'cross-sells' => self::cross_sells(),
				default       => '',
			};
		}
		if ( '' === $html ) {
			return '';
		}
		wp_enqueue_style( 'eidan-mini-cart-parts' );

		return '<div class="eidan-mini-cart__parts" hidden>' . $html . '</div>';
	}

	/**
	 * Attributes of a part.
	 *
	 * @param string                $name
	 * @param array<string, string> $words Texts of its view.
	 */
	private static function attributes( string $name, array $words ): string {
		return Html::attributes(
			array(
				'class'                => "eidan-mini-cart__part is-$name",
				'data-eidan-cart-part' => $name,
				'data-words'           => Html::json( $words ),
			)
		);
	}

	/**
	 * The field for a code.
	 */
	private static function coupon(): string {
		$problem = wp_unique_id( 'eidan-coupon-' );

		return '<details' . self::attributes(
			'coupon',
			array(
				/* translators: %s: code of a coupon. */
				'applied' => __( 'Coupon %s was applied.', 'eidan' ),
				'empty'   => __( 'Enter the code of a coupon.', 'eidan' ),
			)
		) . '><summary>' . esc_html__( 'Add a coupon', 'eidan' ) . '</summary><form>'
			. '<input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200"'
			. ' aria-label="' . esc_attr__( 'Coupon code', 'eidan' ) . '" aria-describedby="' . esc_attr( $problem )
			. '">'
			. '<button class="eidan-mini-cart__add">' . esc_html__( 'Apply', 'eidan' ) . '</button></form>'
			. '<p role="alert" hidden id="' . esc_attr( $problem ) . '"></p></details>';
	}

	/**
	 * The field for a note.
	 */
	private static function note(): string {
		return '<details' . self::attributes( 'note', array( 'saved' => __( 'The note was saved.', 'eidan' ) ) )
			. '><summary>' . esc_html__( 'Add a note to your order', 'eidan' ) . '</summary>'
			. '<textarea rows="3" maxlength="1000" aria-label="' . esc_attr__( 'Note on your order', 'eidan' )
			. '"></textarea><p role="alert" hidden></p></details>';
	}

	/**
	 * What goes with the products of the cart.
	 */
	private static function cross_sells(): string {
		$title = wp_unique_id( 'eidan-cross-sells-' );
		/* translators: %s: name of a product. */
		$add = esc_attr__( 'Add %s to your cart', 'eidan' );

		return '<section hidden aria-labelledby="' . esc_attr( $title ) . '"' . self::attributes(
			'cross-sells',
			array(
				/* translators: %s: name of a product. */
				'added' => __( '“%s” was added to your cart.', 'eidan' ),
			)
		) . '><h3 class="eidan-mini-cart__parts-title" id="' . esc_attr( $title ) . '">'
			. esc_html__( 'Goes well with it', 'eidan' )
			. '</h3><ul role="list"></ul><template><li class="eidan-mini-cart__offer">'
			. '<span class="eidan-mini-cart__image"></span><a class="eidan-mini-cart__name"></a>'
			. '<p class="eidan-mini-cart__price"><del hidden><span class="eidan-mini-cart__said">'
			. esc_html__( 'Previous price:', 'eidan' )
			. ' </span><span></span></del> <span class="eidan-mini-cart__now"></span></p>'
			. '<button type="button" class="eidan-mini-cart__add" aria-label="' . $add . '">'
			. esc_html__( 'Add', 'eidan' ) . '</button></li></template></section>';
	}
}
