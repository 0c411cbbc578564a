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

/**
 * The options of a slider, each valid: the names, limits and defaults of src/schemas/slider.json.
 */
final class Options {

	/** What a slider does that nobody gave an option. */
	public const FALLBACK = array(
		'slidesPerView' => 2,
		'spaceBetween'  => 30,
		'autoplay'      => 3000,
		'speed'         => 600,
	);

	private const EFFECTS     = array( 'slide', 'fade', 'coverflow', 'flip' );
	private const PAGINATIONS = array( 'none', 'bullets', 'fraction', 'progress', 'thumbs' );

	/** Effects that show one slide at a time. */
	private const SINGLE = array( 'fade', 'flip' );

	/**
	 * Use from().
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
	 * @param string                      $effect          One of EFFECTS.
	 * @param bool                        $free_mode       Whether slides stop where a swipe ends.
	 * @param bool                        $arrows          Whether there are arrows.
	 * @param bool                        $outside         Whether they stand outside of the slides.
	 * @param string                      $pagination      One of PAGINATIONS.
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
	 * Reads the attribute `slider`; what is missing or not valid gets its default.
	 *
	 * @param array<array-key, mixed> $stored Stored values, any type.
	 */
	public static function from( array $stored ): self {
		$stored = new StoredOptions( array() === $stored ? self::fallback() : $stored );
		$effect = $stored->one_of( 'effect', self::EFFECTS );

		return new self(
			vertical: 'vertical' === $stored->one_of( 'direction', array( 'horizontal', 'vertical' ) ),
			height: $stored->text( 'height', '/^\d{1,4}(\.\d{1,2})?(px|rem|em|vh|svh|dvh|vw)$/D', '600px' ),
			space: $stored->integer( 'spaceBetween', 200, self::usual( 'spaceBetween' ) ),
			per_view: in_array( $effect, self::SINGLE, true ) ? Stages::same( 1.0 ) : Stages::from( $stored, self::usual( ... ) ),
			centered: 'coverflow' === $effect || $stored->flag( 'centeredSlides', false ),
			loop: $stored->flag( 'loop', false ),
			autoplay: $stored->integer( 'autoplay', 60000, self::usual( 'autoplay' ) ),
			pause_on_hover: $stored->flag( 'pauseOnHover', true ),
			speed: $stored->integer( 'speed', 10000, self::usual( 'speed' ) ),
			speed_animation: $stored->integer( 'speedAnimation', 10000, 0 ),
			effect: $effect,
			free_mode: $stored->flag( 'freeMode', false ),
			arrows: $stored->flag( 'arrows', true ),
			outside: $stored->flag( 'outsideNavigation', true ),
			pagination: $stored->one_of( 'pagination', self::PAGINATIONS, 'fraction' ),
			keyboard: $stored->flag( 'keyboard', true ),
			wheel: $stored->flag( 'sliderScroll', false ),
			wheel_lock: $stored->integer( 'wheelLock', 5000, self::usual( 'wheelLock' ) ),
			unique: $stored->text( 'unique', '/^[A-Za-z][A-Za-z0-9_-]{0,59}$/D', '' ),
		);
	}

	/**
	 * The same options for a slider whose slides fade where they stand: what only a row can do is left out.
	 *
	 * @param array<array-key, mixed> $stored Stored values, any type.
	 * @return array<array-key, mixed>
	 */
	public static function faded( array $stored ): array {
		return array(
			'direction'      => 'horizontal',
			'slidesPerView'  => 1,
			'customStages'   => false,
			'centeredSlides' => false,
			'loop'           => false,
			'effect'         => 'slide',
			'freeMode'       => false,
			'sliderScroll'   => false,
		) + $stored;
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
	 * How wide a slide is at each screen width: the attribute `sizes` of pictures that fill it.
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
