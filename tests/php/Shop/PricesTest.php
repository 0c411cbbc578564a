<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Shop\Prices;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests whether shoppers may see different prices. If so, nobody may keep an answer that contains prices.
 */
final class PricesTest extends TestCase {

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
	}

	/**
	 * Settings of taxes, and whether they make prices depend on where the shopper lives.
	 *
	 * @return array<string, array{array<string, string>, bool}>
	 */
	public static function taxes(): array {
		$by_address = array(
			'calc_taxes'         => 'yes',
			'tax_based_on'       => 'shipping',
			'prices_include_tax' => 'no',
			'tax_display_shop'   => 'excl',
		);

		return array(
			'no taxes'                             => array( array( 'calc_taxes' => 'no' ) + $by_address, false ),
			'prices without, shown without'        => array( $by_address, false ),
			'prices with, shown without'           => array(
				array( 'prices_include_tax' => 'yes' ) + $by_address,
				true,
			),
			'prices without, shown with'           => array(
				array( 'tax_display_shop' => 'incl' ) + $by_address,
				true,
			),
			'shown without, words behind'          => array(
				array( 'price_display_suffix' => 'plus VAT' ) + $by_address,
				false,
			),
			'shown without, and with taxes behind' => array(
				array( 'price_display_suffix' => '{price_including_tax} with VAT' ) + $by_address,
				true,
			),
			'the same, with the taxes of the shop' => array(
				array(
					'price_display_suffix' => '{price_including_tax} with VAT',
					'tax_based_on'         => 'base',
				) + $by_address,
				false,
			),
		);
	}

	/**
	 * @param array<string, string> $options Options of WooCommerce by name.
	 * @param bool                  $depend  Whether prices depend on the shopper.
	 */
	#[DataProvider( 'taxes' )]
	public function test_prices_depend_on_the_shopper_where_taxes_do( array $options, bool $depend ): void {
		foreach ( $options as $name => $value ) {
			update_option( "woocommerce_$name", $value );
		}
		self::assertSame( $depend, Prices::prepare() );
	}

	public function test_prices_depend_on_the_shopper_where_another_plugin_changes_any_of_them(): void {
		self::assertFalse( Prices::prepare() );
		foreach ( array(
			'woocommerce_get_price_html',
			'woocommerce_variable_price_html',
			'woocommerce_get_price_suffix',
			'woocommerce_product_variation_get_sale_price',
			'woocommerce_variation_prices_sale_price',
			'woocommerce_available_variation',
		) as $name ) {
			add_filter( $name, static fn( mixed $value ): mixed => $value );
			self::assertTrue( Prices::prepare(), $name );
			remove_all_filters( $name );
		}
	}
}
