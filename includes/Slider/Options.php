<?php
/**
 * The options of a slider.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

use Eidan\Settings\Settings;
use Eidan\Support\Sizes;
use Eidan\Support\Value;

/**
 * Checked options of a slider, see src/schemas/slider.json.
 *
 * @phpstan-import-type SliderAttribute from \Eidan\Attributes\Slider
 */
final class Options {

	/** Options of a slider without any settings: the owner's `sliders.fallbackSpeed` and so on. */
	private const FALLBACK = array( 'slidesPerView', 'spaceBetween', 'autoplay', 'speed' );

	/** Effects that show one slide at a time. */
	private const SINGLE = array( 'fade', 'flip' );

	/** Options of a slider with fading slides. */
	private const FADED = array(
		'direction'      => 'horizontal',
		'slidesPerView'  => 1,
		'customStages'   => false,
		'centeredSlides' => false,
		'loop'           => false,
		'effect'         => 'slide',
		'freeMode'       => false,
		'sliderScroll'   => false,
	);

	/**
	 * Use trusted(), or parse().
	 *
	 * @param bool                        $vertical        Whether slides are stacked vertically.
	 * @param string                      $height          Height of a vertical slider, a CSS length.
	 * @param int                         $space           Pixels between slides.
	 * @param non-empty-array<int, float> $per_view        Slides in view by stage, see Breakpoints; 0 is the widest.
	 * @param bool                        $centered        Whether the current slide is centred.
	 * @param bool                        $loop            Whether the first slide follows the last one.
	 * @param int                         $autoplay        Milliseconds that a slide stays; 0 = no autoplay.
	 * @param bool                        $pause_on_hover  Whether autoplay pauses on hover.
	 * @param int                         $speed           Milliseconds of a transition.
	 * @param int                         $speed_animation Milliseconds of a transition by autoplay; 0 = the same.
	 * @param string                      $effect          `slide`, `fade`, `coverflow` or `flip`.
	 * @param bool                        $free_mode       Whether slides stop where a swipe ends.
	 * @param bool                        $arrows          Whether there are arrows.
	 * @param bool                        $outside         Whether arrows are outside the slides.
	 * @param string                      $pagination      `none`, `bullets`, `fraction`, `progress` or `thumbs`.
	 * @param bool                        $keyboard        Whether arrow keys move it.
	 * @param bool                        $wheel           Whether the mouse wheel moves it.
	 * @param int                         $wheel_lock      Milliseconds between two wheel moves.
	 * @param string                      $unique          Name of the slider in addresses; '' = none.
	 */
	private function __construct(
		public readonly bool $vertical,
		public readonly string $height,
		public readonly int $space,
		public readonly array $per_view,
		public readonly bool $centered,
		public readonly bool $loop,
		public readonly int $autoplay,
		public readonly bool $pause_on_hover,
		public readonly int $speed,
		public readonly int $speed_animation,
		public readonly string $effect,
		public readonly bool $free_mode,
		public readonly bool $arrows,
		public readonly bool $outside,
		public readonly string $pagination,
		public readonly bool $keyboard,
		public readonly bool $wheel,
		public readonly int $wheel_lock,
		public readonly string $unique,
	) {}

	/**
	 * Options of a slider without any settings, with the owner's defaults.
	 *
	 * @return array<string, mixed>
	 */
	private static function fallback(): array {
		$options = array();
		foreach ( self::FALLBACK as $name ) {
			$options[ $name ] = Settings::get( 'sliders.fallback' . ucfirst( $name ) );
		}

		return $options;
	}

	/**
	 * The owner's default for a number.
	 *
	 * @param string $name Setting, without its group.
	 */
	private static function usual( string $name ): int {
		$value = Settings::get( "sliders.$name" );

		return is_int( $value ) ? $value : 0;
	}

	/**
	 * Reads unchecked options; missing or invalid ones get the owner's defaults.
	 *
	 * @param array<array-key, mixed> $values Unchecked values; empty = the fallback slider.
	 * @param bool                    $fade   See trusted().
	 */
	public static function parse( array $values, bool $fade = false ): self {
		/**
		 * Schemas by name.
		 *
		 * @var array<string, array<string, mixed>> $schema
		 */
		$schema = require __DIR__ . '/schema.php';
		foreach ( $schema as $name => $property ) {
			$usual = Settings::get( "sliders.$name" );

			$schema[ $name ]['default'] = is_int( $usual ) ? $usual : $property['default'];
		}
		/**
		 * Checked against the schema.
		 *
		 * @var SliderAttribute $valid
		 */
		$valid = Value::by( $schema, array() === $values ? self::fallback() : $values );

		return self::trusted( $valid, $fade );
	}

