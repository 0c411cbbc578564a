<?php
/**
 * The block eidan/portfolio-interactive-showcase.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Templates\PortfolioSamples;
use Eidan\Lists\Templates\PortfolioShowcase as Template;
use Eidan\Lists\Templates\WordsOnImage;
use Eidan\Posts\LightSkin;
use Eidan\Posts\Portfolio;
use Eidan\Support\Html;
use Eidan\Support\Sample;
use Eidan\Support\Sizes;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Titles of portfolio items, with the image of the active one behind them.
 *
 * @phpstan-import-type PortfolioInteractiveShowcaseAttributes from \Eidan\Attributes\PortfolioInteractiveShowcase
 * @implements DynamicBlock<PortfolioInteractiveShowcaseAttributes>
 */
final class PortfolioInteractiveShowcase implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param PortfolioInteractiveShowcaseAttributes $attributes Valid attributes.
	 * @param string                                 $content    Not used.
	 * @param WP_Block                               $block      Not used.
	 * @return string HTML, '' when there is nothing to show.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$cards = self::cards( $attributes );
		if ( array() === $cards ) {
			return '';
		}
		$effect = $attributes['effect'];
		$title  = $attributes['titleEffect'];
		wp_enqueue_style( "eidan-swap-$effect" );
		if ( ! in_array( $title, array( 'none', 'dim' ), true ) ) {
			wp_enqueue_style( 'eidan-links-titles' );
		}
		// The first item is active until the view starts.
		$items = '<li class="is-active">' . implode( '</li><li>', $cards ) . '</li>';
		$label = trim( $attributes['label'] );

		return sprintf(
			'<div %s%s><ol%s>%s</ol></div>',
			get_block_wrapper_attributes(
				array(
					'class' => Html::classes(
						array(
							'eidan-works',
							"has-effect-$effect",
							"has-title-$title",
							'beside' === $attributes['textPosition'] ? 'is-beside' : '',
							self::has_size( $attributes ) ? 'has-title-size' : '',
						)
					),
					'style' => sprintf(
						'--eidan-total:"%1$02d";--eidan-count:%1$d;--speed:%2$dms;',
						count( $cards ),
						$attributes['speed']
					),
				)
			),
			Html::attributes(
				array(
					'data-eidan-portfolio-interactive-showcase' => Html::json(
						$attributes['wheel'] ? array( 'wheelLock' => $attributes['wheelLock'] ) : array()
					),
					// The script is only needed if an item has the light skin.
					'data-eidan-skin' => str_contains( $items, LightSkin::CARD_CLASS ) ? '' : null,
				)
			),
			Html::attributes(
				array(
					'role'       => 'list',
					'aria-label' => '' === $label ? null : $label,
				)
			),
			$items
		);
	}

	/**
	 * The items.
	 *
	 * @param PortfolioInteractiveShowcaseAttributes $attributes Valid attributes.
	 * @return list<string> One `<article>` each.
	 */
	private static function cards( array $attributes ): array {
		$card  = array(
			'imageSize'     => $attributes['imageSize'],
			'link'          => $attributes['link'],
			'titleTag'      => $attributes['titleTag'],
			'excerptLength' => $attributes['excerptLength'],
			'eager'         => 1,
			'sizes'         => Sizes::block_width( $attributes['align'] ?? '' ),
			'look'          => WordsOnImage::look( $attributes, 'eidan/portfolio-interactive-showcase' ),
		);
		$list  = Config::trusted(
			array( 'elements' => array( 'title', ...$attributes['elements'] ) ) + $attributes,
			Template::NAME,
			$card
		);
		$cards = Lists::cards( $list );
		if ( array() === $cards && $attributes['sample'] && Sample::is_canvas() ) {
			$cards = PortfolioSamples::cards( $list->card, Template::html( ... ), Template::PREFIX );
		}

		return $cards;
	}

	/**
	 * Whether the author chose a size for the titles.
	 *
	 * @param PortfolioInteractiveShowcaseAttributes $attributes Valid attributes.
	 */
	private static function has_size( array $attributes ): bool {
		$style      = $attributes['style'] ?? array();
		$typography = is_array( $style['typography'] ?? null ) ? $style['typography'] : array();

		return isset( $attributes['fontSize'] ) || isset( $typography['fontSize'] );
	}
}
