<?php
/**
 * Products of the demo's shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Shop;

use Eidan\Demo\Files;
use Eidan\Demo\ItemWriter;
use Eidan\Demo\Ledger;
use Eidan\Demo\People;
use Eidan\Posts\Fingerprint;
use Eidan\Support\Value;

/**
 * Makes products from assets/demo/shop/: their global attributes, such as size, paper and cover; drafts, so that
 * products can recommend each other; then their data.
 */
final class Products {

	private readonly Ledger $ledger;

	private readonly People $people;

	/** @param ItemWriter $writer Writes items. */
	public function __construct( private readonly ItemWriter $writer ) {
		$this->ledger = $writer->ledger;
		$this->people = new People( $writer->ledger );
	}

	/**
	 * Makes missing attributes. Existing attributes and terms of the shop are used and stay the owner's.
	 *
	 * @return list<\WP_Error|null> Errors.
	 */
	public function new_attributes(): array {
		$errors = array();
		foreach ( Files::items( 'shop/attributes' ) as $slug => $fields ) {
			if ( 0 === wc_attribute_taxonomy_id_by_name( $slug ) ) {
				$made = wc_create_attribute(
					array(
						'name'         => Files::text( $fields, 'name' ),
						'slug'         => $slug,
						'type'         => 'select',
						'order_by'     => 'menu_order',
						'has_archives' => false,
					)
				);
				if ( $made instanceof \WP_Error ) {
					$errors[] = $made;
					continue;
				}
				$this->ledger->remember( 'attribute/' . $slug, 'attribute', $made );
			}
			$taxonomy = wc_attribute_taxonomy_name( $slug );
			if ( ! taxonomy_exists( $taxonomy ) ) {
				// WooCommerce registers it from the next request on.
				register_taxonomy(
					$taxonomy,
					array( 'product' ),
					array(
						'hierarchical' => false,
						'public'       => false,
						'show_ui'      => false,
						'rewrite'      => false,
					)
				);
			}
			$terms = Value::group( $fields, 'terms' );
			$order = array_flip( array_keys( $terms ) );
			foreach ( $this->people->new_terms( $taxonomy, $terms ) as $term => $id ) {
				update_term_meta( $id, 'order', $order[ $term ] ?? 0 );
			}
		}

		return $errors;
	}

	/**
	 * Makes an empty draft of every product.
	 *
	 * @return list<\WP_Error|null> Errors.
	 */
	public function outlines(): array {
		$errors = array();
		foreach ( Files::items( 'shop/products' ) as $slug => $fields ) {
			$errors[] = $this->writer
				->outline( 'product/' . $slug, 'product', $slug, Files::text( $fields, 'title' ) );
		}
		return $errors;
	}

	/**
	 * Fills in products and publishes them.
	 *
	 * @param array<string, array<string, mixed>> $products Its fields in products.json.
	 * @return list<\WP_Error|null> Errors.
	 */
	public function fill( array $products ): array {
		$errors = array();
		foreach ( $products as $slug => $fields ) {
			$key     = 'product/' . $slug;
			$content = $this->writer->filled( Files::markup( 'shop/products/' . $slug ) );
			$source  = md5( $content . wp_json_encode( $fields ) );
			if ( ! $this->writer->wants( $key, $source ) ) {
				continue;
			}
			try {
				$id = $this->product( $this->ledger->id( $key ), $content, $fields );
				$this->variations( $slug, $id, $fields );
				$this->reviews( $id, $fields );
				$this->ledger->remember( $key, 'post', $id, Fingerprint::of( $id ), $source );
			} catch ( \WC_Data_Exception $error ) {
				$errors[] = new \WP_Error(
					'eidan_demo_product',
					Files::text( $fields, 'title' ) . ': ' . $error->getMessage()
				);
			}
		}
		return $errors;
	}

