<?php
/**
 * The block eidan/portfolio-slider.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\CardOptions;
use Eidan\Lists\Lists;
use Eidan\Lists\Templates\Portfolio as Template;
use Eidan\Lists\Templates\PortfolioSamples;
use Eidan\Posts\Portfolio;
use Eidan\Slider\Options;
use Eidan\Slider\Slider;
use WP_Block;

/**
 * Portfolio items as slides.
 */
final class PortfolioSlider implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Not used.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML, '' when there is nothing to show.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$given   = is_array( $attributes['slider'] ?? null ) ? $attributes['slider'] : array();
		$options = Options::from( $given );
		$slides  = self::slides( $attributes, $options );
		if ( array() === $slides ) {
			return '';
		}
		if ( $options->vertical ) {
			wp_enqueue_style( 'eidan-portfolio-column' );
		}
		$label    = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';
		$position = is_string( $attributes['layout'] ?? null ) ? $attributes['layout'] : 'below';

		return '<div ' . get_block_wrapper_attributes( array( 'class' => Template::classes( $position ) ) ) . '>'
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
	 * @param Options              $options    What the slider does.
	 * @return list<string>
	 */
	private static function slides( array $attributes, Options $options ): array {
		$elements = $attributes['elements'] ?? array();
		$card     = array(
			'imageSize' => $attributes['imageSize'] ?? null,
			// A slide of a column is as high as the column says.
			'ratio'     => $options->vertical ? '' : $attributes['ratio'] ?? null,
			'link'      => $attributes['link'] ?? null,
			'titleTag'  => $attributes['titleTag'] ?? null,
			'eager'     => (int) ceil( $options->per_view[0] ),
			'sizes'     => $options->sizes(),
		);
		$slides   = Lists::cards(
			array(
				'template' => Template::NAME,
				'query'    => is_array( $attributes['query'] ?? null ) ? $attributes['query'] + array( 'postType' => Portfolio::POST_TYPE ) : array(),
				'elements' => $elements,
				'card'     => $card,
			)
		);
		if ( array() !== $slides || true !== ( $attributes['sample'] ?? false ) || ! wp_is_serving_rest_request() ) {
			return $slides;
		}

		return PortfolioSamples::cards( CardOptions::from( $elements, $card ) );
	}
}
