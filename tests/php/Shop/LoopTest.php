<?php
/**
 * What the shop's owner and other plugins have set about buttons of products in lists.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Lists\Request\FilterGroup;
use Eidan\Shop\BuyButton;
use Eidan\Tests\Attribution\WooTestCase;

require_once dirname( __DIR__ ) . '/Attribution/WooTestCase.php';

final class LoopTest extends WooTestCase {

	private \WC_Product $product;

	protected function setUp(): void {
		parent::setUp();
		$this->product = new \WC_Product_Simple();
		$this->product->set_props(
			array(
				'name'          => 'Vase',
				'regular_price' => '10',
				'sku'           => 'VASE-' . wp_generate_password( 8, false ),
			)
		);
		$this->product->save();
	}

	protected function tearDown(): void {
		$this->product->delete( true );
		remove_all_filters( 'woocommerce_loop_add_to_cart_args' );
		delete_option( 'woocommerce_cart_redirect_after_add' );
		update_option( 'woocommerce_enable_ajax_add_to_cart', 'yes' );
		parent::tearDown();
	}

	/** @param list<string> $elements Elements of the card. */
	private function card( array $elements = array( 'title', 'add-to-cart' ) ): \DOMXPath {
		$document = new \DOMDocument();
		$html     = do_blocks(
			'<!-- wp:eidan/product-list ' . wp_json_encode(
				array(
					'elements' => $elements,
					'query'    => array(
						'postType' => 'product',
						'include'  => array( $this->product->get_id() ),
					),
				)
			) . ' /-->'
		);
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );

		return new \DOMXPath( $document );
	}

	private function button(): \DOMElement {
		return $this->card()->query( '//*[contains(@class,"eidan-product__button")]' )[0];
	}

	public function test_the_button_names_product_quantity_and_sku_for_scripts_that_hear_of_it(): void {
		$button = $this->button();
		self::assertSame( (string) $this->product->get_id(), $button->getAttribute( 'data-product_id' ) );
		self::assertSame( $this->product->get_sku(), $button->getAttribute( 'data-product_sku' ) );
		self::assertSame( '1', $button->getAttribute( 'data-quantity' ) );
	}

	public function test_arguments_of_the_loop_are_kept_and_what_would_add_twice_is_not(): void {
		add_filter(
			'woocommerce_loop_add_to_cart_args',
			static function ( array $args, \WC_Product $product ): array {
				$args['quantity']                 = 6;
				$args['class']                   .= ' is-dozen';
				$args['attributes']['data-list']  = 'Home "front" <b>page</b>';
				$args['attributes']['aria-label'] = 'Six of ' . $product->get_name();
				$args['attributes']['name']       = 'other';
				$args['attributes']['value']      = '1';
				return $args;
			},
			10,
			2
		);
		$button = $this->button();
		self::assertStringContainsString( 'is-dozen', $button->getAttribute( 'class' ) );
		self::assertStringContainsString( 'product_type_simple', $button->getAttribute( 'class' ) );
		self::assertStringNotContainsString( 'add_to_cart', $button->getAttribute( 'class' ) );
		self::assertSame( 'Home "front" page', $button->getAttribute( 'data-list' ) );
		self::assertSame( 'Six of Vase', $button->getAttribute( 'aria-label' ) );
		self::assertSame( 'add-to-cart', $button->getAttribute( 'name' ) );
		self::assertSame( (string) $this->product->get_id(), $button->getAttribute( 'value' ) );
		$hidden = $this->card()->query( '//form/input[@name="quantity"]' );
		self::assertSame( '6', $hidden[0]->getAttribute( 'value' ) );
		$field = $this->card( array( 'title', 'quantity', 'add-to-cart' ) )->query( '//form//input[@name="quantity"]' );
		self::assertSame( array( 1, '6' ), array( $field->length, $field[0]->getAttribute( 'value' ) ) );
	}

	public function test_arguments_of_no_sense_do_no_harm(): void {
		add_filter(
			'woocommerce_loop_add_to_cart_args',
			static fn(): array => array(
				'quantity'   => 'many',
				'class'      => null,
				'attributes' => array( 'on click' => 'x', 5 => 'y', 'data-x' => array() ),
			)
		);
		self::assertSame( '1', $this->button()->getAttribute( 'data-quantity' ) );
		remove_all_filters( 'woocommerce_loop_add_to_cart_args' );
		add_filter( 'woocommerce_loop_add_to_cart_args', '__return_null' );
		self::assertSame( $this->product->get_sku(), $this->button()->getAttribute( 'data-product_sku' ) );
	}

	public function test_the_last_filter_of_the_loop_gets_the_arguments(): void {
		$given = array();
		$look  = static function ( string $html, \WC_Product $product, array $args ) use ( &$given ): string {
			$given = $args;
			return $html;
		};
		add_filter( 'woocommerce_loop_add_to_cart_link', $look, 10, 3 );
		$this->card();
		remove_filter( 'woocommerce_loop_add_to_cart_link', $look );
		self::assertSame( 1, $given['quantity'] );
		self::assertSame( $this->product->get_id(), $given['attributes']['data-product_id'] );
		self::assertStringContainsString( 'ajax_add_to_cart', $given['class'], 'As WooCommerce gives them.' );
	}

	public function test_pages_reload_where_the_owner_has_switched_off_adding_without_it(): void {
		self::assertSame( 1, $this->card()->query( '//form[@data-eidan-add-to-cart]' )->length );
		update_option( 'woocommerce_enable_ajax_add_to_cart', 'no' );
		self::assertSame( 0, $this->card()->query( '//form[@data-eidan-add-to-cart]' )->length );
		self::assertSame( 1, $this->card()->query( '//form[@method="post"]//button[@name="add-to-cart"]' )->length );
	}

	public function test_the_script_leads_to_the_cart_where_the_owner_wants_it(): void {
		self::assertFalse( BuyButton::data( array() )['leave'] );
		update_option( 'woocommerce_cart_redirect_after_add', 'yes' );
		self::assertTrue( BuyButton::data( array() )['leave'] );
	}

	public function test_attributes_are_named_as_shoppers_read_them(): void {
		wc_create_attribute( array( 'name' => 'Colour', 'slug' => 'loopcolour' ) );
		\WC_Post_Types::register_taxonomies();
		register_taxonomy( 'pa_loopcolour', 'product', array( 'labels' => array( 'name' => 'Product Colour' ) ) );
		$GLOBALS['wc_product_attributes']['pa_loopcolour'] ??= (object) array( 'attribute_name' => 'loopcolour' );
		$groups = FilterGroup::trusted(
			array( 'groups' => array( array( 'taxonomy' => 'pa_loopcolour' ), array( 'taxonomy' => 'product_cat' ) ) )
		);
		self::assertSame( 'Colour', reset( $groups )->name() );
		self::assertSame( get_taxonomy( 'product_cat' )->label, end( $groups )->name() );
	}
}
