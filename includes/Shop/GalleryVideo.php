<?php
/**
 * The video of a product.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Video\Address;

/**
 * An address in the product's settings: a video file, or a page of YouTube or Vimeo.
 */
final class GalleryVideo {

	public const META = '_eidan_video';

	/**
	 * The video of a product.
	 *
	 * @param \WC_Product $product
	 * @return string Its address, '' without one.
	 */
	public static function of( \WC_Product $product ): string {
		return self::clean( $product->get_meta( self::META ) );
	}

	/**
	 * Sanitizes the address; '' if we cannot play it.
	 *
	 * @param mixed $value Anything.
	 */
	public static function clean( mixed $value ): string {
		$url = is_string( $value ) ? esc_url_raw( trim( $value ), array( 'http', 'https' ) ) : '';

		return '' !== $url && null !== Address::read( $url ) ? $url : '';
	}

	/**
	 * Prints the field in the general tab of the product data.
	 */
	public static function field(): void {
		global $product_object;
		if ( ! Switches::on( Switches::GALLERY ) ) {
			return;
		}
		echo '<div class="options_group">';
		woocommerce_wp_text_input(
			array(
				'id'          => self::META,
				'label'       => __( 'Video', 'eidan' ),
				'placeholder' => 'https://',
				'data_type'   => 'url',
				'desc_tip'    => true,
				'description' => __( 'The second slide of the gallery: the address of a video file, or of a video on YouTube or Vimeo.', 'eidan' ),
				'value'       => $product_object instanceof \WC_Product ? self::of( $product_object ) : '',
			)
		);
		echo '</div>';
	}

	/**
	 * Saves the field. WooCommerce has checked nonce and capability.
	 *
	 * @param mixed $product Product that is being saved.
	 */
	public static function save( mixed $product ): void {
		// phpcs:disable WordPress.Security -- The nonce is WooCommerce's, checked before this action; clean() lets addresses of videos through, nothing else.
		if (
			! $product instanceof \WC_Product || ! Switches::on( Switches::GALLERY ) || ! isset( $_POST[ self::META ] )
		) {
			return;
		}
		$url = self::clean( wp_unslash( $_POST[ self::META ] ) );
		// phpcs:enable
		if ( '' === $url ) {
			$product->delete_meta_data( self::META );
		} else {
			$product->update_meta_data( self::META, $url );
		}
	}

	/**
	 * Removes all addresses, on uninstall.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::META );
	}
}
