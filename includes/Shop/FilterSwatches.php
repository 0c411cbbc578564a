<?php
/**
 * Swatches in filters of products.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WP_Term;

/**
 * The colours and images of attributes' terms, for the filters of lists.
 */
final class FilterSwatches {

	/**
	 * Filter `eidan_list_swatches`.
	 *
	 * @param mixed $swatches Colours and addresses of images by id of the term.
	 * @param mixed $terms    The terms.
	 */
	public static function add( mixed $swatches, mixed $terms = array() ): mixed {
		if ( ! is_array( $swatches ) || ! is_array( $terms ) ) {
			return $swatches;
		}
		$ids = array();
		foreach ( $terms as $term ) {
			if ( $term instanceof WP_Term && taxonomy_is_product_attribute( $term->taxonomy ) ) {
				$ids[] = $term->term_id;
			}
		}
		if ( array() === $ids ) {
			return $swatches;
		}
		// One query for all, and one for their images.
		update_termmeta_cache( $ids );
		$images = array();
		foreach ( $ids as $id ) {
			foreach ( array( SwatchTerms::IMAGE, 'image' ) as $key ) {
				$image    = get_term_meta( $id, $key, true );
				$images[] = is_numeric( $image ) ? (int) $image : 0;
			}
		}
		_prime_post_caches( array_values( array_diff( $images, array( 0 ) ) ), false );
		foreach ( $ids as $id ) {
			$image  = SwatchTerms::image_of( $id );
			$url    = 0 === $image ? '' : (string) wp_get_attachment_image_url( $image );
			$swatch = '' === $url ? SwatchTerms::color_of( $id ) : $url;
			if ( '' !== $swatch ) {
				$swatches[ $id ] = $swatch;
			}
		}

		return $swatches;
	}
}
