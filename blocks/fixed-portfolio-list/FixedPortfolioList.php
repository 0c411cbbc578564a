<?php
/**
 * The block eidan/fixed-portfolio-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Templates\PortfolioFixed as Template;
use Eidan\Lists\Templates\PortfolioSamples;
use Eidan\Lists\Templates\WordsOnImage;
use Eidan\Posts\LightSkin;
use Eidan\Posts\Portfolio;
use Eidan\Support\BlockJson;
use Eidan\Support\Sample;
use Eidan\Support\Sizes;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Sticky portfolio items; the next one slides over the current one.
 *
 * @phpstan-import-type FixedPortfolioListAttributes from \Eidan\Attributes\FixedPortfolioList
 * @implements DynamicBlock<FixedPortfolioListAttributes>
 */
final class FixedPortfolioList implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param FixedPortfolioListAttributes $attributes Valid attributes.
	 * @param string                       $content    Not used.
	 * @param WP_Block                     $block
	 * @return string HTML, '' when there is nothing to show.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$card  = array(
			'imageSize'     => $attributes['imageSize'],
			'link'          => $attributes['link'],
			'titleTag'      => $attributes['titleTag'],
			'excerptLength' => $attributes['excerptLength'],
			'eager'         => CardOptions::first( 1 ),
			'sizes'         => Sizes::block_width( $attributes['align'] ?? '' ),
			'look'          => WordsOnImage::look( $attributes, 'eidan/fixed-portfolio-list' ) + array(
				'ratio'       => $attributes['ratio'],
				'ratioTablet' => $attributes['ratioTablet'],
				'position'    => explode( '-', $attributes['textPosition'] )[0],
			),
		);
		$list  = Config::trusted( $attributes, Template::NAME, $card );
		$cards = Lists::cards( $list );
		if ( array() === $cards && $attributes['sample'] && Sample::is_canvas() ) {
			$cards = PortfolioSamples::cards( $list->card );
		}
		if ( array() === $cards ) {
			return '';
		}
		$items = '<li>' . implode( '</li><li>', $cards ) . '</li>';
		$label = $attributes['label'];
		// The script is only needed if an item has the light skin.
		$skin = str_contains( $items, LightSkin::CARD_CLASS ) ? ' data-eidan-skin' : '';
		$css  = array(
			'--eidan-ratio:%s;'        => 'ratio',
			'--eidan-ratio-tablet:%s;' => 'ratioTablet',
		);
		$root = get_block_wrapper_attributes(
			array(
				'class' => 'eidan-fixed is-' . $attributes['textPosition'],
				'style' => sprintf( '--eidan-total:"%02d";', count( $cards ) )
					. BlockJson::css( $block, $attributes, $css ),
			)
		);

		return "<div $root$skin><ol role=\"list\""
			. ( '' === $label ? '' : ' aria-label="' . esc_attr( $label ) . '"' ) . ">$items</ol></div>";
	}
}
