<?php
/**
 * The image gallery block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\ImageGallery\BoundImages;
use Eidan\Blocks\ImageGallery\Image;
use Eidan\Lightbox\Lightbox;
use Eidan\Masonry\Masonry;
use Eidan\Slider\Options;
use Eidan\Slider\Slider;
use Eidan\Support\Gap;
use Eidan\Support\InnerBlocks;
use Eidan\Support\JustifiedRows;
use Eidan\Support\Lazy;
use Eidan\Support\Markup;
use Eidan\Support\Ratio;
use Eidan\Support\Text;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Arranges the image blocks that an author put into a gallery.
 *
 * @phpstan-import-type ImageGalleryAttributes from \Eidan\Attributes\ImageGallery
 * @implements DynamicBlock<ImageGalleryAttributes>
 */
final class ImageGallery implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * The saved HTML is a figure with the images, readable without the plugin. Its opening and closing tags, with the
	 * author's colours and spacing, are kept; the images are rendered in the chosen order and layout.
	 *
	 * @param ImageGalleryAttributes $attributes Valid attributes.
	 * @param string                 $content    Not used: the images are rendered here.
	 * @param WP_Block               $block
	 * @return string HTML; '' for a gallery without images.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$layout = $attributes['layout'];
		$link   = $attributes['linkTo'];
		$group  = $attributes['group'];
		$parsed = BoundImages::fill( $block->parsed_block );
		$images = array();
		foreach ( InnerBlocks::of( $parsed ) as $image ) {
			if ( 'lightbox' === $link ) {
				$image['attrs']['lightbox'] = array( 'enabled' => false );
			}
			$html = Text::of( render_block( $image ) );
			if ( str_contains( $html, '<img' ) ) {
				$images[] = Image::prepare( $html, $attributes, $layout, $link );
			}
		}
		if ( array() === $images ) {
			return '';
		}
		if ( $attributes['randomOrder'] ) {
			shuffle( $images );
		}
		$slider = Options::trusted( $attributes['slider'] );
		$items  = 'slider' === $layout
			? Slider::render(
				self::waiting( $images, $slider ),
				$slider,
				array(
					'label' => __( 'Gallery', 'eidan' ),
					'class' => 'eidan-gallery__slider',
				)
			)
			: implode( '', $images );
		if ( 'lightbox' === $link ) {
			$items = Lightbox::mark( $items, '' === $group ? wp_unique_id( '~' ) : $group );
		}
		[ $open, $close ] = InnerBlocks::around( $parsed );

		$html = self::add_layout( $open, $attributes, $layout ) . $items . $close;
		return 'masonry' === $layout ? Masonry::complete( $html ) : $html;
	}

	/**
	 * Makes slides lazy that are not visible at first.
	 *
	 * @param list<string> $images HTML of each.
	 * @param Options      $slider Effective options, which say how many slides are in view.
	 * @return list<string>
	 */
	private static function waiting( array $images, Options $slider ): array {
		$in_view = (int) ceil( $slider->per_view[0] );

		return array(
			...array_slice( $images, 0, $in_view ),
			...array_map(
				static fn ( string $image ): string => Lazy::images( $image, true ),
				array_slice( $images, $in_view )
			),
		);
	}

	/**
	 * Adds the layout to the saved opening tags.
	 *
	 * @param string                 $html       Opening tags.
	 * @param ImageGalleryAttributes $attributes Valid attributes.
	 */
	private static function add_layout( string $html, array $attributes, string $layout ): string {
		$markup = new Markup( $html );
		if ( ! $markup->next_tag( array( 'class_name' => 'eidan-gallery' ) ) ) {
			return $html;
		}
		$markup->add_class( 'is-' . $layout );
		$markup->add_class( 'has-captions-' . $attributes['captions'] );
		$style = array(
			'--wide:' . $attributes['columns'],
			'--medium:' . $attributes['columnsTablet'],
			'--narrow:' . $attributes['columnsMobile'],
		);
		if ( 'rows' === $layout ) {
			$style = array( JustifiedRows::css( $attributes['rowHeight'], $attributes['lastRow'] ) );
		}
		$ratio = Ratio::css( $attributes['ratio'] );
		if ( '' !== $ratio && 'rows' !== $layout ) {
			$style[] = '--crop:' . $ratio;
		}
		$gap = Gap::css( $attributes['style'] ?? null, '--gap-row', '--gap' );
		if ( '' !== $gap ) {
			$style[] = $gap;
		}
		$markup->add_style( implode( ';', $style ) );
		return $markup->get_updated_html();
	}
}
