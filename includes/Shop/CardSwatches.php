<?php
/**
 * Choosing a variation on a product card.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Cards\Card;
use Eidan\Support\Html;
use Eidan\Support\Text;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WP_Term;

/**
 * Prints a row of swatches: the values of the first attribute that has colors or images. The view asks for the
 * variations with the first choice, so a list reads none of them.
 */
final class CardSwatches {

	/** As many as a card shows. */
	private const MOST = 6;

	/** Styles of the row. */
	private const STYLES = array( 'eidan-shop-swatches', 'eidan-card-swatches' );

	/** Modules of the row. */
	private const MODULES = array( '@eidan/shop-swatches', '@eidan/card-swatches' );

	/**
	 * Loads styles and modules, also where only further pages of a list have such products.
	 */
	public static function enqueue(): void {
		array_map( 'wp_enqueue_style', self::STYLES );
		array_map( 'wp_enqueue_script_module', self::MODULES );
	}

	/**
	 * The row.
	 *
	 * @param Card $card The product.
	 * @return string HTML; '' if nothing can be chosen by its look.
	 */
	public static function html( Card $card ): string {
		$product = ProductElements::product( $card );
		$name    = self::attribute( $product );
		if ( null === $product || '' === $name ) {
			return '';
		}
		$terms  = self::terms( $product, $name );
		$shown  = array_slice( $terms, 0, self::MOST );
		$values = array();
		foreach ( $shown as $term ) {
			$values[ $term->slug ] = $term->name;
		}
		$label   = Text::plain( Text::of( wc_attribute_label( $name, $product ) ) );
		$options = '<option value=""></option>';
		foreach ( $values as $slug => $text ) {
			$options .= '<option' . Html::attributes( array( 'value' => (string) $slug ) ) . '>' . esc_html( $text )
				. '</option>';
		}
		$more = count( $terms ) - count( $shown );

		return '<div class="eidan-product__swatches"' . Html::attributes(
			array( 'data-eidan-card-swatches' => Html::json( array( 'product' => $product->get_id() ) ) )
		) . '><span class="variations"><select' . Html::attributes(
			array(
				'aria-label'          => $label,
				'data-attribute_name' => 'attribute_' . sanitize_title( $name ),
				'data-attribute'      => $name,
				'tabindex'            => '-1',
				'aria-hidden'         => 'true',
			)
		) . ">$options</select>" . Swatches::group( $name, $values, $label ) . '</span>' . ( $more < 1 ? '' : sprintf(
			'<a class="eidan-product__more" href="%s" aria-label="%s">+%s</a>',
			$card->link(),
			/* translators: 1: number, 2: name of a product. */
			esc_attr( sprintf( __( '%1$s more of %2$s', 'eidan' ), $more, wp_strip_all_tags( $card->title() ) ) ),
			esc_html( number_format_i18n( $more ) )
		) ) . '<span role="status"></span></div>';
	}

	/**
	 * Whether a card has such a row.
	 *
	 * @param Card       $card    The product.
	 * @param WC_Product $product The card's product.
	 */
	public static function has( Card $card, WC_Product $product ): bool {
		return $card->has( 'swatches' ) && '' !== self::attribute( $product );
	}

	/**
	 * The first attribute of a product that is chosen by its look.
	 *
	 * @param WC_Product|null $product
	 * @return string Name of its taxonomy; '' if there is none.
	 */
	private static function attribute( ?WC_Product $product ): string {
		if ( ! $product instanceof WC_Product_Variable || ! $product->is_purchasable() || ! $product->is_in_stock() ) {
			return '';
		}
		foreach ( $product->get_attributes() as $attribute ) {
			if (
				! $attribute instanceof WC_Product_Attribute
				|| ! $attribute->get_variation()
				|| ! $attribute->is_taxonomy()
			) {
				continue;
			}
			foreach ( self::terms( $product, $attribute->get_name() ) as $term ) {
				if ( '' !== SwatchTerms::color_of( $term->term_id ) || 0 !== SwatchTerms::image_of( $term->term_id ) ) {
					return $attribute->get_name();
				}
			}
		}

		return '';
	}

	/**
	 * The values of an attribute, which lists have in the caches, in the shop's order.
	 *
	 * @param WC_Product $product
	 * @param string     $taxonomy Taxonomy of the attribute.
	 * @return list<WP_Term>
	 */
	private static function terms( WC_Product $product, string $taxonomy ): array {
		$terms = get_the_terms( $product->get_id(), $taxonomy );

		return is_array( $terms ) ? array_values( $terms ) : array();
	}
}
