<?php
/**
 * Tests of the markup of sliders, and of invalid options.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Slider;

use Eidan\Slider\Options;
use Eidan\Slider\Slider;
use Eidan\Tests\TestCase;

/**
 * Tests of the slider's PHP.
 */
final class SliderTest extends TestCase {

	/**
	 * Returns the HTML of some slides.
	 *
	 * @return list<string>
	 */
	private static function slides( int $count ): array {
		return array_map( static fn ( int $number ): string => "<p>$number</p>", range( 1, $count ) );
	}

	/**
	 * Returns the decoded JSON of an attribute of the root element.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function json( string $html, string $name = 'data-eidan-slider' ): ?array {
		$tag = new \WP_HTML_Tag_Processor( $html );
		$tag->next_tag();
		$value = $tag->get_attribute( $name );
		return is_string( $value ) ? json_decode( $value, true ) : null;
	}

	public function test_defaults_are_those_of_the_schema_and_the_specification(): void {
		$schema  = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/src/schemas/slider.json' ),
			true
		)['properties'];
		$given   = array_map( static fn ( array $property ): mixed => $property['default'], $schema );
		$by_hand = Options::parse( array( 'autoplay' => 5000 ) );
		$this->assertEquals( Options::parse( $given ), $by_hand );
		$this->assertSame(
			array( 0 => 5.0, 1440 => 5.0, 1366 => 4.0, 1024 => 3.0, 768 => 2.0, 680 => 1.0, 480 => 1.0 ),
			$by_hand->per_view
		);
		$this->assertSame(
			array( 5000, 800, 1000 ),
			array( $by_hand->autoplay, $by_hand->speed, $by_hand->wheel_lock )
		);
	}

	public function test_limits_are_those_of_the_schema(): void {
		$schema = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/src/schemas/slider.json' ),
			true
		)['properties'];
		foreach ( $schema as $name => $property ) {
			foreach ( array( 'minimum' => -1, 'maximum' => 1 ) as $limit => $beyond ) {
				if ( isset( $property[ $limit ] ) ) {
					$this->assertEquals(
						Options::parse( array( 'keyboard' => true ) ),
						Options::parse(
							array( 'keyboard' => true, 'customStages' => false, $name => $property[ $limit ] + $beyond )
						),
						"$name beyond its $limit"
					);
				}
			}
		}
	}

	public function test_a_slider_without_options_is_the_fallback_slider(): void {
		$options = Options::parse( array() );
		$this->assertSame( 2.0, $options->per_view[0] );
		$this->assertSame( array( 30, 3000, 600 ), array( $options->space, $options->autoplay, $options->speed ) );
	}

	public function test_what_a_slider_leaves_open_is_the_owners(): void {
		$sliders = array(
			'slidesPerView'     => 6,
			'slidesPerView1366' => 5,
			'slidesPerView768'  => 4,
			'slidesPerView480'  => 2,
			'spaceBetween'      => 8,
			'autoplay'          => 0,
			'speed'             => 250,
			'wheelLock'         => 400,
		);
		update_option( 'eidan_settings', array( 'sliders' => $sliders ) );
		$options = Options::parse( array( 'keyboard' => true ) );
		$fewer   = Options::parse( array( 'slidesPerView' => 3 ) );
		$own     = Options::parse( array( 'customStages' => true, 'slidesPerView768' => 1 ) );
		delete_option( 'eidan_settings' );
		$this->assertSame(
			array( 8, 0, 250, 400 ),
			array( $options->space, $options->autoplay, $options->speed, $options->wheel_lock )
		);
		$this->assertSame(
			array( 0 => 6.0, 1440 => 5.0, 1366 => 5.0, 1024 => 3.0, 768 => 4.0, 680 => 1.0, 480 => 2.0 ),
			$options->per_view
		);
		$this->assertSame(
			array( 3.0, 3.0, 2.0 ),
			array( $fewer->per_view[0], $fewer->per_view[768], $fewer->per_view[480] ),
			'Never more than the widest.'
		);
		$this->assertSame(
			array( 6.0, 1.0, 2.0 ),
			array( $own->per_view[0], $own->per_view[768], $own->per_view[480] )
		);
	}

	public function test_the_owner_chooses_the_fallback_slider(): void {
		update_option(
			'eidan_settings',
			array(
				'sliders' => array(
					'fallbackSlidesPerView' => 3,
					'fallbackSpaceBetween'  => 12,
					'fallbackAutoplay'      => 0,
					'fallbackSpeed'         => 250,
					'speed'                 => 999,
				),
			)
		);
		$html = Slider::render( self::slides( 6 ), array() );
		delete_option( 'eidan_settings' );
		$this->assertStringContainsString( '--eidan-space:12px;--eidan-slides:3;', $html );
		$this->assertSame( array( 'speed' => 250 ), self::json( $html ) );
		$this->assertStringNotContainsString( 'is-rotation', $html );
	}

	public function test_the_markup_stands_as_the_script_finds_it(): void {
		$html = Slider::render( self::slides( 6 ), array( 'slidesPerView' => 2.5 ) );
		$this->assertMatchesRegularExpression( '~is-prev"[^>]*aria-disabled="true"~', $html );
		$this->assertMatchesRegularExpression( '~is-next"[^>]*aria-disabled="false"~', $html );
		$this->assertStringContainsString(
			'--eidan-index:1;--eidan-count:6;--eidan-stops:calc(1 + max(0, round(up, var(--eidan-count) - '
				. 'var(--eidan-n), 1)))',
			$html
		);
		$loop = Slider::render( self::slides( 6 ), array( 'loop' => true, 'slidesPerView' => 2 ) );
		$this->assertMatchesRegularExpression( '~is-prev"[^>]*aria-disabled="false"~', $loop );
		$this->assertStringContainsString( '--eidan-stops:var(--eidan-count)"', $loop );
		$this->assertStringContainsString(
			'--eidan-stops:var(--eidan-count)"',
			Slider::render( self::slides( 6 ), array( 'centeredSlides' => true, 'slidesPerView' => 2 ) )
		);
	}

	public function test_controls_are_hidden_only_where_nothing_can_move_yet(): void {
		$this->assertStringNotContainsString(
			'is-still',
			Slider::render( self::slides( 6 ), array( 'slidesPerView' => 2 ) )
		);
		// Narrow screens show one of the three slides, so controls are needed there.
		$this->assertStringNotContainsString(
			'is-still',
			Slider::render( self::slides( 3 ), array( 'slidesPerView' => 3 ) )
		);
		$all = array_fill_keys(
			array(
				'slidesPerView',
				'slidesPerView1440',
				'slidesPerView1366',
				'slidesPerView1024',
				'slidesPerView768',
				'slidesPerView680',
				'slidesPerView480',
			),
			3
		) + array( 'customStages' => true );
		$this->assertStringContainsString( 'is-still', Slider::render( self::slides( 3 ), $all ) );
		$this->assertStringContainsString(
			'is-still',
			Slider::render( self::slides( 6 ), array( 'loop' => true, 'slidesPerView' => 2 ) )
		);
	}

	public function test_styles_come_with_the_options_that_need_them(): void {
		$styles = static fn ( array $given ): array => Options::parse( $given )->styles( true );
		$this->assertSame( array( 'rotation', 'fraction' ), $styles( array( 'autoplay' => 5000 ) ) );
		$this->assertSame( array(), $styles( array( 'autoplay' => 0, 'pagination' => 'none' ) ) );
		$this->assertSame(
			array( 'bullets', 'inside', 'column', 'centered' ),
			$styles(
				array(
					'autoplay'          => 0,
					'pagination'        => 'bullets',
					'outsideNavigation' => false,
					'direction'         => 'vertical',
					'centeredSlides'    => true,
				)
			)
		);
		foreach ( array(
			'rotation',
			'fraction',
			'bullets',
			'progress',
			'thumbs',
			'inside',
			'column',
			'centered',
			'full',
		) as $name ) {
			$this->assertTrue( wp_style_is( "eidan-slider-$name", 'registered' ), $name );
		}
	}

	public function test_thumbnails_are_the_slides_own_pictures(): void {
		$html = Slider::render(
			array(
				'<a href="#"><img src="https://e.example/a.jpg?x=1&amp;y=2" srcset="https://e.example/a-s.jpg 300w, '
					. 'https://e.example/a.jpg 900w" alt="A"></a>',
				'<img src="javascript:alert(1)" onerror="alert(1)">',
				'<p>Words</p>',
			),
			array( 'pagination' => 'thumbs', 'autoplay' => 0 )
		);
		$pages = (string) preg_replace( '~^.*(<div class="eidan-slider__pages is-thumbs".*?</div>).*$~s', '$1', $html );
		preg_match_all( '~<a href="#(\S+)" aria-label="Go to slide (\d)">~', $pages, $links );
		$this->assertSame( array( '1', '2', '3' ), $links[2] );
		preg_match_all( '~class="eidan-slider__slide" id="(\S+)"~', $html, $slides );
		$this->assertSame( $slides[1], $links[1] );
		$this->assertStringNotContainsString( 'aria-current', $pages );
		$this->assertStringContainsString(
			'src="https://e.example/a.jpg?x=1&amp;y=2" srcset="https://e.example/a-s.jpg 300w, https://e.example/a.jpg '
				. '900w" sizes="64px" width="64" height="48" alt=""',
			str_replace( '&#038;', '&amp;', $pages )
		);
		$this->assertStringNotContainsString( 'javascript', $pages );
		$this->assertStringNotContainsString( 'onerror', $pages );
		$this->assertStringContainsString( '>03</a>', $pages );
		$this->assertSame(
			array( 'thumbs' ),
			Options::parse( array( 'pagination' => 'thumbs', 'autoplay' => 0 ) )->styles( true )
		);
	}

	public function test_narrow_screens_never_show_more_than_wide_ones_unless_the_author_says_so(): void {
		$this->assertSame(
			array( 2.5, 2.5, 2.5, 2.5, 2.0, 1.0, 1.0 ),
			array_values( Options::parse( array( 'slidesPerView' => 2.5 ) )->per_view )
		);
		$own = Options::parse(
			array( 'slidesPerView' => 2, 'customStages' => true, 'slidesPerView480' => 1.5, 'slidesPerView1024' => 6 )
		);
		$this->assertSame( array( 1.5, 6.0 ), array( $own->per_view[480], $own->per_view[1024] ) );
	}

	public function test_swiper_only_for_what_it_alone_does_well(): void {
		$this->assertFalse(
			Options::parse( array( 'autoplay' => 3000, 'centeredSlides' => true, 'direction' => 'vertical' ) )
				->needs_swiper( 12 )
		);
		foreach (
			array( array( 'loop' => true ), array( 'effect' => 'fade' ), array( 'freeMode' => true ) ) as $given
		) {
			$this->assertTrue( Options::parse( $given )->needs_swiper( 12 ) );
		}
		// Five slides are in view and there are five: nothing is left to loop with.
		$this->assertFalse( Options::parse( array( 'loop' => true ) )->needs_swiper( 5 ) );
	}

	public function test_the_rotation_control_is_the_first_control(): void {
		$html = Slider::render( self::slides( 8 ), array( 'autoplay' => 5000 ), array( 'label' => 'Work' ) );
		preg_match_all( '/<(?:button|a|[a-z]+[^>]* tabindex="0")[^>]*>/', $html, $matches );
		$this->assertStringContainsString( 'is-rotation', $matches[0][0] );
		$this->assertStringContainsString( 'data-start="Start automatic slide show"', $matches[0][0] );
		$this->assertStringContainsString( 'aria-roledescription="carousel" aria-label="Work"', $html );
		$this->assertStringContainsString( 'aria-live="off"', $html );
		$this->assertStringContainsString( 'aria-label="3 of 8"', $html );
		$this->assertSame( array( 'autoplay' => 5000 ), self::json( $html ) );
	}

	public function test_the_last_part_tells_that_all_of_it_has_come(): void {
		$this->assertMatchesRegularExpression(
			'~</div></div><p class="screen-reader-text"[^>]*></p></div>$~',
			Slider::render( self::slides( 8 ), array() )
		);
	}

	public function test_one_slide_has_no_controls_and_no_script(): void {
		$html = Slider::render( self::slides( 1 ), array( 'autoplay' => 5000, 'loop' => true ) );
		$this->assertStringNotContainsString( '<button', $html );
		$this->assertStringNotContainsString( 'data-eidan', $html );
		$this->assertSame( '', Slider::render( array(), array() ) );
	}

	public function test_wheel_and_swiper_bring_their_module_others_do_not(): void {
		$plain = Slider::render( self::slides( 8 ), array( 'autoplay' => 0 ) );
		$this->assertNull( self::json( $plain, 'data-eidan-slider-more' ) );
		$wheel = Slider::render(
			self::slides( 8 ),
			array( 'sliderScroll' => true, 'wheelLock' => 700, 'autoplay' => 0 )
		);
		$this->assertSame(
			array( 'sliderScroll' => true, 'wheelLock' => 700 ),
			self::json( $wheel, 'data-eidan-slider-more' )
		);
		$this->assertNotNull( self::json( $wheel ) );
		$loop = Slider::render( self::slides( 8 ), array( 'loop' => true, 'autoplay' => 0 ) );
		$this->assertNull( self::json( $loop ) );
		$this->assertSame( array( 'swiper' => true, 'loop' => true ), self::json( $loop, 'data-eidan-slider-more' ) );
	}

	public function test_hostile_options_leave_defaults(): void {
		$evil    = '"><script>alert(1)</script>';
		$options = array_fill_keys(
			array(
				'direction',
				'height',
				'spaceBetween',
				'slidesPerView',
				'slidesPerView480',
				'effect',
				'pagination',
				'unique',
				'autoplay',
				'speed',
				'wheelLock',
				'loop',
			),
			$evil
		);
		$html    = Slider::render(
			self::slides( 3 ),
			$options + array( 'customStages' => true ),
			array( 'label' => $evil, 'class' => $evil )
		);
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringContainsString( '--eidan-slides:5;', $html );
		foreach ( array( array(), null, -1, 1e9, INF, 'a b', true, new \stdClass() ) as $value ) {
			$same = Options::parse(
				array(
					'height'        => $value,
					'spaceBetween'  => $value,
					'slidesPerView' => $value,
					'speed'         => $value,
					'unique'        => $value,
					'effect'        => $value,
				)
			);
			$this->assertEquals( Options::parse( array( 'autoplay' => 5000 ) ), $same );
		}
	}

	public function test_heights_and_names_are_of_a_known_form(): void {
		foreach ( array( '600px', '70svh', '12.5rem' ) as $height ) {
			$this->assertSame( $height, Options::parse( array( 'height' => $height ) )->height );
		}
		foreach ( array( '1px;background:url(x)', "600px\n", 'calc(1px)', '99999px', 'expression(1)' ) as $height ) {
			$this->assertSame( '600px', Options::parse( array( 'height' => $height ) )->height );
		}
		$html = Slider::render( self::slides( 3 ), array( 'unique' => 'work' ) );
		$this->assertStringContainsString( 'id="work-3"', $html );
		$this->assertSame( '', Options::parse( array( 'unique' => 'a b' ) )->unique );
	}

	public function test_pictures_know_how_wide_slides_are(): void {
		$this->assertSame(
			'(max-width: 480px) 100vw, (max-width: 680px) 100vw, (max-width: 768px) 50vw, (max-width: 1024px) 34vw, '
				. '(max-width: 1366px) 25vw, (max-width: 1440px) 20vw, 20vw',
			Options::parse( array( 'loop' => false ) )->sizes()
		);
	}
}
