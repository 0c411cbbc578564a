<?php
/**
 * What a product card can show beyond its price: badges, swatches, buttons of other plugins.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Lists\Request\Config;
use Eidan\Shop\LoopHooks;
use Eidan\Shop\SwatchTerms;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

final class ProductCardTest extends TestCase {

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
	}

	/**
	 * @param list<string>         $elements Elements of the card.
	 * @param array<string, mixed> $more     More attributes of the list.
	 */
	private static function card( WC_Product $product, array $elements, array $more = array() ): string {
		return do_blocks(
			'<!-- wp:eidan/product-list ' . wp_json_encode(
				$more + array(
					'elements' => $elements,
					'query'    => array(
						'postType' => 'product',
						'include'  => array( $product->get_id() ),
					),
				)
			) . ' /-->'
		);
	}

	/** @param array<string, mixed> $props */
	private static function simple( array $props = array() ): WC_Product_Simple {
		$product = new WC_Product_Simple();
		$product->set_props( $props + array( 'name' => 'Cup', 'regular_price' => '10' ) );
		$product->save();
		return $product;
	}

	/** The words of a badge, '' if there is none. */
	private static function badge( string $html, string $name ): string {
		return 1 === preg_match( "~<span class=\"eidan-product__$name\">(.*?)</span>~", $html, $found )
			? html_entity_decode( $found[1] )
			: '';
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function reductions(): array {
		return array(
			'a fifth'                 => array( array( 'sale_price' => '8' ), '−20%' ),
			'rounded'                 => array( array( 'sale_price' => '6.67' ), '−33%' ),
			'less than half a percent' => array( array( 'sale_price' => '9.99' ), 'Sale' ),
			'everything'              => array( array( 'sale_price' => '0' ), '−100%' ),
			'no sale'                 => array( array(), '' ),
		);
	}

	/** @param array<string, mixed> $props */
	#[DataProvider( 'reductions' )]
	public function test_the_sale_badge_says_how_much_is_off( array $props, string $words ): void {
		$html = self::card( self::simple( $props ), array( 'image', 'sale' ), array( 'saleBadge' => 'percent' ) );
		self::assertSame( $words, self::badge( $html, 'sale' ) );
	}

	public function test_the_sale_badge_says_a_word_unless_the_author_wants_another(): void {
		self::assertSame(
			'Sale',
			self::badge( self::card( self::simple( array( 'sale_price' => '8' ) ), array( 'sale' ) ), 'sale' )
		);
	}

	public function test_variations_that_differ_are_up_to(): void {
		$product = $this->chair( array( 'sale_price' => '8' ), array( 'sale_price' => '5' ) );
		$html    = self::card( $product, array( 'sale' ), array( 'saleBadge' => 'percent' ) );
		self::assertSame( 'Up to −50%', self::badge( $html, 'sale' ) );
		$product = $this->chair( array( 'sale_price' => '8' ), array( 'sale_price' => '8' ) );
		$html    = self::card( $product, array( 'sale' ), array( 'saleBadge' => 'percent' ) );
		self::assertSame( '−20%', self::badge( $html, 'sale' ) );
	}

	public function test_a_product_is_new_for_as_long_as_the_author_says(): void {
		$product = self::simple( array( 'date_created' => time() - 10 * DAY_IN_SECONDS ) );
		self::assertSame( 'New', self::badge( self::card( $product, array( 'new' ) ), 'new' ) );
		self::assertSame(
			'',
			self::badge( self::card( $product, array( 'new' ), array( 'newDays' => 9 ) ), 'new' )
		);
		self::assertSame(
			'New',
			self::badge( self::card( $product, array( 'new' ), array( 'newDays' => 11 ) ), 'new' )
		);
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function stocks(): array {
		return array(
			'few'                      => array( array( 'stock_quantity' => 2 ), 'Only 2 left' ),
			'enough'                   => array( array( 'stock_quantity' => 3 ), '' ),
			'few of this one'          =>
				array( array( 'stock_quantity' => 5, 'low_stock_amount' => 5 ), 'Only 5 left' ),
			'none'                     => array( array( 'stock_quantity' => 0 ), '' ),
			'nobody counts'            => array( array( 'manage_stock' => false ), '' ),
		);
	}

	/** @param array<string, mixed> $props */
	#[DataProvider( 'stocks' )]
	public function test_low_stock_goes_by_the_threshold_of_the_shop( array $props, string $words ): void {
		update_option( 'woocommerce_notify_low_stock_amount', 2 );
		$product = self::simple( $props + array( 'manage_stock' => true ) );
		self::assertSame( $words, self::badge( self::card( $product, array( 'low-stock' ) ), 'low-stock' ) );
		if ( '' !== $words ) {
			update_option( 'woocommerce_stock_format', 'no_amount' );
			self::assertSame( 'Low stock', self::badge( self::card( $product, array( 'low-stock' ) ), 'low-stock' ) );
			update_option( 'woocommerce_stock_format', '' );
		}
	}

	public function test_several_badges_on_the_image_stand_in_the_order_of_the_author(): void {
		$html = self::card( self::simple( array( 'sale_price' => '8' ) ), array( 'image', 'new', 'sale' ) );
		self::assertMatchesRegularExpression(
			'~<span class="eidan-product__badges"><span class="eidan-product__new">New</span>'
				. '<span class="eidan-product__sale">Sale</span></span></div>~',
			$html
		);
		self::assertStringNotContainsString(
			'__badges',
			self::card( self::simple( array( 'sale_price' => '8' ) ), array( 'image', 'sale' ) )
		);
	}

	public function test_nothing_is_printed_where_only_the_shop_listens(): void {
		self::assertNull( LoopHooks::others( 'woocommerce_after_shop_loop_item' ) );
		add_action( 'woocommerce_after_shop_loop_item', 'woocommerce_template_loop_price', 99 );
		self::assertNull( LoopHooks::others( 'woocommerce_after_shop_loop_item' ), 'What a plugin has moved.' );
		self::assertStringNotContainsString( '__others', self::card( self::simple(), array( 'image', 'title' ) ) );
	}

	public function test_a_wishlist_finds_its_place_with_the_product_of_the_card(): void {
		$wish = static function (): void {
			global $product, $post;
			printf(
				'<a class="wish" data-hook="%s">%d %d %s',
				esc_attr( current_action() ),
				absint( $product->get_id() ),
				absint( $post->ID ),
				esc_html( $product->get_name() )
			);
		};
		foreach ( array( 'woocommerce_before_shop_loop_item_title', 'woocommerce_after_shop_loop_item' ) as $name ) {
			add_action( $name, $wish, 15 );
			// What WooCommerce itself does on a page of its own.
			add_action( $name, 'woocommerce_template_loop_add_to_cart' );
		}
		$GLOBALS['product'] = 'before';
		$product            = self::simple();
		$html               = self::card( $product, array( 'image', 'title', 'add-to-cart' ) );
		$id                 = $product->get_id();
		self::assertStringContainsString(
			'<div class="eidan-product__others is-over">'
				. "<a class=\"wish\" data-hook=\"woocommerce_before_shop_loop_item_title\">$id $id Cup</a></div></div>",
			$html
		);
		self::assertStringContainsString(
			"<a class=\"wish\" data-hook=\"woocommerce_after_shop_loop_item\">$id $id Cup</a></div></div></div>",
			$html
		);
		self::assertSame( 1, substr_count( $html, 'name="add-to-cart"' ) );
		self::assertStringNotContainsString( 'ajax_add_to_cart', $html );
		self::assertSame( 'before', $GLOBALS['product'] );
		self::assertStringNotContainsString(
			'wish',
			self::card( $product, array( 'image' ), array( 'otherButtons' => false ) )
		);
		$GLOBALS['product'] = null;
	}

	public function test_answers_with_what_may_be_one_shoppers_are_kept_by_no_cache(): void {
		$config = Config::parse( array( 'query' => array( 'postType' => 'product' ) ) );
		$posts  = Config::parse( array( 'query' => array( 'postType' => 'post' ) ) );
		self::assertFalse( LoopHooks::are_personal( false, $config ) );
		add_action( 'woocommerce_before_shop_loop_item', static function (): void {} );
		self::assertTrue( LoopHooks::are_personal( false, $config ) );
		self::assertFalse( LoopHooks::are_personal( false, $posts ) );
		self::assertFalse( LoopHooks::are_personal( false ) );
	}

	/**
	 * A chair in two colors.
	 *
	 * @param array<string, mixed> $red  Properties of a variation.
	 * @param array<string, mixed> $blue Properties of a variation.
	 */
	private function chair( array $red = array(), array $blue = array() ): WC_Product_Variable {
		// WooCommerce keeps labels of attributes for a whole request.
		static $made = 0;
		$slug        = 'cardtone' . ++$made;
		$taxonomy    = "pa_$slug";
		self::assertIsInt( wc_create_attribute( array( 'name' => 'Tone', 'slug' => $slug ) ) );
		register_taxonomy( $taxonomy, 'product' );
		$terms = array();
		foreach ( array( 'red' => '#aa0000', 'blue' => '#0000aa' ) as $tone => $color ) {
			$terms[ $tone ] = wp_insert_term( ucfirst( $tone ), $taxonomy, array( 'slug' => $tone ) )['term_id'];
			update_term_meta( $terms[ $tone ], SwatchTerms::COLOR, $color );
		}
		$attribute = new WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
		$attribute->set_name( $taxonomy );
		$attribute->set_options( array_values( $terms ) );
		$attribute->set_variation( true );
		$product = new WC_Product_Variable();
		$product->set_props( array( 'name' => 'Chair "Ada"', 'attributes' => array( $attribute ) ) );
		$product->save();
		foreach ( array( 'red' => $red, 'blue' => $blue ) as $tone => $props ) {
			$variation = new WC_Product_Variation();
			$variation->set_props(
				$props + array(
					'parent_id'     => $product->get_id(),
					'attributes'    => array( $taxonomy => $tone ),
					'regular_price' => '10',
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

	public function test_a_card_has_the_swatches_of_what_is_chosen_by_its_look(): void {
		$product = $this->chair();
		$html    = self::card( $product, array( 'title', 'swatches', 'add-to-cart' ) );
		self::assertSame( 2, substr_count( $html, 'class="eidan-swatch is-color"' ) );
		$label = wc_attribute_label( (string) key( $product->get_attributes() ) );
		self::assertStringContainsString( "role=\"radiogroup\" aria-label=\"$label\"", $html );
		self::assertStringContainsString( 'data-attribute_name="attribute_pa_cardtone', $html );
		self::assertMatchesRegularExpression(
			'~<form class="eidan-product__buy cart"[^>]*><a class="[^"]*eidan-product__button[^>]*>.*</a>'
				. '<button hidden [^>]*name="add-to-cart" value="' . $product->get_id() . '"~s',
			$html
		);
		foreach ( get_the_terms( $product->get_id(), (string) key( $product->get_attributes() ) ) as $term ) {
			delete_term_meta( $term->term_id, SwatchTerms::COLOR );
		}
		$html = self::card( $product, array( 'title', 'swatches', 'add-to-cart' ) );
		self::assertStringNotContainsString( 'radiogroup', $html, 'Names are no looks.' );
		self::assertStringNotContainsString( '<form', $html );
		self::assertStringNotContainsString(
			'radiogroup',
			self::card( self::simple(), array( 'swatches', 'add-to-cart' ) )
		);
	}

	public function test_swatches_read_no_variations_and_their_view_gets_them_alone(): void {
		$product = $this->chair( array( 'sku' => 'CARD-' . wp_generate_password( 8, false ) ) );
		self::card( $product, array( 'title', 'add-to-cart' ) );
		$without = get_num_queries();
		self::card( $product, array( 'title', 'add-to-cart' ) );
		$without = get_num_queries() - $without;
		$with    = get_num_queries();
		self::card( $product, array( 'title', 'swatches', 'add-to-cart' ) );
		self::assertLessThanOrEqual( $without + 1, get_num_queries() - $with );
		$answer = $this->rest( 'GET', '/eidan/v1/choices/' . $product->get_id(), array( 'data' => '1' ) );
		self::assertSame( array( 'variations' ), array_keys( $answer->get_data() ) );
		self::assertSame(
			array( 'red', 'blue' ),
			array_map(
				static fn( array $one ): string => current( (array) $one['attributes'] ),
				$answer->get_data()['variations']
			)
		);
	}
}
