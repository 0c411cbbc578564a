<?php
/**
 * The image with text block on the page.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

final class ImageWithTextTest extends TestCase {

	/**
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param string               $words      HTML of its words.
	 * @param string               $image      HTML attributes of its image.
	 */
	private static function html(
		array $attributes,
		string $words = '<h2>Hall</h2>',
		string $image = 'src="/hall.webp" alt="A hall"'
	): string {
		$figure = '' === $image ? '' : "<figure class=\"wp-block-eidan-image-with-text__media\"><img $image/></figure>";
		return do_blocks(
			'<!-- wp:eidan/image-with-text ' . serialize_block_attributes( (object) $attributes ) . ' -->'
			. "<div class=\"wp-block-eidan-image-with-text is-beside\">$figure<div "
			. "class=\"wp-block-eidan-image-with-text__content\">$words</div></div>"
			. '<!-- /wp:eidan/image-with-text -->'
		);
	}

	public function test_another_picture_for_narrow_screens_is_a_source_that_cannot_break_out(): void {
		$html = self::html(
			array( 'media' => array( 'narrow' => array( 'url' => 'https://example.com/a, b".webp' ) ) )
		);
		self::assertMatchesRegularExpression(
			'~<picture><source media="\(max-width: 680px\)" srcset="https://example\.com/a%2C%20b[^" ,]*\.webp">'
				. '<img [^>]*></picture>~',
			$html
		);
		self::assertStringNotContainsString(
			'<picture',
			self::html( array( 'media' => array( 'narrow' => array( 'url' => 'javascript:alert(1)' ) ) ) )
		);
		self::assertStringNotContainsString( '<picture', self::html( array() ) );
	}

	public function test_the_link_of_the_first_heading_covers_the_block_and_no_other(): void {
		$words =
			'<p><a href="/a">A</a></p><h2>The <a href="/b">long</a> <a href="/c">hall</a></h2><h3><a href="/d">D</a>'
			. '</h3>';
		$html  = self::html( array( 'isLinked' => true ), $words );
		self::assertSame( 1, substr_count( $html, 'image-with-text__link' ) );
		self::assertStringContainsString( '<a class="wp-block-eidan-image-with-text__link" href="/b">', $html );
		self::assertStringContainsString(
			'<a class="wp-block-eidan-image-with-text__link" href="/b">',
			self::html( array( 'isLinked' => true ), $words, '' )
		);
		self::assertStringNotContainsString(
			'__link',
			self::html( array( 'isLinked' => true ), '<h2>Hall</h2><h3><a href="/d">D</a></h3>' )
		);
		self::assertStringNotContainsString( '__link', self::html( array(), $words ) );
	}

	public function test_an_image_behind_text_is_as_high_as_a_part_of_the_screen(): void {
		$id   = $this->create_attachment( 800, 400 );
		$tall = array(
			'layout'      => 'over',
			'align'       => 'full',
			'height'      => 'large',
			'ratio'       => '21/9',
			'narrowRatio' => '4/5',
		);
		$src  = wp_get_attachment_url( $id );
		$html = self::html( $tall, image: "src=\"$src\" alt=\"\" class=\"wp-image-$id\"" );
		self::assertStringContainsString( '--ratio:auto;--high:80svh;', $html );
		self::assertStringNotContainsString( '--ratio-narrow', $html );
		self::assertStringContainsString( 'sizes="max(100vw, 80vh * 2)"', $html );

		$beside = self::html( array( 'layout' => 'beside' ) + $tall );
		self::assertStringContainsString( '--ratio:21/9;--ratio-narrow:4/5', $beside );
		self::assertStringNotContainsString( '--high', $beside );
		self::assertStringNotContainsString( '--high', self::html( array( 'height' => '100svh' ) + $tall ) );
	}

	public function test_values_are_checked_and_become_properties_of_the_style(): void {
		$html = self::html(
			array(
				'layout'         => 'over',
				'mediaColumns'   => 5,
				'ratio'          => '4/5',
				'narrowRatio'    => '9/9;color:red',
				'overlayOpacity' => 0,
				'media'          => array( 'focalPoint' => array( 'x' => 0.3 ) ),
				'style'          => array(
					'spacing' => array( 'blockGap' => array( 'left' => 'var:preset|spacing|40' ) ),
				),
			)
		);
		self::assertStringContainsString(
			'style="--columns:5;--ratio:4/5;--focus:30% 50%;--scrim:0%;--gap:var(--wp--preset--spacing--40)"',
			$html
		);
	}

	public function test_script_and_further_styles_are_for_blocks_that_need_them(): void {
		self::assertStringNotContainsString( 'data-eidan', self::html( array() ) );
		self::assertStringContainsString( 'data-eidan-image-with-text', self::html( array( 'appear' => 'fade' ) ) );
		self::assertFalse( wp_style_is( 'eidan-image-with-text-overlap' ) );
		self::html( array( 'layout' => 'overlap' ) );
		self::assertTrue( wp_style_is( 'eidan-image-with-text-overlap' ) );
	}

	public function test_nothing_is_printed_for_an_empty_block(): void {
		self::assertSame( '', trim( self::html( array(), '', '' ) ) );
	}
}
