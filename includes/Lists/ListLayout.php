<?php
/**
 * The cards of a block in the layout that its author chose.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Closure;
use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Request\Config;
use Eidan\Masonry\Masonry;
use Eidan\Slider\Options;
use Eidan\Slider\Slider;
use Eidan\Support\Gap;
use Eidan\Support\RunningRow;
use Eidan\Support\Sizes;

/**
 * For blocks whose layout can be a list, a slider or a running row (marquee) of the same cards. Their attributes have
 * the same names; those for sliders and running rows are only read in these layouts.
 *
 * @phpstan-import-type FilterAttribute from \Eidan\Attributes\Filter
 * @phpstan-import-type QueryAttribute from \Eidan\Attributes\Query
 * @phpstan-import-type SliderAttribute from \Eidan\Attributes\Slider
 * @phpstan-import-type Running from RunningRow
 * @phpstan-import-type CardValues from CardOptions
 * @phpstan-type Said array{
 *     template: string,
 *     source?: string,
 *     query?: array<string, mixed>,
 *     card?: CardValues,
 *     change?: Closure( Config ): Config,
 *     ...,
 * }
 * @phpstan-type Arrangement array{
 *     layout: string,
 *     columns: array{desktop: int, tablet: int, phone: int},
 *     query?: QueryAttribute,
 *     elements?: list<string>,
 *     filter?: FilterAttribute,
 *     orders?: list<string>,
 *     pagination: string,
 *     empty?: string,
 *     label: string,
 *     slider?: SliderAttribute,
 *     align?: string,
 *     style?: array<array-key, mixed>,
 *     speed?: int|float,
 *     direction?: 'start'|'end',
 *     pauseOnHover?: bool,
 *     fade?: bool,
 *     ...,
 * }
 */
final class ListLayout {

	/** The layout that is a slider. */
	public const SLIDER = 'slider';

	/** Minimum width of slides with a title, in pixels. In narrower ones, long words would break. */
	public const LEAST = 160;

	/** The layout that is a running row. */
	private const MARQUEE = 'marquee';

	/** Number of cards of a running row that may be in the first screen. */
	private const IN_SIGHT = 8;

	/** Columns of a layout with one item a row. */
	private const ONE = array(
		'desktop' => 1,
		'tablet'  => 1,
		'phone'   => 1,
	);

	/**
	 * Layouts that are printed as a slider.
	 */
	private const SLIDERS = array( self::SLIDER, 'single' );

	/**
	 * The cards, with filter bar and pagination if the layout has them.
	 *
	 * @param Arrangement $attributes Checked attributes of the block.
	 * @param Said        $config     Settings of the block that are no attributes: its template, how cards look, and a
	 *                                query where the author has none; `change` has the last word.
	 * @param array{label?: string, fade?: bool, least?: int, pause?: string} $slider `label`: name of the slider or
	 *                                 running row if the author gave none; `fade`: whether slides fade; `least`:
	 *                                 minimum width of a slide in pixels; `pause`: label of the button that pauses a
	 *                                 running row.
	 * @param bool        $rows       Whether the layout has one item in a row.
	 * @return string HTML; '' in a preview without items, so that the editor can show a notice.
	 */
	public static function html(
		array $attributes,
		array $config,
		array $slider = array(),
		bool $rows = false
	): string {
		$layout = $attributes['layout'];
		if (
			self::MARQUEE === $layout
			&& isset( $attributes['speed'], $attributes['direction'], $attributes['pauseOnHover'], $attributes['fade'] )
		) {
			return self::marquee( $attributes, $config, $slider );
		}

		return in_array( $layout, self::SLIDERS, true )
			? self::slider( $attributes, $config, $slider )
			: self::list( $attributes, $config, $rows );
	}

	/**
	 * The configuration of the list.
	 *
	 * @param Arrangement $attributes Checked attributes of the block.
	 * @param Said        $config     See html().
	 * @param CardValues  $card       How cards look where the block sets nothing.
	 */
	private static function config( array $attributes, array $config, array $card ): Config {
		$list = Config::trusted(
			$attributes,
			$config['template'],
			( $config['card'] ?? array() ) + $card,
			'is-' . $attributes['layout'],
			$config['source'] ?? Config::POSTS,
			isset( $config['query'] ) ? Query::parse( $config['query'] ) : null
		);

		return isset( $config['change'] ) ? $config['change']( $list ) : $list;
	}

	/**
	 * A list.
	 *
	 * @param Arrangement $attributes Checked attributes of the block.
	 * @param Said        $config     See html().
	 * @param bool        $rows       Whether there is one item in a row.
	 */
	private static function list( array $attributes, array $config, bool $rows ): string {
		wp_enqueue_style( 'eidan-list' );
		$columns = $rows ? self::ONE : $attributes['columns'];
		$gap     = Gap::css( $attributes['style'] ?? null, '--eidan-list-row-gap', '--eidan-gap' );
		$card    = array(
			'eager' => CardOptions::first( $columns['desktop'] ),
			'sizes' => Sizes::columns(
				$columns['desktop'],
				$columns['tablet'],
				$columns['phone'],
				$attributes['align'] ?? ''
			),
		);
		$html    = Lists::render(
			self::config( $attributes, $config, $card ),
			array(
				'style' => sprintf(
					'--eidan-columns:%d;--eidan-columns-tablet:%d;--eidan-columns-phone:%d',
					$columns['desktop'],
					$columns['tablet'],
					$columns['phone']
				)
					. ( '' === $gap ? '' : ";$gap" ),
			)
		);
		if ( wp_is_serving_rest_request() && ! str_contains( $html, '<article ' ) ) {
			return '';
		}
		if ( 'masonry' === $attributes['layout'] ) {
			wp_enqueue_style( 'eidan-list-masonry' );
			$html = Masonry::complete( $html );
		}

		return $html;
	}

	/**
	 * A slider.
	 *
	 * @param Arrangement                                     $attributes Checked attributes of the block.
	 * @param Said                                            $config     See html().
	 * @param array{label?: string, fade?: bool, least?: int} $args       See html().
	 */
	private static function slider( array $attributes, array $config, array $args ): string {
		$fade    = true === ( $args['fade'] ?? false );
		$options = isset( $attributes['slider'] )
			? Options::trusted( $attributes['slider'], $fade )
			: Options::parse( array(), $fade );
		$card    = array(
			'eager' => (int) ceil( $options->per_view[0] ),
			'sizes' => $options->sizes( $attributes['align'] ?? '', $args['least'] ?? 0 ),
		);
		$label   = $attributes['label'];

		return Slider::render(
			Lists::cards( self::config( $attributes, $config, $card ) ),
			$options,
			array(
				'label' => '' === $label ? $args['label'] ?? '' : $label,
				'full'  => 'full' === ( $attributes['align'] ?? '' ),
				'fade'  => $fade,
			) + array_intersect_key( $args, array( 'least' => 0 ) )
		);
	}

	/**
	 * A running row.
	 *
	 * @param Running&Arrangement                   $attributes Checked attributes of the block.
	 * @param Said                                  $config     See html().
	 * @param array{label?: string, pause?: string} $args       See html().
	 */
	private static function marquee( array $attributes, array $config, array $args ): string {
		$label = $attributes['label'];

		return RunningRow::html(
			Lists::cards( self::config( $attributes, $config, array( 'eager' => self::IN_SIGHT ) ) ),
			$attributes,
			'' === $label ? $args['label'] ?? '' : $label,
			$args['pause'] ?? ''
		);
	}
}