	/**
	 * Reads the checked attribute of a block.
	 *
	 * @param SliderAttribute $slider The attribute `slider`.
	 * @param bool            $fade   Whether slides fade; then options that only a row has are ignored.
	 */
	public static function trusted( array $slider, bool $fade = false ): self {
		$slider = $fade ? self::FADED + $slider : $slider;

		return new self(
			vertical: 'vertical' === $slider['direction'],
			height: $slider['height'],
			space: $slider['spaceBetween'],
			per_view: in_array( $slider['effect'], self::SINGLE, true )
				? Breakpoints::same( 1.0 )
				: Breakpoints::of( $slider, self::usual( ... ) ),
			centered: 'coverflow' === $slider['effect'] || $slider['centeredSlides'],
			loop: $slider['loop'],
			autoplay: $slider['autoplay'],
			pause_on_hover: $slider['pauseOnHover'],
			speed: $slider['speed'],
			speed_animation: $slider['speedAnimation'],
			effect: $slider['effect'],
			free_mode: $slider['freeMode'],
			arrows: $slider['arrows'],
			outside: $slider['outsideNavigation'],
			pagination: $slider['pagination'],
			keyboard: $slider['keyboard'],
			wheel: $slider['sliderScroll'],
			wheel_lock: $slider['wheelLock'],
			unique: $slider['unique'],
		);
	}

	/**
	 * Whether there are enough slides for a loop.
	 *
	 * @param int $count Number of slides.
	 */
	public function loops( int $count ): bool {
		$most = (int) ceil( max( $this->per_view ) );
		$more = $this->centered ? (int) ceil( $most / 2 ) + 1 : 1;

		return $this->loop && $count >= $most + $more;
	}

	/**
	 * Whether all slides are in view at every screen width.
	 *
	 * @param int $count Number of slides.
	 */
	public function fits( int $count ): bool {
		return ! $this->centered && $count <= min( $this->per_view );
	}

	/**
	 * Whether the options need Swiper: a seamless loop, effects, momentum.
	 *
	 * @param int $count Number of slides.
	 */
	public function needs_swiper( int $count ): bool {
		return $this->loops( $count ) || $this->free_mode || 'slide' !== $this->effect;
	}

	/**
	 * Whether the options need the module for rare features.
	 *
	 * @param int $count Number of slides.
	 */
	public function needs_more( int $count ): bool {
		return $this->wheel || $this->needs_swiper( $count );
	}

	/**
	 * Names of the styles for rare features.
	 *
	 * @param bool $moves Whether there is more than one slide.
	 * @return list<string>
	 */
	public function styles( bool $moves ): array {
		return array_keys(
			array_filter(
				array(
					'rotation'        => $moves && $this->autoplay > 0,
					$this->pagination => $moves && 'none' !== $this->pagination,
					'inside'          => $moves && $this->arrows && ! $this->outside,
					'column'          => $this->vertical,
					'centered'        => $this->centered,
				)
			)
		);
	}

	/**
	 * The attribute `sizes` of images that fill a slide.
	 *
	 * @param string $align Alignment of the block.
	 * @param int    $least Minimum width of a slide in pixels; 0 for none.
	 */
	public function sizes( string $align = 'full', int $least = 0 ): string {
		return Sizes::slides( $this->vertical ? Breakpoints::same( 1.0 ) : $this->per_view, $align, $least );
	}

	/**
	 * Options for the view module; only those that differ from its defaults.
	 *
	 * @param int $count Number of slides.
	 * @return array<string, mixed>
	 */
	public function for_view( int $count ): array {
		return array_filter(
			array(
				'direction'      => $this->vertical ? 'vertical' : null,
				'centeredSlides' => $this->centered ? true : null,
				'swiper'         => $this->needs_swiper( $count ) ? true : null,
				'loop'           => $this->loops( $count ) ? true : null,
				'autoplay'       => 0 === $this->autoplay ? null : $this->autoplay,
				'pauseOnHover'   => $this->pause_on_hover ? null : false,
				'speed'          => 800 === $this->speed ? null : $this->speed,
				'speedAnimation' => 0 === $this->speed_animation ? null : $this->speed_animation,
				'effect'         => 'slide' === $this->effect ? null : $this->effect,
				'freeMode'       => $this->free_mode ? true : null,
				'keyboard'       => $this->keyboard ? null : false,
				'sliderScroll'   => $this->wheel ? true : null,
				'wheelLock'      => 1000 === $this->wheel_lock ? null : $this->wheel_lock,
			),
			static fn ( mixed $value ): bool => null !== $value
		);
	}
}
