<?php
/**
 * The swapping image gallery on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

/**
 * List, stage and videos.
 */
final class SwappingImageGalleryTest extends TestCase {

	private const VIDEO =
		'<!-- wp:video --><figure class="wp-block-video"><video autoplay src="/film.mp4" poster="/film.webp"></video>'
		. '</figure><!-- /wp:video -->';

	private function image( string $name, string $caption = '', string $alt = '' ): string {
		return "<!-- wp:image --><figure class=\"wp-block-image\"><img src=\"/$name.webp\" alt=\"$alt\"/>"
			. ( '' === $caption ? '' : "<figcaption class=\"wp-element-caption\">$caption</figcaption>" )
			. '</figure><!-- /wp:image -->';
	}

	private function gallery( string $attributes, string ...$inner ): string {
		return do_blocks(
			'<!-- wp:eidan/swapping-image-gallery ' . $attributes
				. ' --><figure class="wp-block-eidan-swapping-image-gallery"><div class="eidan-swap">'
			. implode( '', $inner )
			. '</div><figcaption class="eidan-swap__caption">All</figcaption></figure>'
			. '<!-- /wp:eidan/swapping-image-gallery -->'
		);
	}

	public function test_pictures_get_a_list_of_links_and_the_specifications_speed(): void {
		$html = $this->gallery(
			'{}',
			$this->image( 'one', 'The <em>first</em> <a href="/x">one</a>' ),
			$this->image( 'two', '', 'A second & last' ),
			$this->image( 'three' )
		);
		$this->assertStringContainsString( '--ratio:3/2;--speed:800ms', $html );
		$this->assertSame( 3, substr_count( $html, 'class="eidan-swap__panel"' ) );
		foreach ( array( 'The first one', 'A second &amp; last', 'Image 3' ) as $name ) {
			$this->assertStringContainsString( "aria-label=\"$name\"", $html );
		}
		$this->assertSame( 3, preg_match_all( '/href="#(eidan-swap-\d+-\d)"/', $html, $links ) );
		foreach ( $links[1] as $id ) {
			$this->assertStringContainsString( "id=\"$id\"", $html );
		}
		$this->assertSame( 3, substr_count( $html, 'data-eidan-lightbox=' ) );
		$this->assertStringContainsString( '<figcaption class="eidan-swap__caption">All</figcaption>', $html );
	}

	public function test_titles_are_the_captions_without_their_links(): void {
		$html = $this->gallery(
			'{"layout":"titles","linkTo":"none"}',
			$this->image( 'one', 'The <em>first</em> <a href="/x">one</a>' ),
			$this->image( 'two', 'Second' )
		);
		$this->assertMatchesRegularExpression(
			'~<a class="eidan-swap__tab" href="#[^"]+"><span>The <em>first</em> one</span></a>~',
			$html
		);
		$this->assertStringContainsString( 'has-captions-none', $html );
		$this->assertStringNotContainsString( 'data-eidan-lightbox=', $html );
	}

	public function test_films_are_silent_and_wait_for_the_view(): void {
		$html = $this->gallery( '{}', $this->image( 'one' ), self::VIDEO );
		$this->assertSame(
			1,
			preg_match( '~<span><img [^>]*src="/film.webp"[^>]*><video[^>]*></video></span>~', $html, $video )
		);
		foreach ( array( ' muted', ' playsinline', ' controls', ' loop', 'preload="none"' ) as $attribute ) {
			$this->assertStringContainsString( $attribute, $video[0] );
		}
		$this->assertStringNotContainsString( 'autoplay', $video[0] );
		$this->assertStringContainsString( 'data-start="Play video"', $html );
	}

	public function test_one_picture_needs_no_list_and_no_script(): void {
		$html = $this->gallery( '{"autoplay":4000,"linkTo":"none"}', $this->image( 'one' ) );
		$this->assertStringContainsString( '/one.webp', $html );
		$this->assertStringNotContainsString( 'eidan-swap__list', $html );
		$this->assertStringNotContainsString( 'data-eidan', $html );
		$this->assertStringNotContainsString( '<button', $html );
		$this->assertSame( '', $this->gallery( '{}' ) );
	}

	public function test_only_autoplay_has_a_rotation_control(): void {
		$both = array( $this->image( 'one' ), $this->image( 'two' ) );
		$this->assertStringContainsString( 'eidan-swap__rotation', $this->gallery( '{"autoplay":4000}', ...$both ) );
		$this->assertStringNotContainsString( 'eidan-swap__rotation', $this->gallery( '{}', ...$both ) );
	}
}
