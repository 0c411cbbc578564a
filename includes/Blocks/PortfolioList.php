<?php
/**
 * The block eidan/portfolio-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\CardOptions;
use Eidan\Lists\Lists;
use Eidan\Lists\Templates\Portfolio as Template;
use Eidan\Lists\Templates\PortfolioSamples;
use Eidan\Masonry\Masonry;
use Eidan\Posts\Portfolio;
use Eidan\Support\BlockSupports;
use Eidan\Support\Gap;
use Eidan\Support\Html;
use Eidan\Support\JustifiedRows;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

/**
 * Makes a list's configuration from the block's attributes.
 */
final class PortfolioList implements DynamicBlock {

	private const LAYOUTS = array( 'grid', 'masonry', 'rows', 'tiles', 'offset' );

	/**
	 * The whole block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Not used.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML; nothing in a preview without items, so that the editor can say something useful.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$layout  = Value::one_of( $attributes['layout'] ?? null, self::LAYOUTS, 'grid' );
		$columns = self::columns( $layout, $attributes['columns'] ?? null );
		if ( 'grid' !== $layout ) {
			wp_enqueue_style( 'eidan-list-' . $layout );
		}
		$root = self::root( $attributes, $layout, $columns );
		$card = self::card( $attributes, $layout, $columns );
		$html = Lists::render(
			array(
				'template'   => Template::NAME,
				'query'      => is_array( $attributes['query'] ?? null ) ? $attributes['query'] + array( 'postType' => Portfolio::POST_TYPE ) : array(),
				'pagination' => $attributes['pagination'] ?? null,
				'filter'     => $attributes['filter'] ?? null,
				'orders'     => $attributes['orders'] ?? null,
				'elements'   => $attributes['elements'] ?? null,
				'card'       => $card,
				'class'      => 'is-' . $layout,
				'label'      => $attributes['label'] ?? null,
				'empty'      => $attributes['empty'] ?? null,
			),
			$root
		);
		if ( wp_is_serving_rest_request() && ! str_contains( $html, '<article ' ) ) {
			$html = true === ( $attributes['sample'] ?? false ) ? self::sample( $root, $layout, CardOptions::from( $attributes['elements'] ?? null, $card ) ) : '';
		}

		return 'masonry' === $layout ? Masonry::complete( $html ) : $html;
	}

	/**
	 * Attributes of the root element.
	 *
	 * @param array<string, mixed>                         $attributes Valid attributes.
	 * @param string                                       $layout     The layout.
	 * @param array{desktop: int, tablet: int, phone: int} $columns    Columns.
	 * @return array<string, string>
	 */
	private static function root( array $attributes, string $layout, array $columns ): array {
		$hover = Value::one_of( $attributes['hover'] ?? null, Template::HOVERS, 'none' );
		$ratio = Ratio::css( $attributes['ratio'] ?? null );
		$gap   = Gap::css( $attributes['style'] ?? null, '--eidan-list-row-gap', '--eidan-gap' );
		// What only one layout is told.
		$numbers = match ( $layout ) {
			'rows'   => JustifiedRows::css( $attributes['rowHeight'] ?? null, $attributes['lastRow'] ?? null, 320 ),
			'tiles'  => '--eidan-tile:' . ( '' === $ratio ? '1' : $ratio ),
			'offset' => sprintf( '--eidan-offset:%dpx', Value::integer( $attributes['offset'] ?? null, 0, 400, 120 ) ),
			default  => '',
		};
		$style = array(
			sprintf( '--eidan-columns:%d;--eidan-columns-tablet:%d;--eidan-columns-phone:%d', $columns['desktop'], $columns['tablet'], $columns['phone'] ),
			$gap,
			$numbers,
		);
		$root  = BlockSupports::attributes();

		$position      = Value::one_of( $attributes['textPosition'] ?? null, array( 'below', 'over', 'hover' ), 'below' );
		$classes       = Html::classes(
			array(
				Template::classes( $position, $hover ),
				'has-tiles'    => 'tiles' === $layout,
				'has-even-gap' => 'below' !== $position && '' === $gap,
			)
		);
		$root['class'] = trim( ( $root['class'] ?? '' ) . ' ' . $classes );
		$root['style'] = implode( ';', array_filter( array( ...$style, $root['style'] ?? '' ), static fn( string $part ): bool => '' !== $part ) );
		if ( 'follow' === $hover ) {
			$label = Value::text( $attributes['hoverLabel'] ?? null, 60 );

			$root['data-eidan-card-label'] = Html::json( '' === $label ? array() : array( 'label' => $label ) );
		} elseif ( 'tilt' === $hover ) {
			$root['data-eidan-card-tilt'] = '{}';
		}

		return $root;
	}

