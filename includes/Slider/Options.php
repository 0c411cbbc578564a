<?php
/**
 * What a slider shall do.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

use Eidan\Settings\Settings;
use Eidan\Support\Sizes;
use Eidan\Support\Value;

/**
 * The options of a slider, each valid by src/schemas/slider.json.
 *
 * @phpstan-import-type SliderAttribute from \Eidan\Attributes\Slider
 */
final class Options {

	/** What a slider does that nobody gave an option. */
	public const FALLBACK = array(
		'slidesPerView' => 2,
		'spaceBetween'  => 30,
		'autoplay'      => 3000,
		'speed'         => 600,
	);

	/** Effects that show one slide at a time. */
	private const SINGLE = array( 'fade', 'flip' );

	/** What a slider does whose slides fade where they stand. */
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
	 * Use of(), or from().
	 *
	 * @param bool                        $vertical        Whether slides stand one below the other.
	 * @param string                      $height          Height of a vertical slider, a CSS length.
	 * @param int                         $space           Pixels between slides.
	 * @param non-empty-array<int, float> $per_view        Slides in view by stage; 0 is the widest.
	 * @param bool                        $centered        Whether the current slide stands in the middle.
	 * @param bool                        $loop            Whether the first slide follows the last one.
	 * @param int                         $autoplay        Milliseconds that a slide stays, 0 = until somebody moves it.
	 * @param bool                        $pause_on_hover  Whether a pointer above holds it.
	 * @param int                         $speed           Milliseconds of a move by hand.
	 * @param int                         $speed_animation Milliseconds of a move by itself, 0 = the same.
	 * @param string                      $effect          `slide`, `fade`, `coverflow` or `flip`.
	 * @param bool                        $free_mode       Whether slides stop where a swipe ends.
	 * @param bool                        $arrows          Whether there are arrows.
	 * @param bool                        $outside         Whether they stand outside of the slides.
	 * @param string                      $pagination      `none`, `bullets`, `fraction`, `progress` or `thumbs`.
	 * @param bool                        $keyboard        Whether arrow keys move it.
	 * @param bool                        $wheel           Whether the mouse wheel moves it.
	 * @param int                         $wheel_lock      Milliseconds between two moves by the wheel.
	 * @param string                      $unique          Name of the slider in addresses, '' = none.
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
	 * What a slider does that nobody gave an option, as the owner wants it.
	 *
	 * @return array<string, mixed>
	 */
	private static function fallback(): array {
		$options = array();
		foreach ( self::FALLBACK as $name => $value ) {
			$options[ $name ] = Settings::get( 'sliders.fallback' . ucfirst( $name ) ) ?? $value;
		}

		return $options;
	}

	/**
	 * A number as the owner wants it for every slider that has none of its own.
	 *
	 * @param string $name Setting, without its group.
	 */
	private static function usual( string $name ): int {
		$value = Settings::get( "sliders.$name" );

		return is_int( $value ) ? $value : 0;
	}

	/**
	 * Options from anything: what is missing or not valid is as the owner wants it.
	 *
	 * @param array<array-key, mixed> $values Any values; none = the fallback slider.
	 * @param bool                    $fade   See of().
	 */
	public static function from( array $values, bool $fade = false ): self {
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
		 * Valid by their schema.
		 *
		 * @var SliderAttribute $valid
		 */
		$valid = Value::by( $schema, array() === $values ? self::fallback() : $values );

		return self::of( $valid, $fade );
	}

	/**
	 * The options that a block's attribute says.
	 *
	 * @param SliderAttribute $slider The attribute `slider`.
	 * @param bool            $fade   Whether slides fade where they stand: what only a row can do is left out.
	 */
	public static function of( array $slider, bool $fade = false ): self {
		$slider = $fade ? self::FADED + $slider : $slider;

		return new self(
			vertical: 'vertical' === $slider['direction'],
			height: $slider['height'],
			space: $slider['spaceBetween'],
			per_view: in_array( $slider['effect'], self::SINGLE, true )
				? Stages::same( 1.0 )
				: Stages::of( $slider, self::usual( ... ) ),
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
	 * Whether a loop has slides enough to go round without a hole.
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
	 * Whether only Swiper does what is asked for: a seamless loop, effects, momentum.
	 *
	 * @param int $count Number of slides.
	 */
	public function needs_swiper( int $count ): bool {
		return $this->loops( $count ) || $this->free_mode || 'slide' !== $this->effect;
	}

	/**
	 * Whether the module for what only some sliders do is needed.
	 *
	 * @param int $count Number of slides.
	 */
	public function needs_more( int $count ): bool {
		return $this->wheel || $this->needs_swiper( $count );
	}

	/**
	 * Names of the styles for what only some sliders have.
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
	 * How wide a slide is at each screen width: the attribute `sizes` of images that fill it.
	 *
	 * @param string $align Alignment of the block.
	 */
	public function sizes( string $align = 'full' ): string {
		return Sizes::slides( $this->vertical ? Stages::same( 1.0 ) : $this->per_view, $align );
	}

	/**
	 * What the view module reads; only what differs from its own defaults.
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
