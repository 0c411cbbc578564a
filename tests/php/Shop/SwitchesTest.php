<?php
/**
 * Tests of the shop's switches. Off: pages are those of a site without them. On: prices are WooCommerce's.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Settings\Settings;
use Eidan\Shop\Switches;
use Eidan\Tests\TestCase;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

final class SwitchesTest extends TestCase {

	protected function tearDown(): void {
		unset( $GLOBALS['product'] );
		parent::tearDown();
	}

	private static function switch( bool $on ): void {
		update_option( Settings::OPTION, array( 'shop' => array_fill_keys( Switches::ALL, $on ) ) );
	}

	private function variable(): WC_Product {
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( 'Cover' );
		$attribute->set_options( array( 'Ink', 'Stone' ) );
		$attribute->set_variation( true );
		$product = new WC_Product_Variable();
		$product->set_name( 'Poster' );
		$product->set_attributes( array( $attribute ) );
		$product->set_image_id( $this->create_attachment() );
		$product->save();
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Easier to read in one line.
		foreach ( array( 'Ink' => '16', 'Stone' => '12' ) as $cover => $price ) {
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $product->get_id() );
			$variation->set_attributes( array( 'cover' => $cover ) );
			$variation->set_regular_price( $price );
			$variation->save();
		}
		WC_Product_Variable::sync( $product->get_id() );
		$product = wc_get_product( $product->get_id() );
		self::assertInstanceOf( WC_Product::class, $product );
		return $product;
	}

	/** Returns the parts of pages that the switches change. */
	private static function printed( WC_Product $product ): string {
		global $wp_query;
		$GLOBALS['product']          = $product;
		$wp_query->queried_object    = get_post( $product->get_id() );
		$wp_query->queried_object_id = $product->get_id();
		$wp_query->is_single         = true;
		$wp_query->is_singular       = true;
		$GLOBALS['post']             = get_post( $product->get_id() );
		ob_start();
		woocommerce_show_product_images();
		woocommerce_template_single_add_to_cart();
		woocommerce_quantity_input( array( 'input_id' => 'one' ), $product );
		woocommerce_catalog_ordering();
		woocommerce_form_field( 'billing_country', array( 'type' => 'country' ), 'DE' );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Easier to read in one line.
		woocommerce_form_field( 'billing_state', array( 'type' => 'state', 'country' => 'US' ), 'CA' );
		\Eidan\Shop\Sticky::render();
		// Ids of fields depend on the time: replace them.
		return (string) preg_replace( '~quantity_[0-9a-f]+~', 'id', (string) ob_get_clean() );
	}

	public function test_off_they_leave_no_trace(): void {
		$product = $this->variable();
		self::switch( true );
		$on = self::printed( $product );
		foreach ( array( 'eidan-quantity', 'eidan-swatches', 'eidan-product-gallery', 'eidan-sticky' ) as $part ) {
			self::assertStringContainsString( $part, $on );
		}
		self::switch( false );
		$off = self::printed( $product );
		self::assertStringNotContainsString( 'eidan', $off );
		// The plugin has no hooks on WooCommerce.
		global $wp_filter;
		foreach ( $wp_filter as $hook => $callbacks ) {
			foreach ( $callbacks->callbacks as $priority => $all ) {
				foreach ( $all as $one ) {
					if (
						is_array( $one['function'] )
						&& is_string( $one['function'][0] )
						&& str_starts_with( $one['function'][0], 'Eidan\\Shop\\' )
					) {
						remove_filter( (string) $hook, $one['function'], $priority );
					}
				}
			}
		}
		self::assertSame( self::printed( $product ), $off );
	}

	public function test_prices_are_those_of_plugins_for_currencies_and_taxes(): void {
		self::switch( true );
		$product = new WC_Product_Simple();
		$product->set_name( 'Notebook' );
		$product->set_regular_price( '10' );
		$product->save();
		// Plugins for currencies change the amount and the sign in this way.
		add_filter( 'woocommerce_product_get_price', static fn( $price ) => (string) ( 2 * (float) $price ) );
		add_filter( 'woocommerce_product_get_regular_price', static fn( $price ) => (string) ( 2 * (float) $price ) );
		add_filter( 'woocommerce_currency', static fn() => 'JPY' );
		$bar = substr( self::printed( $product ), (int) strpos( self::printed( $product ), 'eidan-sticky__price' ) );
		self::assertStringContainsString( '20', $bar );
		self::assertStringContainsString( '&yen;', $bar );
		// Taxes depend on the shopper's address, and the shop writes a suffix behind prices.
		update_option( 'woocommerce_calc_taxes', 'yes' );
		update_option( 'woocommerce_tax_display_shop', 'incl' );
		update_option( 'woocommerce_price_display_suffix', 'incl. tax' );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Easier to read in one line.
		\WC_Tax::_insert_tax_rate(
			array(
				'tax_rate_country'  => '',
				'tax_rate'          => '50',
				'tax_rate_name'     => 'VAT',
				'tax_rate_priority' => 1,
				'tax_rate_class'    => '',
			)
		);
		$bar = substr( self::printed( $product ), (int) strpos( self::printed( $product ), 'eidan-sticky__price' ) );
		self::assertStringContainsString( '30', $bar );
		self::assertStringContainsString( 'incl. tax', $bar );
	}
}
