<?php
/**
 * The markup of every slider.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

use Eidan\Support\Html;
use Eidan\Support\PlayButton;

/**
 * A row of slides that scrolls and snaps without script, and controls that the view module `@eidan/slider` enables.
 */
final class Slider {

	private const ICON =
		'<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" '
		. 'aria-hidden="true">%s</svg>';

	/** Paths of the icons. */
	private const PATHS = array(
		'next' => '<path d="M3 10h14M11 4l6 6-6 6"/>',
		'prev' => '<path d="M17 10H3M9 4l-6 6 6 6"/>',
		'down' => '<path d="M10 3v14M4 11l6 6 6-6"/>',
		'up'   => '<path d="M10 17V3M4 9l6-6 6 6"/>',
	);

	/**
	 * Prints a slider, and enqueues the styles and the module that it needs.
	 *
	 * @param array<string>                        $slides  Ready HTML of each slide, escaped.
	 * @param Options|array<array-key, mixed>      $options Options; for an unchecked array see Options::parse().
	 * @param array{label?: string, class?: string, full?: bool, least?: int, fade?: bool} $args `label`: accessible
	 *         name; `class`: more classes; `full`: whether it has full width; `least`: minimum width of a slide in
	 *         pixels; `fade`: whether slides fade, also in the options.
	 * @return string HTML; '' without slides.
	 */
	public static function render( array $slides, Options|array $options, array $args = array() ): string {
		$count = count( $slides );
		if ( 0 === $count ) {
			return '';
		}
		wp_enqueue_style( 'eidan-slider' );
		$fade    = true === ( $args['fade'] ?? false );
		$options = is_array( $options ) ? Options::parse( $options, $fade ) : $options;
		$id      = '' === $options->unique ? wp_unique_id( 'eidan-slider-' ) : $options->unique;
		$label   = trim( $args['label'] ?? '' );
		$moves   = $count > 1;
		$full    = true === ( $args['full'] ?? false ) && ( $options->outside || ! $options->arrows );
		foreach ( array(
			...$options->styles( $moves ),
			...( $full ? array( 'full' ) : array() ),
			...( $fade ? array( 'fade' ) : array() ),
		) as $style ) {
			wp_enqueue_style( "eidan-slider-$style" );
		}
		if ( $moves ) {
			$more = $options->needs_more( $count ) ? '@eidan/slider-more' : '@eidan/slider';
			wp_enqueue_script_module( $fade ? '@eidan/slider-fade' : $more );
		}

		return sprintf(
			'<div%s>%s<div%s><div class="eidan-slider__track">%s</div></div>%s</div>',
			Html::attributes(
				array(
					'class'                  => Html::classes(
						array(
							'eidan-slider',
							'is-vertical'       => $options->vertical,
							'is-centered'       => $options->centered,
							'is-full'           => $full,
							// Controls are hidden if all slides are in view, and until Swiper is loaded.
							'is-still'          => $options->needs_swiper( $count ) || $options->fits( $count ),
							'has-arrows-inside' => $options->arrows && ! $options->outside,
							$args['class'] ?? '',
						)
					),
					'data-eidan-slider'      => $moves && ! $fade && ! $options->needs_swiper( $count )
						? Html::json( $options->for_view( $count ) )
						: null,
					'data-eidan-slider-fade' => $moves && $fade ? Html::json( $options->for_view( $count ) ) : null,
					'data-eidan-slider-more' => $moves && $options->needs_more( $count )
						? Html::json( $options->for_view( $count ) )
						: null,
					'role'                   => '' === $label ? 'group' : 'region',
					'aria-roledescription'   => __( 'carousel', 'eidan' ),
					'aria-label'             => '' === $label ? __( 'Slides', 'eidan' ) : $label,
					'style'                  => self::style( $options, $args['least'] ?? 0 ),
				)
			),
			$moves ? self::controls( $options, $slides, $id ) : '',
			Html::attributes(
				array(
					'class'      => 'eidan-slider__view',
					'id'         => $id,
					'tabindex'   => '0',
					'role'       => 'group',
					'aria-label' => __( 'Slides', 'eidan' ),
				)
			),
			self::slides( $slides, $options, $id, isset( $args['least'] ) ),
			$moves ? self::live_region( $options ) : ''
		);
	}

