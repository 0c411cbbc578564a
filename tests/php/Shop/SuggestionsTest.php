<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Panels\Suggestions;
use Eidan\Tests\TestCase;
use WC_Product_Simple;

/**
 * Tests of which products the search suggests, on a real WooCommerce.
 */
final class SuggestionsTest extends TestCase {

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
	}

	/** @return list<string> Titles of the suggestions. */
	private function suggested( string $query ): array {
		$this->go_to( "/?$query&eidan-suggest=10" );
		$titles = array_column( Suggestions::found( $GLOBALS['wp_query'] ), 'title' );
		sort( $titles );
		return $titles;
	}

	public function test_products_that_the_catalogue_hides_from_searches_are_not_suggested(): void {
		foreach ( array( 'visible', 'catalog', 'search', 'hidden' ) as $visibility ) {
			foreach ( array( 'publish', 'draft', 'private' ) as $status ) {
				$product = new WC_Product_Simple();
				$product->set_props(
					array(
						'name'               => "Quercus $visibility $status",
						'regular_price'      => '10',
						'status'             => $status,
						'catalog_visibility' => $visibility,
					)
				);
				$product->save();
			}
		}
		$gone = new WC_Product_Simple();
		$gone->set_props(
			array(
				'name'          => 'Quercus gone',
				'regular_price' => '10',
				'status'        => 'publish',
				'stock_status'  => 'outofstock',
			)
		);
		$gone->save();
		$shown = array( 'Quercus search publish', 'Quercus visible publish' );
		foreach ( array(
			's=quercus',
			's=quercus&post_type=product',
			's=quercus&post_type[]=product&post_type[]=post',
		) as $query ) {
			self::assertSame( array( 'Quercus gone', ...$shown ), $this->suggested( $query ), $query );
		}
		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		foreach ( array( 's=quercus', 's=quercus&post_type=product' ) as $query ) {
			self::assertSame( $shown, $this->suggested( $query ), $query );
		}
		self::assertFalse(
			apply_filters( 'woocommerce_redirect_single_search_result', true ),
			'One that is found is suggested, not gone to.'
		);
	}
}
