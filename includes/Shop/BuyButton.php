<?php
/**
 * The button that adds a product to the cart.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Languages\Languages;
use Eidan\Lists\Cards\Card;
use Eidan\Support\Html;
use Eidan\Support\Title;
use WC_Product;

/**
 * WooCommerce's own form or link. With script (`@eidan/add-to-cart`) the form calls WooCommerce's Store API and the
 * page stays; without it the form is submitted and the page reloads with WooCommerce's notice. Products that one click
 * cannot buy (variable, external, sold out) get a link.
 */
final class BuyButton {

	private const NAME = '<span class="screen-reader-text">: %s</span>';

	/**
	 * The button of a card.
	 *
	 * @param Card   $card   The product.
	 * @param string $suffix Suffix that keeps ids of inputs unique if the same card is printed elsewhere.
	 * @return string HTML; '' if there is no product or it is password-protected.
	 */
	public static function html( Card $card, string $suffix = '' ): string {
		$product = ProductElements::product( $card );
		if ( null === $product ) {
			return '';
		}
		$simple = self::is_simple( $product );
		$name   = wp_strip_all_tags( $card->title() );
		$loop   = LoopArguments::of( $product );
		$html   = $simple ? self::form( $card, $product, $name, $suffix, $loop ) : self::link( $product, $name, $loop );
		if ( ! $simple && '' === $suffix && CardSwatches::has( $card, $product ) ) {
			$html = self::choice( $product, $name, $html );
		}
		/** This filter is documented in WooCommerce: templates/loop/add-to-cart.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$filtered = apply_filters( 'woocommerce_loop_add_to_cart_link', $html, $product, $loop->all );

		return is_string( $filtered ) ? $filtered : $html;
	}

	/**
	 * Whether one click can buy it.
	 *
	 * @param WC_Product $product
	 */
	private static function is_simple( WC_Product $product ): bool {
		return $product->supports( 'ajax_add_to_cart' ) && $product->is_purchasable() && $product->is_in_stock();
	}

	/**
	 * The form.
	 *
	 * @param Card       $card    The product.
	 * @param WC_Product $product The card's product.
	 * @param string     $name    Its name as plain text.
	 * @param string     $suffix  See html().
	 * @param LoopArguments $loop What WooCommerce and other plugins say.
	 */
	private static function form(
		Card $card,
		WC_Product $product,
		string $name,
		string $suffix,
		LoopArguments $loop
	): string {
		$parts = array(
			'add-to-cart' => sprintf(
				'<button%s><span>%s</span>%s</button>',
				Html::attributes(
					array(
						'class' => self::classes( $loop ),
						'name'  => 'add-to-cart',
						'value' => $card->id(),
					) + $loop->attributes
				),
				esc_html( $product->add_to_cart_text() ),
				sprintf( self::NAME, esc_html( $name ) )
			),
			'quantity'    => $card->has( 'quantity' ) || '' !== $suffix
				? self::quantity( $card, $product, $suffix, $loop->quantity )
				: self::hidden_quantity( $loop->quantity ),
		);
		// In the author's order.
		$order = array_intersect( $card->options->elements, array_keys( $parts ) );
		$html  = implode(
			'',
			array_merge( array_flip( '' === $suffix ? $order : array( 'quantity', 'add-to-cart' ) ), $parts )
		);

		return '<form class="eidan-product__buy cart" method="post"' . Html::attributes(
			array(
				// The next page shows the notice there.
				'action'                 => '#' . Notices::ID,
				'data-eidan-add-to-cart' => self::view(),
			)
		) . '>' . $html . '<span aria-live="polite"></span></form>';
	}

	/**
	 * The link to a product with variations, and the button that takes its place once one is chosen on the card.
	 *
	 * @param WC_Product $product
	 * @param string     $name    Its name as plain text.
	 * @param string     $link    The link, as HTML.
	 */
	private static function choice( WC_Product $product, string $name, string $link ): string {
		return '<form class="eidan-product__buy cart" method="post"' . Html::attributes(
			array(
				'action'                 => $product->get_permalink(),
				'data-eidan-add-to-cart' => self::view(),
			)
		) . ">$link<button hidden" . Html::attributes(
			array(
				'class'            => 'eidan-product__button wp-element-button',
				'name'             => 'add-to-cart',
				'value'            => $product->get_id(),
				'data-product_id'  => $product->get_id(),
				'data-product_sku' => $product->get_sku(),
			)
		) . '><span>' . esc_html( $product->single_add_to_cart_text() ) . '</span>'
			. sprintf( self::NAME, esc_html( $name ) ) . '</button><span aria-live="polite"></span></form>';
	}

	/**
	 * Options of the view, or null where the owner wants the page to reload: without "Enable AJAX add to cart buttons".
	 */
	public static function view(): ?string {
		return 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart', 'yes' ) ? '{}' : null;
	}

	/**
	 * Classes of the button.
	 */
	private static function classes( LoopArguments $loop ): string {
		return Html::classes( array( 'eidan-product__button', 'wp-element-button', ...$loop->classes ) );
	}

	/**
	 * The quantity that another plugin wants, where shoppers do not choose it.
	 */
	private static function hidden_quantity( int|float $quantity ): string {
		return 1 === $quantity
			? ''
			: '<input type="hidden" name="quantity"' . Html::attributes( array( 'value' => $quantity ) ) . '>';
	}

	/**
	 * WooCommerce's own input.
	 *
	 * @param Card       $card     The product.
	 * @param WC_Product $product  The card's product.
	 * @param string     $suffix   See html().
	 * @param int|float  $quantity The quantity in the input.
	 */
	private static function quantity( Card $card, WC_Product $product, string $suffix, int|float $quantity ): string {
		if ( $product->is_sold_individually() ) {
			return '';
		}
		// The same on the page and in responses of get-posts, but different in lists with other options.
		$list = substr(
			md5( (string) wp_json_encode( array( $card->options->elements, $card->options->to_array() ) ) ),
			0,
			4
		);

		return woocommerce_quantity_input(
			array(
				'input_id'     => "eidan-quantity-{$card->id()}-$list$suffix",
				'min_value'    => $product->get_min_purchase_quantity(),
				'max_value'    => $product->get_max_purchase_quantity(),
				// WooCommerce would read a name of two lines as one word.
				'product_name' => Title::words( $product->get_name() ),
			) + ( 1 === $quantity ? array() : array( 'input_value' => $quantity ) ),
			$product,
			false
		) ?? '';
	}

	/**
	 * The link.
	 *
	 * @param WC_Product $product
	 * @param string     $name    Its name as plain text.
	 */
	private static function link( WC_Product $product, string $name, LoopArguments $loop ): string {
		$url  = $product->add_to_cart_url();
		$text = $product->add_to_cart_text();
		if ( '' === $url ) {
			// An external product without an address.
			$url  = $product->get_permalink();
			$text = __( 'Read more', 'eidan' );
		}

		return sprintf(
			'<a%s><span>%s</span>%s</a>',
			Html::attributes(
				array(
					'class' => self::classes( $loop ),
					// add_to_cart_url() adds to the current URL, which may be the one of get-posts.
					'href'  => str_contains( $url, 'add-to-cart=' ) ? $product->get_permalink() : $url,
					'rel'   => 'external' === $product->get_type() ? 'nofollow' : null,
				) + $loop->attributes
			),
			esc_html( $text ),
			sprintf( self::NAME, esc_html( $name ) )
		);
	}

	/**
	 * Filter `script_module_data_@eidan/add-to-cart`: URLs and texts.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		if ( ! is_array( $data ) || ! WooCommerceRequirement::is_shop() ) {
			return $data;
		}
		$data['url']  = Languages::rest_url( 'wc/store/v1/cart' );
		$data['cart'] = wc_get_cart_url();
		// The owner's "Redirect to the cart page after successful addition".
		$data['leave'] = 'yes' === get_option( 'woocommerce_cart_redirect_after_add' );
		$data['pick']  = VariationForm::data();
		$data['words'] = array(
			'adding'  => __( 'Adding…', 'eidan' ),
			'added'   => __( 'Added', 'eidan' ),
			'done'    => __( 'Added to your cart.', 'eidan' ),
			'view'    => __( 'View cart', 'eidan' ),
			'once'    => __( 'It is in your cart already, and is sold one at a time.', 'eidan' ),
			'out'     => __( 'Sold out in the meantime. Reload the page to see what is left.', 'eidan' ),
			'soldOut' => __( 'Sold out', 'eidan' ),
			/* translators: %s: number. */
			'inCart'  => __( 'In your cart already: %s.', 'eidan' ),
			/* translators: %s: number. */
			'other'   => __( 'The shop allows another quantity than you chose. In your cart now: %s.', 'eidan' ),
			'less'    => __( 'Choose a smaller quantity.', 'eidan' ),
			'gone'    => __( 'This product cannot be bought any more. Reload the page to see what is there.', 'eidan' ),
			'offline' => __( 'Not added: you are offline. Try again once you are connected.', 'eidan' ),
			'slow'    => __( 'The shop takes too long to answer. It may still add this: look into your cart before you try again.', 'eidan' ),
			'away'    => __( 'Not added: the shop cannot be reached. Try again in a moment; if that does not help, check your connection.', 'eidan' ),
		);
		// For the form of variations, which may have prices for this user. Visitors send no nonce: on a cached page it
		// would be outdated.
		if ( is_user_logged_in() ) {
			$data['headers'] = array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) );
		}

		return $data;
	}
}
