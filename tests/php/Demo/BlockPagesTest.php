<?php
/**
 * The demo's pages of single blocks.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\BlockPages;
use Eidan\Tests\TestCase;

final class BlockPagesTest extends TestCase {

	/** A checkout that is not built yet has the same pages as one that is. */
	public function test_reads_the_same_from_sources_as_from_a_build(): void {
		$manifest = require EIDAN_DIR . '/build/blocks-manifest.php';
		$sources  = BlockPages::sources( EIDAN_DIR . '/blocks' );

		$this->assertSame( array_keys( $manifest ), array_keys( $sources ) );
		foreach ( $manifest as $slug => $built ) {
			foreach ( array( 'title', 'description', 'eidanNeeds' ) as $field ) {
				$this->assertSame( $built[ $field ] ?? null, $sources[ $slug ][ $field ] ?? null, "$slug: $field" );
			}
		}
	}

	public function test_has_pages_of_the_shop_only_with_a_shop(): void {
		$pages = BlockPages::items();

		$this->assertArrayHasKey( 'image-gallery', $pages );
		$this->assertSame( \Eidan\Shop\WooCommerceRequirement::is_shop(), isset( $pages['product-list'] ) );
	}
}
