<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Settings\Settings;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;
use WC_Product_Simple;

/**
 * What people report of other filters on the shop page and on categories.
 */
final class ArchiveFilterReportsTest extends TestCase {

	/** What WooCommerce's own templates for blocks have. */
	private const COLLECTION = '<!-- wp:woocommerce/product-collection {"queryId":0,"query":{"perPage":10,'
		. '"postType":"product","order":"asc","orderBy":"title","inherit":true}} -->'
		. '<div class="wp-block-woocommerce-product-collection"></div><!-- /wp:woocommerce/product-collection -->';

	/** An attribute as it is named in a Bulgarian shop. */
	private const COLOUR = 'pa_цвят';

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1, 'status' => 'any' ) ) as $product ) {
			$product->delete( true );
		}
		update_option( Settings::OPTION, array( 'shop' => array( 'archives' => true ) ) );
		add_theme_support( 'woocommerce' );
		$prints = $this->create_term( 'product_cat', 'Prints' );
		$cards  = $this->create_term( 'product_cat', 'Cards', array( 'parent' => $prints ) );
		$cups   = $this->create_term( 'product_cat', 'Cups' );
		foreach ( array( 'A' => $prints, 'B' => $cards, 'C' => $cups ) as $name => $term ) {
			$product = new WC_Product_Simple();
			$product->set_props(
				array(
					'name'          => $name,
					'status'        => 'publish',
					'regular_price' => (string) ( 10 + ord( $name ) ),
					'category_ids'  => array( $term ),
				)
			);
			$product->save();
		}
	}

	/** The archive's list at an address. */
	private function at( string $url ): string {
		Memory::forget();
		\WC_Query::reset_chosen_attributes();
		$this->go_to( $url );

		return do_blocks( self::COLLECTION );
	}

	/** @return list<string> Names of the products that the list shows. */
	private static function names( string $html ): array {
		preg_match_all( '~<h2 class="eidan-product__title"><a [^>]*>([^<]*)~', $html, $found );

		return $found[1];
	}

	/** Where the link of a choice leads. */
	private static function link( string $html, string $text ): string {
		preg_match( '~href="([^"]*)"[^>]*data-filter="[^"]+"[^>]*>' . preg_quote( $text, '~' ) . '<~u', $html, $link );

		return html_entity_decode( $link[1] ?? '' );
	}

	/** With the shop on the front page, a filter showed posts, or an empty page. */
	public function test_a_shop_on_the_front_page_is_filtered(): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', wc_get_page_id( 'shop' ) );
		$html = $this->at( '/' );
		self::assertSame( array( 'A', 'B', 'C' ), self::names( $html ) );
		self::assertSame( '/?eidan-shop-product_cat=cups#eidan-shop', self::link( $html, 'Cups' ) );
		self::assertSame( array( 'C' ), self::names( $this->at( '/?eidan-shop-product_cat=cups' ) ) );
		$html = $this->at( '/?eidan-shop-product_cat=prints&eidan-shop-price=5-100&orderby=price-desc' );
		self::assertSame( array( 'B', 'A' ), self::names( $html ) );
	}

	/** A filter on a category whose address is below the shop's led to the shop, and lost the category. */
	public function test_a_filter_stays_in_a_category_below_the_shop(): void {
		Memory::forget();
		$this->go_to( '/?product_cat=prints' );
		$_SERVER['REQUEST_URI'] = '/shop/prints/page/2/?utm_source=mail';
		self::assertStringStartsWith(
			'/shop/prints/?eidan-shop-product_cat=cards#',
			self::link( do_blocks( self::COLLECTION ), 'Cards' )
		);
	}

	/** Without pretty permalinks a filter led to the blog. */
	public function test_a_filter_works_with_plain_permalinks(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		$html = $this->at( '/?product_cat=prints' );
		$link = self::link( $html, 'Cards' );
		self::assertSame( '/?product_cat=prints&eidan-shop-product_cat=cards#eidan-shop', $link );
		self::assertSame( array( 'B' ), self::names( $this->at( (string) strtok( $link, '#' ) ) ) );
		self::assertStringContainsString( '<input type="hidden" name="product_cat" value="prints">', $html );
		add_filter( 'loop_shop_per_page', static fn(): int => 1 );
		$html = $this->at( '/?post_type=product&paged=2&eidan-shop-product_cat=prints' );
		self::assertSame( array( 'B' ), self::names( $html ) );
		self::assertStringNotContainsString( 'paged', self::link( $html, 'Cups' ), 'A filter begins at page 1.' );
	}

	/** A filter by an attribute whose name is not Latin did nothing. */
	public function test_an_attribute_of_any_script_is_a_filter(): void {
		if ( taxonomy_exists( self::COLOUR ) ) {
			unregister_taxonomy( self::COLOUR );
		}
		wc_create_attribute( array( 'name' => 'Цвят', 'slug' => 'цвят' ) );
		delete_transient( 'wc_attribute_taxonomies' );
		\WC_Cache_Helper::invalidate_cache_group( 'woocommerce-attributes' );
		self::assertContains( self::COLOUR, wc_get_attribute_taxonomy_names() );
		register_taxonomy( self::COLOUR, 'product', array( 'hierarchical' => false ) );
		$GLOBALS['wc_product_attributes'][ self::COLOUR ] = (object) array( 'attribute_name' => 'цвят' );
		$products = wc_get_products( array( 'limit' => 2, 'orderby' => 'title', 'order' => 'ASC' ) );
		foreach ( array( 'Червен', 'Тъмносиньо със звезди' ) as $place => $name ) {
			$term = $this->create_term( self::COLOUR, $name );
			wp_set_object_terms( $products[ $place ]->get_id(), array( $term ), self::COLOUR );
		}
		update_option( 'woocommerce_attribute_lookup_enabled', 'no' );
		$link = self::link( $this->at( '/?post_type=product' ), 'Тъмносиньо със звезди' );
		self::assertNotSame( '', $link );
		$html = $this->at( (string) strtok( $link, '#' ) );
		self::assertSame( array( 'B' ), self::names( $html ) );
		self::assertStringContainsString( 'Remove filter: Цвят, Тъмносиньо със звезди', $html );
	}
}
