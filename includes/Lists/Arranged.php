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
use Eidan\Support\RunningRow;
use Eidan\Support\Sizes;
use Eidan\Support\Value;

/**
 * For blocks whose layout can be a list of any kind, a slider of the same cards, or a row of them that runs past. Their
 * attributes have the same names: layout, columns, query, elements, filter, orders, pagination, empty, label, slider,
 * and of a running row speed, direction, pauseOnHover, fade.
 */
final class Arranged {

	/** The layout that is a slider. */
	public const SLIDER = 'slider';

	/** The layout that is a running row. */
	private const MARQUEE = 'marquee';

	/** Cards of a running row that may be in the first screen. */
	private const IN_SIGHT = 8;

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
	 * @param array{label?: string, fade?: bool, pause?: string} $slider Name of the slider or running row where the author gave none; whether its slides fade into one another; label of the button that pauses a running row.
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

		if ( self::MARQUEE === $layout ) {
			return self::marquee( $attributes, $shared, $slider );
		}

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

	/**
	 * A row that runs past.
	 *
	 * @param array<string, mixed>                 $attributes Valid attributes of the block.
	 * @param array<string, mixed>                 $config     What lists and sliders have in common.
	 * @param array{label?: string, pause?: string} $args       See html().
	 */
	private static function marquee( array $attributes, array $config, array $args ): string {
		$card  = is_array( $config['card'] ?? null ) ? $config['card'] : array();
		$label = Value::text( $attributes['label'] ?? null, 200 );

		return RunningRow::html(
			Lists::cards( array( 'card' => $card + array( 'eager' => self::IN_SIGHT ) ) + $config ),
			$attributes,
			'' === $label ? $args['label'] ?? '' : $label,
			$args['pause'] ?? ''
		);
	}
}
