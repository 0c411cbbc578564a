<?php
/**
 * Quick view of a product in a dialog.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardDialog;
use Eidan\Support\Html;
use WC_Product_Variable;

/**
 * The link that opens the list's dialog, and the dialog's content. Without script the link opens the product.
 */
final class QuickView {

	/**
	 * The link.
	 *
	 * @param Card $card The product.
	 */
	public static function link( Card $card ): string {
		if ( null === ProductElements::product( $card ) || '' === $card->link() ) {
			return '';
		}

		return sprintf(
			'<a class="eidan-product__view" href="%s"%s>%s<span class="screen-reader-text">: %s</span></a>',
			$card->link(),
			Html::attributes( CardDialog::link( 'product-' . $card->post?->post_name ) ),
			esc_html__( 'Quick view', 'eidan' ),
			esc_html( wp_strip_all_tags( $card->title() ) )
		);
	}

	/**
	 * What the dialog shows.
	 *
	 * @param Card $card The product.
	 */
	public static function content( Card $card ): string {
		$tag   = 'p' === $card->options->title_tag() ? 'h2' : $card->options->title_tag();
		$image = $card->img(
			array(
				'class'    => '',
				'sizes'    => '(max-width: 768px) 100vw, 50vw',
				'loading'  => 'lazy',
				'decoding' => 'async',
			)
		);
		$words = $card->post->post_excerpt ?? '';
		$parts = "<$tag>" . $card->title() . "</$tag>" . $card->element( 'rating' ) . $card->element( 'price' )
			. (
				'' === $words
					? ''
					: '<div>' . force_balance_tags( wpautop( wp_kses_post( strip_shortcodes( $words ) ) ) ) . '</div>'
			)
			. self::buy( $card )
			. sprintf( '<p><a href="%s">%s</a></p>', $card->link(), esc_html__( 'View product', 'eidan' ) );

		return CardDialog::content(
			( '' === $image ? '' : "<div>$image</div>" ) . "<div class=\"eidan-product__glance\">$parts</div>"
		);
	}

	/**
	 * The stock and the buy button. For a variable product both are loaded when the dialog shows it.
	 *
	 * @param Card $card The product.
	 */
	private static function buy( Card $card ): string {
		$product = ProductElements::product( $card );
		$button  = BuyButton::html( $card, '-view' );

		return $product instanceof WC_Product_Variable && $product->is_purchasable() && $product->is_in_stock()
			? VariationForm::shell( $product, $button )
			: $card->element( 'stock' ) . $button;
	}
}
