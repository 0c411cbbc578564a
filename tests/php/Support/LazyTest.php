<?php
declare( strict_types=1 );

namespace Eidan\Tests\Support;

use Eidan\Tests\Lists\ListsTestCase;

/**
 * Which images of a page are lazy. WordPress counts the first ones, and ours count too.
 */
final class LazyTest extends ListsTestCase {

	/** @return list<string> For each image `lazy`, `high` or '', in their order. */
	private function loaded( string $content ): array {
		$GLOBALS['wp_query']->in_the_loop = true;
		// The state at the beginning of each request.
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
		wp_high_priority_element_flag( true );

		return array_map(
			static fn ( $image ): string => $image->getAttribute( 'loading' ) . $image->getAttribute( 'fetchpriority' ),
			iterator_to_array( $this->dom( apply_filters( 'the_content', $content ) )->query( '//img' ) )
		);
	}

	private function below( string $name = 'below' ): string {
		return "<img src=\"/$name.png\" width=\"900\" height=\"600\" />";
	}

	/** @return list<int> */
	private function works( int $count ): array {
		$ids = array();
		while ( count( $ids ) < $count ) {
			$id = $this->create_post(
				array( 'post_type' => 'eidan_portfolio', 'post_title' => 'Work ' . count( $ids ) )
			);
			set_post_thumbnail( $id, $this->create_attachment( 400, 300 ) );
			$ids[] = $id;
		}

		return $ids;
	}

	private function list( string $name, array $attributes, int $count = 5 ): string {
		return $this->block(
			"eidan/$name",
			array(
				'query' => array(
					'postType' => 'eidan_portfolio',
					'perPage'  => $count,
					'include'  => $this->works( $count ),
				),
			) + $attributes
		);
	}

	private function image( int $id ): string {
		return sprintf(
			'<!-- wp:image {"id":%1$d} --><figure class="wp-block-image"><img src="%2$s" alt="" class="wp-image-%1$d"/>'
				. '</figure><!-- /wp:image -->',
			$id,
			wp_get_attachment_url( $id )
		);
	}

	protected function setUp(): void {
		parent::setUp();
		$this->go_to( '/' );
	}

	public function test_entries_of_a_list_are_pictures_of_the_page(): void {
		$two = array( 'columns' => array( 'desktop' => 2, 'tablet' => 2, 'phone' => 1 ) );
		self::assertSame(
			array( 'high', '', '', 'lazy', 'lazy', 'lazy' ),
			$this->loaded( $this->list( 'portfolio-list', $two ) . $this->below() ),
			'As many as WordPress lets come at once, and none below the list.'
		);
		self::assertSame(
			array( 'high', '', '', 'lazy' ),
			$this->loaded( $this->list( 'fixed-portfolio-list', array(), 3 ) . $this->below() )
		);
		self::assertSame(
			array( 'high', '', '', 'lazy', 'lazy', 'lazy' ),
			$this->loaded( $this->below( 'a' ) . $this->below( 'b' ) . $this->list( 'portfolio-list', $two, 4 ) )
		);
	}

	/** In an earlier version a card without an image took the place of one that has an image. */
	public function test_cards_without_an_image_take_no_place_among_the_first(): void {
		$one   = array( 'columns' => array( 'desktop' => 1, 'tablet' => 1, 'phone' => 1 ) );
		$works = $this->works( 7 );
		foreach ( array( $works[0], $works[2] ) as $id ) {
			delete_post_thumbnail( $id );
		}
		$query = array( 'postType' => 'eidan_portfolio', 'include' => $works, 'order' => 'title-asc', 'perPage' => 7 );
		foreach ( array( 'portfolio-list', 'fixed-portfolio-list', 'blog-list' ) as $name ) {
			self::assertSame(
				array( 'high', '', '', 'lazy', 'lazy', 'lazy' ),
				$this->loaded( $this->block( "eidan/$name", array( 'query' => $query ) + $one ) . $this->below() ),
				$name
			);
		}
	}

