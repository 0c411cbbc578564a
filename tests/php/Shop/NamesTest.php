<?php
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
use WP_HTML_Processor;

/**
 * Names of products may contain incomplete HTML. Wherever they appear, the page around them keeps its structure.
 */
final class NamesTest extends TestCase {

	/** Names as they are stored, and what shoppers should read. */
	private const NAMES = array(
		'Book <b>'                                 => 'Book',
		'Book <em>two'                             => 'Book two',
		'Book a < b'                               => 'Book a < b',
		'Book a <b and more'                       => 'Book a <b and more',
		'Book <3'                                  => 'Book <3',
		'Book <b>one <em>two</b> three'            => 'Book one two three',
		'Book</a></div></h3></template>'           => 'Book',
		'Book <a href="https://other.example/">x'  => 'Book x',
		'Book <blockquote>x'                       => 'Book x',
		'Book <!-- x'                              => 'Book <!-- x',
		'Book <table><tr><td>x'                    => 'Book x',
		'Book</form><form><textarea>'              => 'Book',
		'Book <b title="x'                         => 'Book <b title="x',
		'Book"><svg><title>'                       => 'Book”>',
		'<b>'                                      => '',
	);

	/** Elements that may be inside a title, and those of style sheets, which are printed once. */
	private const LEFT_OUT = array( 'B', 'EM', 'LINK', 'STYLE' );

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1 ) ) as $product ) {
			$product->delete( true );
		}
		update_option( Settings::OPTION, array( 'shop' => array_fill_keys( Switches::ALL, true ) ) );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['product'] );
		parent::tearDown();
	}

	/** Creates a simple product. */
	private function simple(): WC_Product {
		$product = new WC_Product_Simple();
		$product->set_props(
			array(
				'name'              => 'Book',
				'regular_price'     => '10',
				'sale_price'        => '8',
				'short_description' => 'Words.',
				'image_id'          => $this->create_attachment(),
			)
		);
		$product->save();
		return $product;
	}

	private function variable(): WC_Product {
		$cover = new WC_Product_Attribute();
		$cover->set_name( 'Cover' );
		$cover->set_options( array( 'Ink', 'Stone' ) );
		$cover->set_variation( true );
		$product = new WC_Product_Variable();
		$product->set_props(
			array( 'name' => 'Book', 'attributes' => array( $cover ), 'image_id' => $this->create_attachment() )
		);
		$product->save();
		foreach ( array( 'Ink', 'Stone' ) as $value ) {
			$variation = new WC_Product_Variation();
			$variation->set_props(
				array(
					'parent_id'     => $product->get_id(),
					'attributes'    => array( 'cover' => $value ),
					'regular_price' => '12',
				)
			);
			$variation->save();
		}
		WC_Product_Variable::sync( $product->get_id() );
		return $product;
	}

	/** Stores a text directly in the database, without the functions that would clean it. */
	private static function store( WC_Product $product, string $field, string $value ): WC_Product {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( $field => $value ), array( 'ID' => $product->get_id() ) );
		wp_cache_flush();
		clean_post_cache( $product->get_id() );
		$again = wc_get_product( $product->get_id() );
		self::assertInstanceOf( WC_Product::class, $again );
		return $again;
	}

	/** @return array<string, callable( WC_Product ): string> Functions that print names, by place. */
	private function places(): array {
		$list   = fn( string $layout, array $elements ): string => do_blocks(
			$this->block(
				'eidan/product-list',
				array( 'layout' => $layout, 'query' => array( 'postType' => 'product' ), 'elements' => $elements )
			)
		);
		$all    = array(
			'image',
			'sale',
			'category',
			'title',
			'rating',
			'price',
			'excerpt',
			'stock',
			'quantity',
			'add-to-cart',
			'quick-view',
		);
		$places = array(
			'a picture alone'    => fn(): string => $list( 'grid', array( 'image', 'quick-view' ) ),
			'the bar'            => function ( WC_Product $product ): string {
				$this->go_to( $product->get_permalink() );
				ob_start();
				\Eidan\Shop\Sticky::render();
				return (string) ob_get_clean();
			},
			'a product’s images' => static fn( WC_Product $product ): string => \Eidan\Shop\Gallery::render( $product ),
			'a quantity'         => static fn( WC_Product $product ): string =>
				(string) woocommerce_quantity_input( array( 'input_id' => 'x' ), $product, false ),
			'choices'            => fn( WC_Product $product ): string =>
				$product instanceof WC_Product_Variable
					? $this->rest( 'GET', "/eidan/v1/choices/{$product->get_id()}" )->get_data()['html']
					: '',
		);
		foreach ( array( 'grid', 'list', 'slider', 'masonry' ) as $layout ) {
			$places[ $layout ] = fn(): string => $list( $layout, $all );
		}
		return $places;
	}

	/**
	 * Returns the elements as a browser builds them, each with all elements that it is in.
	 *
	 * @return list<string>
	 */
	private static function shape( string $html ): array {
		$shape     = array();
		$processor = WP_HTML_Processor::create_fragment( $html );
		self::assertInstanceOf( WP_HTML_Processor::class, $processor );
		while ( $processor->next_tag() ) {
			if ( ! in_array( $processor->get_tag(), self::LEFT_OUT, true ) ) {
				$shape[] = implode( ' ', (array) $processor->get_breadcrumbs() );
			}
		}
		self::assertNull(
			$processor->get_last_error(),
			(string) $processor->get_unsupported_exception()?->getMessage()
		);
		return $shape;
	}

	public function test_a_name_changes_nothing_around_it(): void {
		foreach ( array( $this->simple(), $this->variable() ) as $product ) {
			foreach ( $this->places() as $place => $print ) {
				self::store( $product, 'post_title', 'Book' );
				$shape = self::shape( $print( wc_get_product( $product->get_id() ) ) );
				foreach ( array_keys( self::NAMES ) as $name ) {
					$html = $print( self::store( $product, 'post_title', $name ) );
					self::assertSame( $shape, self::shape( $html ), "{$product->get_type()}, $place: $name" );
				}
			}
			$product->delete( true );
		}
	}

	public function test_shoppers_read_the_name(): void {
		$product = $this->simple();
		$read    = fn( string $html, string $path ): string =>
			trim( (string) $this->dom( $html )->query( $path )->item( 0 )?->textContent );
		foreach ( self::NAMES as $name => $words ) {
			$product = self::store( $product, 'post_title', $name );
			$html    = $this->places()['grid']( $product );
			$plain   = '' === $words ? '(no title)' : $words;
			self::assertSame( $plain, $read( $html, '//h3/a' ), $name );
			self::assertNotSame( '', $read( $html, '//button/span[@class="screen-reader-text"]' ), $name );
			$bar = $this->places()['the bar']( $product );
			self::assertSame(
				str_replace( '”', '"', $words ),
				$read( $bar, '//span[@class="eidan-sticky__name"]' ),
				$name
			);
		}
	}

	public function test_words_about_a_product_change_nothing_around_them(): void {
		$product = $this->simple();
		$print   = $this->places()['grid'];
		self::store( $product, 'post_excerpt', 'Words.' );
		$shape = self::shape( $print( $product ) );
		foreach ( array( 'Words <b>.', 'Words.</p></div></template>', 'Words <em>.', 'Words <b' ) as $words ) {
			self::store( $product, 'post_excerpt', $words );
			self::assertSame( $shape, self::shape( $print( $product ) ), $words );
		}
	}
}
