<?php
declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\AttachmentImage;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Tests with themes that write a size onto each image, as Twenty Twenty-One does.
 */
final class AttachmentImageTest extends ListsTestCase {

	private const THEME = 'width:100%;height:133%;max-width:640px;';

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'wp_get_attachment_image_attributes',
			static fn( array $attributes ): array =>
				array( 'style' => self::THEME . ( $attributes['style'] ?? '' ) ) + $attributes
		);
	}

	public function test_a_portrait_beside_a_quote_is_as_large_as_our_style_says(): void {
		$id = $this->create_post(
			array(
				'post_type'    => 'eidan_testimonial',
				'post_content' => '<!-- wp:paragraph --><p>Clear words.</p><!-- /wp:paragraph -->',
			)
		);
		set_post_thumbnail( $id, $this->create_attachment( 300, 400 ) );
		$images = $this->dom(
			$this->render(
				$this->block(
					'eidan/testimonials-list',
					array( 'query' => array( 'postType' => 'eidan_testimonial', 'include' => array( $id ) ) )
				)
			)
		)->query( '//img' );
		self::assertSame( 1, $images->length );
		self::assertSame( '', $images[0]->getAttribute( 'style' ) );
	}

	public function test_other_declarations_stay_and_so_does_what_a_block_asks_for(): void {
		$id = $this->create_attachment( 300, 400 );
		add_filter(
			'wp_get_attachment_image_attributes',
			static fn( array $attributes ): array =>
				array( 'style' => 'border-width:2px;' . $attributes['style'] ) + $attributes
		);
		self::assertStringContainsString( 'style="border-width:2px;"', AttachmentImage::img( $id, 'medium' ) );
		self::assertStringContainsString(
			'style="border-width:2px;width:40px"',
			AttachmentImage::img( $id, 'medium', array( 'style' => 'width:40px' ) )
		);
	}

	public function test_pictures_that_are_not_ours_are_as_the_theme_says(): void {
		self::assertStringContainsString(
			self::THEME,
			wp_get_attachment_image( $this->create_attachment( 300, 400 ), 'medium' )
		);
	}
}
