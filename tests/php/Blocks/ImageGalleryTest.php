<?php
/**
 * The image gallery and the single image on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

/**
 * Rendering of stored images.
 */
final class ImageGalleryTest extends TestCase {

	/**
	 * Creates an image with a stored size, but without a file.
	 */
	private function picture( int $width = 1200, int $height = 800 ): int {
		$id = wp_insert_attachment(
			array(
				'post_title'     => 'Picture',
				'post_mime_type' => 'image/jpeg',
				'post_status'    => 'inherit',
			),
			"2026/01/picture-$width-$height.jpg"
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => $width,
				'height' => $height,
				'file'   => "2026/01/picture-$width-$height.jpg",
				'sizes'  => array(),
			)
		);
		return $id;
	}

	private function image( int $id, string $attributes = '', string $link = '' ): string {
		$img = '<img src="' . wp_get_attachment_url( $id ) . '" alt="Alt" class="wp-image-' . $id . '"/>';
		return '<!-- wp:image {"id":' . $id . $attributes . '} --><figure class="wp-block-image">'
			. ( '' === $link ? $img : '<a href="' . $link . '">' . $img . '</a>' )
			. '<figcaption class="wp-element-caption">Said</figcaption></figure><!-- /wp:image -->';
	}

	private function gallery( string $attributes, string ...$images ): string {
		return do_blocks(
			'<!-- wp:eidan/image-gallery ' . $attributes
				. ' --><figure class="wp-block-eidan-image-gallery" id="anchor"><div class="eidan-gallery">'
			. implode( '', $images )
			. '</div><figcaption class="eidan-gallery__caption">All</figcaption></figure>'
			. '<!-- /wp:eidan/image-gallery -->'
		);
	}

	public function test_keeps_captions_anchor_and_order(): void {
		$html = $this->gallery(
			'{"layout":"rows","rowHeight":200}',
			$this->image( $this->picture( 1200, 800 ) ),
			$this->image( $this->picture( 600, 900 ) )
		);
		$this->assertStringContainsString( 'id="anchor"', $html );
		$this->assertSame( 2, substr_count( $html, '>Said</figcaption>' ) );
		$this->assertStringContainsString( '<figcaption class="eidan-gallery__caption">All</figcaption>', $html );
		$this->assertStringContainsString( '--row:200px', $html );
		$this->assertStringContainsString( '--rest:25%', $html );
		$this->assertMatchesRegularExpression( '/--ratio:1\.5.*--ratio:0\.6667/s', $html );
	}

	public function test_reads_the_size_of_a_foreign_image_from_its_name(): void {
		$foreign = static fn( string $src, string $more = '' ): string =>
			'<!-- wp:image --><figure class="wp-block-image">'
			. "<img src=\"$src\" alt=\"\"$more/></figure><!-- /wp:image -->";
		$html    = $this->gallery(
			'{"layout":"rows"}',
			$foreign( 'https://example.org/hall-400x800.webp?ver=2' ),
			$foreign( 'https://example.org/hall-400x800.webp', ' width="900" height="300"' ),
			$foreign( 'https://example.org/hall-0x800.webp' ),
			$foreign( 'https://example.org/hall-400x800' )
		);

		preg_match_all( '/--ratio:([\d.]+)/', $html, $ratios );
		self::assertSame( array( '0.5', '3', '1.5', '1.5' ), $ratios[1] );
	}

	public function test_links_pictures_without_a_link_to_their_file_and_groups_them(): void {
		$id   = $this->picture();
		$html = $this->gallery(
			'{"linkTo":"lightbox","group":"rooms"}',
			$this->image( $id ),
			$this->image( $id, ',"linkDestination":"custom"', 'https://example.org/' )
		);
		$this->assertSame( 1, substr_count( $html, 'data-eidan-lightbox' ) );
		$this->assertStringContainsString( 'href="' . wp_get_attachment_url( $id ) . '"', $html );
		$this->assertStringContainsString( esc_attr( '"group":"rooms"' ), $html );
		$this->assertStringContainsString( esc_attr( '"width":1200' ), $html );
		$this->assertStringContainsString( 'href="https://example.org/"', $html );
	}

	public function test_gives_every_picture_of_a_page_its_own_address(): void {
		$id   = $this->picture();
		$html = $this->gallery( '{"linkTo":"lightbox"}', $this->image( $id ), $this->image( $id ) )
			. $this->gallery( '{"linkTo":"lightbox"}', $this->image( $id ) );
		preg_match_all( '/ id="(picture-[^"]+)"/', $html, $found );
		$this->assertCount( 3, array_unique( $found[1] ) );
		preg_match_all( '/&quot;group&quot;:&quot;([^&]+)&quot;/', $html, $groups );
		$this->assertSame( $groups[1][0], $groups[1][1] );
		$this->assertNotSame( $groups[1][0], $groups[1][2] );
	}

	public function test_reads_block_spacing_and_refuses_what_is_no_length(): void {
		$id = $this->picture();
		$this->assertStringContainsString(
			'--gap-row:var(--wp--preset--spacing--40);--gap:8px',
			$this->gallery(
				'{"style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"8px"}}}}',
				$this->image( $id )
			)
		);
		$html = $this->gallery(
			'{"style":{"spacing":{"blockGap":"1px;background:url(//evil.example)"}}}',
			$this->image( $id )
		);
		$this->assertStringNotContainsString( 'evil', $html );
	}

	/**
	 * @dataProvider hostile
	 */
	public function test_survives_hostile_attributes( string $attributes ): void {
		$html = $this->gallery( $attributes, $this->image( $this->picture() ) );
		$this->assertStringContainsString( '<img', $html );
		$this->assertStringNotContainsString( 'onload', strip_tags( $html ) );
		// Parse the HTML as a browser does: such words may be in an attribute's value, but must not become an
		// attribute.
		$this->assertSame( 0, $this->dom( $html )->query( '//@*[starts-with(name(), "on")]' )->length );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function hostile(): array {
		return array(
			'quotes'     => array(
				'{"linkTo":"lightbox","group":"\" onload=alert(1) x=\"","ratio":"1/1;x","layout":"x\" onload=y"}',
			),
			'wrong type' => array(
				'{"columns":[],"rowHeight":"99","lastRow":{},"slider":5,"captions":null,"group":{"a":1},"style":"x"}',
			),
			'huge'       => array( '{"columns":1000000000,"rowHeight":-1,"lastRow":1000000000,"layout":"rows"}' ),
		);
	}

	public function test_an_empty_gallery_prints_nothing(): void {
		$this->assertSame( '', trim( $this->gallery( '{}' ) ) );
	}

	public function test_a_single_image_gets_its_look_from_our_list_only(): void {
		$id     = $this->picture();
		$single = fn ( string $attributes ): string => do_blocks(
			'<!-- wp:eidan/single-image ' . $attributes
				. ' --><figure class="wp-block-eidan-single-image"><a href="' . wp_get_attachment_url( $id )
			. '"><img src="' . wp_get_attachment_url( $id ) . '" alt="" class="wp-image-'
			. $id . '" style="object-fit:cover"/></a></figure><!-- /wp:eidan/single-image -->'
		);
		$html = $single( '{"mask":"circle","blend":"multiply","filter":"sepia","linkTo":"lightbox"}' );
		$this->assertStringContainsString(
			'object-fit:cover;aspect-ratio:1;object-fit:cover;border-radius:50%;mix-blend-mode:multiply;'
				. 'filter:sepia(0.7)',
			$html
		);
		$this->assertStringContainsString( 'aria-label="', $html );
		$this->assertStringContainsString( 'width="1200"', $html );
		$this->assertStringContainsString( 'height="800"', $html );
		$html = $single( '{"mask":"url(//evil.example)","filter":["x"]}' );
		$this->assertStringNotContainsString( 'evil', $html );
		$this->assertStringNotContainsString( 'data-eidan-lightbox', $html );
	}

	public function test_images_of_wordpress_are_touched_only_when_the_owner_wants_it(): void {
		$id   = $this->picture();
		$link = (string) wp_get_attachment_url( $id );
		$html = '<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery">'
			. $this->image( $id, ',"linkDestination":"media"', $link ) . '</figure><!-- /wp:gallery -->'
			. $this->image( $id, ',"lightbox":{"enabled":true},"linkDestination":"none"' );
		update_option( 'eidan_settings', array() );
		$this->assertStringNotContainsString( 'data-eidan-lightbox', do_blocks( $html ) );
		update_option( 'eidan_settings', array( 'lightbox' => array( 'core' => true ) ) );
		$on = do_blocks( $html );
		$this->assertSame( 2, substr_count( $on, 'data-eidan-lightbox' ) );
		$this->assertSame( 1, substr_count( $on, '&quot;group&quot;' ) );
		$this->assertStringNotContainsString( 'data-wp-interactive', $on );
	}
}
