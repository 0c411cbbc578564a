<?php
/**
 * The image gallery block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\ImageGallery\Image;
use Eidan\Lightbox\Lightbox;
use Eidan\Masonry\Masonry;
use Eidan\Slider\Slider;
use Eidan\Support\Gap;
use Eidan\Support\JustifiedRows;
use Eidan\Support\Markup;
use Eidan\Support\Ratio;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

/**
 * Arranges the image blocks that an author put into a gallery.
 */
final class ImageGallery implements DynamicBlock {

	/**
	 * Keeps WordPress from rendering what is in a block before the block does, which renders it in its own order.
	 *
	 * @param mixed $settings Block type settings.
	 * @param mixed $metadata block.json.
	 */
	public static function render_own_images( mixed $settings, mixed $metadata = null ): mixed {
		if ( is_array( $settings ) && is_array( $metadata ) && in_array( $metadata['name'] ?? '', array( 'eidan/image-gallery', 'eidan/swapping-image-gallery', 'eidan/interactive-link-showcase', 'eidan/instagram-feed-list' ), true ) ) {
			$settings['skip_inner_blocks'] = true;
		}
		return $settings;
	}

	/**
	 * Renders the block.
	 *
	 * What is saved is a figure with the images in it, readable without the plugin; its opening and closing tags, with
	 * the author's colours and spacing, are kept, and the images are put in between in the order and layout chosen.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Not used: the images are rendered here.
	 * @param WP_Block             $block      The block.
	 * @return string HTML; '' for a gallery without images.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$layout = Value::one_of( $attributes['layout'] ?? null, array( 'grid', 'masonry', 'rows', 'slider' ), 'grid' );
		$link   = Value::one_of( $attributes['linkTo'] ?? null, array( 'none', 'file', 'page', 'lightbox' ), 'none' );
		$group  = Value::text( $attributes['group'] ?? null, 60 );
		$images = array();
		foreach ( self::inner( $block ) as $image ) {
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
		if ( true === ( $attributes['randomOrder'] ?? false ) ) {
			shuffle( $images );
		}
		$items = 'slider' === $layout
			? Slider::render(
				$images,
				self::members( $attributes['slider'] ?? null ),
				array(
					'label' => __( 'Gallery', 'eidan' ),
					'class' => 'eidan-gallery__slider',
				)
			)
			: implode( '', $images );
		if ( 'lightbox' === $link ) {
			$items = Lightbox::mark( $items, '' === $group ? wp_unique_id( '~' ) : $group );
		}
		$parts = array_values( array_filter( (array) ( $block->parsed_block['innerContent'] ?? array() ), 'is_string' ) );
		$open  = $parts[0] ?? '';
		$close = count( $parts ) > 1 ? end( $parts ) : '';
		$html  = self::add_layout( $open, $attributes, $layout ) . $items . $close;
		return 'masonry' === $layout ? Masonry::complete( $html ) : $html;
	}

	/**
	 * Adds the layout to the saved opening tags.
	 *
	 * @param string               $html       Opening tags.
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $layout     Layout.
	 */
	private static function add_layout( string $html, array $attributes, string $layout ): string {
		$markup = new Markup( $html );
		if ( ! $markup->next_tag( array( 'class_name' => 'eidan-gallery' ) ) ) {
			return $html;
		}
		$markup->add_class( 'is-' . $layout );
		$markup->add_class( 'has-captions-' . Value::one_of( $attributes['captions'] ?? null, array( 'under', 'on', 'hover', 'none' ), 'under' ) );
		$style = array(
			'--wide:' . Value::integer( $attributes['columns'] ?? null, 1, 8, 3 ),
			'--medium:' . Value::integer( $attributes['columnsTablet'] ?? null, 1, 8, 2 ),
			'--narrow:' . Value::integer( $attributes['columnsMobile'] ?? null, 1, 4, 1 ),
		);
		if ( 'rows' === $layout ) {
			$style = array( JustifiedRows::css( $attributes['rowHeight'] ?? null, $attributes['lastRow'] ?? null ) );
		}
		$ratio = Ratio::css( $attributes['ratio'] ?? null );
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

	/**
	 * The image blocks inside.
	 *
	 * @param WP_Block $block The gallery.
	 * @return list<array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<int, array<string, mixed>>, innerHTML: string, innerContent: list<string|null>}>
	 */
	public static function inner( WP_Block $block ): array {
		/**
		 * Parsed blocks, as WordPress's parser makes them.
		 *
		 * @var list<array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<int, array<string, mixed>>, innerHTML: string, innerContent: list<string|null>}> $inner
		 */
		$inner = $block->parsed_block['innerBlocks'] ?? array();
		return $inner;
	}

	/**
	 * An array, whatever is stored.
	 *
	 * @param mixed $value Value.
	 * @return array<array-key, mixed>
	 */
	private static function members( mixed $value ): array {
		return is_array( $value ) ? $value : array();
	}
}