	/**
	 * Stores a product.
	 *
	 * @param int                  $id      Its draft.
	 * @param string               $content Description.
	 * @param array<string, mixed> $fields  Its fields in products.json.
	 * @return int Product.
	 * @throws \WC_Data_Exception If WooCommerce refuses a value, such as a SKU that is taken.
	 */
	private function product( int $id, string $content, array $fields ): int {
		$product = 'variable' === Files::text( $fields, 'type' )
			? new \WC_Product_Variable( $id )
			: new \WC_Product_Simple( $id );
		$product->set_name( Files::text( $fields, 'title' ) );
		$product->set_description( $content );
		$product->set_short_description( Files::text( $fields, 'excerpt' ) );
		$product->set_status( 'publish' );
		$product->set_date_created( time() - Files::number( $fields, 'days' ) * DAY_IN_SECONDS );
		$product->set_featured( true === ( $fields['featured'] ?? false ) );
		$product->set_reviews_allowed( true );
		$product->set_sku( Files::text( $fields, 'sku' ) );
		$product->set_weight( Files::text( $fields, 'weight' ) );
		$product->set_image_id( $this->image( Files::text( $fields, 'picture' ) ) );
		$product->set_gallery_image_ids( array_map( $this->image( ... ), Files::strings( $fields, 'gallery' ) ) );
		$product->set_upsell_ids( $this->others( $fields, 'upSells' ) );
		$product->set_cross_sell_ids( $this->others( $fields, 'crossSells' ) );
		$product->set_attributes( self::attributes( $fields ) );
		if ( $product instanceof \WC_Product_Simple ) {
			self::offer( $product, $fields );
			self::download( $product, Files::text( $fields, 'download' ) );
		}
		$id = $product->save();
		$this->people->assign( $id, 'product_cat', Files::strings( $fields, 'categories' ) );
		if ( taxonomy_exists( 'product_brand' ) ) {
			$this->people->assign( $id, 'product_brand', array( Files::text( $fields, 'brand' ) ) );
		}
		return $id;
	}

	/**
	 * Stores the variations of a product and updates its price range.
	 *
	 * @param string               $slug   Its key.
	 * @param int                  $id     Product.
	 * @param array<string, mixed> $fields Its fields in products.json.
	 * @throws \WC_Data_Exception If WooCommerce refuses a value.
	 */
	private function variations( string $slug, int $id, array $fields ): void {
		$axes  = array_map( 'strval', array_keys( Value::group( $fields, 'attributes' ) ) );
		$given = array_values( array_filter( Value::group( $fields, 'variations' ), 'is_array' ) );
		foreach ( $given as $order => $entry ) {
			$variation = Files::fields( $entry ) + array( 'virtual' => $fields['virtual'] ?? false );
			$chosen    = array();
			foreach ( $axes as $axis ) {
				$chosen[ wc_attribute_taxonomy_name( $axis ) ] = Files::text( $variation, $axis );
			}
			$key    = "variation/$slug/" . implode( '/', $chosen );
			$object = new \WC_Product_Variation( $this->ledger->id( $key ) );
			$object->set_parent_id( $id );
			$object->set_status( 'publish' );
			$object->set_menu_order( $order );
			$object->set_attributes( $chosen );
			$object->set_image_id( $this->image( Files::text( $variation, 'picture' ) ) );
			self::offer( $object, $variation );
			$made = $object->save();
			$this->ledger->remember( $key, 'post', $made, Fingerprint::of( $made ) );
		}
		if ( array() !== $given ) {
			\WC_Product_Variable::sync( $id );
		}
	}

	/**
	 * Sets price, stock, and whether the product is shipped.
	 *
	 * @param \WC_Product          $product Product or variation.
	 * @param array<string, mixed> $fields  Its fields in products.json.
	 */
	private static function offer( \WC_Product $product, array $fields ): void {
		$product->set_regular_price( Files::text( $fields, 'price' ) );
		$product->set_sale_price( Files::text( $fields, 'sale' ) );
		$product->set_virtual( true === ( $fields['virtual'] ?? false ) );
		$product->set_manage_stock( isset( $fields['stock'] ) );
		if ( isset( $fields['stock'] ) ) {
			$product->set_stock_quantity( Files::number( $fields, 'stock' ) );
		}
	}

