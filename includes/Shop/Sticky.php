<?php
/**
 * A bar with the product's button, shown when the button is out of view.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Html;
use Eidan\Support\Title;

/**
 * It is printed at the end of product pages and inert until the script shows it.
 */
final class Sticky {

	/**
	 * The product of this page; null if there is none that can be bought, or its password was not given.
	 */
	private static function product(): ?\WC_Product {
		if (
			! Switches::on( Switches::STICKY )
			|| ! is_product()
			|| post_password_required( get_queried_object_id() )
		) {
			return null;
		}
		$product = wc_get_product( get_queried_object_id() );

		return $product instanceof \WC_Product
			&& $product->is_in_stock()
			&& ( $product->is_purchasable() || $product->is_type( array( 'grouped', 'external' ) ) )
			? $product
			: null;
	}

	/**
	 * Loads style and script in the page's head.
	 */
	public static function assets(): void {
		if ( null !== self::product() ) {
			wp_enqueue_style( 'eidan-shop-sticky' );
			wp_enqueue_script_module( '@eidan/shop-sticky' );
		}
	}

	/**
	 * Prints the bar.
	 */
	public static function render(): void {
		$product = self::product();
		if ( null === $product ) {
			return;
		}
		$choose     = __( 'Select options', 'eidan' );
		$label      = $product->is_type( array( 'variable', 'grouped' ) )
			? $choose
			: wp_strip_all_tags( $product->single_add_to_cart_text() );
		$image      = $product->get_image(
			'woocommerce_gallery_thumbnail',
			array(
				'alt'     => '',
				'loading' => 'lazy',
			)
		);
		$attributes = Html::attributes(
			array(
				'class'             => 'eidan-sticky',
				'role'              => 'region',
				'aria-label'        => __( 'Add to cart', 'eidan' ),
				'inert'             => '',
				'data-eidan-sticky' => Html::json(
					array(
						'choose' => $choose,
						'adding' => __( 'Adding…', 'eidan' ),
						// Between values of a variation.
						'and'    => wp_get_list_item_separator(),
					)
				),
			)
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Html::attributes() escapes.
		echo '<div' . $attributes . '>' . wp_kses_post( $image )
			. '<span class="eidan-sticky__name">' . esc_html( Title::words( $product->get_name() ) )
			. ( $product->is_type( 'variable' ) ? '<span class="eidan-sticky__choice"></span>' : '' ) . '</span>'
			. '<span class="eidan-sticky__price">' . wp_kses_post( $product->get_price_html() ) . '</span>'
			. '<button type="button" class="wp-element-button button alt">' . esc_html( $label )
			. '</button><span class="screen-reader-text" role="status"></span></div>';
	}
}
