<?php
/**
 * The single image block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lightbox\Lightbox;
use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Ratio;
use Eidan\Support\SavedImage;
use Eidan\Support\Sizes;
use Eidan\Support\UnsizedImage;
use Eidan\Support\Value;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds attributes to the saved figure that only the server knows.
 *
 * @phpstan-import-type SingleImageAttributes from \Eidan\Attributes\SingleImage
 * @implements DynamicBlock<SingleImageAttributes>
 */
final class SingleImage implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param SingleImageAttributes $attributes Valid attributes.
	 * @param string                $content    Saved HTML.
	 * @param WP_Block              $block      Not used.
	 * @return string HTML; '' without an image.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		$markup = new Markup( $content );
		$align  = Value::one_of( $attributes['align'] ?? null, array( 'wide', 'full' ), '' );
		$width  = $attributes['displayWidth'] ?? 0;
		if (
			! SavedImage::complete(
				$markup,
				$width > 0 && '' === $align ? Sizes::fixed( $width ) : Sizes::block_width( $align )
			)
		) {
			return '';
		}
		// Without a ratio no space could be reserved before it loads.
		$has_box = '' !== Ratio::css( $attributes['ratio'] ) || 'circle' === $attributes['mask'];
		if ( $has_box || $width > 0 || '' !== $align ) {
			UnsizedImage::mark( $markup, $has_box );
		}
		$markup->add_style( self::look( $attributes ) );
		$html = $markup->get_updated_html();
		return 'lightbox' === $attributes['linkTo']
			? Lightbox::mark( $html, $attributes['group'] )
			: $html;
	}

	/**
	 * Mask, blend and filter as declarations of the image.
	 *
	 * They are not saved in the HTML, since WordPress removes them for authors without unfiltered HTML.
	 *
	 * @param SingleImageAttributes $attributes Valid attributes.
	 * @return string CSS declarations from our own list.
	 */
	private static function look( array $attributes ): string {
		/**
		 * Declarations by attribute and choice.
		 *
		 * @var array<string, array<string, array<string, string>>> $looks
		 */
		$looks = BlockJson::of( 'single-image' )['eidanLooks'] ?? array();
		$style = array();
		foreach ( array( 'mask', 'blend', 'filter' ) as $kind ) {
			$style += $looks[ $kind ][ $attributes[ $kind ] ] ?? array();
		}

		return Html::style( $style );
	}
}
