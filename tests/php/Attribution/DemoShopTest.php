<?php
/**
 * The demo's shop: it comes with WooCommerce, products can be bought, and it is removed without a trace.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Eidan\Demo\Changes;
use Eidan\Demo\Files;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Names;
use Eidan\Demo\Shop;
use Eidan\Plugin\InitialSettings;
use Eidan\Settings\Settings;
use Eidan\Shop\Switches;

/** @group newest */
final class DemoShopTest extends WooTestCase {

	private const TABLES = array(
		'posts',
		'comments',
		'woocommerce_attribute_taxonomies',
		'woocommerce_shipping_zones',
		'woocommerce_shipping_zone_methods',
		'wc_product_meta_lookup',
		'wc_product_attributes_lookup',
	);

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
	}

	protected function tearDown(): void {
		// The transaction undoes changes of the database, but not of the uploads folder.
		Importer::remove( true );
		foreach ( array_keys( Files::items( 'shop/attributes' ) ) as $slug ) {
			unregister_taxonomy( 'pa_' . $slug );
		}
		parent::tearDown();
	}

	/** @return array<string, int> Number of rows in each table. */
	private static function rows(): array {
		global $wpdb;
		$rows = array();
		foreach ( self::TABLES as $table ) {
			// phpcs:ignore WordPress.DB -- Names of tables, in a test.
			$rows[ $table ] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}$table" );
		}
		return $rows;
	}

	/** @return array<string, mixed> Settings that the demo changes. */
	private static function settings(): array {
		$names = array_map(
			static fn ( string $name ): string => 'woocommerce_' . $name,
			array_keys( Files::json( 'shop/options' ) )
		);
		return array_combine( $names, array_map( 'get_option', $names ) );
	}

	/** Runs only the steps of the shop. Its pages have a test of their own. */
	private static function import( string ...$more ): Importer {
		$importer = new Importer( true );
		$wanted   = array( 'Authors and topics', 'Images', 'Shop', 'Products', ...$more );
		foreach ( $importer->steps() as $number => $step ) {
			if ( in_array( $step[0], $wanted, true ) ) {
				self::assertSame( array(), $importer->step( $number )['errors'], $step[0] );
			}
		}
		return $importer;
	}

	private static function product( string $slug ): \WC_Product {
		$product = wc_get_product( ( new Ledger() )->id( 'product/' . $slug ) );
		self::assertInstanceOf( \WC_Product::class, $product, $slug );
		return $product;
	}

	public function test_comes_whole_and_goes_without_a_trace(): void {
		$rows     = self::rows();
		$settings = self::settings();
		self::import();

		foreach ( array_keys( Files::items( 'shop/products' ) ) as $slug ) {
			$product = self::product( (string) $slug );
			self::assertSame( 'publish', $product->get_status(), $slug );
			self::assertGreaterThan( 0, (int) $product->get_image_id(), $slug );
			self::assertNotSame( '', $product->get_price(), $slug );
			self::assertNotSame( array(), $product->get_category_ids(), $slug );
		}
		self::assertTrue( self::product( 'a-rulebook-for-lending' )->is_on_sale() );
		self::assertFalse( self::product( 'columns-hold-more-than-roofs' )->is_in_stock() );
		$worksheet = self::product( 'ten-minute-walk-test' );
		self::assertCount( 1, $worksheet->get_downloads() );
		self::assertTrue( current( $worksheet->get_downloads() )->get_enabled() );
		$notebook = self::product( 'field-notebook' );
		self::assertInstanceOf( \WC_Product_Variable::class, $notebook );
		self::assertCount( 3, $notebook->get_available_variations() );
		self::assertSame(
			array( 12.0, 16.0 ),
			array( (float) $notebook->get_variation_price( 'min' ), (float) $notebook->get_variation_price( 'max' ) )
		);
		self::assertSame( 3, $notebook->get_review_count() );
		self::assertSame( '4.67', $notebook->get_average_rating() );
		self::assertNotSame( array(), $notebook->get_cross_sell_ids() );
		self::assertSame( 'no', get_option( 'woocommerce_coming_soon' ) );
		self::assertTrue( Switches::on( Switches::GALLERY ) );
		self::assertSame( 'EUR', get_woocommerce_currency() );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Reads as one.
		$package = array( 'destination' => array( 'country' => 'NL', 'state' => '', 'postcode' => '' ) );
		$zone    = \WC_Shipping_Zones::get_zone_matching_package( $package );
		self::assertSame( 'Netherlands and Belgium', $zone->get_zone_name() );
		self::assertSame(
			array( 'free_shipping', 'flat_rate' ),
			array_values(
				array_map(
					static fn( \WC_Shipping_Method $method ): string => $method->id,
					$zone->get_shipping_methods( true )
				)
			),
			'WooCommerce chooses the first that is to be had.'
		);

		$made = ( new Ledger() )->made();
		self::import();
		self::assertSame( $made, ( new Ledger() )->made(), 'A second import changed something.' );

		self::assertSame( array(), Importer::remove()['kept'] );
		self::assertFalse( Switches::on( Switches::GALLERY ) );
		self::assertSame( $rows, self::rows() );
		self::assertSame( $settings, self::settings() );
		self::assertFileDoesNotExist(
			wp_upload_dir()['basedir'] . '/woocommerce_uploads/eidan-ten-minute-walk-test.pdf'
		);
		self::assertSame( array(), ( new Ledger() )->made() );
	}

	/** @return array<string, array{name: string, now: string, then: string}> What the question names, by name. */
	private static function question(): array {
		return array_column( ( new Changes( new Ledger() ) )->all(), null, 'name' );
	}

	public function test_the_question_names_all_that_changes_with_what_it_is_now(): void {
		foreach ( array(
			'permalink_structure'                  => '',
			'woocommerce_coming_soon'              => 'yes',
			'woocommerce_store_address'            => 'High Street 1',
			'woocommerce_store_city'               => 'Leeds',
			'woocommerce_store_postcode'           => '',
			'woocommerce_default_country'          => 'GB:YS',
			'woocommerce_currency'                 => 'GBP',
			'woocommerce_thumbnail_cropping'       => 'custom',
			'woocommerce_default_customer_address' => 'geolocation',
			'woocommerce_bacs_settings'            => array( 'enabled' => 'yes', 'title' => 'By bank & giro' ),
			'woocommerce_cod_settings'             => array( 'enabled' => 'no' ),
			'woocommerce_shop_page_id'             => '',
			Settings::OPTION                       => array(),
		) as $option => $value ) {
			update_option( $option, $value );
		}
		$told = self::question();
		self::import( 'Outlines', 'Look' );
		$changed = array_keys( ( new Ledger() )->changed() );
		self::assertContains( 'woocommerce_thumbnail_cropping', $changed );
		self::assertContains( 'settings/shop.lean', $changed );
		self::assertContains( 'blogname', $changed );
		foreach ( $changed as $option ) {
			self::assertArrayHasKey( Names::of( $option ), $told, $option );
		}
		foreach ( array(
			'Visibility of the shop'        => array( 'Coming soon', 'Live' ),
			'Address of the shop'           => array(
				'High Street 1, Leeds, United Kingdom (UK)',
				'Zuiddiepje 14, 3077 AA Rotterdam, Netherlands',
			),
			'Currency'                      => array( 'GBP', 'EUR' ),
			'Product images in lists'       => array( 'Cropped to a ratio of your own', 'Uncropped' ),
			'Default location of customers' => array( 'Country by their network address', 'Country of the shop' ),
			'Payment'                       => array( 'By bank & giro', 'Bank transfer, Cash on delivery' ),
			'Shipping zones'                => array( '', 'More of them: Netherlands and Belgium, Europe, Elsewhere' ),
			'Shop pages by Eidan'           => array(
				'',
				'Quantity buttons, Selects, Swatches, Product gallery, Sticky add to cart, '
					. 'Tabs as an accordion, Lean pages',
			),
		) as $name => $row ) {
			self::assertSame( $row, array( $told[ $name ]['now'] ?? null, $told[ $name ]['then'] ?? null ), $name );
		}
		self::assertStringContainsString( 'checkout', $told['Pages of WooCommerce']['then'] ?? '' );

		// What was changed is not asked again.
		$names = array_flip( array_map( Names::of( ... ), $changed ) );
		self::assertSame( array(), array_intersect_key( self::question(), $names ) );
		self::assertArrayNotHasKey( 'Shipping zones', self::question() );
	}

	public function test_a_new_shop_has_all_switches_on_whatever_activation_has_stored(): void {
		update_option( Settings::OPTION, InitialSettings::values() );
		self::assertSame(
			array(
				'name' => 'Shop pages by Eidan',
				'now'  => 'Quantity buttons, Selects, Swatches, Product gallery, Tabs as an accordion, Lean pages',
				'then' => 'Quantity buttons, Selects, Swatches, Product gallery, Sticky add to cart, '
					. 'Tabs as an accordion, Lean pages',
			),
			self::question()['Shop pages by Eidan'] ?? null
		);
		self::import();
		self::assertSame( Switches::ALL, array_values( array_filter( Switches::ALL, Switches::on( ... ) ) ) );
		foreach ( array( 'poster', 'posters' ) as $words ) {
			$this->go_to( "/?s=$words&post_type=product" );
			$found = array_column( $GLOBALS['wp_query']->posts, 'post_name' );
			foreach ( array( 'ten-minutes-poster', 'nineteen-ways-poster', 'weststad-poster' ) as $slug ) {
				self::assertContains( $slug, $found, $words );
			}
		}
		Importer::remove( true );
		self::assertSame( InitialSettings::values(), get_option( Settings::OPTION ) );
	}

	public function test_a_price_of_the_owners_keeps_the_product_with_what_it_needs(): void {
		self::import();
		$product = self::product( 'field-notebook' );
		$ids     = $product->get_children();
		$product->set_name( 'My notebook' );
		$product->save();
		$book = self::product( 'naming-things' );
		$book->set_regular_price( '15' );
		$book->save();
		$kept = Importer::remove()['kept'];
		self::assertContains( 'product/field-notebook', $kept );
		self::assertContains( 'product/naming-things', $kept );
		self::assertContains( 'attribute/cover', $kept );
		self::assertContains( 'term/pa_cover/ink', $kept );
		self::assertContains( 'picture/shop-notebook-open', $kept, 'It is in the gallery.' );
		self::assertNotContains( 'attribute/size', $kept );
		self::assertNotContains( 'product/a-rulebook-for-lending', $kept );
		self::assertSame( $ids, self::product( 'field-notebook' )->get_children() );
	}

	public function test_is_not_for_a_shop_that_sells_something(): void {
		self::assertTrue( Shop::is_on( new Ledger() ) );
		$own = new \WC_Product_Simple();
		$own->set_name( 'Chair' );
		$own->set_status( 'draft' );
		$own->save();
		self::assertFalse( Shop::is_on( new Ledger() ) );
		$labels = array_column( ( new Importer( true ) )->steps(), 0 );
		self::assertNotContains( 'Products', $labels );
	}

	public function test_woocommerces_own_pages_are_no_content_of_the_owners(): void {
		\WC_Install::create_pages();
		self::assertNotSame( array(), Shop::pages() );
		self::assertTrue( Importer::is_fresh() );
	}
}
