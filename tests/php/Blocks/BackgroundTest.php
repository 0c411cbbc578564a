<?php
/**
 * The padding of blocks with a background.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

final class BackgroundTest extends TestCase {

	public function test_a_background_brings_the_padding_of_core_and_nothing_else_does(): void {
		$image = static fn ( string $attributes, string $class ): string =>
			"<!-- wp:eidan/single-image $attributes --><figure class=\"wp-block-eidan-single-image $class\"><img "
			. "src=\"https://example.org/a.jpg\" alt=\"\"/></figure><!-- /wp:eidan/single-image -->";
		wp_dequeue_style( 'eidan-background' );
		$this->render( $image( '', '' ) );
		// The inner blocks have a background, and a padding of their own.
		$this->render(
			'<!-- wp:eidan/tabbed-info --><div class="wp-block-eidan-tabbed-info is-accordion"><div class="eidan-tabs">'
				. '<!-- wp:eidan/tabbed-info-item --><details class="wp-block-eidan-tabbed-info-item">'
				. '<summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">One</h3></summary>'
				. '<div class="eidan-tabs__panel"><!-- wp:paragraph {"backgroundColor":"contrast"} -->'
				. '<p class="has-contrast-background-color has-background">Text</p><!-- /wp:paragraph --></div>'
				. '</details><!-- /wp:eidan/tabbed-info-item --></div></div><!-- /wp:eidan/tabbed-info -->'
		);
		self::assertFalse( wp_style_is( 'eidan-background' ) );
		$this->render( $image( '{"backgroundColor":"contrast"}', 'has-contrast-background-color has-background' ) );
		self::assertTrue( wp_style_is( 'eidan-background' ) );
	}

	public function test_a_resized_picture_asks_for_a_file_of_its_width(): void {
		$image = static fn ( string $attributes ): string =>
			"<!-- wp:eidan/single-image $attributes --><figure class=\"wp-block-eidan-single-image\"><img "
			. "src=\"https://example.org/a.jpg\" alt=\"\"/></figure><!-- /wp:eidan/single-image -->";
		self::assertStringContainsString(
			'sizes="min(100vw, 240px)"',
			$this->render( $image( '{"displayWidth":240}' ) )
		);
		self::assertStringNotContainsString(
			'240px',
			$this->render( $image( '{"displayWidth":240,"align":"full"}' ) )
		);
	}
}
