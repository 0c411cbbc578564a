<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Lists\Lists;
use Eidan\Tests\TestCase;
use WC_Product;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * Tests of lists of products, on a real WooCommerce.
 */
final class ProductListTest extends TestCase {

	private const ALL = array(
		'image',
		'sale',
		'category',
		'title',
		'rating',
		'price',
		'excerpt',
		'stock',
		'quantity',
		'add-to-cart',
		'quick-view',
	);

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1 ) ) as $product ) {
			$product->delete( true );
		}
	}

	/** @param array<string, mixed> $props Properties of the product. */
	private function product( string $name, array $props = array() ): WC_Product {
		$product = new WC_Product_Simple();
		$product->set_props( $props + array( 'name' => $name, 'regular_price' => '10', 'status' => 'publish' ) );
		$product->save();
		return $product;
	}

	/** @param array<int|string, string> $prices Sale price by regular price; '' = not on sale. */
	private function variable( string $name, array $prices ): WC_Product_Variable {
		$parent    = new WC_Product_Variable();
		$attribute = new \WC_Product_Attribute();
		$attribute->set_name( 'Size' );
		$attribute->set_options( array_map( 'strval', array_keys( $prices ) ) );
		$attribute->set_variation( true );
		$parent->set_props( array( 'name' => $name, 'attributes' => array( $attribute ) ) );
		$parent->save();
		foreach ( $prices as $price => $sale ) {
			$variation = new WC_Product_Variation();
			$variation->set_props(
				array(
					'parent_id'     => $parent->get_id(),
					'attributes'    => array( 'size' => (string) $price ),
					'regular_price' => (string) $price,
					'sale_price'    => $sale,
				)
			);
			$variation->save();
		}
		WC_Product_Variable::sync( $parent->get_id() );
		return wc_get_product( $parent->get_id() );
	}

	/**
	 * @param array<string, mixed> $query Query of the block. @param array<string, mixed> $more Its other attributes.
	 */
	private function shown( array $query = array(), array $more = array() ): string {
		return do_blocks(
			'<!-- wp:eidan/product-list '
				. wp_json_encode(
					$more + array( 'query' => $query + array( 'postType' => 'product' ), 'elements' => self::ALL )
				)
				. ' /-->'
		);
	}

	/** @return list<string> Names of the products in their order. */
	private function names( string $html ): array {
		preg_match_all( '~<h3 class="eidan-product__title"><a [^>]*>([^<]*)~', $html, $found );
		return $found[1];
	}

	public function test_orders_are_those_of_the_shop(): void {
		$this->product( 'A', array( 'regular_price' => '30', 'total_sales' => 5, 'average_rating' => 3 ) );
		$this->product( 'B', array( 'regular_price' => '10', 'total_sales' => 9, 'average_rating' => 5 ) );
		$this->product( 'C', array( 'regular_price' => '20', 'total_sales' => 1, 'average_rating' => 4 ) );
		self::assertSame( array( 'B', 'C', 'A' ), $this->names( $this->shown( array( 'order' => 'price-asc' ) ) ) );
		self::assertSame( array( 'A', 'C', 'B' ), $this->names( $this->shown( array( 'order' => 'price-desc' ) ) ) );
		self::assertSame( array( 'B', 'A', 'C' ), $this->names( $this->shown( array( 'order' => 'best-selling' ) ) ) );
		self::assertSame( array( 'B', 'C', 'A' ), $this->names( $this->shown( array( 'order' => 'top-rated' ) ) ) );
	}

	public function test_conditions_are_those_of_the_shop(): void {
		$this->product( 'Sale', array( 'sale_price' => '5' ) );
		$this->product( 'Featured', array( 'featured' => true, 'regular_price' => '40' ) );
		$this->product(
			'Out',
			array( 'stock_status' => 'outofstock', 'regular_price' => '20', 'average_rating' => 4 )
		);
		self::assertSame( array( 'Sale' ), $this->names( $this->shown( array( 'onSale' => true ) ) ) );
		self::assertSame( array( 'Featured' ), $this->names( $this->shown( array( 'featured' => true ) ) ) );
		self::assertEqualsCanonicalizing(
			array( 'Sale', 'Featured' ),
			$this->names( $this->shown( array( 'inStock' => true ) ) )
		);
		self::assertSame( array( 'Out' ), $this->names( $this->shown( array( 'minPrice' => 15, 'maxPrice' => 30 ) ) ) );
		self::assertSame( array( 'Out' ), $this->names( $this->shown( array( 'minRating' => 3.5 ) ) ) );
	}

	/** @return array<string, array{list<string>, list<string>, 2?: array<string, string>}> */
	public static function shown_prices(): array {
		return array(
			'entered without, shown with taxes' => array( array( 'A', 'B' ), array( 'B', 'C' ) ),
			'entered with taxes'                => array(
				array( 'A', 'B', 'C' ),
				array( 'D' ),
				array( 'woocommerce_prices_include_tax' => 'yes' ),
			),
			'shown without taxes'               => array(
				array( 'A', 'B', 'C' ),
				array( 'D' ),
				array( 'woocommerce_tax_display_shop' => 'excl' ),
			),
			'no taxes'                          => array(
				array( 'A', 'B', 'C' ),
				array( 'D' ),
				array( 'woocommerce_calc_taxes' => 'no' ),
			),
		);
	}

	/**
	 * @dataProvider shown_prices
	 * @param list<string>          $cheap   Products of up to 100.
	 * @param list<string>          $dear    Products from 100, less than 150.
	 * @param array<string, string> $options Options of WooCommerce.
	 */
	public function test_limits_of_the_price_are_those_that_visitors_see(
		array $cheap,
		array $dear,
		array $options = array()
	): void {
		foreach (
			$options + array(
				'woocommerce_calc_taxes'         => 'yes',
				'woocommerce_prices_include_tax' => 'no',
				'woocommerce_tax_display_shop'   => 'incl',
				'woocommerce_default_country'    => 'DE',
			) as $name => $value
		) {
			update_option( $name, $value );
		}
		\WC_Tax::_insert_tax_rate(
			array( 'tax_rate_country' => 'DE', 'tax_rate' => '19', 'tax_rate_name' => 'VAT', 'tax_rate_priority' => 1 )
		);
		// B costs 100.00 with taxes.
		foreach ( array( 'A' => '80', 'B' => '84.03', 'C' => '90', 'D' => '130' ) as $name => $price ) {
			$this->product( $name, array( 'regular_price' => $price ) );
		}
		$limited = fn( array $query ): array =>
			$this->names( $this->shown( $query + array( 'order' => 'title-asc' ) ) );
		self::assertSame( $cheap, $limited( array( 'maxPrice' => 100 ) ) );
		self::assertSame( $dear, $limited( array( 'minPrice' => 100, 'maxPrice' => 150 ) ) );
	}

	public function test_a_product_is_on_sale_with_one_of_its_variations_as_in_the_shop(): void {
		$this->product( 'Full price' );
		foreach (
			array( 'Reduced' => array( '10' => '8', '12' => '' ), 'Not reduced' => array( '10' => '' ) ) as $name =>
				$prices
		) {
			$this->variable( $name, $prices );
		}
		$gone = $this->variable( 'No longer', array( '10' => '8', '12' => '' ) );
		wp_update_post( array( 'ID' => $gone->get_children()[0], 'post_status' => 'private' ) );
		$html = $this->shown( array( 'onSale' => true ), array( 'pagination' => 'standard' ) );
		self::assertSame( array( 'Reduced' ), $this->names( $html ) );
		delete_transient( 'wc_products_onsale' );
		$reduced = array_intersect(
			wc_get_product_ids_on_sale(),
			wc_get_products( array( 'limit' => -1, 'return' => 'ids' ) )
		);
		self::assertSame(
			array( 'Reduced' ),
			array_map( static fn ( int $id ): string => get_the_title( $id ), array_values( $reduced ) )
		);
	}

	public function test_the_catalogue_is_respected_in_lists_and_counts(): void {
		$term = wp_insert_term( 'Cups', 'product_cat' )['term_id'];
		$this->product( 'Seen', array( 'category_ids' => array( $term ) ) );
		$this->product( 'Hidden', array( 'catalog_visibility' => 'hidden', 'category_ids' => array( $term ) ) );
		$this->product( 'Search only', array( 'catalog_visibility' => 'search', 'category_ids' => array( $term ) ) );
		$this->product( 'Out', array( 'stock_status' => 'outofstock', 'category_ids' => array( $term ) ) );
		$html = $this->shown(
			array( 'order' => 'title-asc' ),
			array( 'filter' => array( 'taxonomy' => 'product_cat' ) )
		);
		self::assertSame( array( 'Out', 'Seen' ), $this->names( $html ) );
		self::assertStringContainsString( '>Cups<span class="eidan-list__count"> 2</span>', $html );
		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		$html = $this->shown(
			array( 'order' => 'title-asc' ),
			array( 'filter' => array( 'taxonomy' => 'product_cat' ) )
		);
		self::assertSame( array( 'Seen' ), $this->names( $html ) );
		self::assertStringContainsString( '>Cups<span class="eidan-list__count"> 1</span>', $html );
	}

	public function test_up_sells_cross_sells_and_related(): void {
		$term    = wp_insert_term( 'Cups', 'product_cat' )['term_id'];
		$up      = $this->product( 'Up' );
		$cross   = $this->product( 'Cross' );
		$kin     = $this->product( 'Kin', array( 'category_ids' => array( $term ) ) );
		$current = $this->product(
			'Current',
			array(
				'upsell_ids'     => array( $up->get_id() ),
				'cross_sell_ids' => array( $cross->get_id() ),
				'category_ids'   => array( $term ),
			)
		);
		$on      = function ( WC_Product $product, string $context ): array {
			$this->go_to( $product->get_permalink() );
			return $this->names(
				$this->render(
					'<!-- wp:eidan/product-list '
						. wp_json_encode( array( 'query' => array( 'postType' => 'product', 'context' => $context ) ) )
						. ' /-->',
					$product->get_id()
				)
			);
		};
		self::assertSame( array( 'Up' ), $on( $current, 'up-sells' ) );
		self::assertSame( array( 'Cross' ), $on( $current, 'cross-sells' ) );
		self::assertSame( array( 'Kin' ), $on( $current, 'related' ) );
		self::assertSame( array(), $on( $kin, 'up-sells' ), 'of none, nothing' );
	}

	public function test_a_product_of_another_shop_without_an_address_leads_to_its_page(): void {
		foreach ( array( 'https://example.org/cup', '' ) as $address ) {
			$product = new \WC_Product_External();
			$product->set_props(
				array(
					'name'          => 'Cup',
					'regular_price' => '10',
					'product_url'   => $address,
					'button_text'   => 'Buy there',
				)
			);
			$product->save();
			$button = $this->dom( $this->shown( array( 'include' => array( $product->get_id() ) ) ) )
				->query( '//a[contains(@class,"eidan-product__button")]' )
				->item( 0 );
			self::assertSame(
				'' === $address ? array( $product->get_permalink(), 'Read more' ) : array( $address, 'Buy there' ),
				array( $button->getAttribute( 'href' ), $button->firstChild->textContent )
			);
		}
	}

	public function test_a_product_without_an_image_has_the_shops_placeholder_whatever_that_is(): void {
		$product = $this->product( 'Cup' );
		foreach ( array( 'https://example.org/own.png', 987654321, '' ) as $option ) {
			update_option( 'woocommerce_placeholder_image', $option );
			$image = $this->dom( $this->shown( array( 'include' => array( $product->get_id() ) ) ) )
				->query( '//*[contains(@class,"eidan-product__figure")]/img' );
			self::assertSame( 1, $image->length, (string) $option );
			self::assertSame( wc_placeholder_img_src( 'woocommerce_single' ), $image[0]->getAttribute( 'src' ) );
			self::assertSame( '', $image[0]->getAttribute( 'alt' ) );
		}
	}

	public function test_prices_are_woocommerces_own(): void {
		$product = $this->product( 'Cup', array( 'regular_price' => '12.5', 'sale_price' => '9.99' ) );
		self::assertStringContainsString( $product->get_price_html(), $this->shown() );
		$filter = static fn (): string => '<span class="from-a-plugin">ask</span>';
		add_filter( 'woocommerce_get_price_html', $filter );
		self::assertStringContainsString( '<span class="from-a-plugin">ask</span>', $this->shown() );
	}

	public function test_nothing_is_said_of_products_that_are_not_public(): void {
		foreach ( array( 'draft', 'private', 'pending', 'future', 'trash' ) as $status ) {
			$this->product(
				"Canary $status",
				array(
					'status'            => $status,
					'regular_price'     => '777',
					'short_description' => 'Canary words',
					'date_created'      => 'future' === $status ? time() + DAY_IN_SECONDS : time(),
				)
			);
		}
		$this->product(
			'Behind a password',
			array(
				'regular_price'     => '777',
				'sale_price'        => '666',
				'short_description' => 'Canary words',
				'post_password'     => 'secret',
				'stock_status'      => 'outofstock',
			)
		);
		$this->act_as( 'administrator' );
		foreach ( array( 'price-asc', 'date-desc', 'best-selling' ) as $order ) {
			$html = $this->shown( array( 'order' => $order ) );
			self::assertStringNotContainsString( 'Canary', $html );
			self::assertStringNotContainsString( '777', $html );
			self::assertStringNotContainsString( '666', $html );
			self::assertStringNotContainsString( 'add-to-cart"', $html );
			self::assertStringNotContainsString( 'Out of stock', $html );
			self::assertCount( 1, $this->names( $html ) );
		}
	}

	public function test_a_name_with_script_runs_nowhere(): void {
		global $wpdb;
		foreach ( \Eidan\Tests\Matrix\StoredScriptTest::payloads() as $payload ) {
			$product = $this->product( 'Cup', array( 'short_description' => 'x' ) );
			$wpdb->update(
				$wpdb->posts,
				array( 'post_title' => $payload, 'post_excerpt' => $payload ),
				array( 'ID' => $product->get_id() )
			);
		}
		wp_cache_flush();
		foreach ( array( 'grid', 'list', 'slider', 'masonry' ) as $layout ) {
			$html = $this->shown( array( 'perPage' => 100 ), array( 'layout' => $layout ) );
			self::assertSame(
				0,
				$this->dom( $html )->query(
					'//script[contains(., "eidanXss")] | //*[@*[starts-with(name(), "on")]] | '
						. '//a[starts-with(normalize-space(@href), "javascript")] | //iframe'
				)->length,
				$layout
			);
		}
	}

	public function test_a_page_costs_at_most_twelve_queries_with_everything_on_cards(): void {
		for ( $index = 0; $index < 12; $index++ ) {
			if ( 0 === $index % 3 ) {
				$this->variable( "Variable $index", array( 10 + $index => '', 20 + $index => '' ) );
				continue;
			}
			$this->product(
				"Cup $index",
				array(
					'image_id'          => $this->create_attachment(),
					'gallery_image_ids' => array( $this->create_attachment() ),
				)
			);
		}
		$more = array( 'elements' => self::ALL, 'filter' => array( 'taxonomy' => 'product_cat' ) );
		foreach ( array( 'date-desc', 'price-asc', 'best-selling' ) as $order ) {
			$this->shown( array( 'order' => $order ), $more );
			wp_cache_flush();
			wp_load_alloptions();
			// The queries of the theme, which run once for each page.
			wp_get_global_settings();
			$asked = array();
			$note  = static function ( string $sql ) use ( &$asked ): string {
				$asked[] = substr( (string) preg_replace( '/\s+/', ' ', $sql ), 0, 200 );
				return $sql;
			};
			add_filter( 'query', $note );
			$this->shown( array( 'order' => $order ), $more );
			remove_filter( 'query', $note );
			self::assertLessThanOrEqual( 12, count( $asked ), $order . ":\n" . implode( "\n", $asked ) );
		}
	}

	public function test_answers_that_depend_on_the_shopper_are_kept_by_nobody(): void {
		$this->product( 'A' );
		$this->product( 'B' );
		$ask = function (): \WP_REST_Response {
			$html = Lists::render(
				array(
					'template'   => 'product',
					'query'      => array( 'postType' => 'product', 'perPage' => 1 ),
					'pagination' => 'load-more',
					'elements'   => array( 'title', 'price' ),
				)
			);
			$list = json_decode(
				html_entity_decode( (string) preg_replace( '~.*data-eidan-list="([^"]*)".*~s', '$1', $html ) ),
				true
			);
			return $this->rest(
				'GET',
				'/eidan/v1/get-posts',
				array( 'options' => array( 'settings' => $list['settings'], 'next_page' => 2 ) )
			);
		};
		self::assertStringStartsWith( 'public', $ask()->get_headers()['Cache-Control'] );
		add_filter( 'woocommerce_product_get_price', static fn (): string => '5' );
		$answer = $ask();
		self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] );
		self::assertStringContainsString( '5.00', $answer->get_data()['data']['html'] );
	}
}
