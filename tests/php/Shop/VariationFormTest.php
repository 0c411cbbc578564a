<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Assets\ViewModules;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;
use WP_REST_Response;

/**
 * Tests of choosing a variation in the quick view, on a real WooCommerce.
 */
final class VariationFormTest extends TestCase {

	private const NAME = '<img src=x onerror=alert(1)> "Cup" & \'co\'';

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
	}

	/**
	 * @param array<string, mixed>                $props Properties of the product.
	 * @param array<string, array<string, mixed>> $sizes Properties of its variations by size.
	 */
	private static function cup(
		array $props = array(),
		array $sizes = array(
			'S'   => array(),
			'M"x' => array( 'regular_price' => '45', 'stock_status' => 'outofstock' ),
		)
	): WC_Product_Variable {
		$size = new WC_Product_Attribute();
		$size->set_name( 'Size' );
		$size->set_options( array_map( 'strval', array_keys( $sizes ) ) );
		$size->set_variation( true );
		$product = new WC_Product_Variable();
		$product->set_props(
			$props + array( 'name' => self::NAME, 'status' => 'publish', 'attributes' => array( $size ) )
		);
		$product->save();
		foreach ( $sizes as $name => $more ) {
			$variation = new WC_Product_Variation();
			$variation->set_props(
				$more + array(
					'parent_id'     => $product->get_id(),
					'attributes'    => array( 'size' => (string) $name ),
					'regular_price' => '39',
					'status'        => 'publish',
				)
			);
			$variation->save();
		}
		WC_Product_Variable::sync( $product->get_id() );
		$again = wc_get_product( $product->get_id() );
		self::assertInstanceOf( WC_Product_Variable::class, $again );
		return $again;
	}

	private function answer( int|string $id ): WP_REST_Response {
		return $this->rest( 'GET', "/eidan/v1/choices/$id" );
	}

	private function form( WC_Product_Variable $product ): string {
		$answer = $this->answer( $product->get_id() );
		self::assertSame( 200, $answer->get_status() );
		return $answer->get_data()['html'];
	}

	/** @return list<array<string, mixed>> */
	private static function variations( string $form ): array {
		self::assertSame( 1, preg_match( '~ data-product_variations="([^"]*)"~', $form, $found ) );
		return json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true );
	}

	public function test_the_form_has_the_fields_and_what_follows_them(): void {
		$form = $this->form( self::cup() );
		self::assertMatchesRegularExpression(
			'~<div data-attribute="Size"><label for="([^"]+)">Size</label>.*<select id="\1"[^>]* '
				. 'name="attribute_size"~s',
			$form
		);
		self::assertStringContainsString( '<option value="S" >S</option>', $form );
		$variations = self::variations( $form );
		self::assertSame(
			array( 'S', 'M"x' ),
			array_map( static fn( array $one ): string => $one['attributes']['attribute_size'], $variations )
		);
		self::assertSame( array( true, false ), array_column( $variations, 'is_in_stock' ) );
		self::assertStringContainsString( '39', $variations[0]['price'] );
		self::assertSame( 'Out of stock', $variations[1]['stock'] );
	}

	public function test_a_name_is_words_whatever_it_is_made_of(): void {
		$form = $this->form( self::cup() );
		self::assertStringNotContainsString( '<img src=x', $form );
		self::assertStringContainsString( '&amp; &#039;co&#039;', $form );
	}

	public function test_nobody_chooses_what_is_not_for_everybody(): void {
		foreach ( array( 'draft', 'private', 'pending', 'future', 'trash' ) as $status ) {
			$product = self::cup(
				array( 'status' => $status, 'date_created' => 'future' === $status ? '2099-01-01' : null )
			);
			self::assertSame( 404, $this->answer( $product->get_id() )->get_status(), $status );
		}
		$locked = self::cup();
		wp_update_post( array( 'ID' => $locked->get_id(), 'post_password' => 'secret' ) );
		self::assertSame( 404, $this->answer( $locked->get_id() )->get_status() );
		$simple = new WC_Product_Simple();
		$simple->set_props( array( 'name' => 'Poster', 'regular_price' => '5' ) );
		self::assertSame( 404, $this->answer( $simple->save() )->get_status() );
		$variation = self::cup()->get_children()[0];
		$sold      = self::cup( array(), array( 'S' => array( 'stock_status' => 'outofstock' ) ) );
		foreach ( array(
			$variation,
			$sold->get_id(),
			(int) wp_insert_post( array( 'post_title' => 'A post', 'post_status' => 'publish' ) ),
			999999999,
			'0',
			'-1',
			'1e9',
			'9999999999999999999',
		) as $id ) {
			self::assertContains( $this->answer( $id )->get_status(), array( 404, 400 ), (string) $id );
		}
	}

	public function test_variations_that_are_not_for_everybody_are_not_told(): void {
		$product = self::cup(
			array(),
			array( 'S' => array(), 'Secret' => array( 'regular_price' => '4711', 'status' => 'private' ) )
		);
		$form    = $this->form( $product );
		self::assertCount( 1, self::variations( $form ) );
		self::assertStringNotContainsString( '4711', $form );
	}

	public function test_where_there_are_too_many_the_shop_decides(): void {
		add_filter( 'woocommerce_ajax_variation_threshold', static fn(): int => 1 );
		$form = $this->form( self::cup() );
		self::assertSame( array(), self::variations( $form ) );
		self::assertStringContainsString( '<option value="S" >', $form );
	}

	public function test_quantities_have_the_shops_limits_also_fractions_of_another_plugin(): void {
		$limits  = static fn( string $form ): array =>
			array_map( static fn( array $one ): array => array( $one['min'], $one['max'] ), self::variations( $form ) );
		$product = self::cup( array(), array( 'S' => array( 'manage_stock' => true, 'stock_quantity' => 3 ) ) );
		self::assertSame( array( array( 1, 3 ) ), $limits( $this->form( $product ) ) );
		remove_filter( 'woocommerce_stock_amount', 'intval' );
		add_filter( 'woocommerce_stock_amount', 'floatval' );
		add_filter(
			'woocommerce_available_variation',
			static fn( array $one ): array => array( 'min_qty' => '0.5', 'max_qty' => 7.5 ) + $one
		);
		self::assertSame( array( array( 0.5, 7.5 ) ), $limits( $this->form( $product ) ) );
		add_filter(
			'woocommerce_available_variation',
			static fn( array $one ): array => array( 'min_qty' => 'few', 'max_qty' => -1 ) + $one
		);
		self::assertSame( array( array( 1, 0 ) ), $limits( $this->form( $product ) ) );
	}

	public function test_answers_are_kept_where_prices_are_the_same_for_all(): void {
		$product = self::cup();
		self::assertStringStartsWith(
			'public, max-age=',
			$this->answer( $product->get_id() )->get_headers()['Cache-Control']
		);
		add_filter( 'woocommerce_get_price_html', static fn( string $price ): string => $price );
		self::assertSame( 'private, no-store', $this->answer( $product->get_id() )->get_headers()['Cache-Control'] );
	}

	public function test_swatches_and_their_style_come_along_where_they_are_on(): void {
		self::assertStringNotContainsString( 'eidan-swatch', $this->form( self::cup() ) );
		update_option( Settings::OPTION, array( 'shop' => array( 'swatches' => true ) ) );
		$form = $this->form( self::cup() );
		self::assertStringContainsString( 'data-eidan-swatches', $form );
		self::assertMatchesRegularExpression( "~^<link rel='stylesheet' id='eidan-shop-swatches-css'~", $form );
	}

	public function test_the_quick_view_asks_for_choices_and_leads_to_the_product_without(): void {
		$product = self::cup();
		$list    = do_blocks(
			'<!-- wp:eidan/product-list '
				. wp_json_encode(
					array(
						'elements' => array( 'quick-view', 'title' ),
						'query'    => array( 'postType' => 'product', 'include' => array( $product->get_id() ) ),
					)
				)
				. ' /-->'
		);
		self::assertMatchesRegularExpression(
			'~data-eidan-add-to-cart-choices="\{&quot;product&quot;:' . $product->get_id()
				. '\}"><a class="eidan-product__button[^"]*" href="'
				. preg_quote( (string) $product->get_permalink(), '~' ) . '"~',
			$list
		);
		self::assertStringNotContainsString( '<select', $list );
		self::assertSame(
			array(),
			array_diff( array( '@eidan/add-to-cart', '@eidan/add-to-cart-choices' ), ViewModules::queue() )
		);
	}
}
