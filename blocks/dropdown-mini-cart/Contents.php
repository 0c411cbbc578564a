<?php
/**
 * The dialog of a mini cart.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\DropdownMiniCart;

use Eidan\Support\Html;
use Eidan\Support\Text;

/**
 * It is empty, with templates of its lines and texts for the view module.
 */
final class Contents {

	/**
	 * The dialog.
	 *
	 * @param string                                                             $label Accessible name.
	 * @param bool                                                               $free  Whether free shipping is shown.
	 * @param array{empty: string, shop: string, cart: string, checkout: string} $texts Texts of the author.
	 * @param string                                                             $parts Parts of the author, as HTML.
	 */
	public static function dialog( string $label, bool $free, array $texts, string $parts ): string {
		return '<dialog' . Html::attributes(
			array(
				'class'      => 'eidan-overlay eidan-panel eidan-mini-cart__panel',
				'id'         => wp_unique_id( 'eidan-mini-cart-' ),
				'aria-label' => $label,
			)
		) . '><div class="eidan-mini-cart__head is-live"><h2 class="eidan-mini-cart__title">' . esc_html( $label )
			. '</h2>'
			. '<button type="button" class="eidan-panel__close" data-eidan-close aria-label="'
			. esc_attr__( 'Close', 'eidan' ) . '">'
			. '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19"/></svg></button></div>'
			. '<p class="eidan-mini-cart__news eidan-mini-cart__said" role="status"></p>'
			. '<p class="eidan-mini-cart__problem" role="alert" hidden></p>'
			. '<ul class="eidan-mini-cart__changed" role="list" hidden></ul>'
			. ( $free ? '<div class="eidan-mini-cart__free" hidden><p></p></div>' : '' )
			. '<ul class="eidan-mini-cart__lines" role="list"></ul>'
			. '<div class="eidan-mini-cart__empty" hidden><p>' . esc_html( $texts['empty'] )
			. '</p>' . self::link( Text::of( wc_get_page_permalink( 'shop' ) ), $texts['shop'], '' ) . '</div>'
			. $parts . '<div class="eidan-mini-cart__foot" hidden>'
			. '<p hidden><span>' . esc_html__( 'Subtotal', 'eidan' )
			. '</span> <strong class="eidan-mini-cart__subtotal"></strong></p>'
			. '<ul class="eidan-mini-cart__coupons" role="list" hidden></ul>'
			. '<p hidden><span></span> <strong class="eidan-mini-cart__after"></strong></p>'
			. '<p class="eidan-mini-cart__later" hidden></p>'
			. self::link( Text::of( wc_get_cart_url() ), $texts['cart'], '' )
			. self::link( Text::of( wc_get_checkout_url() ), $texts['checkout'], ' is-main' ) . '</div>'
			. '<template>' . self::line() . self::removed() . self::coupon() . self::fee() . '</template></dialog>';
	}

	/**
	 * Texts of the view; `%s` stands for names, numbers and amounts.
	 *
	 * @return array<string, string>
	 */
	public static function words(): array {
		return array(
			/* translators: %s: number. */
			'items'          => __( 'Number of items: %s', 'eidan' ),
			/* translators: %s: name of a product. */
			'removed'        => __( '“%s” was removed.', 'eidan' ),
			/* translators: %s: name of a product. */
			'gone'           => __( '“%s” is no longer available, or was removed from the cart elsewhere. Everything else is as it was.', 'eidan' ),
			/* translators: %1$s: name of a product, %2$s: number, %3$s: number. */
			'limit'          => __( '“%1$s” can be ordered in quantities from %2$s to %3$s.', 'eidan' ),
			/* translators: %1$s: name of a product, %2$s: number. */
			'least'          => __( '“%1$s” can be ordered in quantities from %2$s on.', 'eidan' ),
			/* translators: %s: amount of money. */
			'sum'            => __( 'Subtotal: %s', 'eidan' ),
			/* translators: %s: code of a coupon. */
			'coupon'         => __( 'Coupon: %s', 'eidan' ),
			'freeCoupon'     => __( 'Free shipping', 'eidan' ),
			/* translators: %s: code of a coupon. */
			'removeCoupon'   => __( 'Remove coupon %s', 'eidan' ),
			// In front of the sum after discounts and fees.
			'afterDiscounts' => __( 'After discounts', 'eidan' ),
			'withFees'       => __( 'With fees', 'eidan' ),
			'afterBoth'      => __( 'After discounts, with fees', 'eidan' ),
			/* translators: %s: amount of money. */
			'saved'          => __( 'Save %s', 'eidan' ),
			/* translators: %s: number. */
			'left'           => __( '%s left in stock', 'eidan' ),
			'late'           => __( 'Available on backorder', 'eidan' ),
			/* translators: %1$s: name of a product, %2$s: number, %3$s: number. */
			'byShop'         => __( 'The shop changed the quantity of “%1$s” from %2$s to %3$s: that is what can be ordered now.', 'eidan' ),
			/* translators: %1$s: name of a product, %2$s: amount of money, %3$s: amount of money. */
			'price'          => __( 'The price of “%1$s” changed from %2$s to %3$s.', 'eidan' ),
			/* translators: %1$s: name of a product, %2$s: number. */
			'few'            => __( '“%1$s”: only %2$s left in stock.', 'eidan' ),
			/* translators: %s: name of a product. */
			'lost'           => __( '“%s” cannot be bought any more and is no longer in your cart.', 'eidan' ),
			'offline'        =>
				__( 'You are offline. The cart is as it was: try again once you are connected.', 'eidan' ),
			'slow'           => __( 'The shop takes too long to answer. Wait a moment, then open the cart again to see what is in it.', 'eidan' ),
			'away'           => __( 'The cart could not be reached. Try again in a moment; if that does not help, check your connection.', 'eidan' ),
			/* translators: %s: amount of money. */
			'missing'        => __( '%s more for free shipping', 'eidan' ),
			/* translators: %1$s: amount missing, %2$s: amount reached, %3$s: amount that makes shipping free. */
			'counted'        => __( '%1$s more for free shipping (%2$s of %3$s)', 'eidan' ),
			/* translators: 1: name of a detail, such as "Color", 2: its value. */
			'detail'         => __( '%1$s: %2$s', 'eidan' ),
			// Between details.
			'and'            => wp_get_list_item_separator(),
			'reached'        => __( 'Your order ships free.', 'eidan' ),
		);
	}

