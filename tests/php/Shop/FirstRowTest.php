<?php
/**
 * Tests of the images in the shop's first row.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Tests\Attribution\WooTestCase;
use WC_Product_Simple;

require_once dirname( __DIR__ ) . '/Attribution/WooTestCase.php';

/** These images are not lazy, but only on pages of the shop. */
final class FirstRowTest extends WooTestCase {

	private const COLLECTION =
		'<!-- wp:woocommerce/product-collection {"queryId":3,"query":{"perPage":9,"pages":0,"offset":0,'
		. '"postType":"product","order":"asc","orderBy":"title","search":"","exclude":[],"inherit":true,'
		. '"isProductCollectionBlock":true,"taxQuery":{}},"displayLayout":{"type":"flex","columns":3}} -->'
		. '<div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template -->'
		. '<!-- wp:woocommerce/product-image {"isDescendentOfQueryLoop":true} /-->'
		. '<!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->';

	private const LIST =
		'<!-- wp:eidan/product-list {"columns":{"desktop":2,"tablet":2,"phone":1},"query":{"postType":"product",'
		. '"context":"archive"},"elements":["image","title"]} /-->';

	protected function setUp(): void {
		parent::setUp();
		for ( $index = 0; $index < 5; $index++ ) {
			$file = wp_upload_dir()['path'] . "/first-row-$index.png";
			imagepng( imagecreatetruecolor( 40, 40 ), $file );
			$image = (int) wp_insert_attachment(
				array( 'post_mime_type' => 'image/png', 'post_title' => "Row $index" ),
				$file
			);
			wp_update_attachment_metadata(
				$image,
				array( 'width' => 40, 'height' => 40, 'file' => _wp_relative_upload_path( $file ) )
			);
			$product = new WC_Product_Simple();
			$product->set_props( array( 'name' => "Row $index", 'regular_price' => '5', 'image_id' => $image ) );
			$product->save();
		}
	}

	/** @return list<string> The loading attributes of each image. */
	private function loading( string $blocks, string $page ): array {
		wp_high_priority_element_flag( true );
		$GLOBALS['wp']->query_posts();
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Sets which page is shown.
		$GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query( array( 'post_type' => $page ) );
		do_action( 'wp' );
		preg_match_all( '/<img [^>]*>/', do_blocks( $blocks ), $found );
		return array_map(
			static fn ( string $image ): string => trim(
				( str_contains( $image, 'loading="lazy"' ) ? 'lazy' : '' )
					. ( str_contains( $image, 'fetchpriority="high"' ) ? 'high' : '' )
			),
			$found[0]
		);
	}

	public function test_it_does_not_wait_in_the_shop(): void {
		self::assertSame(
			array( 'high', '', '', 'lazy', 'lazy' ),
			array_slice( $this->loading( self::COLLECTION, 'product' ), 0, 5 )
		);
		self::assertSame(
			array( 'high', '', 'lazy', 'lazy', 'lazy' ),
			array_slice( $this->loading( self::LIST, 'product' ), 0, 5 )
		);
	}

	public function test_only_the_first_list_has_a_first_row(): void {
		$images = $this->loading( self::LIST . self::COLLECTION, 'product' );
		self::assertSame( array( 'high', '' ), array_slice( $images, 0, 2 ) );
		self::assertSame( array( 'lazy' ), array_values( array_unique( array_slice( $images, 2 ) ) ) );
	}

	public function test_elsewhere_pictures_are_as_they_were(): void {
		self::assertNotContains( 'high', array_slice( $this->loading( self::COLLECTION, 'post' ), 0, 3 ) );
	}
}