	public function test_slides_count_and_wait_until_they_are_seen(): void {
		self::assertSame(
			array( 'high', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy' ),
			$this->loaded(
				$this->list( 'portfolio-slider', array( 'slider' => array( 'slidesPerView' => 1, 'autoplay' => 0 ) ) )
					. $this->below()
			)
		);
		self::assertSame(
			array( 'high', 'lazylow', 'lazylow', 'lazy' ),
			$this->loaded( $this->list( 'portfolio-interactive-showcase', array(), 3 ) . $this->below() )
		);
		$images = implode(
			'',
			array_map( fn (): string => $this->image( $this->create_attachment( 400, 300 ) ), range( 1, 3 ) )
		);
		self::assertSame(
			array( 'high', 'lazy', 'lazy', 'lazy' ),
			$this->loaded(
				'<!-- wp:eidan/image-gallery {"layout":"slider","slider":{"slidesPerView":1,"autoplay":0}} -->'
					. '<figure class="wp-block-eidan-image-gallery"><div class="eidan-gallery">'
					. $images . '</div></figure><!-- /wp:eidan/image-gallery -->' . $this->below()
			)
		);
	}

	public function test_pictures_below_another_wait_and_count(): void {
		$images = implode(
			'',
			array_map( fn (): string => $this->image( $this->create_attachment( 400, 300 ) ), range( 1, 3 ) )
		);
		self::assertSame(
			array( 'high', 'lazylow', 'lazylow', 'lazy' ),
			$this->loaded(
				'<!-- wp:eidan/swapping-image-gallery {"layout":"titles"} -->'
					. '<figure class="wp-block-eidan-swapping-image-gallery"><div class="eidan-swap">'
					. $images . '</div></figure><!-- /wp:eidan/swapping-image-gallery -->' . $this->below()
			)
		);
	}

	public function test_what_hover_brings_waits_and_takes_nobodys_place(): void {
		$list = $this->list( 'portfolio-list', array( 'hover' => 'swap' ), 3 );
		foreach (
			get_posts( array( 'post_type' => 'eidan_portfolio', 'numberposts' => 3, 'fields' => 'ids' ) ) as $id
		) {
			update_post_meta( $id, 'eidan_second_image', $this->create_attachment( 400, 300 ) );
		}
		self::assertSame( array( 'high', 'lazylow', '', 'lazylow', '', 'lazylow' ), $this->loaded( $list ) );
	}

	/** In an earlier version browsers fetched the copies of logos in a marquee that were far down the page. */
	public function test_a_picture_says_that_it_waits_before_it_says_where_it_is(): void {
		$html = $this->render( $this->list( 'portfolio-list', array() ) );
		self::assertMatchesRegularExpression( '~<img [^>]*loading="lazy"[^>]* src=~', $html );
		self::assertDoesNotMatchRegularExpression( '~<img [^>]*src=[^>]* loading="lazy"~', $html );
	}

	public function test_a_poster_of_unknown_size_waits_like_others(): void {
		$button = static fn ( string $ratio ): string =>
			'<!-- wp:eidan/video-button '
			. "{\"look\":\"poster\",\"ratio\":\"$ratio\",\"poster\":{\"url\":\"/poster.webp\"}} --><div "
			. "class=\"wp-block-eidan-video-button\"><a class=\"eidan-video-button\" href=\"/film.webm\"><img "
			. "class=\"eidan-video-button__poster\" src=\"/poster.webp\" alt=\"\"/></a><div "
			. "class=\"eidan-video-button__more\"></div></div><!-- /wp:eidan/video-button -->";
		self::assertSame(
			array( 'high', '', '', 'lazy' ),
			$this->loaded( $this->below( 'a' ) . $this->below( 'b' ) . $this->below( 'c' ) . $button( '4/5' ) )
		);
		self::assertMatchesRegularExpression(
			'~<img (?=[^>]*width="800")[^>]*height="1000"~',
			do_blocks( $button( '4/5' ) )
		);
		self::assertStringNotContainsString( 'height="', do_blocks( $button( 'auto' ) ), 'Nobody knows its shape.' );
	}

	/**
	 * The fixtures name files that are not in the library, so the size of these images is unknown.
	 */
	public function test_of_what_blocks_bring_nothing_far_below_comes_at_once(): void {
		$first = $this->below( 'a' ) . $this->below( 'b' ) . $this->below( 'c' );
		$hasty = array();
		$count = 0;
		foreach ( (array) glob( EIDAN_DIR . '/tests/fixtures/blocks/*.html' ) as $file ) {
			$name    = basename( (string) $file, '.html' );
			$content = (string) file_get_contents( (string) $file );
			foreach ( array_slice( $this->loaded( $first . $content ), 3 ) as $loading ) {
				++$count;
				if ( ! str_starts_with( $loading, 'lazy' ) ) {
					$hasty[ $name ] = ( $hasty[ $name ] ?? 0 ) + 1;
				}
			}
			if ( str_contains( do_blocks( $content ), ' poster=' ) ) {
				$hasty[] = "$name has a film whose poster cannot wait";
			}
		}
		self::assertGreaterThan( 70, $count );
		self::assertSame(
			array(
				// Covers the page while it loads.
				'page-spinner'         => 3,
				// These blocks stand inside scrolling tiles, which make their images lazy.
				'scrolling-tiles-item' => 1,
				'scrolling-tiles-row'  => 1,
			),
			$hasty
		);
	}
}
