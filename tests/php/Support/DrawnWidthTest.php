<?php
declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Support\CoverImage;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * In every block that crops images, they ask for a file as wide as they are drawn, not as wide as their box.
 */
final class DrawnWidthTest extends ListsTestCase {

	/** Id of an image that is twice as wide as high, with a smaller file. */
	private int $picture;

	protected function setUp(): void {
		parent::setUp();
		$this->picture = $this->create_attachment( 800, 400 );
	}

	/** @return list<array{sizes: string, covers: bool}> For each image with several files, in their order. */
	private function asked( string $html ): array {
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$found = array();
		while ( $tags->next_tag( 'IMG' ) ) {
			if ( null !== $tags->get_attribute( 'sizes' ) ) {
				$found[] = array(
					'sizes'  => (string) $tags->get_attribute( 'sizes' ),
					'covers' => true === $tags->has_class( CoverImage::NAME ),
				);
			}
		}

		return $found;
	}

	/** What is expected of an image that covers a box of another shape: browsers must not use the box's width. */
	private function covers( string $sizes ): array {
		return array(
			'sizes'  => $sizes,
			'covers' => true,
		);
	}

	private function image_block(): string {
		return sprintf(
			'<!-- wp:image {"id":%1$d} --><figure class="wp-block-image"><img src="%2$s" alt="" class="wp-image-%1$d"/>'
				. '</figure><!-- /wp:image -->',
			$this->picture,
			wp_get_attachment_url( $this->picture )
		);
	}

	public function test_a_gallery_by_its_crop(): void {
		$gallery = fn ( string $attributes ): array => $this->asked(
			do_blocks(
				"<!-- wp:eidan/image-gallery $attributes --><figure class=\"wp-block-eidan-image-gallery\"><div "
					. "class=\"eidan-gallery\">"
					. $this->image_block() . $this->image_block() . '</div></figure><!-- /wp:eidan/image-gallery -->'
			)
		);
		self::assertSame(
			$this->covers( '(max-width: 680px) 200vw, (max-width: 1024px) 200vw, 66.66vw' ),
			$gallery( '{"align":"full","ratio":"1/1","columns":3,"columnsTablet":1,"columnsMobile":1}' )[0]
		);
		self::assertFalse( $gallery( '{"align":"full"}' )[0]['covers'], 'In its own shape.' );
		self::assertFalse( $gallery( '{"layout":"rows","ratio":"1/1"}' )[0]['covers'], 'Rows crop nothing.' );
		$slider = $gallery( '{"layout":"slider","ratio":"1/1","slider":{"slidesPerView":2}}' )[0];
		self::assertTrue( $slider['covers'] );
		self::assertStringContainsString( '(max-width: 680px) 200vw', $slider['sizes'] );
		self::assertStringContainsString( 'min(100vw, ', $slider['sizes'], 'Slides share the width of the block.' );
		$thumbs = $gallery( '{"layout":"slider","slider":{"pagination":"thumbs","autoplay":0}}' );
		self::assertContains( $this->covers( '96px' ), $thumbs, '64 by 48.' );
	}

