<?php
/**
 * Drop-downs of the shop: product order, countries, states, variations.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * Styles them like the theme's fields, and gives long ones a search instead of WooCommerce's selectWoo.
 */
final class Selects {

	private const MODULE = '@eidan/shop-select';
	private const STYLE  = 'eidan-shop-select';

	/** Templates with such drop-downs. */
	private const TEMPLATES = array(
		'loop/orderby.php',
		'single-product/add-to-cart/variable.php',
		'checkout/form-billing.php',
		'checkout/form-shipping.php',
		'cart/shipping-calculator.php',
		'myaccount/form-edit-address.php',
	);

	/** Those of them with countries and states. */
	private const WITH_COUNTRIES = array(
		'checkout/form-billing.php',
		'checkout/form-shipping.php',
		'cart/shipping-calculator.php',
		'myaccount/form-edit-address.php',
	);

	/** Number of options that fit on the screen; longer lists get a search. As in src/view/shop-select. */
	public const LONG = 12;

	/**
	 * Action `woocommerce_before_template_part`: loads style and script for the template.
	 *
	 * @param mixed $template Name of the template.
	 */
	public static function load( mixed $template ): void {
		if ( ! in_array( $template, self::TEMPLATES, true ) || ! Switches::on( Switches::SELECTS ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own markup.
		echo Style::html( self::STYLE );
		if ( in_array( $template, self::WITH_COUNTRIES, true ) ) {
			wp_enqueue_script_module( self::MODULE );
		}
	}

	/**
	 * Filter `woocommerce_dropdown_variation_attribute_options_html`: loads the search for long lists of variations.
	 *
	 * @param mixed $html A field.
	 */
	public static function variation( mixed $html ): mixed {
		if (
			is_string( $html ) && substr_count( $html, '<option' ) > self::LONG && Switches::on( Switches::SELECTS )
		) {
			wp_enqueue_script_module( self::MODULE );
		}

		return $html;
	}

	/**
	 * Removes WooCommerce's selectWoo from pages where it makes countries and states searchable. WooCommerce's script
	 * for these fields works without it, and other plugins can still load it.
	 */
	public static function replace(): void {
		if ( Switches::on( Switches::SELECTS ) && ( is_cart() || is_checkout() || is_account_page() ) ) {
			wp_dequeue_script( 'selectWoo' );
			wp_dequeue_style( 'select2' );
		}
	}

	/**
	 * Filter of the script module's data: its texts.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		if ( is_array( $data ) ) {
			$data['none'] = __( 'No matches', 'eidan' );
		}

		return $data;
	}
}
