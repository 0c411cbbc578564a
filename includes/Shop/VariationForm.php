<?php
/**
 * Choosing a variation in the quick view.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Languages\Languages;
use Eidan\Support\Html;
use Eidan\Support\Text;
use Eidan\Support\Title;
use Eidan\Support\Value;
use WC_Product_Variable;

/**
 * The form of a variable product in its quick view: WooCommerce's own fields, our swatches if they are on, and data for
 * the view `@eidan/shop-choices`, which updates price, stock and image. It is loaded when the quick view opens
 * (ChoicesRoute), so a list does not load any variations.
 */
final class VariationForm {

	/** Styles that the form may need. */
	private const STYLES = array( 'eidan-shop-swatches', 'eidan-shop-quantity' );

	/**
	 * The placeholder in the quick view until the form is loaded: a link to the product, which also works without
	 * script.
	 *
	 * @param WC_Product_Variable $product
	 * @param string              $link    The link, as HTML.
	 */
	public static function shell( WC_Product_Variable $product, string $link ): string {
		return '<div class="eidan-choices"'
			. Html::attributes(
				array( 'data-eidan-add-to-cart-choices' => Html::json( array( 'product' => $product->get_id() ) ) )
			)
			. ">$link<p role=\"status\"></p></div>";
	}

	/**
	 * Options for the view, shared by all products. The response is inserted as HTML, so authors must not be able to
	 * set its URL.
	 *
	 * @return array<string, string>
	 */
	public static function data(): array {
		return array(
			'choices' => Languages::rest_url( VariationFormRoute::NAMESPACE . VariationFormRoute::ROUTE ),
			/* translators: %s: names of attributes, such as "Color, Size". */
			'choose'  => __( 'Please choose: %s', 'eidan' ),
			// Between them.
			'and'     => wp_get_list_item_separator(),
			'none'    => __( 'There is no such combination. Choose another one.', 'eidan' ),
			'soldOut' => __( 'This combination is sold out. Choose another one.', 'eidan' ),
			'failed'  => __( 'The choices could not be loaded. They are on the page of the product.', 'eidan' ),
		);
	}

	/**
	 * The form.
	 *
	 * @param WC_Product_Variable $product A product that can be bought.
	 * @return string HTML, with the styles of its parts.
	 */
	public static function form( WC_Product_Variable $product ): string {
		$fields = '';
		foreach ( $product->get_variation_attributes() as $name => $options ) {
			$fields .= self::field( $product, (string) $name, is_array( $options ) ? $options : array() );
		}
		$html = '<form class="eidan-product__buy cart" method="post"' . Html::attributes(
			array(
				'action'                 => $product->get_permalink(),
				'data-eidan-add-to-cart' => BuyButton::view(),
			)
		) . ' data-product_variations="' . esc_attr( (string) wp_json_encode( self::variations( $product ) ) )
			. "\"><div class=\"variations\">$fields</div><p class=\"eidan-choices__stock\" role=\"status\"></p>"
			. self::quantity( $product ) . sprintf(
				'<button class="eidan-product__button wp-element-button" name="add-to-cart" value="%1$d"'
					. ' data-product_id="%1$d" data-product_sku="%2$s"><span>%3$s</span>'
					. '<span class="screen-reader-text">: %4$s</span></button>',
				$product->get_id(),
				esc_attr( $product->get_sku() ),
				esc_html( $product->single_add_to_cart_text() ),
				esc_html( Title::words( $product->get_name() ) )
			) . '<span aria-live="polite"></span></form>';
		ob_start();
		wp_styles()->do_items( array_values( array_intersect( self::STYLES, wp_styles()->queue ) ) );

		return ob_get_clean() . $html;
	}

