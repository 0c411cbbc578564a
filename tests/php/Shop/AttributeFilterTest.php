<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Lists\Filters\Counts;
use Eidan\Lists\Filters\FilterTerms;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Sources;
use Eidan\Tests\TestCase;

/**
 * Attributes that visitors choose have to be true of one variation that can be had.
 */
final class AttributeFilterTest extends TestCase {

	private Catalogue $shop;

	private int $product;

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1 ) ) as $product ) {
			$product->delete( true );
		}
		$this->shop    = new Catalogue( 0 );
		$this->product = $this->shop->varied(
			array(
				array( 'red', 's', 'instock', 'publish' ),
				array( 'red', 'm', 'outofstock', 'publish' ),
				array( 'blue', '', 'instock', 'publish' ),
				array( 'green', 'l', 'instock', 'private' ),
			)
		);
	}

	private static function config(): Config {
		return Config::parse(
			array(
				'query'  => array( 'postType' => 'product' ),
				'filter' => array(
					'groups' => array(
						array( 'taxonomy' => Catalogue::COLOUR, 'multiple' => true ),
						array( 'taxonomy' => Catalogue::SIZE, 'multiple' => true ),
					),
				),
			)
		);
	}

	/**
	 * @param list<string> $colours
	 * @param list<string> $sizes
	 */
	private function is_found( array $colours, array $sizes = array() ): bool {
		$choice = array_filter( array( Catalogue::COLOUR => $colours, Catalogue::SIZE => $sizes ) );
		$found  = Sources::find( self::config(), new State( 1, $choice ) );
		self::assertSame( count( $found->items ), $found->total );

		return array( $this->product ) === array_map( static fn( $item ): int => $item->post->ID, $found->items );
	}

	/**
	 * @param array<string, list<string>> $choice
	 * @return array<string, int> Counts by slug.
	 */
	private function counts( array $choice = array() ): array {
		$config = self::config();
		$counts = Counts::of( $config, FilterTerms::of( $config ), $choice );
		$slugs  = array();
		foreach ( $this->shop->terms as $name => $term ) {
			$slugs[ basename( $name ) ] = $counts[ $term ] ?? 0;
		}

		return array_intersect_key( $slugs, array_flip( array( ...Catalogue::COLOURS, ...Catalogue::SIZES ) ) );
	}

	public function test_a_variation_that_is_sold_out_or_switched_off_does_not_count(): void {
		self::assertTrue( $this->is_found( array( 'red' ) ) );
		self::assertTrue( $this->is_found( array( 'red' ), array( 's' ) ) );
		self::assertFalse( $this->is_found( array( 'red' ), array( 'm' ) ), 'Sold out.' );
		self::assertFalse( $this->is_found( array( 'green' ) ), 'Switched off.' );
		self::assertFalse( $this->is_found( array( 'red' ), array( 'l' ) ), 'Of two variations.' );
		self::assertTrue( $this->is_found( array( 'red', 'blue' ), array( 'l' ) ), 'Either.' );
	}

	public function test_any_value_is_each(): void {
		foreach ( Catalogue::SIZES as $size ) {
			self::assertTrue( $this->is_found( array( 'blue' ), array( $size ) ) );
		}
	}

	public function test_several_attributes_have_counts(): void {
		$all = array( 'red' => 1, 'blue' => 1, 'green' => 0, 's' => 1, 'm' => 1, 'l' => 1 );
		self::assertSame( $all, $this->counts() );
		self::assertSame(
			array_replace( $all, array( 'm' => 0, 'l' => 0 ) ),
			$this->counts( array( Catalogue::COLOUR => array( 'red' ) ) )
		);
		self::assertSame(
			array_replace( $all, array( 'red' => 0 ) ),
			$this->counts( array( Catalogue::SIZE => array( 'm', 'l' ) ) )
		);
	}

	public function test_without_the_table_terms_of_the_product_are_asked(): void {
		update_option( 'woocommerce_attribute_lookup_enabled', 'no' );
		self::assertTrue( $this->is_found( array( 'green' ), array( 'm' ) ) );
		self::assertSame( 1, $this->counts()['green'] );
		update_option( 'woocommerce_attribute_lookup_enabled', 'yes' );
		self::assertFalse( $this->is_found( array( 'green' ), array( 'm' ) ), 'What was kept is not used.' );
	}

	public function test_a_hidden_product_counts_nowhere(): void {
		$product = wc_get_product( $this->product );
		$product->set_catalog_visibility( 'hidden' );
		$product->save();
		self::assertFalse( $this->is_found( array( 'red' ) ) );
		self::assertSame( array( 0 ), array_values( array_unique( $this->counts() ) ) );
	}

	public function test_brands_are_a_group_like_others(): void {
		if ( ! taxonomy_exists( 'product_brand' ) ) {
			self::markTestSkipped( 'this WooCommerce has no brands' );
		}
		$brand = wp_insert_term( 'Acme', 'product_brand' );
		wp_set_object_terms( $this->product, array( $brand['term_id'] ), 'product_brand' );
		$config = Config::parse(
			array(
				'query'  => array( 'postType' => 'product' ),
				'filter' => array( 'groups' => array( array( 'taxonomy' => 'product_brand' ) ) ),
			)
		);
		self::assertSame(
			array( 'product_brand' ),
			array_keys( FilterGroup::trusted( array( 'taxonomy' => 'product_brand' ), 'product' ) )
		);
		self::assertSame( 1, Counts::of( $config, FilterTerms::of( $config ) )[ $brand['term_id'] ] );
	}
}