	public function test_slides_one_below_the_other_are_as_wide_as_the_block_however_many_are_in_view(): void {
		$id = $this->create_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => 'Work' ) );
		set_post_thumbnail( $id, $this->picture );
		$slider = array( 'direction' => 'vertical', 'height' => '600px', 'slidesPerView' => 3, 'autoplay' => 0 );
		$lists  = array( 'team-list', 'clients-list', 'portfolio-slider' );
		$asked  = array(
			'image-gallery' => do_blocks(
				'<!-- wp:eidan/image-gallery {"align":"full","layout":"slider","slider":' . wp_json_encode( $slider )
					. '} --><figure class="wp-block-eidan-image-gallery"><div class="eidan-gallery">'
					. str_repeat( $this->image_block(), 4 ) . '</div></figure><!-- /wp:eidan/image-gallery -->'
			),
		);
		foreach ( $lists as $name ) {
			$asked[ $name ] = $this->render(
				$this->block(
					"eidan/$name",
					array(
						'layout' => 'slider',
						'align'  => 'full',
						'slider' => $slider,
						'query'  => array( 'postType' => 'eidan_portfolio', 'perPage' => 1, 'include' => array( $id ) ),
					)
				)
			);
		}
		foreach ( $asked as $name => $html ) {
			$sizes = $this->asked( $html );
			self::assertNotSame( array(), $sizes, $name );
			self::assertDoesNotMatchRegularExpression(
				'~\b(?:[1-9]|[1-8]\d)vw~',
				$sizes[0]['sizes'],
				"$name: a share of the window"
			);
		}
	}

	public function test_a_swapping_gallery_by_its_ratio_and_its_small_pictures_too(): void {
		$html = do_blocks(
			'<!-- wp:eidan/swapping-image-gallery {"align":"full","ratio":"1/1","layout":"over"} -->'
				. '<figure class="wp-block-eidan-swapping-image-gallery"><div class="eidan-swap">'
				. $this->image_block() . $this->image_block()
				. '</div></figure><!-- /wp:eidan/swapping-image-gallery -->'
		);
		self::assertSame(
			array(
				// On phones four stand in a row, 64 pixels high at least.
				$this->covers( '(max-width: 680px) max(50vw, 128px), 288px' ),
				$this->covers( '(max-width: 680px) max(50vw, 128px), 288px' ),
				$this->covers( '(max-width: 680px) 200vw, (max-width: 1024px) 200vw, 200vw' ),
				$this->covers( '(max-width: 680px) 200vw, (max-width: 1024px) 200vw, 200vw' ),
			),
			$this->asked( $html )
		);
	}

	public function test_pictures_of_an_instagram_list_by_its_squares(): void {
		$shown = fn ( string $layout ): array => $this->asked(
			do_blocks(
				"<!-- wp:eidan/instagram-feed-list {\"source\":\"media\",\"align\":\"full\",\"layout\":\"$layout\","
					. '"columns":{"desktop":4,"tablet":3,"phone":2}} -->'
					. '<div class="wp-block-eidan-instagram-feed-list">'
					. str_repeat( $this->image_block(), 5 ) . '</div><!-- /wp:eidan/instagram-feed-list -->'
			)
		);
		self::assertSame(
			$this->covers( '(max-width: 680px) 100vw, (max-width: 1024px) 66.66vw, 50vw' ),
			$shown( 'square' )[0]
		);
		self::assertFalse( $shown( 'masonry' )[0]['covers'] );
		// The first image is large where it takes two columns and rows. The second is large nowhere.
		$mosaic = $shown( 'mosaic' );
		self::assertSame(
			$this->covers( '(max-width: 680px) 200vw, (max-width: 1024px) 133.34vw, 100vw' ),
			$mosaic[0]
		);
		self::assertSame( $this->covers( '(max-width: 680px) 100vw, (max-width: 1024px) 66.66vw, 50vw' ), $mosaic[1] );
	}

	public function test_links_by_their_layout(): void {
		$links = fn ( string $layout ): array => $this->asked(
			do_blocks(
				sprintf(
					'<!-- wp:eidan/interactive-link-showcase {"align":"full","layout":"%s"} -->'
						. '<div class="wp-block-eidan-interactive-link-showcase"><ul class="eidan-links">'
						. '<!-- wp:eidan/interactive-link-showcase-item '
						. '{"url":"/x","media":{"type":"image","id":%d,"url":"%s"}} -->'
						. '<li class="wp-block-eidan-interactive-link-showcase-item">'
						. '<a class="eidan-links__link" href="/x"><span class="eidan-links__title">X</span></a></li>'
						. '<!-- /wp:eidan/interactive-link-showcase-item --></ul></div>'
						. '<!-- /wp:eidan/interactive-link-showcase -->',
					$layout,
					$this->picture,
					wp_get_attachment_url( $this->picture )
				)
			)
		);
		self::assertSame(
			array( $this->covers( '(hover: hover) and (pointer: fine) calc(clamp(12rem, 24vw, 24rem) * 2.5), 133vw' ) ),
			$links( 'list' )
		);
		self::assertSame( array( $this->covers( 'max(100vw, 100vh * 2)' ) ), $links( 'columns' ) );
		self::assertSame( $this->covers( 'max(100vw, (min(100vh, 60rem) + 8rem) * 2)' ), $links( 'slider' )[0] );
	}

	public function test_tiles_by_their_height(): void {
		$tiles = function ( string $attributes ): array {
			$tile = sprintf(
				'<div class="eidan-tile"><figure class="eidan-tile__image"><img src="%s" alt="" class="wp-image-%d"/>'
					. '</figure></div>',
				wp_get_attachment_url( $this->picture ),
				$this->picture
			);

			return $this->asked(
				do_blocks(
					"<!-- wp:eidan/scrolling-tiles $attributes --><div class=\"wp-block-eidan-scrolling-tiles\"><div "
						. "class=\"eidan-tiles\">$tile</div></div><!-- /wp:eidan/scrolling-tiles -->"
				)
			);
		};
		self::assertSame(
			array( $this->covers( '(max-width: 680px) 300px, (max-width: 1024px) 640px, 800px' ) ),
			$tiles( '{"ratio":"1/1","height":{"phone":150}}' )
		);
		$this->picture = $this->create_attachment( 400, 600 );
		self::assertSame(
			'(max-width: 680px) 390px, (max-width: 1024px) 480px, 600px',
			$tiles( '{"ratio":"3/2"}' )[0]['sizes'],
			'A tile that is wider than the picture.'
		);
	}

	public function test_words_on_a_picture_have_it_in_a_shape_of_their_own(): void {
		$html = do_blocks(
			sprintf(
				'<!-- wp:eidan/image-with-text {"align":"full","layout":"over"} -->'
					. '<div class="wp-block-eidan-image-with-text">'
					. '<figure class="wp-block-eidan-image-with-text__media"><img src="%s" alt="" class="wp-image-%d"/>'
					. '</figure><div class="wp-block-eidan-image-with-text__content"><p>Words</p></div></div>'
					. '<!-- /wp:eidan/image-with-text -->',
				wp_get_attachment_url( $this->picture ),
				$this->picture
			)
		);
		self::assertSame(
			array( $this->covers( '(max-width: 680px) 113vw, 113vw' ) ),
			$this->asked( $html ),
			'2/1 in 16/9.'
		);
	}

	public function test_works_that_fill_the_screen_by_its_height(): void {
		$id = $this->create_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => 'Work' ) );
		set_post_thumbnail( $id, $this->picture );
		$query = array( 'postType' => 'eidan_portfolio', 'perPage' => 1, 'include' => array( $id ) );
		$block = fn ( string $name, array $more = array() ): array => $this->asked(
			$this->render( $this->block( "eidan/$name", array( 'query' => $query, 'align' => 'full' ) + $more ) )
		);
		self::assertSame(
			array( $this->covers( '(max-width: 680px) 100vw, max(100vw, 100vh * 2)' ) ),
			$block( 'portfolio-interactive-showcase' )
		);
		self::assertSame(
			array( $this->covers( '(max-width: 768px) 100vw, (max-width: 1024px) 133vw, 200vw' ) ),
			$block( 'fixed-portfolio-list', array( 'ratio' => '1/1', 'ratioTablet' => '3/2' ) )
		);
		self::assertSame(
			array( $this->covers( '(max-width: 1024px) max(100vw, 400px * 2), max(100vw, 400px / 4 * 2)' ) ),
			$block(
				'portfolio-slider',
				array( 'slider' => array( 'direction' => 'vertical', 'height' => '400px', 'slidesPerView' => 4 ) )
			),
			'Slides in a column share its height.'
		);
		self::assertFalse( $block( 'fixed-portfolio-list' )[0]['covers'], 'Its boxes are wider in shape.' );
	}

	public function test_portraits_of_testimonials_are_small(): void {
		// Of a square cut from it there is one file. Sites with larger portraits have more.
		add_filter(
			'wp_calculate_image_srcset',
			static fn ( array $sources, array $size, string $url ): array => array_map(
				static fn ( int $width ): array => array( 'url' => $url, 'descriptor' => 'w', 'value' => $width ),
				array( 150, 300 )
			),
			10,
			3
		);
		$id = $this->create_post(
			array( 'post_type' => 'eidan_testimonial', 'post_title' => 'Somebody', 'post_content' => 'Said' )
		);
		set_post_thumbnail( $id, $this->picture );
		$html = $this->render(
			$this->block(
				'eidan/testimonials-list',
				array(
					'query' => array( 'postType' => 'eidan_testimonial', 'perPage' => 1, 'include' => array( $id ) ),
				)
			)
		);
		self::assertSame( array( $this->covers( '7rem' ) ), $this->asked( $html ) );
	}
}
