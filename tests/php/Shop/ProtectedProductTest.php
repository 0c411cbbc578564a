<?php
/**
 * Tests of a product behind a password: as long as nobody has given it, the shop layer shows no more of it than
 * WooCommerce does.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Settings\Settings;
use Eidan\Shop\GalleryVideo;
use Eidan\Shop\Switches;
use Eidan\Tests\TestCase;
use WC_Product_Simple;

final class ProtectedProductTest extends TestCase {

	private const VIDEO = 'https://example.org/behind-a-password.mp4';

	protected function tearDown(): void {
		unset( $GLOBALS['product'] );
		parent::tearDown();
	}

	private function product(): int {
		update_option( Settings::OPTION, array( 'shop' => array_fill_keys( Switches::ALL, true ) ) );
		$product = new WC_Product_Simple();
		$product->set_name( 'Poster' );
		$product->set_regular_price( '7654.32' );
		$product->set_image_id( $this->create_attachment() );
		$product->update_meta_data( GalleryVideo::META, self::VIDEO );
		$id = $product->save();
		wp_update_post(
			array(
				'ID'            => $id,
				'post_password' => 'password',
			)
		);
		return $id;
	}

	/** Opens the page of a product and returns its content and whatever is printed at its end. */
	private function page( int $id ): string {
		global $wp_query;
		$this->go_to_product( $id );
		ob_start();
		while ( $wp_query->have_posts() ) {
			$wp_query->the_post();
			wc_get_template_part( 'content', 'single-product' );
		}
		do_action( 'wp_enqueue_scripts' );
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	private function go_to_product( int $id ): void {
		global $wp_query, $wp_the_query;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A page of its own.
		$wp_query     = new \WP_Query( "p=$id&post_type=product" );
		$wp_the_query = $wp_query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As above.
	}

	/** @return list<string> What of the product is in HTML, though it is behind a password. */
	private static function seen( int $id, string $html ): array {
		$image = pathinfo( (string) get_attached_file( (int) get_post_thumbnail_id( $id ) ), PATHINFO_FILENAME );
		return array_values(
			array_filter(
				array( '654.32', $image, self::VIDEO, 'eidan-sticky', 'eidan-product-gallery' ),
				static fn ( string $part ): bool => str_contains( $html, $part )
			)
		);
	}

	public function test_its_page_shows_nothing_of_it_before_the_password(): void {
		$id = $this->product();
		self::assertSame( array(), self::seen( $id, $this->page( $id ) ) );
		self::assertFalse( wp_style_is( 'eidan-shop-sticky' ) );
		self::assertFalse( wp_style_is( 'eidan-shop-gallery' ) );
	}

	public function test_with_the_password_it_is_a_page_like_others(): void {
		$id = $this->product();
		add_filter( 'post_password_required', '__return_false' );
		self::assertCount( 5, self::seen( $id, $this->page( $id ) ) );
	}

	/** @return array<string, array{array<string, string>}> */
	public static function hidden(): array {
		return array(
			'behind a password' => array( array( 'post_password' => 'password' ) ),
			'a draft'           => array( array( 'post_status' => 'draft' ) ),
			'private'           => array( array( 'post_status' => 'private' ) ),
			'waiting'           => array( array( 'post_status' => 'pending' ) ),
		);
	}

	/**
	 * @dataProvider hidden
	 *
	 * @param array<string, string> $post What hides it.
	 */
	public function test_in_pages_of_authors_its_gallery_shows_nothing( array $post ): void {
		$id = $this->product();
		wp_update_post( array( 'ID' => $id ) + $post + array( 'post_password' => '' ) );
		$this->act_as( 'contributor' );
		$html = fn( string $block ): string => $this->render(
			'<!-- wp:woocommerce/single-product {"productId":' . $id . '} -->'
				. "<div class=\"wp-block-woocommerce-single-product\"><!-- wp:woocommerce/$block /--></div>"
				. '<!-- /wp:woocommerce/single-product -->',
			$this->create_page()
		);
		self::assertSame( array(), self::seen( $id, $html( 'product-gallery' ) ) );
		// WooCommerce itself prints the images of any product here, but not our video.
		$ours = array( self::VIDEO, 'eidan-product-gallery' );
		self::assertSame( array(), array_intersect( $ours, self::seen( $id, $html( 'product-image-gallery' ) ) ) );
		wp_set_current_user( 0 );
		self::assertSame( array(), self::seen( $id, $html( 'product-gallery' ) ) );
	}
}