	/**
	 * Adds the file for buyers: a copy in WooCommerce's uploads folder, from which files may be sold.
	 *
	 * @param \WC_Product $product
	 * @param string      $name    File in assets/demo/shop/files/, or ''.
	 */
	private static function download( \WC_Product $product, string $name ): void {
		$folder = wp_upload_dir( null, false );
		if ( '' === $name || false !== $folder['error'] ) {
			return;
		}
		$path = $folder['basedir'] . '/woocommerce_uploads/eidan-' . $name;
		if (
			! is_file( $path )
			&& ( ! wp_mkdir_p( dirname( $path ) ) || ! copy( Files::DIR . 'shop/files/' . $name, $path ) )
		) {
			return;
		}
		$file = new \WC_Product_Download();
		$file->set_id( md5( $name ) );
		$file->set_name( $product->get_name() );
		$file->set_file( $folder['baseurl'] . '/woocommerce_uploads/eidan-' . $name );
		$product->set_downloadable( true );
		$product->set_downloads( array( $file ) );
	}

	/** Deletes the copied files. */
	public static function delete_files(): void {
		foreach ( Files::items( 'shop/products' ) as $fields ) {
			$name = Files::text( $fields, 'download' );
			if ( '' !== $name ) {
				wp_delete_file( wp_upload_dir( null, false )['basedir'] . '/woocommerce_uploads/eidan-' . $name );
			}
		}
	}

	/**
	 * The attributes of a product.
	 *
	 * @param array<string, mixed> $fields Its fields in products.json.
	 * @return list<\WC_Product_Attribute>
	 */
	private static function attributes( array $fields ): array {
		$attributes = array();
		$given      = Value::group( $fields, 'attributes' );
		foreach ( $given as $slug => $terms ) {
			$taxonomy = wc_attribute_taxonomy_name( (string) $slug );
			$options  = array();
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$found = is_string( $term ) ? get_term_by( 'slug', $term, $taxonomy ) : false;
				if ( $found instanceof \WP_Term ) {
					$options[] = $found->term_id;
				}
			}
			$attribute = new \WC_Product_Attribute();
			$attribute->set_id( wc_attribute_taxonomy_id_by_name( (string) $slug ) );
			$attribute->set_name( $taxonomy );
			$attribute->set_options( $options );
			$attribute->set_position( count( $attributes ) );
			$attribute->set_visible( true );
			$attribute->set_variation( true );
			$attributes[] = $attribute;
		}
		return $attributes;
	}

	/**
	 * Adds reviews, once.
	 *
	 * @param int                  $id     Product.
	 * @param array<string, mixed> $fields Its fields in products.json.
	 */
	private function reviews( int $id, array $fields ): void {
		$given = array_filter( Value::group( $fields, 'reviews' ), 'is_array' );
		if ( array() === $given || (int) get_comments_number( $id ) > 0 ) {
			return;
		}
		foreach ( array_map( Files::fields( ... ), $given ) as $review ) {
			$when    = time() - Files::number( $review, 'days' ) * DAY_IN_SECONDS;
			$comment = wp_insert_comment(
				array(
					'comment_post_ID'      => $id,
					'comment_type'         => 'review',
					'comment_approved'     => '1',
					'comment_author'       => wp_slash( Files::text( $review, 'name' ) ),
					'comment_author_email' => 'reader@eidan-demo.invalid',
					'comment_content'      => wp_slash( Files::text( $review, 'text' ) ),
					'comment_date_gmt'     => gmdate( 'Y-m-d H:i:s', $when ),
					'comment_date'         => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $when ) ),
				)
			);
			if ( false !== $comment ) {
				update_comment_meta( $comment, 'rating', $review['stars'] ?? 5 );
				update_comment_meta( $comment, 'verified', 1 );
			}
		}
		\WC_Comments::clear_transients( $id );
	}

	/** Id of an image by its key. */
	private function image( string $key ): int {
		return $this->ledger->id( 'picture/' . $key );
	}

	/**
	 * Ids of other products that a product recommends.
	 *
	 * @param array<string, mixed> $fields Its fields in products.json.
	 * @param string               $name   'upSells' or 'crossSells'.
	 * @return list<int>
	 */
	private function others( array $fields, string $name ): array {
		return array_map(
			fn( string $slug ): int => $this->ledger->id( 'product/' . $slug ),
			Files::strings( $fields, $name )
		);
	}
}
