<?php
/**
 * Tests of colors, images and sold out options in WooCommerce's block Add to Cart + Options.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Settings\Settings;
use Eidan\Shop\SwatchTerms;
use Eidan\Tests\TestCase;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;

final class OptionsBlockTest extends TestCase {

	private int $product = 0;

	/** @var array<string, int> Ids of the terms by slug. */
	private array $terms = array();

	protected function setUp(): void {
		parent::setUp();
		if ( version_compare( WC_VERSION, '10.9', '<' ) ) {
			self::markTestSkipped( 'This WooCommerce has no chips that show colors.' );
		}
		register_taxonomy( 'pa_tone', 'product' );
		add_filter(
			'woocommerce_attribute_taxonomies',
			static fn() => array(
				(object) array(
					'attribute_id'      => '7',
					'attribute_name'    => 'tone',
					'attribute_label'   => 'Tone',
					'attribute_type'    => 'select',
					'attribute_orderby' => 'name',
					'attribute_public'  => 0,
				),
			)
		);
		\WC_Cache_Helper::invalidate_cache_group( 'woocommerce-attributes' );
		foreach ( array( 'ink', 'stone', 'plain' ) as $slug ) {
			$term = wp_insert_term( ucfirst( $slug ), 'pa_tone', array( 'slug' => $slug ) );
			self::assertIsArray( $term );
			$this->terms[ $slug ] = (int) $term['term_id'];
		}
		$attribute = new WC_Product_Attribute();
		$attribute->set_id( 7 );
		$attribute->set_name( 'pa_tone' );
		$attribute->set_options( array_values( $this->terms ) );
		$attribute->set_variation( true );
		$product = new WC_Product_Variable();
		$product->set_attributes( array( $attribute ) );
		$this->product = $product->save();
		foreach ( array_keys( $this->terms ) as $slug ) {
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $this->product );
			$variation->set_attributes( array( 'pa_tone' => $slug ) );
			$variation->set_regular_price( '5' );
			$variation->set_stock_status( 'stone' === $slug ? 'outofstock' : 'instock' );
			$variation->save();
		}
		WC_Product_Variable::sync( $this->product );
	}

	private function rendered(): string {
		$html = do_blocks(
			'<!-- wp:woocommerce/single-product {"productId":' . $this->product
				. '} --><div class="wp-block-woocommerce-single-product">'
				. '<!-- wp:woocommerce/add-to-cart-with-options /--></div><!-- /wp:woocommerce/single-product -->'
		);
		// Ids of fields depend on the time, and numbers of layouts are counted up: replace both.
		return (string) preg_replace(
			'~wc_product_attribute_[0-9a-f]+|quantity_[0-9a-f]+|is-layout-[0-9a-f]+~',
			'id',
			$html
		);
	}

	private static function switch( bool $on ): void {
		update_option( Settings::OPTION, array( 'shop' => array( 'swatches' => $on ) ) );
	}

	public function test_chips_have_the_colors_and_images_of_terms_and_their_field_stays(): void {
		update_term_meta( $this->terms['ink'], SwatchTerms::COLOR, '#123456' );
		update_term_meta( $this->terms['stone'], SwatchTerms::IMAGE, $this->create_attachment() );
		$plain = $this->rendered();
		self::assertStringContainsString( 'name="attribute_pa_tone"', $plain );
		self::assertStringNotContainsString( '123456', $plain, 'Nothing until the owner wants it.' );
		self::assertStringNotContainsString( 'eidan', $plain );
		self::switch( true );
		$ours = $this->rendered();
		self::assertStringContainsString( 'name="attribute_pa_tone"', $ours );
		self::assertStringContainsString( 'style="background-color:#123456"', $ours );
		self::assertMatchesRegularExpression( '~style="background-image:url\([^)]+\)"~', $ours );
		self::assertStringContainsString(
			'chips__swatch--no-color',
			$ours,
			'One with neither has its name, by style.'
		);
		self::assertSame(
			1,
			preg_match( '~data-wp-context=["\']([^"\']*variationAttributeOptions[^"\']*)["\']~', $ours, $found )
		);
		$context = json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true );
		self::assertIsArray( $context );
		self::assertSame(
			array( 'image', 'color', 'none' ),
			array_values(
				array_map(
					static fn( $slug ) =>
						array_column( $context['variationAttributeOptions'], 'visual', 'value' )[ $slug ]['type'],
					array( 'stone', 'ink', 'plain' )
				)
			),
			'The script draws them from it.'
		);
		self::switch( false );
		self::assertSame( $plain, $this->rendered() );
	}

	public function test_names_stay_names_where_no_term_has_a_look_and_sold_out_is_told(): void {
		self::switch( true );
		$html = $this->rendered();
		self::assertStringNotContainsString( 'is-style-swatch', $html );
		self::assertStringContainsString(
			esc_attr( '{"attributes":{"attribute_pa_tone":"stone"},"is_in_stock":false}' ),
			$html
		);
		self::assertTrue( wp_style_is( 'eidan-shop-swatches' ) );
	}

	public function test_filters_of_products_and_other_blocks_stay_as_they_are(): void {
		update_term_meta( $this->terms['ink'], SwatchTerms::COLOR, '#123456' );
		self::switch( true );
		$chips = \WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/product-filter-chips' );
		self::assertNotNull( $chips );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Easier to read in one line.
		$block = new \WP_Block(
			array(
				'blockName'    => 'woocommerce/product-filter-chips',
				'attrs'        => array(),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			),
			array(
				'woocommerce/selectableItems' => array(
					'items'          => array(
						array( 'id' => 'attribute_pa_tone-ink', 'label' => 'Ink', 'value' => 'ink' ),
					),
					'selectionMode'  => 'multiple',
					'storeNamespace' => 'woocommerce/product-filters',
				),
			)
		);
		$html  = $block->render();
		self::assertStringContainsString( 'Ink', $html );
		self::assertStringNotContainsString( '123456', $html );
		$args = array( 'render_callback' => 'strval' );
		self::assertSame( $args, \Eidan\Shop\OptionsBlock::wrap( $args, 'woocommerce/product-price' ) );
		self::assertNull( \Eidan\Shop\OptionsBlock::wrap( null, 'woocommerce/product-filter-chips' ) );
		self::assertNull( \Eidan\Shop\OptionsBlock::rows( null ) );
		self::assertNull( \Eidan\Shop\OptionsBlock::form( null ) );
	}
}
