<?php
/**
 * WooCommerce's block Add to Cart + Options.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Html;
use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * Adds our colors and images of terms to the block's chips, in the format of WooCommerce's own visual attributes (10.9
 * and later). WooCommerce prints them; its own field keeps the form's value.
 */
final class OptionsBlock {

	private const CHIPS = 'woocommerce/product-filter-chips';

	/** Store namespace of these chips: product filters use the same block. */
	private const STORE = 'woocommerce/add-to-cart-with-options';

	/** Size in pixels, as in classic forms. */
	private const SIZE = array( 88, 88 );

	/** Up to this number the variations are printed into the page, as in WooCommerce's classic form. */
	private const MOST = 30;

	/**
	 * Filter `register_block_type_args`: renders the chips with colors and images.
	 *
	 * @param mixed $args Arguments of a block type.
	 */
	public static function wrap( mixed $args, mixed $name = '' ): mixed {
		$render = is_array( $args ) ? $args['render_callback'] ?? null : null;
		if ( self::CHIPS !== $name || ! is_array( $args ) || ! is_callable( $render ) ) {
			return $args;
		}
		$args['render_callback'] = static fn( mixed $attributes, mixed $content = '', mixed $block = null ): mixed =>
			$render( $attributes, $content, self::with_looks( $block ) );

		return $args;
	}

	/**
	 * Filter `render_block_woocommerce/add-to-cart-with-options-variation-selector-attribute`: the same for the script,
	 * which redraws the chips after each choice.
	 *
	 * @param mixed $html Rendered rows of attributes.
	 */
	public static function rows( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! Switches::on( Switches::SWATCHES ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$json    = $tags->get_attribute( 'data-wp-context' );
			$context = is_string( $json ) && str_contains( $json, 'variationAttributeOptions' )
				? json_decode( $json, true )
				: null;
			if ( is_array( $context ) && is_array( $context['variationAttributeOptions'] ?? null ) ) {
				$context['variationAttributeOptions'] = self::looks( $context['variationAttributeOptions'] );
				$tags->set_attribute( 'data-wp-context', Html::json( $context ) );
			}
		}

		return $tags->get_updated_html();
	}

	/**
	 * Filter `render_block_woocommerce/add-to-cart-with-options`: gives our script the sold-out variations.
	 *
	 * @param mixed $html     Rendered form.
	 * @param mixed $block    Parsed block.
	 * @param mixed $instance The block.
	 */
	public static function form( mixed $html, mixed $block = null, mixed $instance = null ): mixed {
		unset( $block );
		if ( ! is_string( $html ) || ! Switches::on( Switches::SWATCHES ) ) {
			return $html;
		}
		$product = $instance instanceof WP_Block ? wc_get_product( $instance->context['postId'] ?? 0 ) : null;
		$tags    = new WP_HTML_Tag_Processor( $html );
		if ( ! $product instanceof \WC_Product_Variable || ! $tags->next_tag( array( 'tag_name' => 'form' ) ) ) {
			return $html;
		}
		wp_enqueue_style( 'eidan-shop-swatches' );
		wp_enqueue_script_module( '@eidan/shop-swatches' );
		$tags->set_attribute( 'data-eidan-chips', Html::json( array( 'variations' => self::variations( $product ) ) ) );

		return $tags->get_updated_html();
	}

	/**
	 * The variations in the format of the classic form.
	 *
	 * @param \WC_Product_Variable $product
	 * @return list<array{attributes: array<mixed>, is_in_stock: bool}>
	 */
	private static function variations( \WC_Product_Variable $product ): array {
		if ( count( $product->get_children() ) > self::MOST ) {
			return array();
		}
		$variations = array();
		foreach ( $product->get_available_variations( 'objects' ) as $variation ) {
			if ( $variation instanceof \WC_Product_Variation ) {
				$variations[] = array(
					'attributes'  => $variation->get_variation_attributes(),
					'is_in_stock' => $variation->is_in_stock(),
				);
			}
		}

		return $variations;
	}

	/**
	 * Adds colors and images to the context of the chips' block.
	 */
	private static function with_looks( mixed $block ): mixed {
		$given = $block instanceof WP_Block ? $block->context['woocommerce/selectableItems'] ?? null : null;
		if (
			$block instanceof WP_Block
			&& is_array( $given )
			&& self::STORE === ( $given['storeNamespace'] ?? '' )
			&& is_array( $given['items'] ?? null )
			&& Switches::on( Switches::SWATCHES )
		) {
			$given['items'] = self::looks( $given['items'] );

			$block->context['woocommerce/selectableItems'] = $given;
		}

		return $block;
	}

	/**
	 * Adds colors and images to values, if one of them has any.
	 *
	 * @param array<mixed> $items Values of an attribute in the block's format.
	 * @return array<mixed>
	 */
	private static function looks( array $items ): array {
		$looks = array_filter( array_map( array( self::class, 'look' ), $items ) );
		foreach ( array() === $looks ? array() : $items as $key => $item ) {
			if ( is_array( $item ) ) {
				$items[ $key ] = array(
					// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Reads as one.
					'visual' => $looks[ $key ] ?? $item['visual'] ?? array( 'type' => 'none', 'value' => '' ),
				) + $item;
			}
		}

		return $items;
	}

	/**
	 * The image of a value's term, or its color.
	 *
	 * @param mixed $item A value; its id consists of the names of the attribute and of the term.
	 * @return array{type: string, value: string}|null
	 */
	private static function look( mixed $item ): ?array {
		$id    = is_array( $item ) && is_string( $item['id'] ?? null ) ? $item['id'] : '';
		$value = is_array( $item ) && is_string( $item['value'] ?? null ) ? $item['value'] : '';
		foreach ( wc_get_attribute_taxonomy_names() as $taxonomy ) {
			if (
				! is_string( $taxonomy )
				|| sanitize_title( wc_variation_attribute_name( $taxonomy ) ) . '-' . sanitize_title( $value ) !== $id
			) {
				continue;
			}
			$term  = get_term_by( 'slug', $value, $taxonomy );
			$image = $term instanceof \WP_Term ? SwatchTerms::image_of( $term->term_id ) : 0;
			$url   = $image > 0 ? wp_get_attachment_image_url( $image, self::SIZE ) : false;
			$color = $term instanceof \WP_Term ? SwatchTerms::color_of( $term->term_id ) : '';
			if ( is_string( $url ) ) {
				return array(
					'type'  => 'image',
					'value' => $url,
				);
			}
			return '' === $color ? null : array(
				'type'  => 'color',
				'value' => $color,
			);
		}

		return null;
	}
}