	/**
	 * A field with its label.
	 *
	 * @param WC_Product_Variable $product
	 * @param string              $name    Name of an attribute in the product.
	 * @param array<mixed>        $options Its values.
	 */
	private static function field( WC_Product_Variable $product, string $name, array $options ): string {
		$id = "eidan-choice-{$product->get_id()}-" . sanitize_title( $name );
		ob_start();
		wc_dropdown_variation_attribute_options(
			array(
				'options'   => $options,
				'attribute' => $name,
				'product'   => $product,
				'id'        => $id,
				'selected'  => $product->get_variation_default_attribute( $name ),
			)
		);
		$field = (string) ob_get_clean();
		$label = wc_attribute_label( $name, $product );

		return '<div' . Html::attributes( array( 'data-attribute' => $name ) ) . '><label'
			. Html::attributes( array( 'for' => $id ) ) . '>' . esc_html( $label ) . "</label>$field</div>";
	}

	/**
	 * WooCommerce's own input.
	 *
	 * @param WC_Product_Variable $product
	 */
	private static function quantity( WC_Product_Variable $product ): string {
		if ( $product->is_sold_individually() ) {
			return '';
		}

		return woocommerce_quantity_input(
			array(
				'input_id'     => "eidan-quantity-{$product->get_id()}-choice",
				'min_value'    => $product->get_min_purchase_quantity(),
				'max_value'    => $product->get_max_purchase_quantity(),
				// WooCommerce would read a name of two lines as one word.
				'product_name' => Title::words( $product->get_name() ),
			),
			$product,
			false
		) ?? '';
	}

	/**
	 * The variations, with the key names that WooCommerce uses.
	 *
	 * @param WC_Product_Variable $product
	 * @return list<array<string, mixed>> Empty if there are too many, so that WooCommerce looks up each one by AJAX.
	 */
	public static function variations( WC_Product_Variable $product ): array {
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$most = apply_filters( 'woocommerce_ajax_variation_threshold', 30, $product );
		if ( count( $product->get_children() ) > Value::integer( $most, 0, PHP_INT_MAX, 30 ) ) {
			return array();
		}
		$variations = array();
		foreach ( $product->get_available_variations() as $variation ) {
			if ( ! is_array( $variation ) || ! is_array( $variation['attributes'] ?? null ) ) {
				continue;
			}
			$image        = is_array( $variation['image'] ?? null ) ? $variation['image'] : array();
			$price        = is_string( $variation['price_html'] ?? null ) ? $variation['price_html'] : '';
			$availability = is_string( $variation['availability_html'] ?? null ) ? $variation['availability_html'] : '';
			$variations[] = array(
				'id'          => Value::integer( $variation['variation_id'] ?? null, 1, PHP_INT_MAX, 0 ),
				'sku'         => Value::text( $variation['sku'] ?? null, 100 ),
				'attributes'  => (object) $variation['attributes'],
				// WooCommerce's own form also checks both before it enables the button.
				'is_in_stock' => true === ( $variation['is_in_stock'] ?? false )
					&& true === ( $variation['is_purchasable'] ?? false ),
				// Empty if all variations have the same price.
				'price'       => $price,
				'stock'       => Text::plain( $availability ),
				'image'       => array_filter(
					array_intersect_key( $image, array_flip( array( 'src', 'srcset', 'alt' ) ) ),
					'is_string'
				),
				'min'         => self::limit( $variation['min_qty'] ?? null, 1 ),
				'max'         => self::limit( $variation['max_qty'] ?? null, 0 ),
			);
		}

		return $variations;
	}

	/**
	 * A limit of a quantity: a whole number, unless another plugin lets WooCommerce sell fractions.
	 *
	 * @param mixed $quantity From WooCommerce and filters of other plugins.
	 * @param int   $default  Limit if it is none.
	 */
	private static function limit( mixed $quantity, int $default ): int|float {
		$amount = is_numeric( $quantity ) ? wc_stock_amount( $quantity + 0 ) : 0;

		return is_numeric( $amount ) && $amount > 0 ? $amount + 0 : $default;
	}
}
