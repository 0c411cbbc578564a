<?php
/**
 * The cards of a block in the arrangement that its author chose.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Eidan\Masonry\Masonry;
use Eidan\Slider\Options;
use Eidan\Slider\Slider;
use Eidan\Support\Gap;
use Eidan\Support\Sizes;
use Eidan\Support\Value;

/**
 * For blocks whose layout can be a list of any kind, or a slider of the same cards. Their attributes have the same
 * names: layout, columns, query, elements, filter, orders, pagination, empty, label, slider.
 */
final class Arranged {

	/** The layout that is a slider. */
	public const SLIDER = 'slider';

	/**
	 * Layouts that are one slide of a slider at a time.
	 */
	private const SLIDERS = array( self::SLIDER, 'single' );

	/**
	 * The cards, and what visitors choose them by.
	 *
	 * @param array<string, mixed> $attributes Valid attributes of the block.
	 * @param array<string, mixed> $config     What the block says besides, as for Lists: `template`, `card`, and in `query` what holds where its author said nothing.
	 * @param array{desktop: int, tablet: int, phone: int} $columns Columns where the author said nothing; 1 in all for rows.
	 * @param array{label?: string, fade?: bool} $slider Name of the slider where the author gave none; whether its slides fade into one another.
	 * @return string HTML; '' in a preview without entries, so that the editor can say something useful.
	 */
	public static function html( array $attributes, array $config, array $columns, array $slider = array() ): string {
		$layout = Value::text( $attributes['layout'] ?? null, 30 );
		$query  = is_array( $attributes['query'] ?? null ) ? $attributes['query'] : array();
		$shared = array(
			'query'    => $query + ( is_array( $config['query'] ?? null ) ? $config['query'] : array() ),
			'elements' => $attributes['elements'] ?? null,
			'label'    => $attributes['label'] ?? null,
		) + $config;

		return in_array( $layout, self::SLIDERS, true ) ? self::slider( $attributes, $shared, $slider ) : self::list( $attributes, $shared, $layout, $columns );
	}

	/**
	 * A list.
	 *
	 * @param array<string, mixed>                         $attributes Valid attributes of the block.
	 * @param array<string, mixed>                         $config     What lists and sliders have in common.
	 * @param string                                       $layout     The layout.
	 * @param array{desktop: int, tablet: int, phone: int} $columns    Columns where the author said nothing.
	 */
	private static function list( array $attributes, array $config, string $layout, array $columns ): string {
		wp_enqueue_style( 'eidan-list' );
		$rows    = 1 === $columns['desktop'];
		$chosen  = ! $rows && is_array( $attributes['columns'] ?? null ) ? $attributes['columns'] : array();
		$columns = array(
			'desktop' => Value::integer( $chosen['desktop'] ?? null, 1, 6, $columns['desktop'] ),
			'tablet'  => Value::integer( $chosen['tablet'] ?? null, 1, 4, $columns['tablet'] ),
			'phone'   => Value::integer( $chosen['phone'] ?? null, 1, 2, $columns['phone'] ),
		);
		$card    = is_array( $config['card'] ?? null ) ? $config['card'] : array();
		$gap     = Gap::css( $attributes['style'] ?? null, '--eidan-list-row-gap', '--eidan-gap' );
		$html    = Lists::render(
			array(
				'card'       => $card + array(
					'eager' => $columns['desktop'],
					'sizes' => Sizes::columns( $columns['desktop'], $columns['tablet'], $columns['phone'], Value::text( $attributes['align'] ?? null, 10 ) ),
				),
				'pagination' => $attributes['pagination'] ?? null,
				'filter'     => $attributes['filter'] ?? null,
				'orders'     => $attributes['orders'] ?? null,
				'empty'      => $attributes['empty'] ?? null,
				'class'      => 'is-' . $layout,
			) + $config,
			array(
				'style' => sprintf( '--eidan-columns:%d;--eidan-columns-tablet:%d;--eidan-columns-phone:%d', $columns['desktop'], $columns['tablet'], $columns['phone'] ) . ( '' === $gap ? '' : ";$gap" ),
			)
		);
		if ( wp_is_serving_rest_request() && ! str_contains( $html, '<article ' ) ) {
			return '';
		}
		if ( 'masonry' === $layout ) {
			wp_enqueue_style( 'eidan-list-masonry' );
			$html = Masonry::complete( $html );
		}

		return $html;
	}

	/**
	 * A slider.
	 *
	 * @param array<string, mixed>               $attributes Valid attributes of the block.
	 * @param array<string, mixed>               $config     What lists and sliders have in common.
	 * @param array{label?: string, fade?: bool} $args       See html().
	 */
	private static function slider( array $attributes, array $config, array $args ): string {
		$given   = is_array( $attributes['slider'] ?? null ) ? $attributes['slider'] : array();
		$fade    = true === ( $args['fade'] ?? false );
		$options = Options::from( $fade ? Options::faded( $given ) : $given );
		$card    = is_array( $config['card'] ?? null ) ? $config['card'] : array();
		$slides  = Lists::cards(
			array(
				'card' => $card + array(
					'eager' => (int) ceil( $options->per_view[0] ),
					'sizes' => $options->sizes(),
				),
			) + $config
		);
		$label   = Value::text( $attributes['label'] ?? null, 200 );

		return Slider::render(
			$slides,
			$given,
			array(
				'label' => '' === $label ? $args['label'] ?? '' : $label,
				'full'  => 'full' === ( $attributes['align'] ?? '' ),
				'fade'  => $fade,
			)
		);
	}
}
