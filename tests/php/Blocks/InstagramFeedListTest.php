<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

/** Images that an author has chosen. */
final class InstagramFeedListTest extends TestCase {

	/** @param array<string, mixed> $attributes Attributes. */
	private function list( array $attributes, string $images ): string {
		return $this->render(
			$this->block(
				'eidan/instagram-feed-list',
				array( 'source' => 'media' ) + $attributes,
				"<div class=\"wp-block-eidan-instagram-feed-list\">$images</div>"
			)
		);
	}

	private function image( string $img, string $more = '', string $attributes = '{}' ): string {
		return "<!-- wp:image $attributes --><figure class=\"wp-block-image size-large "
			. "is-style-rounded\">$img$more</figure><!-- /wp:image -->";
	}

	public function test_a_picture_of_the_library_opens_its_file_with_its_size(): void {
		$id   = $this->create_attachment( 300, 200 );
		$url  = (string) wp_get_attachment_url( $id );
		$html = $this->list(
			array(),
			$this->image(
				"<img src=\"$url\" alt=\"A > B\" class=\"wp-image-$id\"/>",
				'<figcaption class="wp-element-caption">The <em>hall</em></figcaption>',
				"{\"id\":$id}"
			)
		);
		$dom  = $this->dom( $html );
		self::assertSame(
			1,
			$dom->query(
				'//ul[contains(@class,"is-square")]/li/article/figure[contains(@class,'
					. '"is-style-rounded")][contains(@style,"--ratio:1.5")]'
			)?->length
		);
		$link = $dom->query( '//figure/a' )?->item( 0 );
		self::assertInstanceOf( \DOMElement::class, $link );
		self::assertSame( $url, $link->getAttribute( 'href' ) );
		$options = json_decode( $link->getAttribute( 'data-eidan-lightbox' ), true );
		self::assertSame( array( 300, 200 ), array( $options['width'] ?? 0, $options['height'] ?? 0 ) );
		self::assertSame( 'A > B', $dom->evaluate( 'string(//img/@alt)' ) );
		self::assertStringContainsString( '<figcaption>The <em>hall</em></figcaption>', $html );
		self::assertStringNotContainsString( 'data-eidan-list=', $html, 'nothing to ask for: no script' );
	}

	public function test_a_link_of_its_own_stays_whatever_the_list_links_to(): void {
		$own = $this->image(
			'<a href="https://example.com/shop" target="_blank" rel="noopener"><img src="/a.jpg" alt=""/></a>'
		);
		foreach ( array( 'lightbox', 'instagram', 'none' ) as $to ) {
			self::assertMatchesRegularExpression(
				'~<a href="https://example.com/shop" target="_blank" rel="[^"]*noopener[^"]*"><img~',
				$this->list( array( 'linkTo' => $to ), $own ),
				$to
			);
		}
		$file = $this->image( '<a href="/a.jpg"><img src="/a.jpg" alt=""/></a>' );
		self::assertStringNotContainsString( '<a ', $this->list( array( 'linkTo' => 'none' ), $file ) );
		self::assertStringContainsString( 'data-eidan-lightbox', $this->list( array(), $file ) );
	}

	public function test_a_mosaic_names_its_large_pictures_by_width(): void {
		$image = $this->image( '<img src="/a.jpg" alt=""/>' );
		$html  = $this->list( array( 'layout' => 'mosaic', 'captions' => 'under' ), str_repeat( $image, 10 ) );
		$dom   = $this->dom( $html );
		self::assertStringContainsString( 'has-captions-hover', $html );
		$places = array();
		foreach ( $dom->query( '//li' ) ?: array() as $index => $item ) {
			self::assertInstanceOf( \DOMElement::class, $item );
			$places[ $index ] = trim(
				str_replace( array( 'eidan-list__item', 'is-large-' ), '', $item->getAttribute( 'class' ) )
			);
		}
		self::assertSame(
			array( 0 => 'desktop tablet phone', 4 => 'tablet', 5 => 'phone', 6 => 'tablet', 7 => 'desktop' ),
			array_filter( $places )
		);
	}

	public function test_nothing_is_printed_without_a_picture(): void {
		self::assertSame( '', $this->list( array(), '' ) );
		self::assertSame(
			'',
			$this->list(
				array(),
				'<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->'
					. '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->'
			)
		);
	}
}