	/**
	 * Custom properties for the style sheet's layout.
	 *
	 * @param Options $options
	 * @param int     $least   Minimum width of a slide in pixels.
	 */
	private static function style( Options $options, int $least ): string {
		// On a phone two may be narrower than more, elsewhere words have at least 12rem.
		$style = '--eidan-space:' . $options->space . 'px'
			. ( $least > 0 ? ";--eidan-least:max({$least}px,min(12rem*var(--eidan-rem,1),28vw))" : '' );
		foreach ( $options->per_view as $width => $number ) {
			$style .= ';--eidan-slides' . ( 0 === $width ? '' : '-' . $width ) . ':' . $number;
		}
		return $style . ( $options->vertical ? ';--eidan-height:' . $options->height : '' );
	}

	/**
	 * The slides.
	 *
	 * @param array<string> $slides  HTML of each.
	 * @param Options       $options
	 * @param string        $id      Id of the scrolling element.
	 * @param bool          $least   Whether there is a minimum width.
	 */
	private static function slides( array $slides, Options $options, string $id, bool $least ): string {
		$html  = '';
		$count = count( $slides );
		foreach ( array_values( $slides ) as $index => $slide ) {
			$html .= '<div' . Html::attributes(
				array(
					'class'                => 'eidan-slider__slide',
					// If the author named the slider, a link to `#name-3` goes to the third slide; thumbnails use such
					// links, too.
					'id'                   => '' === $options->unique && 'thumbs' !== $options->pagination
						? null
						: $id . '-' . ( $index + 1 ),
					'role'                 => 'group',
					'aria-roledescription' => __( 'slide', 'eidan' ),
					/* translators: 1: number of this slide, 2: number of slides. */
					'aria-label'           => sprintf( __( '%1$d of %2$d', 'eidan' ), $index + 1, $count ),
					// Inline, as few sliders need it.
					'style'                => $least ? 'min-inline-size:min(100%,var(--eidan-least))' : null,
				)
			) . '>' . $slide . '</div>';
		}
		return $html;
	}

	/**
	 * The controls in tab order: autoplay first.
	 *
	 * @param Options       $options
	 * @param array<string> $slides  HTML of each slide.
	 * @param string        $id      Id of the scrolling element.
	 */
	private static function controls( Options $options, array $slides, string $id ): string {
		$html = '';
		if ( $options->autoplay > 0 ) {
			$html .= PlayButton::render(
				'is-rotation',
				__( 'Stop automatic slide show', 'eidan' ),
				__( 'Start automatic slide show', 'eidan' ),
				false
			);
		}
		if ( $options->arrows ) {
			// In the state that the script sets, so that its start causes no layout change.
			$html .= self::button(
				'prev',
				__( 'Previous slide', 'eidan' ),
				$options->vertical ? 'up' : self::arrow( 'prev', 'next' ),
				array(
					'aria-controls' => $id,
					'aria-disabled' => $options->loops( count( $slides ) ) ? 'false' : 'true',
				)
			);
			$html .= self::button(
				'next',
				__( 'Next slide', 'eidan' ),
				$options->vertical ? 'down' : self::arrow( 'next', 'prev' ),
				array(
					'aria-controls' => $id,
					'aria-disabled' => 'false',
				)
			);
		}

		return $html . Pagination::render( $options, $slides, $id );
	}

	/**
	 * The live region with the position. It is the last part: when it is parsed, so are the slides, and the style sheet
	 * shows the controls below them.
	 */
	private static function live_region( Options $options ): string {
		return '<p' . Html::attributes(
			array(
				'class'       => 'screen-reader-text',
				'aria-live'   => $options->autoplay > 0 ? 'off' : 'polite',
				'aria-atomic' => 'true',
				/* translators: 1: number of this slide, 2: number of slides. */
				'data-text'   => __( 'Slide %1$s of %2$s', 'eidan' ),
			)
		) . '></p>';
	}

	/**
	 * An arrow's icon in reading direction.
	 *
	 * @param string $ltr Icon from left to right.
	 * @param string $rtl Icon from right to left.
	 */
	private static function arrow( string $ltr, string $rtl ): string {
		return is_rtl() ? $rtl : $ltr;
	}

	/**
	 * A button.
	 *
	 * @param string                $name       Suffix of its class `is-`.
	 * @param string                $label      Accessible name.
	 * @param string                $icon       Name of its icon.
	 * @param array<string, string> $attributes More attributes.
	 */
	private static function button( string $name, string $label, string $icon, array $attributes ): string {
		return '<button' . Html::attributes(
			array(
				'type'       => 'button',
				'class'      => 'is-' . $name,
				'aria-label' => $label,
			) + $attributes
		) . '>' . sprintf( self::ICON, self::PATHS[ $icon ] ) . '</button>';
	}
}
