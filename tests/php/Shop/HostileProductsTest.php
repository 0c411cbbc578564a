<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Tests\Lists\HostileTest;

/**
 * The same hostile requests on a shop with a product in every status, whose price, name and image nobody may see.
 */
final class HostileProductsTest extends HostileTest {

	/** More than without a shop: WooCommerce itself takes queries for every REST request. */
	protected const QUERIES = 40;

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
	}

	protected function listed_types(): array {
		return array( 'post', 'product' );
	}

	protected function price_all(): void {
		global $wpdb;
		array_push( $this->song, '4711.08', '4,711.08' );
		$secret = array_flip( $this->canaries );
		foreach ( array( ...$this->open['product'], ...array_values( $this->canaries ) ) as $id ) {
			if ( 'product' !== get_post_type( $id ) ) {
				continue;
			}
			$price = isset( $secret[ $id ] ) ? '4711.08' : '12';
			foreach ( array( '_price', '_regular_price' ) as $key ) {
				update_post_meta( $id, $key, $price );
			}
			wp_set_object_terms( $id, 'simple', 'product_type' );
			$row = array(
				'product_id'     => $id,
				'min_price'      => $price,
				'max_price'      => $price,
				'stock_status'   => 'instock',
				'average_rating' => 0,
				'total_sales'    => 1,
			);
			$wpdb->replace( $wpdb->prefix . 'wc_product_meta_lookup', $row );
		}
	}
}
