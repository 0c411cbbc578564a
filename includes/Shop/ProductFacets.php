<?php
/**
 * What products are filtered by beside their terms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Query\Facets;
use Eidan\Lists\Query\LookupTable;

/**
 * Registers the facets of products.
 */
final class ProductFacets {

	/**
	 * Action `eidan_list_facets`.
	 */
	public static function register(): void {
		if ( ! WooCommerceRequirement::is_shop() ) {
			return;
		}
		Facets::register( 'price', new PriceFacet() );
		Facets::register( 'rating', new RatingFacet() );
		Facets::register( 'stock', new StockFacet() );
		Facets::register( 'sale', new SaleFacet() );
		Facets::register_index( Products::POST_TYPE, new AttributeIndex() );
	}

	/**
	 * WooCommerce's lookup table, with a row for each product and each variation.
	 */
	public static function table(): LookupTable {
		return new LookupTable( 'wc_product_meta_lookup', 'product_id' );
	}
}
