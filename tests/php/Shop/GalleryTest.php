<?php
/**
 * Tests of the gallery of a product and its sticky bar, on a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Settings\Settings;
use Eidan\Shop\Gallery;
use Eidan\Shop\GalleryVideo;
use Eidan\Shop\Sticky;
use Eidan\Tests\TestCase;
use WC_Product;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

final class GalleryTest extends TestCase {

	protected function tearDown(): void {
		unset( $GLOBALS['product'], $_POST[ GalleryVideo::META ] );
		parent::tearDown();
	}

	private static function switch( bool $on ): void {
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Easier to read in one line.
		update_option( Settings::OPTION, array( 'shop' => array( 'gallery' => $on, 'sticky' => $on ) ) );
	}

	private static function image( string $name, string $alt = '' ): int {
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Easier to read in one line.
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/webp', 'post_title' => $name ), "$name.webp" );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Easier to read in one line.
		wp_update_attachment_metadata(
			$id,
			array( 'file' => "$name.webp", 'width' => 800, 'height' => 1000, 'sizes' => array() )
		);
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	}

	private static function simple( int ...$images ): WC_Product {
		$product = new WC_Product_Simple();
		$product->set_name( 'Note <b>book' );
		$product->set_regular_price( '10' );
		$product->set_image_id( array_shift( $images ) ?? 0 );
		$product->set_gallery_image_ids( $images );
		$product->save();
		return $product;
	}

	/** Returns what WooCommerce's function prints for the product. */
	private static function printed( WC_Product $product ): string {
		$GLOBALS['product'] = $product;
		ob_start();
		woocommerce_show_product_images();
		return (string) ob_get_clean();
	}

	public function test_it_is_woocommerces_until_the_owner_wants_ours_and_again_after(): void {
		$product = self::simple( self::image( 'a' ), self::image( 'b' ) );
		self::switch( false );
		$plain = self::printed( $product );
		self::assertStringContainsString( 'woocommerce-product-gallery__image', $plain );
		self::assertStringNotContainsString( 'eidan', $plain );
		self::switch( true );
		$ours = self::printed( $product );
		self::assertStringContainsString( 'eidan-slider', $ours );
		self::assertStringNotContainsString( 'woocommerce-product-gallery', $ours );
		self::assertStringNotContainsString( 'opacity', $ours, 'WooCommerce hides its own until a script comes.' );
		self::switch( false );
		self::assertSame( $plain, self::printed( $product ) );
		self::switch( true );
		self::assertStringContainsString(
			'woocommerce-placeholder',
			self::printed( self::simple() ),
			'Without an image WooCommerce shows its own.'
		);
	}

	public function test_every_image_is_a_slide_once_with_a_text_and_its_file(): void {
		$images = array( self::image( 'a', 'Red "cover"' ), self::image( 'b' ) );
		self::switch( true );
		$html = self::printed( self::simple( $images[0], $images[1], $images[0] ) );
		self::assertSame( 2, substr_count( $html, 'class="eidan-slider__slide"' ) );
		self::assertSame( 2, substr_count( $html, 'data-eidan-lightbox' ) );
		self::assertStringContainsString( 'alt="Red &quot;cover&quot;"', $html );
		self::assertStringContainsString( 'alt="Note book"', $html );
		self::assertStringContainsString( '--eidan-ratio:600/750', $html );
		self::assertStringContainsString( 'fetchpriority="high"', $html );
	}

	public function test_images_that_are_gone_are_left_out(): void {
		$images  = array( self::image( 'a' ), self::image( 'b' ) );
		$product = self::simple( ...$images );
		self::switch( true );
		wp_delete_post( $images[0], true );
		// WordPress takes the image from the product; an import would have left it.
		update_post_meta( $product->get_id(), '_thumbnail_id', $images[0] );
		$product = wc_get_product( $product->get_id() );
		self::assertInstanceOf( WC_Product::class, $product );
		$html = self::printed( $product );
		self::assertSame( 1, substr_count( $html, 'class="eidan-slider__slide"' ) );
		self::assertStringContainsString( '--eidan-ratio:600/750', $html );
		wp_delete_post( $images[1], true );
		$html = self::printed( $product );
		self::assertStringContainsString( 'woocommerce-placeholder', $html );
		self::assertStringNotContainsString( 'src=""', $html );
	}

	public function test_images_of_variations_are_slides(): void {
		$images  = array( self::image( 'a' ), self::image( 'b' ), self::image( 'c' ) );
		$product = new WC_Product_Variable();
		$product->set_image_id( $images[0] );
		$product->save();
		$children = array();
		foreach ( array( $images[2], $images[1], $images[2], 0 ) as $image ) {
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $product->get_id() );
			$variation->set_regular_price( '5' );
			$variation->set_image_id( $image );
			$children[] = $variation->save();
		}
		$product = wc_get_product( $product->get_id() );
		self::assertInstanceOf( WC_Product::class, $product );
		self::assertSame( array( $images[0], $images[2], $images[1] ), Gallery::images( $product ) );
		self::switch( true );
		self::assertStringContainsString(
			esc_attr( '"variations":{"' . $children[0] . '":1,"' . $children[1] . '":2,"' . $children[2] . '":1}' ),
			Gallery::render( $product )
		);
		$product->update_meta_data( GalleryVideo::META, 'https://shop.example/film.mp4' );
		self::assertStringContainsString(
			esc_attr( '"' . $children[0] . '":2,"' . $children[1] . '":3,' ),
			Gallery::render( $product ),
			'The film is the second slide.'
		);
	}

	public function test_a_film_is_the_second_slide(): void {
		self::switch( true );
		$product = self::simple( self::image( 'a' ), self::image( 'b' ) );
		$product->update_meta_data( GalleryVideo::META, 'https://shop.example/film.mp4' );
		$html = Gallery::render( $product );
		self::assertMatchesRegularExpression(
			'~wp-image-\d+.*is-film.*https://shop\.example/film\.mp4.*wp-image-\d+~s',
			$html
		);
		self::assertStringContainsString( 'has-film', $html );
		$product->update_meta_data( GalleryVideo::META, '"><script>alert(1)</script>' );
		self::assertStringNotContainsString( 'is-film', Gallery::render( $product ) );
	}

	/** @return array<string, array{mixed, string}> */
	public static function addresses(): array {
		return array(
			'file'    => array( ' https://shop.example/a.mp4 ', 'https://shop.example/a.mp4' ),
			'service' => array( 'https://vimeo.com/76979871', 'https://vimeo.com/76979871' ),
			'script'  => array( 'javascript:alert(1)//.mp4', '' ),
			'page'    => array( 'https://shop.example/', '' ),
			'no text' => array( array( 'https://shop.example/a.mp4' ), '' ),
			'nothing' => array( '', '' ),
		);
	}

	/** @dataProvider addresses */
	public function test_only_films_are_stored( mixed $posted, string $stored ): void {
		self::switch( true );
		$product                    = self::simple();
		$_POST[ GalleryVideo::META ] = is_string( $posted ) ? wp_slash( $posted ) : $posted;
		GalleryVideo::save( $product );
		self::assertSame( $stored, GalleryVideo::of( $product ) );
		self::assertSame( '' !== $stored, $product->meta_exists( GalleryVideo::META ) );
	}

	public function test_woocommerces_block_becomes_ours(): void {
		$product         = self::simple( self::image( 'a' ) );
		$GLOBALS['post'] = get_post( $product->get_id() );
		self::switch( false );
		self::assertNull( Gallery::block( null, array( 'blockName' => 'woocommerce/product-gallery' ) ) );
		self::switch( true );
		self::assertStringContainsString(
			'eidan-product-gallery',
			(string) Gallery::block( null, array( 'blockName' => 'woocommerce/product-gallery' ) )
		);
		self::assertSame( 'theirs', Gallery::block( 'theirs', array( 'blockName' => 'woocommerce/product-gallery' ) ) );
		self::assertNull( Gallery::block( null, array( 'blockName' => 'core/paragraph' ) ) );
		unset( $GLOBALS['post'] );
	}

	public function test_the_bar_is_for_what_can_be_bought(): void {
		$product = self::simple( self::image( 'a' ) );
		$bar     = static function () use ( $product ): string {
			$GLOBALS['wp_query']->queried_object    = get_post( $product->get_id() );
			$GLOBALS['wp_query']->queried_object_id = $product->get_id();
			$GLOBALS['wp_query']->is_single         = true;
			$GLOBALS['wp_query']->is_singular       = true;
			ob_start();
			Sticky::render();
			return (string) ob_get_clean();
		};
		self::switch( false );
		self::assertSame( '', $bar() );
		self::switch( true );
		self::assertStringContainsString( 'inert', $bar() );
		self::assertStringContainsString( '>Note book<', $bar() );
		$product->set_stock_status( 'outofstock' );
		$product->save();
		self::assertSame( '', $bar() );
		$GLOBALS['wp_query'] = new \WP_Query();
	}
}
