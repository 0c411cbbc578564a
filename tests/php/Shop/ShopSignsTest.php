<?php
/**
 * Tests of what tells that something of the shop is on a page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Shop\ShopSigns;
use Eidan\Tests\TestCase;

final class ShopSignsTest extends TestCase {

	public function test_texts_that_speak_of_the_shop(): void {
		foreach ( array(
			'<!-- wp:woocommerce/product-collection {} /-->',
			'<!-- wp:eidan/product-list /-->',
			'[products limit="4"]',
			'[product id="3"]',
			'[product_page id="3"]',
			'[recent_products]',
			'[woocommerce_cart]',
			'[add_to_cart id="3"]',
			'<a class="button add_to_cart_button" href="?add-to-cart=3">Buy</a>',
			'<script>jQuery( "p" ).hide();</script>',
		) as $text ) {
			self::assertTrue( ShopSigns::in_text( $text ), $text );
		}
		foreach ( array(
			'',
			'<p>We make products and production plans.</p>',
			'<!-- wp:eidan/product-listing /-->',
			'[productive]',
			'<!-- wp:eidan/blog-list /-->',
		) as $text ) {
			self::assertFalse( ShopSigns::in_text( $text ), $text );
		}
	}

	public function test_blocks_and_widgets_of_the_shop(): void {
		self::assertTrue( ShopSigns::in_block( 'woocommerce/mini-cart', '', '' ) );
		self::assertTrue( ShopSigns::in_block( 'eidan/product-list', '', '' ) );
		self::assertTrue( ShopSigns::in_block( 'core/legacy-widget', 'woocommerce_products', '' ) );
		self::assertTrue( ShopSigns::in_block( 'core/shortcode', '', '<div class="woocommerce"></div>' ) );
		self::assertTrue( ShopSigns::in_block( '', '', '<p class="woocommerce">' ) );
		self::assertFalse( ShopSigns::in_block( 'core/paragraph', '', '<p>About woocommerce</p>' ) );
		self::assertFalse(
			ShopSigns::in_block( 'eidan/dropdown-mini-cart', '', '<span class="woocommerce-Price-amount">' )
		);
		self::assertTrue( ShopSigns::in_widget( 'woocommerce_widget_cart-2' ) );
		self::assertTrue( ShopSigns::in_widget( 'WC_Widget_Products' ) );
		self::assertFalse( ShopSigns::in_widget( 'block-3' ) );
	}

	public function test_handles_are_separated_by_anything_between_them(): void {
		self::assertSame( array(), ShopSigns::handles( " \n" ) );
		self::assertSame(
			array( 'jquery', 'woocommerce', 'a-b' ),
			ShopSigns::handles( "jquery\r\nwoocommerce, a-b\njquery" )
		);
	}
}
