<?php
/**
 * The shop of the demo.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Demo\Shop\Products;
use Eidan\Demo\Shop\Setup;

/** A few products of the studio, on sites whose WooCommerce has no other products. */
final class Shop {

	/** Products per step; each takes a dozen queries, and more with variations. */
	private const CHUNK = 3;

	/** @param ItemWriter $writer Writes items. */
	public function __construct( private readonly ItemWriter $writer ) {}

	/** Whether the demo has a shop here: never next to products or orders of the owner. */
	public static function is_on( Ledger $ledger ): bool {
		if ( ! self::has_woocommerce() ) {
			return false;
		}
		foreach ( array_keys( $ledger->made() ) as $key ) {
			if ( str_starts_with( (string) $key, 'product/' ) ) {
				return true;
			}
		}
		return Starters::has( 'products' ) && self::is_empty();
	}

	/** Whether WooCommerce is active. */
	public static function has_woocommerce(): bool {
		return class_exists( \WooCommerce::class, false ) && post_type_exists( 'product' );
	}

	/** @return list<int> WooCommerce's own pages, which it creates itself. */
	public static function pages(): array {
		if ( ! self::has_woocommerce() ) {
			return array();
		}
		return array_values(
			array_filter(
				array_map(
					'wc_get_page_id',
					array( 'shop', 'cart', 'checkout', 'myaccount', 'terms', 'refund_returns' )
				),
				static fn( int $id ): bool => $id > 0
			)
		);
	}

	/** Whether there are no products and no orders. */
	private static function is_empty(): bool {
		$products = get_posts(
			array(
				'post_type'   => 'product',
				'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'numberposts' => 1,
				'fields'      => 'ids',
			)
		);
		return array() === $products && array() === wc_get_orders(
			array(
				'limit'  => 1,
				'return' => 'ids',
			)
		);
	}

	/**
	 * The steps of the importer that make the shop.
	 *
	 * @param bool                                $with_setup Whether to set up payment, shipping and currency, too, if
	 *                                                        the owner agreed to the demo's look.
	 * @param callable                              $note       Collects errors: any number of `\WP_Error|null`.
	 * @return list<array{string, callable(): void}> Label and function of each step.
	 */
	public function steps( bool $with_setup, callable $note ): array {
		$products = new Products( $this->writer );
		$steps    = array(
			array(
				__( 'Shop', 'eidan' ),
				function () use ( $with_setup, $products, $note ): void {
					if ( $with_setup ) {
						( new Setup( $this->writer->ledger ) )->run();
					}
					( new People( $this->writer->ledger ) )->terms( 'shop/terms' );
					$this->category_images();
					$note( ...$products->new_attributes() );
					$note( ...$products->outlines() );
				},
			),
		);
		foreach ( array_chunk( Files::items( 'shop/products' ), self::CHUNK, true ) as $items ) {
			$steps[] = array(
				__( 'Products', 'eidan' ),
				static function () use ( $products, $items, $note ): void {
					$note( ...$products->fill( $items ) );
				},
			);
		}
		return $steps;
	}

	/** Sets the images of the demo's categories. */
	private function category_images(): void {
		$categories = Files::json( 'shop/terms' )['product_cat'] ?? array();
		foreach ( is_array( $categories ) ? $categories : array() as $slug => $fields ) {
			$image = is_array( $fields ) && is_string( $fields['picture'] ?? null )
				? $this->writer->ledger->id( 'picture/' . $fields['picture'] )
				: 0;
			$term  = $this->writer->ledger->id( 'term/product_cat/' . $slug );
			if ( $image > 0 && $term > 0 ) {
				update_term_meta( $term, 'thumbnail_id', $image );
			}
		}
	}
}
