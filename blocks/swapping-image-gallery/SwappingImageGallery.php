<?php
/**
 * The swapping image gallery on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\SwappingImageGallery\MediaItem;
use Eidan\Lightbox\Lightbox;
use Eidan\Support\Html;
use Eidan\Support\InnerBlocks;
use Eidan\Support\Lazy;
use Eidan\Support\Markup;
use Eidan\Support\PlayButton;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a list of links before the images of a gallery, and puts the images into a scrolling row. The view module turns
 * both into tabs and a stage.
 *
 * @phpstan-import-type SwappingImageGalleryAttributes from \Eidan\Attributes\SwappingImageGallery
 * @implements DynamicBlock<SwappingImageGalleryAttributes>
 */
final class SwappingImageGallery implements DynamicBlock {

	/** Default ratio of images. */
	private const RATIO = '3/2';

	/** Share of the gallery's width for the large image, by layout. */
	private const SHARES = array(
		'beside' => 0.9,
		'titles' => 0.58,
	);

	/**
	 * Renders the block.
	 *
	 * @param SwappingImageGalleryAttributes $attributes Valid attributes.
	 * @param string                         $content    Not used: the images are rendered here.
	 * @param WP_Block                       $block
	 * @return string HTML; '' for a gallery without images.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$link   = $attributes['linkTo'];
		$layout = $attributes['layout'];
		$align  = Value::one_of( $attributes['align'] ?? null, array( 'wide', 'full' ), '' );
		$sizes  = Sizes::columns( 1, 1, 1, $align, self::SHARES[ $layout ] ?? 1 );
		$ratio  = Ratio::css( $attributes['ratio'] );
		$ratio  = Ratio::number( '' === $ratio ? self::RATIO : $ratio );
		$items  = array();
		foreach ( InnerBlocks::of( $block->parsed_block ) as $inner ) {
			if ( 'lightbox' === $link ) {
				$inner['attrs']['lightbox'] = array( 'enabled' => false );
			}
			$item =
				MediaItem::from( Text::of( render_block( $inner ) ), $link, $sizes, $ratio, count( $items ) + 1 );
			if ( null !== $item ) {
				$items[] = $item;
			}
		}
		if ( array() === $items ) {
			return '';
		}
		// Below the large image, six small ones fill its width; four on phones.
		$small = match ( $layout ) {
			'titles' => '',
			'below' => Sizes::columns( 6, 6, 4, $align ),
			default => MediaItem::WIDTH,
		};
		$id     = wp_unique_id( 'eidan-swap-' );
		$panels = '';
		$tabs   = '';
		foreach ( $items as $index => $item ) {
			// All but the first are hidden behind it.
			$shown   = 0 < $index ? Lazy::behind( $item->html, true ) : $item->html;
			$panels .= "<div class=\"eidan-swap__panel\" id=\"$id-$index\">$shown</div>";
			$tabs   .= $item->tab( "$id-$index", $small, $ratio );
		}
		if ( 'lightbox' === $link ) {
			$group  = $attributes['group'];
			$panels = Lightbox::mark( $panels, '' === $group ? wp_unique_id( '~' ) : $group );
		}
		foreach ( self::styles( $attributes, $layout, $items ) as $style ) {
			wp_enqueue_style( "eidan-swap-$style" );
		}
		$label = trim( $attributes['label'] );
		$list  = Html::attributes(
			array(
				'class'      => 'eidan-swap__list',
				'role'       => 'group',
				'aria-label' => '' === $label ? __( 'Images', 'eidan' ) : $label,
			)
		);

		[ $open, $close ] = InnerBlocks::around( $block->parsed_block );

		return self::open( $open, $attributes, $layout, count( $items ) )
			. self::rotation( $attributes, count( $items ) )
			. ( count( $items ) > 1 ? "<div$list>$tabs</div>" : '' )
			. '<div class="eidan-swap__stage">' . $panels . '</div>'
			. $close;
	}

	/**
	 * Names of the styles for optional features.
	 *
	 * @param SwappingImageGalleryAttributes $attributes Valid attributes.
	 * @param string                         $layout
	 * @param list<MediaItem>                $items      The images.
	 * @return list<string>
	 */
	private static function styles( array $attributes, string $layout, array $items ): array {
		$videos = array_filter( $items, static fn ( MediaItem $item ): bool => $item->is_video );

		return array_keys(
			array_filter(
				array(
					$attributes['effect'] => true,
					'titles'              => 'titles' === $layout,
					'over'                => 'over' === $layout,
					'play'                => array() !== $videos || 0 < $attributes['autoplay'],
				)
			)
		);
	}

	/**
	 * The saved opening tags with the layout.
	 *
	 * @param string                         $html       Opening tags.
	 * @param SwappingImageGalleryAttributes $attributes Valid attributes.
	 * @param string                         $layout
	 * @param int                            $count      Number of images; a single one needs no script.
	 */
	private static function open( string $html, array $attributes, string $layout, int $count ): string {
		$markup = new Markup( $html );
		if ( ! $markup->next_tag( array( 'class_name' => 'eidan-swap' ) ) ) {
			return $html;
		}
		$captions = 'titles' === $layout ? 'none' : $attributes['captions'];
		foreach ( array(
			"is-$layout",
			'is-list-' . $attributes['listPosition'],
			'has-effect-' . $attributes['effect'],
			"has-captions-$captions",
		) as $class ) {
			$markup->add_class( $class );
		}
		$ratio = Ratio::css( $attributes['ratio'] );
		$markup->add_style(
			'--ratio:' . ( '' === $ratio ? self::RATIO : $ratio ) . ';--speed:' . $attributes['speed'] . 'ms'
		);
		if ( $count > 1 ) {
			$markup->set_attribute(
				'data-eidan-swapping-image-gallery',
				Html::json(
					array_filter(
						array(
							'click'    => 'click' === $attributes['trigger'],
							'autoplay' => $attributes['autoplay'],
						),
						static fn ( bool|int $value ): bool => false !== $value && 0 !== $value
					)
				)
			);
		}

		return $markup->get_updated_html();
	}

	/**
	 * The autoplay button, first in the tab order, and the live region.
	 *
	 * @param SwappingImageGalleryAttributes $attributes Valid attributes.
	 * @param int                            $count      Number of images.
	 */
	private static function rotation( array $attributes, int $count ): string {
		if ( $count < 2 || 0 === $attributes['autoplay'] ) {
			return '';
		}

		return PlayButton::render(
			'eidan-swap__rotation',
			__( 'Stop automatic slide show', 'eidan' ),
			__( 'Start automatic slide show', 'eidan' )
		);
	}
}
