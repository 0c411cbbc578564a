<?php
/**
 * Sample products.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * What lists of products show in the editor while they are a sample.
 */
final class ProductSamples {

	/**
	 * Filter `eidan_list_samples`. Drafts made of them have no price, so that nobody can order them by accident.
	 *
	 * @param mixed $samples Sample items.
	 * @param mixed $type    Post type.
	 */
	public static function add( mixed $samples, mixed $type = null ): mixed {
		if ( Products::POST_TYPE !== $type || ! WooCommerceRequirement::is_shop() ) {
			return $samples;
		}
		$products = array();
		foreach ( array(
			array(
				__( 'Notebook', 'eidan' ),
				__( 'Ninety-six pages that lie flat.', 'eidan' ),
				'shop-notebook-vermilion-400x500.webp',
				18,
			),
			array(
				__( 'Postcards', 'eidan' ),
				__( 'Twelve of them, for short answers.', 'eidan' ),
				'shop-postcards-400x500.webp',
				12,
			),
			array(
				_x( 'Print', 'printed picture', 'eidan' ),
				__( 'Columns in morning light.', 'eidan' ),
				'shop-columns-400x500.webp',
				48,
			),
			array(
				__( 'Rulebook', 'eidan' ),
				__( 'What we keep to, in print.', 'eidan' ),
				'shop-rulebook-400x500.webp',
				24,
			),
		) as list( $title, $excerpt, $image, $price ) ) {
			$products[] = array(
				'title'    => $title,
				'excerpt'  => $excerpt,
				'image'    => $image,
				'elements' => array(
					'price'    => html_entity_decode( wp_strip_all_tags( wc_price( $price ) ), ENT_QUOTES, 'UTF-8' ),
					'category' => __( 'Paper', 'eidan' ),
				),
			);
		}

		return $products;
	}
}
