<?php
/**
 * Tests of minus and plus beside quantities, on a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Assets\ViewModules;
use Eidan\Settings\Settings;
use Eidan\Shop\Quantity;
use Eidan\Tests\TestCase;
use WC_Product_Simple;

final class QuantityTest extends TestCase {

	private static function switch( bool $on ): void {
		update_option( Settings::OPTION, array( 'shop' => array( 'quantity' => $on ) ) );
	}

	/**
	 * @param array<string, mixed> $arguments Arguments of the field.
	 */
	private static function field( array $arguments = array(), string $name = 'Poster' ): string {
		$product = new WC_Product_Simple();
		$product->set_name( $name );

		return woocommerce_quantity_input( $arguments, $product, false );
	}

	public function test_it_is_woocommerces_until_the_owner_wants_buttons_and_again_after(): void {
		self::switch( false );
		$plain = self::field( array( 'input_id' => 'a' ) );
		self::assertStringNotContainsString( 'eidan', $plain );
		self::switch( true );
		self::assertStringContainsString( 'eidan-quantity', self::field( array( 'input_id' => 'a' ) ) );
		self::switch( false );
		self::assertSame( $plain, self::field( array( 'input_id' => 'a' ) ) );
	}

	public function test_buttons_stand_around_the_field_and_name_the_product(): void {
		self::switch( true );
		$html = self::field( array( 'input_value' => 3 ), 'Ink & <b>"paper"</b>' );
		self::assertMatchesRegularExpression(
			'~<span class="eidan-quantity" data-eidan-quantity>'
				. '<button type="button" class="eidan-quantity__minus" aria-label="Reduce quantity of Ink &amp; '
				. '&quot;paper&quot;">.*<input.*value="3".*<button type="button" '
				. 'class="eidan-quantity__plus".*role="status"></span></span>~s',
			$html
		);
		self::assertContains( '@eidan/shop-quantity', ViewModules::queue() );
		self::assertTrue( wp_style_is( 'eidan-shop-quantity' ) );
	}

	public function test_a_quantity_that_can_be_but_one_is_that_number(): void {
		self::switch( true );
		$html = self::field( array( 'min_value' => 1, 'max_value' => 1 ) );
		self::assertStringContainsString( '<span class="eidan-quantity__only">1</span>', $html );
		self::assertStringNotContainsString( '<button', $html );
		self::assertStringNotContainsString(
			'<button',
			self::field( array( 'readonly' => true ) ),
			'What cannot be changed has no buttons.'
		);
	}

	public function test_blocks_with_buttons_of_their_own_keep_them(): void {
		self::switch( true );
		$stepper = array(
			'blockName' => 'woocommerce/add-to-cart-form',
			'attrs'     => array( 'quantitySelectorStyle' => 'stepper' ),
		);
		Quantity::enter( $stepper );
		self::assertStringNotContainsString( 'eidan', self::field() );
		Quantity::leave( '', $stepper );
		self::assertStringContainsString( 'eidan-quantity', self::field() );
		Quantity::enter( array( 'blockName' => 'woocommerce/add-to-cart-form', 'attrs' => array() ) );
		self::assertStringContainsString( 'eidan-quantity', self::field(), 'Without buttons of its own it gets ours.' );
	}

	/** As Blocksy, Flatsome and many child themes print them. */
	public function test_a_field_that_a_theme_gave_buttons_stays_as_it_is(): void {
		$field = '<input type="number" class="input-text qty text" value="1">';
		foreach (
			array(
				'<span class="ct-increase"></span><span class="ct-decrease"></span>',
				'<button type="button">+</button>',
				'<input type="button" value="-" class="minus button is-form">',
				'<div class="quantity_selector inc"></div>',
			) as $buttons
		) {
			$html = "<div class=\"quantity\">$buttons$field</div>";
			self::assertSame( $html, Quantity::complete( $html, 'Ink' ) );
		}
		self::assertStringContainsString(
			'eidan-quantity__plus',
			Quantity::complete( "<div class=\"quantity\"><i class=\"price-including\">€4 each</i>$field</div>", '' )
		);
	}

	public function test_whatever_hooks_hand_over_nothing_breaks(): void {
		foreach ( array( null, 'x', 7, array(), array( 'blockName' => array(), 'attrs' => 'x' ) ) as $odd ) {
			self::assertSame( $odd, Quantity::enter( $odd ) );
			self::assertSame( 'html', Quantity::leave( 'html', $odd ) );
		}
		self::assertSame( '<p>no field</p>', Quantity::complete( '<p>no field</p>', '' ) );
	}
}
