<?php
/**
 * Tests of the drop-downs of the shop, on a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Assets\ViewModules;
use Eidan\Settings\Settings;
use Eidan\Shop\Selects;
use Eidan\Tests\TestCase;

final class SelectsTest extends TestCase {

	public function test_templates_with_fields_load_their_look_and_only_long_fields_the_search(): void {
		Selects::load( 'loop/orderby.php' );
		self::assertFalse( wp_style_is( 'eidan-shop-select' ), 'Nothing until the owner wants it.' );
		update_option( Settings::OPTION, array( 'shop' => array( 'selects' => true ) ) );
		Selects::load( 'cart/cart.php' );
		self::assertFalse( wp_style_is( 'eidan-shop-select' ) );
		Selects::load( 'loop/orderby.php' );
		self::assertTrue( wp_style_is( 'eidan-shop-select' ) );
		self::assertSame( 'x<option>', Selects::variation( 'x<option>' ) );
		self::assertNotContains( '@eidan/shop-select', ViewModules::queue() );
		Selects::variation( str_repeat( '<option>', Selects::LONG + 1 ) );
		self::assertContains( '@eidan/shop-select', ViewModules::queue() );
		self::assertNull( Selects::variation( null ) );
	}

	public function test_select_woo_is_left_out_only_while_the_switch_is_on(): void {
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		wp_register_script( 'selectWoo', 'https://example.com/s.js', array(), '1', true );
		wp_enqueue_script( 'selectWoo' );
		Selects::replace();
		self::assertTrue( wp_script_is( 'selectWoo' ) );
		update_option( Settings::OPTION, array( 'shop' => array( 'selects' => true ) ) );
		Selects::replace();
		self::assertFalse( wp_script_is( 'selectWoo' ) );
	}
}
