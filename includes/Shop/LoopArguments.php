<?php
/**
 * What WooCommerce and other plugins say about the buy button of a product in a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Value;
use WC_Product;

/**
 * The result of WooCommerce's filter `woocommerce_loop_add_to_cart_args`, and what of it our button takes over.
 */
final class LoopArguments {

	/** Classes of WooCommerce's own link, whose script would add the product once more. */
	private const CLASSES = array( 'button', 'wp-element-button', 'add_to_cart_button', 'ajax_add_to_cart' );

	/** Attributes that our button has itself, or that are only for WooCommerce's link. */
	private const OWN = array( 'class', 'href', 'name', 'type', 'value', 'role', 'rel' );

	/**
	 * Quantity, classes and attributes.
	 *
	 * @param int|float                          $quantity   How many pieces one press adds.
	 * @param list<string>                       $classes    Additional classes.
	 * @param array<string, string|int|float|bool> $attributes Additional attributes.
	 * @param array<mixed>                       $all        Everything, for WooCommerce's filters.
	 */
	private function __construct(
		public readonly int|float $quantity,
		public readonly array $classes,
		public readonly array $attributes,
		public readonly array $all
	) {}

	/**
	 * Asks the filter.
	 *
	 * @param WC_Product $product
	 */
	public static function of( WC_Product $product ): self {
		$before = array(
			'quantity'              => 1,
			'class'                 => implode( ' ', self::CLASSES ) . ' product_type_' . $product->get_type(),
			'aria-describedby_text' => '',
			'attributes'            => array(
				'data-product_id'  => $product->get_id(),
				'data-product_sku' => $product->get_sku(),
				'aria-label'       => $product->add_to_cart_description(),
				'rel'              => 'nofollow',
			),
		);
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$after      = apply_filters( 'woocommerce_loop_add_to_cart_args', $before, $product );
		$after      = is_array( $after ) ? $after : $before;
		$quantity   = $after['quantity'] ?? 1;
		$attributes = array_filter(
			is_array( $after['attributes'] ?? null ) ? $after['attributes'] : array(),
			static fn( mixed $value, mixed $name ): bool => is_string( $name ) && is_scalar( $value )
				&& ! in_array( strtolower( $name ), self::OWN, true ),
			ARRAY_FILTER_USE_BOTH
		);
		if ( ( $attributes['aria-label'] ?? '' ) === $before['attributes']['aria-label'] ) {
			// The button has its words and the product's name as text.
			unset( $attributes['aria-label'] );
		}

		return new self(
			is_numeric( $quantity ) && 0 < $quantity ? $quantity + 0 : 1,
			array_values( array_diff( explode( ' ', Value::text( $after['class'] ?? null, 500 ) ), self::CLASSES ) ),
			array_map(
				static fn( mixed $value ): mixed => is_string( $value ) ? wp_strip_all_tags( $value ) : $value,
				$attributes
			)
				+ array( 'data-quantity' => is_numeric( $quantity ) ? $quantity + 0 : 1 ),
			$after
		);
	}
}
