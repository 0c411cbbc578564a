<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Lists\Filters\FacetCounts;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Sources;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;
use WC_Product_Simple;

/**
 * What people report of other filters of products.
 */
final class ProductFilterReportsTest extends TestCase {

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1 ) ) as $product ) {
			$product->delete( true );
		}
		foreach (
			array(
				'woocommerce_calc_taxes'         => 'yes',
				'woocommerce_prices_include_tax' => 'no',
				'woocommerce_tax_display_shop'   => 'incl',
				'woocommerce_default_country'    => 'DE',
			) as $name => $value
		) {
			update_option( $name, $value );
		}
		foreach ( array( '' => '20', 'reduced-rate' => '5' ) as $class => $rate ) {
			\WC_Tax::_insert_tax_rate(
				array(
					'tax_rate_country' => 'DE',
					'tax_rate' => $rate,
					'tax_rate_class' => $class,
					'tax_rate_priority' => 1,
				)
			);
		}
	}

	/** @param array<string, mixed> $props Properties of the product. */
	private function product( string $name, array $props ): int {
		$product = new WC_Product_Simple();
		$product->set_props( $props + array( 'name' => $name, 'status' => 'publish' ) );

		return $product->save();
	}

	/** @return array<string, mixed> */
	private static function list(): array {
		return array(
			'id'         => 'shop',
			'query'      => array( 'postType' => 'product', 'perPage' => 2, 'order' => 'title-asc' ),
			'elements'   => array( 'title' ),
			'pagination' => 'standard',
			'filter'     => array(
				'groups' => array(
					array( 'facet' => 'price' ),
					array( 'facet' => 'stock' ),
					array( 'taxonomy' => 'product_cat' ),
				),
			),
		);
	}

	/** @return list<string> Names of the products that a range finds. */
	private function found( string $range ): array {
		$found = Sources::find( Config::parse( self::list() ), new State( 1, array( 'price' => array( $range ) ) ) );

		return array_map( static fn( $item ): string => $item->post->post_title, $found->items );
	}

	/** The cheapest and the dearest product were lost where prices are entered without tax and shown with it. */
	public function test_the_whole_range_finds_the_cheapest_and_the_dearest(): void {
		$this->product( 'A', array( 'regular_price' => '227.55' ) );
		$this->product( 'B', array( 'regular_price' => '1748.25' ) );
		$ends = FacetCounts::of( Config::parse( self::list() ) )['price'];
		self::assertSame( array( 'low' => 2730600, 'high' => 20979000 ), $ends );
		self::assertSame( array( 'A', 'B' ), $this->found( '273.06-2097.9' ) );
		self::assertSame( array(), $this->found( '273.07-2097.89' ) );
		preg_match( '~type="range"[^>]*min="([0-9.]+)" max="([0-9.]+)"~', Lists::render( self::list() ), $slider );
		self::assertLessThanOrEqual( 273.06, (float) $slider[1] );
		self::assertGreaterThanOrEqual( 2097.9, (float) $slider[2], 'Rounded outwards.' );
	}

	/** A product without tax was not found at its own price, and a lower tax made a dearer product the cheaper one. */
	public function test_each_product_has_its_own_tax(): void {
		$this->product( 'Free', array( 'regular_price' => '10', 'tax_status' => 'none' ) );
		$this->product( 'Full', array( 'regular_price' => '90' ) );
		$this->product( 'Reduced', array( 'regular_price' => '100', 'tax_class' => 'reduced-rate' ) );
		self::assertSame( array( 'Free' ), $this->found( '10-10' ) );
		self::assertSame( array( 'Reduced' ), $this->found( '104-106' ) );
		self::assertSame( array( 'Full' ), $this->found( '108-108' ) );
	}

	/** Categories of hidden products alone were offered, with a number, and led to nothing. */
	public function test_a_category_of_hidden_products_is_not_offered(): void {
		$term = wp_insert_term( 'Secret', 'product_cat' )['term_id'];
		$this->product(
			'A',
			array( 'regular_price' => '1', 'catalog_visibility' => 'hidden', 'category_ids' => array( $term ) )
		);
		$this->product( 'B', array( 'regular_price' => '2' ) );
		self::assertStringNotContainsString( 'Secret', Lists::render( self::list() ) );
	}

	/** Filters on page 2 led to page 2 of less, which was empty. */
	public function test_a_filter_on_page_two_leads_to_page_one(): void {
		foreach ( array( 'A', 'B', 'C', 'D' ) as $place => $name ) {
			$this->product( $name, array( 'regular_price' => (string) ( 10 + $place ) ) );
		}
		$_GET['eidan-shop-page'] = '2';
		preg_match_all( '~href="([^"]+)"[^>]*data-filter~', Lists::render( self::list() ), $links );
		self::assertNotSame( array(), $links[1] );
		self::assertStringNotContainsString( 'eidan-shop-page', implode( ' ', $links[1] ) );
	}

	/** Page 2 lost the filters. */
	public function test_page_two_keeps_the_filters(): void {
		foreach ( array( 'A', 'B', 'C', 'D' ) as $place => $name ) {
			$this->product( $name, array( 'regular_price' => (string) ( 10 + $place ) ) );
		}
		$_GET['eidan-shop-price'] = '5-50';
		$_GET['eidan-shop-stock'] = 'instock';
		preg_match( '~href="([^"]+)"[^>]*rel="next"~', Lists::render( self::list() ), $link );
		self::assertStringContainsString( 'eidan-shop-price=5-50', $link[1] );
		self::assertStringContainsString( 'eidan-shop-stock=instock', $link[1] );
	}

	/** Counts were 0 as soon as two attributes were filters. */
	public function test_counts_with_several_attributes_are_not_zero(): void {
		$shop = new Catalogue( 0 );
		$shop->varied(
			array(
				array( 'red', 's', 'instock', 'publish' ),
				array( 'blue', 'm', 'instock', 'publish' ),
			)
		);
		$html = $this->attributes( array( Catalogue::COLOUR => 'red', Catalogue::SIZE => 's' ) );
		foreach ( array( 'Red', 'S' ) as $name ) {
			self::assertStringContainsString( ">$name<span class=\"eidan-list__count\"> 1</span>", $html );
		}
		self::assertStringContainsString( 'class="eidan-list__total">1 item<', $html );
	}

	/** A variation with any value was found by none, or its product was counted twice. */
	public function test_a_variation_of_any_value_is_found_and_counts_once(): void {
		$shop = new Catalogue( 0 );
		$shop->varied(
			array(
				array( 'red', '', 'instock', 'publish' ),
				array( 'red', 's', 'instock', 'publish' ),
			)
		);
		foreach ( Catalogue::SIZES as $size ) {
			$html = $this->attributes( array( Catalogue::COLOUR => 'red', Catalogue::SIZE => $size ) );
			self::assertStringContainsString( 'class="eidan-list__total">1 item<', $html, $size );
			self::assertStringContainsString( '>Red<span class="eidan-list__count"> 1</span>', $html, $size );
		}
	}

	/** Limits were those of the shop's currency, under the signs of another. */
	public function test_a_price_in_another_currency_finds_what_is_shown(): void {
		$this->product( 'A', array( 'regular_price' => '10', 'tax_status' => 'none' ) );
		$this->product( 'B', array( 'regular_price' => '30', 'tax_status' => 'none' ) );
		add_filter( 'eidan_filter_price_rate', static fn(): float => 2.0 );
		self::assertSame( array( 'A' ), $this->found( '20-20' ) );
		self::assertSame( array(), $this->found( '10-10' ) );
	}

	/** Filters of a page that was cached for a day answered 403. */
	public function test_a_cached_page_filters_with_a_nonce_that_has_expired(): void {
		$this->product( 'A', array( 'regular_price' => '10' ) );
		$html = Lists::render( self::list() );
		self::assertStringNotContainsString( 'nonce', $html );
		preg_match( '/ data-eidan-list="([^"]+)"/', $html, $options );
		$settings = json_decode( html_entity_decode( $options[1] ), true )['settings'];
		$answer   = $this->rest(
			'GET',
			'/eidan/v1/get-posts',
			array( 'options' => array( 'settings' => $settings ) ),
			array( 'X-WP-Nonce' => 'expired000' )
		);
		self::assertSame( 200, $answer->get_status() );
	}

	/** The price was gone where nothing was found, and the shopper could not take it back. */
	public function test_the_price_stays_where_nothing_is_found(): void {
		$this->product( 'A', array( 'regular_price' => '10' ) );
		$this->product( 'B', array( 'regular_price' => '30' ) );
		$_GET['eidan-shop-price'] = '5000-';
		$html                     = Lists::render( self::list() );
		self::assertStringContainsString( 'Nothing found.', $html );
		self::assertStringContainsString( 'value="5000"', $html );
		self::assertStringContainsString( 'Remove filter: Price', $html );
		Memory::forget();
		$_GET['eidan-shop-stock'] = 'outofstock';
		self::assertStringContainsString( 'name="eidan-shop-price[]"', Lists::render( self::list() ) );
	}

	/** Sizes stood as L, M, S, whatever order the shop had given them. */
	public function test_sizes_are_in_the_order_of_the_shop(): void {
		$shop = new Catalogue( 0 );
		$shop->varied( array( array( 'red', '', 'instock', 'publish' ) ) );
		foreach ( Catalogue::SIZES as $place => $slug ) {
			update_term_meta( $shop->terms[ Catalogue::SIZE . "/$slug" ], 'order', $place );
		}
		self::assertMatchesRegularExpression( '~>S<.*>M<.*>L<~s', $this->attributes() );
	}

	/** Attributes and terms in Cyrillic or Greek found nothing. */
	public function test_attributes_of_any_script_find_their_products(): void {
		new Catalogue( 0 );
		update_option( 'woocommerce_attribute_lookup_enabled', 'no' );
		foreach ( array( 'Червен', 'Син' ) as $name ) {
			$product = $this->product( $name, array( 'regular_price' => '10' ) );
			wp_set_object_terms( $product, array( $this->create_term( Catalogue::COLOUR, $name ) ), Catalogue::COLOUR );
		}
		$html = $this->attributes( array( Catalogue::COLOUR => 'червен' ) );
		self::assertStringContainsString( 'class="eidan-list__total">1 item<', $html );
		self::assertMatchesRegularExpression( '~aria-pressed="true"[^>]*>Червен<~', $html );
		preg_match( '~href="([^"]*)"[^>]*data-filter="[^"]*"[^>]*>Син<~u', $html, $link );
		parse_str( (string) wp_parse_url( html_entity_decode( $link[1] ), PHP_URL_QUERY ), $_GET );
		Memory::forget();
		self::assertStringContainsString( '>2 items<', Lists::render( self::by_attributes() ) );
	}

	/** @return array<string, mixed> */
	private static function by_attributes(): array {
		return array(
			'filter' => array(
				'groups' => array(
					array( 'taxonomy' => Catalogue::COLOUR, 'multiple' => true ),
					array( 'taxonomy' => Catalogue::SIZE, 'multiple' => true ),
				),
			),
		) + self::list();
	}

	/** @param array<string, string> $choice Chosen terms by attribute. */
	private function attributes( array $choice = array() ): string {
		Memory::forget();
		$_GET = array();
		foreach ( $choice as $name => $slug ) {
			$_GET[ "eidan-shop-$name" ] = $slug;
		}

		return Lists::render( self::by_attributes() );
	}
}
