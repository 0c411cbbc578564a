<?php
/**
 * One image of the parallax image showcase on the page.
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
 * Adds corner, position and depth to the saved image.
 *
 * @phpstan-import-type ParallaxImageShowcaseItemAttributes from \Eidan\Attributes\ParallaxImageShowcaseItem
 * @implements DynamicBlock<ParallaxImageShowcaseItemAttributes>
 */
final class ParallaxImageShowcaseItem implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param ParallaxImageShowcaseItemAttributes $attributes Valid attributes.
	 * @param string                              $content    Saved HTML.
	 * @param WP_Block                            $block
	 * @return string HTML; '' without an image.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$align  = Value::one_of( $block->context['eidan/align'] ?? null, array( 'wide', 'full' ), '' );
		$place  = array_map( static fn( int|float $value ): float => round( (float) $value, 2 ), $attributes['place'] );
		$markup = new Markup( $content );
		if ( ! $markup->next_tag( array( 'tag_name' => 'FIGURE' ) ) || ! $markup->set_bookmark( 'item' ) ) {
			return '';
		}
		if ( ! SavedImage::complete( $markup, Sizes::columns( 1, 1, 1, $align, max( 10, $place['width'] ) / 100 ) ) ) {
			return '';
		}
		UnsizedImage::mark( $markup, false );
		$markup->seek( 'item' );
		$markup->add_class( 'is-' . $attributes['corner'] );
		if ( $attributes['main'] ) {
			$markup->add_class( 'is-main' );
		}
		$markup->add_style( "--x:{$place['x']}%;--y:{$place['y']}%;--width:{$place['width']}%" );
		Parallax::layer( $markup, $attributes['level'] );
		$html = $markup->get_updated_html();
		return 'lightbox' === $attributes['linkTo'] ? Lightbox::mark( $html ) : $html;
	}
}
