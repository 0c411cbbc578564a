<?php
/**
 * The block eidan/portfolio-slider.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

use Eidan\Lists\Card;
use Eidan\Lists\Lists;
use Eidan\Lists\Templates;
use Eidan\Posts\Portfolio;

/**
 * Portfolio items as slides.
 */
final class PortfolioSlider {

	/** Name of its item template. */
	private const TEMPLATE = 'portfolio-slide';

	/**
	 * The whole block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @return string HTML, '' when there is nothing to show.
	 */
	public static function render( array $attributes ): string {
		$given   = is_array( $attributes['slider'] ?? null ) ? $attributes['slider'] : array();
		$options = Options::from( $given );
		$look    = PortfolioCard::from( $attributes, $options );
		$slides  = self::slides( $attributes, $look, $options );
		if ( array() === $slides ) {
			return '';
		}
		$parts = array(
			'over'   => 'below' !== $look->layout,
			'hover'  => 'hover' === $look->layout,
			'column' => $options->vertical,
		);
		foreach ( array_keys( array_filter( $parts ) ) as $part ) {
			wp_enqueue_style( "eidan-portfolio-$part" );
		}
		$label = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';

		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'hover' === $look->layout ? 'is-layout-over is-layout-hover' : 'is-layout-' . $look->layout ) ) . '>'
			. Slider::render(
				$slides,
				$given,
				array(
					'label' => '' === $label ? __( 'Portfolio', 'eidan' ) : $label,
					'full'  => 'full' === ( $attributes['align'] ?? '' ),
					// Narrower, in a column of a page, words would stand letter by letter.
					'least' => 104,
				)
			)
			. '</div>';
	}

	/**
	 * The slides: items, or samples in the editor where an author asked for them and there are no items yet.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param PortfolioCard        $look       How cards look.
	 * @param Options              $options    What the slider does.
	 * @return list<string>
	 */
	private static function slides( array $attributes, PortfolioCard $look, Options $options ): array {
		Templates::register( self::TEMPLATE, static fn ( Card $card ): string => $look->render( $card ) );
		$slides = Lists::cards(
			array(
				'template' => self::TEMPLATE,
				'query'    => is_array( $attributes['query'] ?? null ) ? $attributes['query'] + array( 'postType' => Portfolio::POST_TYPE ) : array(),
				'elements' => array( 'image' ),
				'card'     => array(
					'imageSize' => $attributes['imageSize'] ?? 'large',
					'eager'     => (int) ceil( $options->per_view[0] ),
				),
			)
		);
		if ( array() !== $slides || true !== ( $attributes['sample'] ?? false ) || ! wp_is_serving_rest_request() ) {
			return $slides;
		}
		return $look->samples();
	}
}