	/**
	 * A link that looks like a button.
	 *
	 * @param string $url   Address.
	 * @param string $text
	 * @param string $class More classes, with a space before.
	 */
	private static function link( string $url, string $text, string $class ): string {
		return '<a' . Html::attributes(
			array(
				'class' => "eidan-mini-cart__button$class",
				'href'  => $url,
			)
		) . '>' . esc_html( $text ) . '</a>';
	}

	/**
	 * Template of a line.
	 */
	private static function line(): string {
		/* translators: %s: name of a product. */
		$less = esc_attr__( 'Decrease quantity of %s', 'eidan' );
		/* translators: %s: name of a product. */
		$more = esc_attr__( 'Increase quantity of %s', 'eidan' );
		/* translators: %s: name of a product. */
		$quantity = esc_attr__( 'Quantity of %s', 'eidan' );
		/* translators: %s: name of a product. */
		$remove = esc_attr__( 'Remove %s', 'eidan' );

		return '<li class="eidan-mini-cart__line"><span class="eidan-mini-cart__image"></span>'
			. '<a class="eidan-mini-cart__name"><bdi></bdi></a><div class="eidan-mini-cart__about">'
			. '<p class="eidan-mini-cart__details"></p><p class="eidan-mini-cart__notes"></p></div>'
			. '<p class="eidan-mini-cart__price"><del hidden><span class="eidan-mini-cart__said">'
			. esc_html__( 'Previous price:', 'eidan' )
			. ' </span><span></span></del> <span class="eidan-mini-cart__now"></span></p>'
			. '<span class="eidan-mini-cart__quantity"><button type="button" data-step="-1" aria-label="' . $less
			. '">' . self::sign( 'M6 12h12' ) . '</button>'
			. '<input type="number" inputmode="decimal" autocomplete="off" aria-label="' . $quantity . '">'
			. '<button type="button" data-step="1" aria-label="' . $more . '">' . self::sign( 'M6 12h12M12 6v12' )
			. '</button></span>'
			. '<button type="button" class="eidan-mini-cart__remove" data-remove aria-label="' . $remove
			. '">' . esc_html__( 'Remove', 'eidan' ) . '</button></li>';
	}

	/**
	 * Template that replaces a removed line for a while.
	 */
	private static function removed(): string {
		return '<li class="eidan-mini-cart__removed"><span></span><button type="button" data-undo>'
			. esc_html__( 'Undo', 'eidan' ) . '</button></li>';
	}

	/**
	 * Template of a coupon's line.
	 */
	private static function coupon(): string {
		return '<li class="eidan-mini-cart__coupon"><span></span><span></span><button type="button">'
			. esc_html__( 'Remove', 'eidan' ) . '</button></li>';
	}

	/**
	 * Template of a fee's line.
	 */
	private static function fee(): string {
		return '<li class="eidan-mini-cart__coupon"><span></span><span></span></li>';
	}

	/**
	 * The icon of a button.
	 */
	private static function sign( string $path ): string {
		return '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="' . esc_attr( $path ) . '"/></svg>';
	}
}
