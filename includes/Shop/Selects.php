<?php
/**
 * Drop-downs of the shop: order of products, countries, states, variations.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * Gives them the look of the theme's fields, and long ones a search in place of WooCommerce's selectWoo.
 */
final class Selects {

	private const MODULE = '@eidan/shop-select';
	private const STYLE  = 'eidan-shop-select';

	/** Templates that have one of them. */
	private const TEMPLATES = array(
		'loop/orderby.php',
		'single-product/add-to-cart/variable.php',
		'checkout/form-billing.php',
		'checkout/form-shipping.php',
		'cart/shipping-calculator.php',
		'myaccount/form-edit-address.php',
	);

	/** Of these no other than the shop's own are countries and states. */
	private const WITH_COUNTRIES = array(
		'checkout/form-billing.php',
		'checkout/form-shipping.php',
		'cart/shipping-calculator.php',
		'myaccount/form-edit-address.php',
	);

	/** As many options as can be seen at once; more are searched. As in src/view/shop-select. */
	public const LONG = 12;

	/**
	 * Action `woocommerce_before_template_part`: loads what the fields of the template need.
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
	 * Takes WooCommerce's selectWoo off the pages where it made searchable fields of countries and states. Its script
	 * for them works without, and other plugins that need selectWoo load it as before.
	 */
	public static function replace(): void {
		if ( Switches::on( Switches::SELECTS ) && ( is_cart() || is_checkout() || is_account_page() ) ) {
			wp_dequeue_script( 'selectWoo' );
			wp_dequeue_style( 'select2' );
		}
	}

	/**
	 * Words of the script, printed on pages that load it.
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
