<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

/**
 * Without a shop, blocks that need one print nothing, and the editor says why.
 */
final class ProductListTest extends TestCase {

	public function test_without_woocommerce_it_prints_nothing_and_the_editor_is_told(): void {
		self::assertFalse( class_exists( 'WooCommerce', false ) );
		self::assertSame(
			'',
			trim(
				$this->render(
					'<!-- wp:eidan/product-list {"query":{"postType":"post"},"elements":["title","price",'
						. '"add-to-cart"]} /-->'
				)
			)
		);
		do_action( 'enqueue_block_editor_assets' );
		self::assertStringContainsString(
			'"eidan\/product-list"',
			implode( '', (array) wp_scripts()->get_data( 'eidan-editor', 'before' ) )
		);
	}
}
