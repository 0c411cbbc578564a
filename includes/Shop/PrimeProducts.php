<?php
/**
 * Reads the data of product cards in a few queries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WP_Post;

/**
 * WooCommerce reads second images and prices of variations separately for each product.
 */
final class PrimeProducts {

	/** Options that WooCommerce reads one by one when it loads products and counts their terms. */
	private const OPTIONS = array(
		'_transient_wc_term_counts',
		'_transient_timeout_wc_term_counts',
		'woocommerce_feature_fulfillments_enabled',
	);

	/**
	 * Filter `eidan_list_pictures`: adds the first image of each gallery, and the shop's placeholder.
	 *
	 * @param mixed $images Ids of attachments.
	 * @param mixed $posts    Items.
	 * @param mixed $type     Their type.
	 */
	public static function images( mixed $images, mixed $posts = null, mixed $type = '' ): mixed {
		if ( ! is_array( $images ) || ! is_array( $posts ) || Products::POST_TYPE !== $type ) {
			return $images;
		}
		foreach ( $posts as $post ) {
			if ( $post instanceof WP_Post ) {
				$images[] = self::second( $post->ID );
			}
		}
		$placeholder = get_option( 'woocommerce_placeholder_image' );
		$images[]    = is_numeric( $placeholder ) ? (int) $placeholder : 0;

		return $images;
	}

	/**
	 * Action `eidan_list_primed`: loads the transients with prices of variations, two options each.
	 *
	 * @param mixed $posts Items.
	 * @param mixed $type  Their type.
	 */
	public static function prices( mixed $posts, mixed $type = '' ): void {
		if (
			! is_array( $posts )
			|| Products::POST_TYPE !== $type
			|| wp_using_ext_object_cache()
			|| ! WooCommerceRequirement::is_shop()
		) {
			return;
		}
		$options = self::OPTIONS;
		foreach ( $posts as $post ) {
			$types = $post instanceof WP_Post ? get_the_terms( $post, 'product_type' ) : false;
			if ( is_array( $types ) && 'variable' === ( $types[0]->slug ?? '' ) ) {
				foreach ( array( 'wc_var_prices_', 'wc_product_children_' ) as $name ) {
					array_push( $options, "_transient_$name$post->ID", "_transient_timeout_$name$post->ID" );
				}
			}
		}
		wp_prime_option_caches( $options );
	}

	/**
	 * Id of the first image of a product's gallery; 0 for none.
	 *
	 * @param int $id The product.
	 */
	public static function second( int $id ): int {
		$gallery = get_post_meta( $id, '_product_image_gallery', true );

		return is_string( $gallery ) ? (int) strtok( $gallery, ',' ) : 0;
	}
}
