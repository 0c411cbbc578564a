<?php
/**
 * The block eidan/portfolio-slider.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\ListLayout;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Templates\Portfolio as Template;
use Eidan\Lists\Templates\PortfolioSamples;
use Eidan\Lists\Templates\WordsOnImage;
use Eidan\Posts\Portfolio;
use Eidan\Slider\Options;
use Eidan\Slider\Slider;
use Eidan\Support\Sample;
use Eidan\Support\Sizes;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Portfolio items as slides.
 *
 * @phpstan-import-type PortfolioSliderAttributes from \Eidan\Attributes\PortfolioSlider
 * @implements DynamicBlock<PortfolioSliderAttributes>
 */
final class PortfolioSlider implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param PortfolioSliderAttributes $attributes Valid attributes.
	 * @param string                    $content    Not used.
	 * @param WP_Block                  $block      Not used.
	 * @return string HTML, '' when there is nothing to show.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$options = Options::trusted( $attributes['slider'] );
		$slides  = self::slides( $attributes, $options );
		if ( array() === $slides ) {
			return '';
		}
		if ( $options->vertical ) {
			wp_enqueue_style( 'eidan-portfolio-column' );
		}
		$label    = $attributes['label'];
		$position = $attributes['layout'];

		return '<div ' . get_block_wrapper_attributes( array( 'class' => Template::classes( $position ) ) ) . '>'
			. Slider::render(
				$slides,
				$options,
				array(
					'label' => '' === $label ? __( 'Portfolio', 'eidan' ) : $label,
					'full'  => 'full' === ( $attributes['align'] ?? '' ),
					'least' => ListLayout::LEAST,
				)
			)
			. '</div>';
	}

	/**
	 * The slides: items, or samples in the editor if the author wants them and there are no items yet.
	 *
	 * @param PortfolioSliderAttributes $attributes Valid attributes.
	 * @param Options                   $options    Options of the slider.
	 * @return list<string>
	 */
	private static function slides( array $attributes, Options $options ): array {
		$card   = array(
			'imageSize' => $attributes['imageSize'],
			// Vertical slides get their height from the slider.
			'ratio'     => $options->vertical ? '' : $attributes['ratio'],
			'link'      => $attributes['link'],
			'titleTag'  => $attributes['titleTag'],
			'eager'     => (int) ceil( $options->per_view[0] ),
			'sizes'     => $options->vertical
				? Sizes::block_width( $attributes['align'] ?? '' )
				: $options->sizes( $attributes['align'] ?? '', ListLayout::LEAST ),
			'look'      => WordsOnImage::look( $attributes, 'eidan/portfolio-slider' ) + array(
				'textPosition' => $attributes['layout'],
			) + ( $options->vertical ? array(
				'height' => $options->height,
				'inView' => max( 1, $options->per_view[0] ),
			) : array() ),
		);
		$list   = Config::trusted( $attributes, Template::NAME, $card );
		$slides = Lists::cards( $list );
		if ( array() !== $slides || ! $attributes['sample'] || ! Sample::is_canvas() ) {
			return $slides;
		}

		return PortfolioSamples::cards( $list->card );
	}
}
