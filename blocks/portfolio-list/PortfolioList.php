<?php
/**
 * The block eidan/portfolio-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Templates\Portfolio as Template;
use Eidan\Lists\Templates\PortfolioSamples;
use Eidan\Lists\Templates\WordsOnImage;
use Eidan\Masonry\Masonry;
use Eidan\Posts\Portfolio;
use Eidan\Support\BlockSupports;
use Eidan\Support\Gap;
use Eidan\Support\Html;
use Eidan\Support\JustifiedRows;
use Eidan\Support\Ratio;
use Eidan\Support\Sample;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a list's configuration from the block's attributes.
 *
 * @phpstan-import-type CardValues from CardOptions
 * @phpstan-import-type PortfolioListAttributes from \Eidan\Attributes\PortfolioList
 * @implements DynamicBlock<PortfolioListAttributes>
 */
final class PortfolioList implements DynamicBlock {

	/** Columns of the layout with two offset columns. */
	private const OFFSET = array(
		'desktop' => 2,
		'tablet'  => 2,
		'phone'   => 1,
	);

	/**
	 * The whole block.
	 *
	 * @param PortfolioListAttributes $attributes Valid attributes.
	 * @param string                  $content    Not used.
	 * @param WP_Block                $block      Not used.
	 * @return string HTML; '' without items in a preview, so that the editor can show a notice, and for visitors of a
	 *                block that was filled with samples before these had a mark of their own.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$layout  = $attributes['layout'];
		$columns = 'offset' === $layout ? self::OFFSET : $attributes['columns'];
		if ( 'grid' !== $layout ) {
			wp_enqueue_style( 'eidan-list-' . $layout );
		}
		$root = self::root( $attributes, $layout, $columns );
		$card = self::card( $attributes, $layout, $columns );
		$list = Config::trusted( $attributes, Template::NAME, $card, 'is-' . $layout );
		$html = Lists::render( $list, $root );
		if ( ( wp_is_serving_rest_request() || $attributes['sample'] ) && ! str_contains( $html, '<article ' ) ) {
			$html = $attributes['sample'] && Sample::is_canvas() ? self::sample( $root, $layout, $list->card ) : '';
		}

		return 'masonry' === $layout ? Masonry::complete( $html ) : $html;
	}

	/**
	 * Attributes of the root element.
	 *
	 * @param PortfolioListAttributes                      $attributes Valid attributes.
	 * @param string                                       $layout
	 * @param array{desktop: int, tablet: int, phone: int} $columns    Columns.
	 * @return array<string, string>
	 */
	private static function root( array $attributes, string $layout, array $columns ): array {
		$hover = $attributes['hover'];
		$gap   = Gap::css( $attributes['style'] ?? null, '--eidan-list-row-gap', '--eidan-gap' );
		// Options of a single layout.
		$numbers = match ( $layout ) {
			'rows'   => JustifiedRows::css( $attributes['rowHeight'], $attributes['lastRow'] ),
			'tiles'  => '--eidan-tile:' . self::tile( $attributes['ratio'] ),
			'offset' => sprintf( '--eidan-offset:%dpx', $attributes['offset'] ),
			default  => '',
		};
		$style = array(
			sprintf(
				'--eidan-columns:%d;--eidan-columns-tablet:%d;--eidan-columns-phone:%d',
				$columns['desktop'],
				$columns['tablet'],
				$columns['phone']
			),
			$gap,
			$numbers,
		);
		$root  = BlockSupports::attributes();

		$position      = $attributes['textPosition'];
		$classes       = Html::classes(
			array(
				Template::classes( $position, $hover ),
				'has-tiles'    => 'tiles' === $layout,
				'has-even-gap' => 'below' !== $position && '' === $gap,
			)
		);
		$root['class'] = trim( ( $root['class'] ?? '' ) . ' ' . $classes );
		$root['style'] = implode(
			';',
			array_filter( array( ...$style, $root['style'] ?? '' ), static fn( string $part ): bool => '' !== $part )
		);
		if ( 'follow' === $hover ) {
			$label = $attributes['hoverLabel'];

			$root['data-eidan-card-label'] = Html::json( '' === $label ? array() : array( 'label' => $label ) );
		} elseif ( 'tilt' === $hover ) {
			$root['data-eidan-card-tilt'] = '{}';
		}

		return $root;
	}

	/**
	 * Ratio of a tile of one column and one row.
	 *
	 * @param string $chosen The block's ratio.
	 */
	private static function tile( string $chosen ): string {
		$ratio = Ratio::css( $chosen );

		return '' === $ratio ? '1/1' : $ratio;
	}

	/**
	 * How cards look.
	 *
	 * @param PortfolioListAttributes                      $attributes Valid attributes.
	 * @param string                                       $layout
	 * @param array{desktop: int, tablet: int, phone: int} $columns    Columns.
	 * @return CardValues
	 */
	private static function card( array $attributes, string $layout, array $columns ): array {
		$align = $attributes['align'] ?? '';
		$sizes = static fn( float $share ): string => Sizes::columns(
			$columns['desktop'],
			$columns['tablet'],
			1 < $share ? 1 : $columns['phone'],
			$align,
			$share
		);

		return array(
			'imageSize'     => $attributes['imageSize'],
			// In other layouts images keep their own ratio, or that of their tile.
			'ratio'         => 'grid' === $layout || 'offset' === $layout ? $attributes['ratio'] : '',
			'link'          => $attributes['link'],
			'titleTag'      => $attributes['titleTag'],
			'excerptLength' => $attributes['excerptLength'],
			'eager'         => CardOptions::first( $columns['desktop'] ),
			'sizes'         => $sizes( 1 ),
			'look'          => WordsOnImage::look( $attributes, 'eidan/portfolio-list' ) + array(
				'hover'        => $attributes['hover'],
				'textPosition' => $attributes['textPosition'],
				'layout'       => 'rows' === $layout || 'tiles' === $layout ? $layout : 'plain',
				'rowHeight'    => $attributes['rowHeight'],
				'tile'         => 'tiles' !== $layout ? '' : self::tile( $attributes['ratio'] ),
				'oneColumn'    => 'tiles' === $layout && 1 === $columns['phone'],
				'wideSizes'    => 'tiles' === $layout && 1 < $columns['desktop'] ? $sizes( 2 ) : '',
			),
		);
	}

	/**
	 * Sample items for the editor.
	 *
	 * @param array<string, string> $root    Attributes of the root element.
	 * @param string                $layout
	 * @param CardOptions           $options How cards look.
	 */
	private static function sample( array $root, string $layout, CardOptions $options ): string {
		$items = '';
		$sizes = array( '2x2', '1x1', '1x1', '1x2', '2x1', '1x1' );
		foreach ( PortfolioSamples::cards( $options ) as $index => $card ) {
			$items .= sprintf(
				'<li class="eidan-list__item is-%s" style="--ratio:%s">%s</li>',
				$sizes[ $index % 6 ],
				0 === $index % 2 ? '1.5' : '0.8',
				$card
			);
		}
		$root['class'] = 'eidan-list ' . $root['class'];

		return '<div' . Html::attributes( $root ) . '><ul class="eidan-list__items is-'
			. Text::of( esc_attr( $layout ) ) . '" role="list">' . $items . '</ul></div>';
	}
}