	/**
	 * How cards look.
	 *
	 * @param array<string, mixed>                         $attributes Valid attributes.
	 * @param string                                       $layout     The layout.
	 * @param array{desktop: int, tablet: int, phone: int} $columns    Columns.
	 * @return array<string, mixed>
	 */
	private static function card( array $attributes, string $layout, array $columns ): array {
		$align = Text::of( $attributes['align'] ?? '' );
		$sizes = static fn( float $share ): string => Sizes::columns( $columns['desktop'], $columns['tablet'], 1 < $share ? 1 : $columns['phone'], $align, $share );

		return array(
			'imageSize'     => $attributes['imageSize'] ?? null,
			// In the others the picture has its own shape, or that of its tile.
			'ratio'         => 'grid' === $layout || 'offset' === $layout ? $attributes['ratio'] ?? null : '',
			'link'          => $attributes['link'] ?? null,
			'titleTag'      => $attributes['titleTag'] ?? null,
			'excerptLength' => $attributes['excerptLength'] ?? null,
			'eager'         => $columns['desktop'],
			'sizes'         => $sizes( 1 ),
			'look'          => array(
				'hover'     => $attributes['hover'] ?? null,
				'layout'    => 'rows' === $layout || 'tiles' === $layout ? $layout : 'plain',
				'rowHeight' => $attributes['rowHeight'] ?? null,
				'wideSizes' => 'tiles' === $layout && 1 < $columns['desktop'] ? $sizes( 2 ) : '',
			),
		);
	}

	/**
	 * How many columns at which width.
	 *
	 * @param string $layout The layout.
	 * @param mixed  $chosen The author's numbers.
	 * @return array{desktop: int, tablet: int, phone: int}
	 */
	private static function columns( string $layout, mixed $chosen ): array {
		$chosen = is_array( $chosen ) ? $chosen : array();
		if ( 'offset' === $layout ) {
			$chosen = array(
				'desktop' => 2,
				'tablet'  => 2,
				'phone'   => 1,
			);
		}

		return array(
			'desktop' => Value::integer( $chosen['desktop'] ?? null, 1, 6, 3 ),
			'tablet'  => Value::integer( $chosen['tablet'] ?? null, 1, 4, 2 ),
			'phone'   => Value::integer( $chosen['phone'] ?? null, 1, 2, 1 ),
		);
	}

	/**
	 * Invented items in the same place, for the editor.
	 *
	 * @param array<string, string> $root    Attributes of the root element.
	 * @param string                $layout  The layout.
	 * @param CardOptions           $options How cards look.
	 */
	private static function sample( array $root, string $layout, CardOptions $options ): string {
		$items = '';
		$sizes = array( '2x2', '1x1', '1x1', '1x2', '2x1', '1x1' );
		foreach ( PortfolioSamples::cards( $options ) as $index => $card ) {
			$items .= sprintf( '<li class="eidan-list__item is-%s" style="--ratio:%s">%s</li>', $sizes[ $index % 6 ], 0 === $index % 2 ? '1.5' : '0.8', $card );
		}
		$root['class'] = 'eidan-list ' . $root['class'];

		return '<div' . Html::attributes( $root ) . '><ul class="eidan-list__items is-' . Text::of( esc_attr( $layout ) ) . '" role="list">' . $items . '</ul></div>';
	}
}
