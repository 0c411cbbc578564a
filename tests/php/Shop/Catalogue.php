<?php
/**
 * A shop of sixty products, and what is true of each.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use WC_Product;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * Simple products and products with variations; hidden, sold out, on backorder, on sale; with taxes of two classes and
 * none; rated and not. The facts are read from products, posts and custom fields, never from a lookup table.
 */
final class Catalogue {

	public const COLOURS = array( 'red', 'blue', 'green' );
	public const SIZES   = array( 's', 'm', 'l' );
	public const COLOUR  = 'pa_fcolour';
	public const SIZE    = 'pa_fsize';

	/** @var array<string, int> Ids of terms by taxonomy and slug, with a slash between. */
	public readonly array $terms;

	/** @var list<int> Ids of all products. */
	public readonly array $ids;

	/** Builds the shop. */
	public function __construct( int $products = 60, int $seed = 7 ) {
		mt_srand( $seed );
		update_option( 'woocommerce_attribute_lookup_enabled', 'yes' );
		update_option( 'woocommerce_attribute_lookup_direct_updates', 'yes' );
		$terms = array();
		foreach (
			array( self::COLOUR => self::COLOURS, self::SIZE => self::SIZES ) as $taxonomy => $slugs
		) {
			self::attribute( $taxonomy );
			foreach ( $slugs as $slug ) {
				$terms[ "$taxonomy/$slug" ] = self::term( $slug, $taxonomy );
			}
		}
		$terms['product_cat/wear']   = self::term( 'wear', 'product_cat' );
		$terms['product_cat/shirts'] = self::term( 'shirts', 'product_cat', $terms['product_cat/wear'] );
		$terms['product_cat/home']   = self::term( 'home', 'product_cat' );
		$this->terms                 = $terms;
		$ids                         = array();
		for ( $number = 0; $number < $products; $number++ ) {
			$ids[] = 0 === $number % 3 ? $this->variable( $number ) : $this->simple( $number );
		}
		$this->ids = $ids;
	}

	/** Registers an attribute of the shop. */
	private static function attribute( string $taxonomy ): void {
		$slug = substr( $taxonomy, 3 );
		if ( 0 === wc_attribute_taxonomy_id_by_name( $taxonomy ) ) {
			// One of a test before, whose tables are gone.
			unregister_taxonomy( $taxonomy );
			wc_create_attribute( array( 'name' => ucfirst( $slug ), 'slug' => $slug ) );
			register_taxonomy(
				$taxonomy,
				array( 'product' ),
				array( 'labels' => array( 'name' => "Product $slug" ) )
			);
		}
		$GLOBALS['wc_product_attributes'][ $taxonomy ] ??= (object) array( 'attribute_name' => $slug );
	}

	/** Makes a term; returns its id. */
	private static function term( string $slug, string $taxonomy, int $parent = 0 ): int {
		$made = wp_insert_term( ucfirst( $slug ), $taxonomy, array( 'slug' => $slug, 'parent' => $parent ) );

		return is_array( $made ) ? $made['term_id'] : (int) get_term_by( 'slug', $slug, $taxonomy )->term_id;
	}

	/**
	 * @param list<string> $slugs Of its terms.
	 */
	private function attribute_of( string $taxonomy, array $slugs, bool $varies ): WC_Product_Attribute {
		$attribute = new WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
		$attribute->set_name( $taxonomy );
		$attribute->set_options( array_map( fn( string $slug ): int => $this->terms[ "$taxonomy/$slug" ], $slugs ) );
		$attribute->set_variation( $varies );

		return $attribute;
	}

	/** @return array<string, mixed> Properties that all kinds have. */
	private function common( int $number ): array {
		return array(
			'name'               => "Product $number",
			'status'             => 'publish',
			'catalog_visibility' => 0 === mt_rand( 0, 7 )
				? array( 'hidden', 'search' )[ mt_rand( 0, 1 ) ]
				: 'visible',
			'average_rating'     => array( 0, 1.5, 3, 3.99, 4, 4.5, 5 )[ mt_rand( 0, 6 ) ],
			'tax_class'          => array( '', '', 'reduced-rate' )[ mt_rand( 0, 2 ) ],
			'tax_status'         => 0 === mt_rand( 0, 5 ) ? 'none' : 'taxable',
			'category_ids'       => array(
				$this->terms[ 'product_cat/' . array( 'wear', 'shirts', 'home' )[ mt_rand( 0, 2 ) ] ],
			),
		);
	}

	/** @return array<string, string> A price, reduced or not. */
	private static function price(): array {
		$price = mt_rand( 100, 20000 ) / 100;

		return array(
			'regular_price' => (string) $price,
			'sale_price'    => 0 === mt_rand( 0, 3 ) ? (string) round( $price * 0.8, 2 ) : '',
		);
	}

	private static function stock(): string {
		return array( 'instock', 'instock', 'outofstock', 'onbackorder' )[ mt_rand( 0, 3 ) ];
	}

	/**
	 * @param list<string> $slugs
	 * @return list<string>
	 */
	private static function some( array $slugs ): array {
		shuffle( $slugs );

		return array_slice( $slugs, 0, mt_rand( 1, count( $slugs ) ) );
	}

	private function simple( int $number ): int {
		$product = new WC_Product_Simple();
		$product->set_props(
			$this->common( $number ) + self::price() + array(
				'stock_status' => self::stock(),
				'attributes'   => array(
					$this->attribute_of( self::COLOUR, self::some( self::COLOURS ), false ),
					$this->attribute_of( self::SIZE, self::some( self::SIZES ), false ),
				),
			)
		);

		return $product->save();
	}

