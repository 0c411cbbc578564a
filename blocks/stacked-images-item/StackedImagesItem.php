<?php
/**
 * One image of the stacked images block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lightbox\Lightbox;
use Eidan\Support\Markup;
use Eidan\Support\Parallax;
use Eidan\Support\SavedImage;
use Eidan\Support\Sizes;
use Eidan\Support\UnsizedImage;
use Eidan\Support\Value;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds its position to the saved image; see src/editor/placing/box.ts for the numbers.
 *
 * @phpstan-import-type StackedImagesItemAttributes from \Eidan\Attributes\StackedImagesItem
 * @implements DynamicBlock<StackedImagesItemAttributes>
 */
final class StackedImagesItem implements DynamicBlock {

	private const UNITS = array(
		'x'        => '%',
		'y'        => '%',
		'width'    => '%',
		'rotation' => 'deg',
	);

	/**
	 * Renders the block.
	 *
	 * @param StackedImagesItemAttributes $attributes Valid attributes.
	 * @param string                      $content    Saved HTML.
	 * @param WP_Block                    $block
	 * @return string HTML; '' without an image.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$align  = Value::one_of( $block->context['eidan/align'] ?? null, array( 'wide', 'full' ), '' );
		$place  = $attributes['place'];
		$narrow = $attributes['narrow'];
		$markup = new Markup( $content );
		if ( ! $markup->next_tag( array( 'tag_name' => 'FIGURE' ) ) || ! $markup->set_bookmark( 'item' ) ) {
			return '';
		}
		if ( ! SavedImage::complete( $markup, Sizes::columns( 1, 1, 1, $align, $place['width'] / 100 ) ) ) {
			return '';
		}
		UnsizedImage::mark( $markup, false );
		$markup->seek( 'item' );
		$style = '';
		foreach ( self::UNITS as $name => $unit ) {
			$style .= '--' . $name . ':' . round( (float) $place[ $name ], 2 ) . $unit . ';';
			if ( isset( $narrow[ $name ] ) ) {
				$style .= '--narrow-' . $name . ':' . round( (float) $narrow[ $name ], 2 ) . $unit . ';';
			}
		}
		$markup->add_style( $style );
		Parallax::layer( $markup, $attributes['level'] );
		$html = $markup->get_updated_html();
		return 'lightbox' === $attributes['linkTo'] ? Lightbox::mark( $html ) : $html;
	}
}
