<?php
/**
 * The interactive link showcase on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\InteractiveLinkShowcase\ImageSizes;
use Eidan\Blocks\InteractiveLinkShowcase\Links;
use Eidan\Lists\ListLayout;
use Eidan\ImageOverlay\Band;
use Eidan\ImageOverlay\Duotone;
use Eidan\ImageOverlay\Gradient;
use Eidan\ImageOverlay\Shade;
use Eidan\ImageOverlay\Tones;
use Eidan\Slider\Options;
use Eidan\Slider\Slider;
use Eidan\Support\Html;
use Eidan\Support\InnerBlocks;
use Eidan\Support\Lazy;
use Eidan\Support\Markup;
use Eidan\Support\Media as Source;
use Eidan\Support\Text;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Large links with images: of inner blocks, a query or a menu.
 *
 * @phpstan-import-type InteractiveLinkShowcaseAttributes from \Eidan\Attributes\InteractiveLinkShowcase
 * @implements DynamicBlock<InteractiveLinkShowcaseAttributes>
 */
final class InteractiveLinkShowcase implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param InteractiveLinkShowcaseAttributes $attributes Valid attributes.
	 * @param string                            $content    Not used: the links are rendered here.
	 * @param WP_Block                          $block
	 * @return string HTML; '' without links.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$layout = $attributes['layout'];
		$items  = array();
		foreach ( self::items( $attributes, $block ) as $index => $item ) {
			$item = ImageSizes::in( $item, $layout, $attributes['align'] ?? '' );
			// WordPress decides on the first visible image, as it counts images from the top of the page.
			$items[] = match ( true ) {
				'list' === $layout => Lazy::behind( $item ),
				$index > 0         => Lazy::images( $item, true ),
				default            => $item,
			};
		}
		if ( array() === $items ) {
			return '';
		}
		$effect = $attributes['effect'];
		$title  = $attributes['titleEffect'];
		wp_enqueue_style( "eidan-swap-$effect" );
		if ( 'list' !== $layout ) {
			wp_enqueue_style( "eidan-links-$layout" );
		}
		if ( ! in_array( $title, array( 'none', 'dim' ), true ) ) {
			wp_enqueue_style( 'eidan-links-titles' );
		}
		$touch = $attributes['touch'];
		$class = "is-layout-$layout has-effect-$effect has-title-$title is-touch-$touch"
			. ( 'columns' === $layout ? ' is-of-' . count( $items ) : '' );

		return sprintf(
			'<div %s%s>%s</div>',
			get_block_wrapper_attributes(
				array(
					'class' => $class,
					'style' => '--speed:' . $attributes['speed'] . 'ms;' . self::shade( $items, $attributes ),
				)
			),
			Html::attributes(
				array(
					'data-eidan-interactive-link-showcase' => Html::json(
						array_filter(
							array(
								'layout' => 'list' === $layout ? null : $layout,
								'inline' => 'inline' === $touch,
							),
							static fn ( mixed $value ): bool => null !== $value && false !== $value
						)
					),
				)
			),
			'slider' === $layout ? self::slider( $items, $attributes ) : self::list( $items, $attributes )
		);
	}

	/**
	 * The links.
	 *
	 * @param InteractiveLinkShowcaseAttributes $attributes Valid attributes.
	 * @param WP_Block                          $block
	 * @return list<string> HTML of each, `<li>`.
	 */
	private static function items( array $attributes, WP_Block $block ): array {
		$size   = $attributes['imageSize'];
		$source = $attributes['source'];
		if ( 'query' === $source ) {
			$text = $attributes['queryText'];

			return Links::of_query( $attributes['query'], $text, $size );
		}
		if ( 'menu' === $source ) {
			return Links::of_menu( $attributes['menu'], $size );
		}
		$items = array();
		foreach ( InnerBlocks::of( $block->parsed_block ) as $inner ) {
			$items[] = Text::of( ( new WP_Block( $inner, array( 'eidan/image-size' => $size ) ) )->render() );
		}

		return array_values( array_filter( $items, static fn( string $item ): bool => '' !== trim( $item ) ) );
	}

	/**
	 * The shade below words on the images. All links share one, since the image of each lies behind all of them.
	 *
	 * @param list<string>                      $items      HTML of each.
	 * @param InteractiveLinkShowcaseAttributes $attributes Valid attributes.
	 * @return string A declaration to append to others; '' where the style sheet has the right one.
	 */
	private static function shade( array $items, array $attributes ): string {
		if ( 'list' === $attributes['layout'] ) {
			return '';
		}
		$fixed = $attributes['overlayOpacity'] ?? null;
		$grids = array();
		$tones = null === $fixed ? Duotone::of_block( $attributes, 'eidan/interactive-link-showcase' ) : null;
		$layer = null === $fixed ? Gradient::of_block( $attributes ) : null;
		foreach ( $items as $item ) {
			$tag = new Markup( $item );
			while ( $tag->next_tag() && ! in_array( $tag->get_tag(), array( 'IMG', 'VIDEO' ), true ) ) {
				continue;
			}
			if ( null === $tag->get_tag() ) {
				continue;
			}
			// Videos and images of other sites cannot be measured, and phones may show another image.
			$is_known = null === $fixed && ! str_contains( $item, '<source' );
			$grids[]  = Tones::of(
				$is_known && 'IMG' === $tag->get_tag() ? Source::shown( $tag ) : 0,
				Duotone::counted( $tones, 'VIDEO' === $tag->get_tag() ),
				$layer
			);
		}
		$css = array() === $grids ? '' : Shade::strongest( $grids, Band::Lower, true, $fixed )->css();

		return '' === $css ? '' : "$css;";
	}

	/**
	 * The links as a list.
	 *
	 * @param list<string>                      $items      HTML of each.
	 * @param InteractiveLinkShowcaseAttributes $attributes Valid attributes.
	 */
	private static function list( array $items, array $attributes ): string {
		$label = trim( $attributes['label'] );

		return '<ul' . Html::attributes(
			array(
				'class'      => 'eidan-links',
				'role'       => 'list',
				'aria-label' => '' === $label ? null : $label,
			)
		) . '>' . implode( '', $items ) . '</ul>';
	}

	/**
	 * The links as slides.
	 *
	 * @param list<string>                      $items      HTML of each.
	 * @param InteractiveLinkShowcaseAttributes $attributes Valid attributes.
	 */
	private static function slider( array $items, array $attributes ): string {
		$label  = trim( $attributes['label'] );
		$slides = array_map(
			static fn( string $item ): string =>
				(string) preg_replace( array( '~^\s*<li\b~', '~</li>\s*$~' ), array( '<div', '</div>' ), $item ),
			$items
		);

		return Slider::render(
			$slides,
			Options::trusted( $attributes['slider'] ),
			array(
				'label' => '' === $label ? __( 'Links', 'eidan' ) : $label,
				'class' => 'eidan-links',
				'least' => ListLayout::LEAST,
			)
		);
	}
}