	/**
	 * A product with the given variations.
	 *
	 * @param list<array{string, string, string, string}> $variations Colour, size ('' = any), stock, status of each.
	 */
	public function varied( array $variations ): int {
		$parent = new WC_Product_Variable();
		$parent->set_props(
			array(
				'name'       => 'Varied',
				'status'     => 'publish',
				'attributes' => array(
					$this->attribute_of( self::COLOUR, self::COLOURS, true ),
					$this->attribute_of( self::SIZE, self::SIZES, true ),
				),
			)
		);
		$id = $parent->save();
		foreach ( $variations as [ $colour, $size, $stock, $status ] ) {
			$variation = new WC_Product_Variation();
			$variation->set_props(
				array(
					'parent_id'     => $id,
					'regular_price' => '10',
					'stock_status'  => $stock,
					'status'        => $status,
					'attributes'    => array( self::COLOUR => $colour, self::SIZE => $size ),
				)
			);
			$variation->save();
		}
		WC_Product_Variable::sync( $id );

		return $id;
	}

	private function variable( int $number ): int {
		$colours = self::some( self::COLOURS );
		$sizes   = self::some( self::SIZES );
		$varies  = 0 !== mt_rand( 0, 2 );
		$parent  = new WC_Product_Variable();
		$parent->set_props(
			$this->common( $number ) + array(
				'attributes' => array(
					$this->attribute_of( self::COLOUR, $colours, true ),
					$this->attribute_of( self::SIZE, $sizes, $varies ),
				),
			)
		);
		$id = $parent->save();
		foreach ( $colours as $colour ) {
			foreach ( $varies ? ( 0 === mt_rand( 0, 2 ) ? array( '' ) : $sizes ) : array( '' ) as $size ) {
				$variation = new WC_Product_Variation();
				$variation->set_props(
					self::price() + array(
						'parent_id'    => $id,
						'stock_status' => self::stock(),
						'status'       => 0 === mt_rand( 0, 6 ) ? 'private' : 'publish',
						'attributes'   => array( self::COLOUR => $colour )
							+ ( $varies ? array( self::SIZE => $size ) : array() ),
					)
				);
				$variation->save();
			}
		}
		WC_Product_Variable::sync( $id );

		return $id;
	}

	/** The price that visitors see, by the stored one and the shop's settings. */
	private static function shown( WC_Product $kind, int $product ): float {
		$rate   = array(
			'' => 1.19,
			'reduced-rate' => 1.07,
		)[ (string) get_post_meta( $product, '_tax_class', true ) ];
		$rate   = 'taxable' === get_post_meta( $product, '_tax_status', true ) ? $rate : 1;
		$stored = 'yes' === get_option( 'woocommerce_prices_include_tax' );
		$shown  = 'incl' === get_option( 'woocommerce_tax_display_shop' );
		$price  = (float) get_post_meta( $kind->get_id(), '_price', true );

		// Half a cent is rounded up, whatever a machine's number lacks to it.
		return round(
			$price * $rate ** ( (int) $shown - (int) $stored ) + 1e-9,
			(int) get_option( 'woocommerce_price_num_decimals' )
		);
	}

	/**
	 * What is true of a product that the catalogue shows.
	 *
	 * @return array{
	 *     prices: list<float>,
	 *     rating: float,
	 *     stock: string,
	 *     sale: bool,
	 *     category: list<string>,
	 *     parts: list<array<string, list<string>>>,
	 * }|null Null for hidden products. `parts` has the slugs by attribute, of each variation that can be had.
	 */
	public static function facts( int $id ): ?array {
		$product = wc_get_product( $id );
		if (
			! $product instanceof WC_Product
			|| in_array( $product->get_catalog_visibility(), array( 'hidden', 'search' ), true )
		) {
			return null;
		}
		$slugs  = static fn( string $taxonomy ): array =>
			wp_get_object_terms( $id, $taxonomy, array( 'fields' => 'slugs' ) );
		$varies = $product instanceof WC_Product_Variable;
		$parts  = array();
		$sale   = false;
		$kinds  = array();
		foreach ( $varies ? $product->get_children() : array( $id ) as $part ) {
			if ( 'publish' !== get_post_status( $part ) ) {
				continue;
			}
			$kind    = wc_get_product( $part );
			$kinds[] = $kind;
			$sale    = $sale || $kind->is_on_sale( 'edit' );
			if ( $varies && 'outofstock' === $kind->get_stock_status() ) {
				continue;
			}
			$has = array();
			foreach ( array( self::COLOUR, self::SIZE ) as $taxonomy ) {
				$own              = $varies ? get_post_meta( $part, "attribute_$taxonomy", true ) : '';
				$has[ $taxonomy ] = '' === $own ? $slugs( $taxonomy ) : array( $own );
			}
			$parts[] = $has;
		}

		return array(
			'prices'   => array_map( static fn( WC_Product $kind ): float => self::shown( $kind, $id ), $kinds ),
			'rating'   => (float) get_post_meta( $id, '_wc_average_rating', true ),
			'stock'    => (string) get_post_meta( $id, '_stock_status', true ),
			'sale'     => $sale,
			'category' => $slugs( 'product_cat' ),
			'parts'    => $parts,
		);
	}
}
