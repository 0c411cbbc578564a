<?php
/**
 * Tests of WooCommerce's archives with the list engine, on a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Settings\Settings;
use Eidan\Shop\Archives\Archive;
use Eidan\Shop\Archives\ArchiveAddress;
use Eidan\Shop\Archives\ArchiveBlocks;
use Eidan\Shop\Archives\FoundSql;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Product_Attribute;
use WC_Product_Simple;

final class ArchivesTest extends TestCase {

	/** What WooCommerce's own templates for blocks have. */
	private const COLLECTION = '<!-- wp:woocommerce/product-collection {"queryId":0,"query":{"perPage":10,"pages":0,'
		. '"offset":0,"postType":"product","order":"asc","orderBy":"title","search":"","exclude":[],"sticky":"",'
		. '"inherit":true},"displayLayout":{"type":"flex","columns":3},"align":"wide"} -->'
		. '<div class="wp-block-woocommerce-product-collection alignwide"><!-- wp:woocommerce/product-template -->'
		. '<!-- wp:post-title {"isLink":true} /--><!-- /wp:woocommerce/product-template --></div>'
		. '<!-- /wp:woocommerce/product-collection -->';

	/** @var array<string, int> Ids of categories by name. */
	private array $categories = array();

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1, 'status' => 'any' ) ) as $product ) {
			$product->delete( true );
		}
		self::settings( array( 'archives' => true ) );
		foreach ( array( 'Hue', 'Weight' ) as $name ) {
			$taxonomy = 'pa_' . strtolower( $name );
			// WordPress keeps taxonomies from test to test, WooCommerce's table does not.
			if ( taxonomy_exists( $taxonomy ) ) {
				unregister_taxonomy( $taxonomy );
			}
			wc_create_attribute( array( 'name' => $name, 'slug' => strtolower( $name ) ) );
			delete_transient( 'wc_attribute_taxonomies' );
			\WC_Cache_Helper::invalidate_cache_group( 'woocommerce-attributes' );
			register_taxonomy( $taxonomy, 'product', array( 'hierarchical' => false ) );
		}
		$prints           = $this->create_term( 'product_cat', 'Prints' );
		$this->categories = array(
			'prints'  => $prints,
			'posters' => $this->create_term( 'product_cat', 'Posters', array( 'parent' => $prints ) ),
			'cards'   => $this->create_term( 'product_cat', 'Cards', array( 'parent' => $prints ) ),
			'cups'    => $this->create_term( 'product_cat', 'Cups' ),
		);
		add_theme_support( 'woocommerce' );
		// Three posters, a card, two cups.
		$this->product( 'Alba', 'posters', 'Red', '10' );
		$this->product( 'Brina', 'posters', 'Blue', '20' );
		$this->product( 'Corvo', 'posters', 'Red', '30' );
		$this->product( 'Duna', 'cards', 'Red', '40' );
		$this->product( 'Elba', 'cups', 'Blue', '50' );
		$this->product( 'Faro', 'cups', 'Green', '60' );
	}

	/** @param array<string, mixed> $values Settings of the group `shop`. */
	private static function settings( array $values ): void {
		update_option( Settings::OPTION, array( 'shop' => $values ) );
	}

	/** @param array<string, mixed> $props Properties of the product. */
	private function product(
		string $name,
		string $category,
		string $hue,
		string $price,
		array $props = array()
	): void {
		$attribute = new WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( 'pa_hue' ) );
		$attribute->set_name( 'pa_hue' );
		$term = get_term_by( 'name', $hue, 'pa_hue' );
		$attribute->set_options( array( $term ? $term->term_id : $this->create_term( 'pa_hue', $hue ) ) );
		$attribute->set_visible( true );
		$product = new WC_Product_Simple();
		$product->set_props(
			$props + array(
				'name'          => $name,
				'regular_price' => $price,
				'status'        => 'publish',
				'category_ids'  => array( $this->categories[ $category ] ),
				'attributes'    => array( $attribute ),
			)
		);
		$product->save();
	}

	/** A new request begins. */
	private static function forget(): void {
		Memory::forget();
		\WC_Query::reset_chosen_attributes();
		// Around blocks, WooCommerce takes away what it prints around its own template.
		add_action( 'woocommerce_before_shop_loop', 'woocommerce_result_count', 20 );
		add_action( 'woocommerce_before_shop_loop', 'woocommerce_catalog_ordering', 30 );
		add_action( 'woocommerce_no_products_found', 'wc_no_products_found' );
	}

	/** The archive's list at an address, as a template of blocks has it. */
	private function blocks( string $url ): string {
		self::forget();
		$this->go_to( $url );
		return do_blocks( self::COLLECTION );
	}

	/** The archive at an address by WooCommerce's classic template. */
	private function classic( string $url ): string {
		self::forget();
		wc_reset_loop();
		$this->go_to( $url );
		ob_start();
		// The middle of templates/archive-product.php.
		if ( woocommerce_product_loop() ) {
			do_action( 'woocommerce_before_shop_loop' );
			woocommerce_product_loop_start();
			if ( wc_get_loop_prop( 'total' ) ) {
				while ( have_posts() ) {
					the_post();
					do_action( 'woocommerce_shop_loop' );
					wc_get_template_part( 'content', 'product' );
				}
			}
			woocommerce_product_loop_end();
			do_action( 'woocommerce_after_shop_loop' );
		} else {
			do_action( 'woocommerce_no_products_found' );
		}
		return (string) ob_get_clean();
	}

	/** @return list<string> Names of the products that the list shows. */
	private function names( string $html ): array {
		preg_match_all( '~<h2 class="eidan-product__title"><a [^>]*>([^<]*)~', $html, $found );
		return $found[1];
	}

	/** @return array<string, string> Counts of a filter bar by name of the term. */
	private function counts( string $html ): array {
		preg_match_all( '~data-filter="[^"]+"[^>]*>([^<]*)<span class="eidan-list__count"> (\d+)~', $html, $found );
		return array_combine( $found[1], $found[2] );
	}

	private static function shop( string $more = '' ): string {
		return "/?post_type=product$more";
	}

	public function test_off_nothing_changes(): void {
		self::settings( array( 'archives' => false ) );
		$with = $this->blocks( self::shop() );
		self::assertStringNotContainsString( 'eidan', $with );
		self::assertStringContainsString( 'wc-block-product-template', $with );
		$request = $GLOBALS['wp_query']->request;
		$classic = $this->classic( self::shop() );
		self::assertStringNotContainsString( 'eidan', $classic );
		remove_all_actions( 'woocommerce_product_query' );
		wp_cache_flush();
		// WordPress loads the first image of a request at once.
		$plain = static fn( string $html ): string => (string) preg_replace( '/<img[^>]*>/', '', $html );
		self::assertSame( $plain( $classic ), $plain( $this->classic( self::shop() ) ) );
		self::assertSame( $request, $GLOBALS['wp_query']->request );
		self::assertFalse( has_filter( 'pre_render_block', array( ArchiveBlocks::class, 'take_over' ) ) );
	}

	public function test_the_list_stands_in_place_of_the_loop(): void {
		foreach ( array( $this->blocks( self::shop() ), $this->classic( self::shop() ) ) as $html ) {
			self::assertSame( array( 'Alba', 'Brina', 'Corvo', 'Duna', 'Elba', 'Faro' ), $this->names( $html ) );
			self::assertSame( 1, substr_count( $html, 'data-eidan-list=' ) );
			self::assertStringNotContainsString( '<ul class="products', $html );
			self::assertStringNotContainsString( 'wc-block-product-template', $html );
			self::assertSame(
				array( 'Cups' => '2', 'Prints' => '4', 'Blue' => '2', 'Green' => '1', 'Red' => '3' ),
				$this->counts( $html )
			);
			self::assertStringNotContainsString( 'Weight', $html, 'an attribute that no product has' );
			self::assertStringContainsString( '>6 items<', $html );
		}
	}

	public function test_sorting_by_woocommerces_block_loads_the_page(): void {
		$this->blocks( self::shop() );
		self::assertTrue( wp_interactivity_config( 'core/router' )['clientNavigationDisabled'] ?? false );
		self::assertTrue( wp_interactivity_config( 'woocommerce/product-filters' )['forcePageReload'] ?? false );
	}

	public function test_what_is_chosen_counts(): void {
		foreach ( array( 'blocks', 'classic' ) as $way ) {
			$html = $this->$way( self::shop( '&eidan-shop-pa_hue=red' ) );
			self::assertSame( array( 'Alba', 'Corvo', 'Duna' ), $this->names( $html ), $way );
			self::assertSame(
				array( 'Cups' => '0', 'Prints' => '3', 'Blue' => '2', 'Green' => '1', 'Red' => '3' ),
				$this->counts( $html ),
				"$way: counts under the choice in the other groups"
			);
			self::assertSame( 3, $GLOBALS['wp_query']->found_posts );
			$html = $this->$way( self::shop( '&eidan-shop-pa_hue=red,blue&eidan-shop-product_cat=prints' ) );
			self::assertSame( array( 'Alba', 'Brina', 'Corvo', 'Duna' ), $this->names( $html ), $way );
			$html = $this->$way( self::shop( '&eidan-shop-pa_hue=none' ) );
			self::assertSame( array(), $this->names( $html ), $way );
			self::assertStringContainsString( 'Nothing found.', $html );
			self::assertStringContainsString( 'Show all items', $html );
			self::assertStringNotContainsString( 'woocommerce-no-products-found', $html );
		}
	}

	public function test_categories_are_about_themselves(): void {
		$html = $this->blocks( '/?product_cat=prints' );
		self::assertSame( array( 'Alba', 'Brina', 'Corvo', 'Duna' ), $this->names( $html ) );
		self::assertSame(
			array( 'Cards' => '1', 'Posters' => '3', 'Blue' => '1', 'Red' => '3' ),
			$this->counts( $html ),
			'children of the category, and only colors that it has'
		);
		$html = $this->blocks( '/?product_cat=prints&eidan-shop-product_cat=cards' );
		self::assertSame( array( 'Duna' ), $this->names( $html ) );
		$html = $this->blocks( '/?product_cat=posters' );
		self::assertSame( array( 'Blue' => '1', 'Red' => '2' ), $this->counts( $html ), 'no category below' );
		$html = $this->blocks( '/?pa_hue=red&taxonomy=pa_hue&term=red' );
		self::assertSame( array( 'Alba', 'Corvo', 'Duna' ), $this->names( $html ) );
		self::assertSame( array( 'Prints' => '3' ), $this->counts( $html ), 'its own attribute is no filter' );
	}

	public function test_a_chosen_category_offers_what_is_inside_it(): void {
		$html = $this->blocks( self::shop( '&eidan-shop-product_cat=prints' ) );
		self::assertSame(
			array( 'Cups' => '2', 'Prints' => '4', 'Cards' => '1', 'Posters' => '3', 'Blue' => '1', 'Red' => '3' ),
			array_diff_key( $this->counts( $html ), array( 'Green' => '' ) )
		);
		self::assertMatchesRegularExpression( '~>Prints<.*<details open><summary>In Prints</summary>~s', $html );
		$html = $this->blocks( self::shop( '&eidan-shop-product_cat=posters' ) );
		self::assertSame( array( 'Alba', 'Brina', 'Corvo' ), $this->names( $html ) );
		self::assertArrayHasKey( 'Cards', $this->counts( $html ), 'its neighbours stay' );
		$html = $this->blocks( self::shop( '&eidan-shop-product_cat=no-such' ) );
		self::assertStringNotContainsString( '<details', $html );
	}

	public function test_many_filters_stand_beside_the_products(): void {
		self::assertStringContainsString( ' is-beside-filters', $this->blocks( self::shop() ) );
		self::settings( array( 'archives' => true, 'archiveFilters' => "product_cat\npa_hue\nprice" ) );
		self::assertStringNotContainsString( 'is-beside-filters', $this->blocks( self::shop() ) );
	}

	public function test_attributes_have_their_swatches(): void {
		update_term_meta( get_term_by( 'name', 'Red', 'pa_hue' )->term_id, 'eidan_color', '#cc0000' );
		self::assertStringNotContainsString( 'eidan-list__swatch', $this->blocks( self::shop() ) );
		self::settings( array( 'archives' => true, 'swatches' => true ) );
		$GLOBALS['wc_product_attributes']['pa_hue'] = (object) array( 'attribute_name' => 'hue' );
		update_option( 'woocommerce_attribute_lookup_enabled', 'no' );
		$html = $this->blocks( self::shop() );
		unset( $GLOBALS['wc_product_attributes']['pa_hue'] );
		self::assertStringContainsString( 'background-color:#cc0000', $html );
	}

	public function test_the_number_of_products_is_shown_once(): void {
		$style = static fn(): string => implode( '', (array) wp_styles()->get_data( 'eidan-list-filters', 'after' ) );
		wp_styles()->add_data( 'eidan-list-filters', 'after', array() );
		$this->blocks( self::shop() );
		self::assertStringContainsString( ':has(#eidan-shop .eidan-list__total) .woocommerce-result-count', $style() );
	}

	public function test_filters_of_woocommerce_still_count(): void {
		$html = $this->blocks( self::shop( '&min_price=15&max_price=45' ) );
		self::assertSame( array( 'Brina', 'Corvo', 'Duna' ), $this->names( $html ) );
		self::assertSame( array( 'Prints' => '3', 'Blue' => '1', 'Red' => '2' ), $this->counts( $html ) );
		self::assertStringContainsString( 'min_price=15&#038;max_price=45&#038;eidan-shop-pa_hue=red', $html );
		$html = $this->blocks( self::shop( '&filter_hue=red&eidan-shop-product_cat=prints' ) );
		self::assertSame( array( 'Alba', 'Corvo', 'Duna' ), $this->names( $html ) );
	}

	public function test_orders_are_woocommerces(): void {
		$html = $this->blocks( self::shop( '&orderby=price-desc' ) );
		self::assertSame( array( 'Faro', 'Elba', 'Duna', 'Corvo', 'Brina', 'Alba' ), $this->names( $html ) );
		self::assertStringContainsString( 'orderby=price-desc&#038;eidan-shop-pa_hue=red', $html );
		$html = $this->classic( self::shop( '&orderby=price-desc&eidan-shop-pa_hue=red' ) );
		self::assertSame( array( 'Duna', 'Corvo', 'Alba' ), $this->names( $html ) );
		self::assertStringContainsString( 'name="eidan-shop-pa_hue" value="red"', $html, 'kept by the form' );
	}

	public function test_pages_are_woocommerces(): void {
		add_filter( 'loop_shop_per_page', static fn(): int => 4 );
		foreach ( array( 'blocks', 'classic' ) as $way ) {
			$html = $this->$way( self::shop() );
			self::assertSame( array( 'Alba', 'Brina', 'Corvo', 'Duna' ), $this->names( $html ), $way );
			self::assertStringContainsString( 'href="/page/2/?post_type=product#eidan-shop"', $html );
			self::assertStringNotContainsString( 'woocommerce-pagination', $html );
			$html = $this->$way( self::shop( '&paged=2' ) );
			self::assertSame( array( 'Elba', 'Faro' ), $this->names( $html ), $way );
			self::assertStringContainsString( 'href="/?post_type=product#eidan-shop"', $html, 'page 1' );
			self::assertStringContainsString( 'eidan-shop-pa_hue=red#eidan-shop', $html );
			self::assertStringNotContainsString( 'paged=2&#038;eidan', $html, 'a filter begins at page 1' );
			self::assertStringNotContainsString( 'eidan-shop-page', $html );
		}
	}

	public function test_searches_show_what_they_find(): void {
		$this->product( 'Alba lamp', 'cups', 'Red', '5', array( 'catalog_visibility' => 'search' ) );
		$this->product( 'Alba dark', 'cups', 'Red', '5', array( 'catalog_visibility' => 'catalog' ) );
		$html = $this->blocks( '/?s=alba&post_type=product' );
		self::assertEqualsCanonicalizing( array( 'Alba', 'Alba lamp' ), $this->names( $html ) );
		self::assertSame( array( 'Cups' => '1', 'Prints' => '1', 'Red' => '2' ), $this->counts( $html ) );
		$html = $this->blocks( '/?s=alba&post_type=product&eidan-shop-product_cat=cups' );
		self::assertSame( array( 'Alba lamp' ), $this->names( $html ) );
		self::assertStringContainsString( '/?s=alba&#038;post_type=product', $html );
		$html = $this->blocks( self::shop() );
		self::assertContains( 'Alba dark', $this->names( $html ) );
		self::assertNotContains( 'Alba lamp', $this->names( $html ) );
		self::assertSame( '4', $this->counts( $html )['Red'], 'one that only searches find is not counted' );
	}

	public function test_what_other_plugins_make_of_the_query_stays(): void {
		$cups = $this->categories['cups'];
		add_action(
			'woocommerce_product_query',
			static function ( $query ) use ( $cups ): void {
				$query->set(
					'tax_query',
					array(
						...(array) $query->get( 'tax_query' ),
						array( 'taxonomy' => 'product_cat', 'terms' => array( $cups ), 'operator' => 'NOT IN' ),
					)
				);
			}
		);
		$html = $this->blocks( self::shop() );
		self::assertSame( array( 'Alba', 'Brina', 'Corvo', 'Duna' ), $this->names( $html ) );
		self::assertSame( array( 'Prints' => '4', 'Blue' => '1', 'Red' => '3' ), $this->counts( $html ) );
	}

	public function test_categories_in_the_loop_stay(): void {
		update_option( 'woocommerce_shop_page_display', 'both' );
		$html = $this->classic( self::shop() );
		self::assertStringContainsString( '<li class="product-category', $html );
		self::assertMatchesRegularExpression( '~product-category.*</ul>\s*<div[^>]*eidan-product-list~s', $html );
		self::assertCount( 6, $this->names( $html ) );
		update_option( 'woocommerce_shop_page_display', 'subcategories' );
		$html = $this->classic( self::shop() );
		self::assertStringContainsString( '<li class="product-category', $html );
		self::assertStringNotContainsString( 'eidan-list', $html, 'categories alone' );
		$html = $this->classic( self::shop( '&eidan-shop-pa_hue=red' ) );
		self::assertSame( array( 'Alba', 'Corvo', 'Duna' ), $this->names( $html ), 'what is filtered is products' );
	}

	public function test_loops_of_shortcodes_stay(): void {
		$this->classic( self::shop() );
		$html = do_shortcode( '[products limit="2" paginate="true"]' );
		self::assertStringContainsString( '<ul class="products', $html );
		self::assertStringNotContainsString( 'eidan-list', $html );
	}

	public function test_an_archive_without_products_is_woocommerces(): void {
		$this->create_term( 'product_cat', 'Empty' );
		$html = $this->classic( '/?product_cat=empty' );
		self::assertStringContainsString( 'woocommerce-no-products-found', $html );
		self::assertStringNotContainsString( 'eidan-list', $html );
	}

	public function test_feeds_are_untouched(): void {
		$this->go_to( self::shop( '&feed=rss2&eidan-shop-pa_hue=red' ) );
		self::assertSame( 6, $GLOBALS['wp_query']->post_count );
	}

	public function test_hooks_around_the_loop_run(): void {
		foreach ( array( 'woocommerce_before_shop_loop', 'woocommerce_after_shop_loop' ) as $hook ) {
			add_action(
				$hook,
				static function () use ( $hook ): void {
					echo "<p>$hook</p>";
				}
			);
		}
		foreach ( array( $this->blocks( self::shop() ), $this->classic( self::shop() ) ) as $html ) {
			self::assertMatchesRegularExpression(
				'~<p>woocommerce_before_shop_loop</p>.*data-eidan-list.*<p>woocommerce_after_shop_loop</p>~s',
				$html
			);
		}
		self::assertSame( 1, substr_count( $this->classic( self::shop() ), 'woocommerce-result-count' ) );
	}

	public function test_owners_choose_the_filters(): void {
		self::settings( array( 'archives' => true, 'archiveFilters' => "pa_hue\nno_such, product_visibility" ) );
		$html = $this->blocks( self::shop() );
		self::assertSame( array( 'Blue' => '2', 'Green' => '1', 'Red' => '3' ), $this->counts( $html ) );
	}

	public function test_prices_and_ratings_are_filters_of_an_archive_too(): void {
		$html = $this->blocks( self::shop( '&eidan-shop-price=20-40' ) );
		self::assertSame( array( 'Brina', 'Corvo', 'Duna' ), $this->names( $html ) );
		self::assertSame( 3, $GLOBALS['wp_query']->found_posts );
		self::assertSame(
			array( 'Cups' => '0', 'Prints' => '3', 'Blue' => '1', 'Green' => '0', 'Red' => '2' ),
			$this->counts( $html ),
			'counts under the price'
		);
		self::assertStringContainsString( 'Lowest price', $html );
		self::assertMatchesRegularExpression( '~eidan-list__range is-waiting"[^>]*loads~', $html, 'for its button' );

		self::settings( array( 'archives' => true, 'archiveFilters' => "sale\nrating" ) );
		$html = $this->blocks( self::shop() );
		self::assertStringNotContainsString( 'Lowest price', $html );
		self::assertStringNotContainsString( 'data-taxonomy="product_cat"', $html );
	}

	public function test_other_code_chooses_the_look(): void {
		add_filter(
			'eidan_shop_archive_attributes',
			static fn( array $attributes ): array => array( 'elements' => array( 'title' ) ) + $attributes
		);
		$html = $this->blocks( self::shop() );
		self::assertCount( 6, $this->names( $html ) );
		self::assertStringNotContainsString( 'eidan-product__price', $html );
	}

	public function test_links_of_woocommerces_filters_keep_the_choice(): void {
		$this->blocks( self::shop( '&eidan-shop-pa_hue=red' ) );
		self::assertSame(
			'http://example.org/shop/?min_price=1&eidan-shop-pa_hue=red',
			apply_filters( 'woocommerce_widget_get_current_page_url', 'http://example.org/shop/?min_price=1', null )
		);
	}

	/** @return array<string, array{string}> */
	public static function hostile(): array {
		return array(
			'sql'      => array( "red') OR 1=1 -- " ),
			'html'     => array( '"><script>alert(1)</script>' ),
			'commas'   => array( str_repeat( 'red,', 400 ) ),
			'encoded'  => array( '%27%22%3Cb%3E' ),
			'a bomb'   => array( str_repeat( 'x', 9000 ) ),
			'a format' => array( '%s%d%#%' ),
		);
	}

	#[DataProvider( 'hostile' )]
	public function test_hostile_choices_change_nothing( string $value ): void {
		foreach ( array( 'eidan-shop-pa_hue', 'min_price', 'filter_hue', 'orderby', 'other' ) as $name ) {
			$html = $this->blocks( self::shop( "&$name=" . rawurlencode( $value ) ) );
			self::assertStringNotContainsString( '<script>', $html );
			self::assertSame( '', $GLOBALS['wpdb']->last_error, $name );
		}
		$this->blocks( self::shop( '&eidan-shop-pa_hue[]=red&eidan-shop-product_cat[a][b]=prints' ) );
		self::assertSame( 6, $GLOBALS['wp_query']->found_posts );
	}

	/** @return array<string, array{string, string, string}> */
	public static function addresses(): array {
		return array(
			'a page'       => array( '/shop/page/2/?min_price=5', '/shop/?min_price=5', '/shop/page/%#%/?min_price=5' ),
			'the first'    => array( '/shop/', '/shop/', '/shop/page/%#%/' ),
			'the home'     => array( '/page/3/', '/', '/page/%#%/' ),
			'a search'     => array( '/?s=a&order=asc', '/?s=a&order=asc', '/page/%#%/?s=a&order=asc' ),
			'a category'   => array( '/c/prints/a/page/12/', '/c/prints/a/', '/c/prints/a/page/%#%/' ),
			'called pages' => array( '/c/page/2024-a/', '/c/page/2024-a/', '/c/page/2024-a/page/%#%/' ),
		);
	}

	#[DataProvider( 'addresses' )]
	public function test_addresses_of_pages( string $any, string $first, string $further ): void {
		self::assertSame( $first, ArchiveAddress::first( $any, 'page' ) );
		self::assertSame( $further, ArchiveAddress::further( $first, 'page', true ) );
		$plain = $first . ( str_contains( $first, '?' ) ? '&' : '?' ) . 'paged=%#%';
		self::assertSame( $plain, ArchiveAddress::further( $first, '', true ), 'without pretty permalinks' );
	}

	public function test_counts_of_a_page_are_stored_whatever_else_is_asked(): void {
		$this->blocks( self::shop() );
		$sql = FoundSql::ids();
		self::assertStringContainsString( 'SELECT', $sql );
		$this->blocks( self::shop( '&eidan-shop-pa_hue=red' ) );
		self::assertSame( $sql, FoundSql::ids(), 'what is chosen is no part of it' );
		$stored = static fn(): array => $GLOBALS['wpdb']->get_col(
			"SELECT option_name FROM {$GLOBALS['wpdb']->options} "
				. "WHERE option_name LIKE '\\_transient\\_eidan\\_counts%'"
		);
		for ( $price = 1; $price <= 30; $price++ ) {
			$this->blocks( self::shop( "&max_price=9$price" ) );
		}
		self::assertNotSame( array(), $stored() );
		foreach ( $stored() as $name ) {
			self::assertMatchesRegularExpression( '/_counts_[0-9a-f]{2}$/', $name, 'places that visitors share' );
		}
	}

	public function test_other_pages_have_no_such_list(): void {
		$this->blocks( '/?p=' . $this->create_post() );
		self::assertFalse( Archive::is_shown() );
		self::assertSame( '', Archive::html() );
	}
}
