<?php
/**
 * The stacked images block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lightbox\Lightbox;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Parallax;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds how the images appear and move, and opens them in one lightbox.
 *
 * @phpstan-import-type StackedImagesAttributes from \Eidan\Attributes\StackedImages
 * @implements DynamicBlock<StackedImagesAttributes>
 */
final class StackedImages implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param StackedImagesAttributes $attributes Valid attributes.
	 * @param string                  $content    Saved HTML with the images rendered.
	 * @param WP_Block                $block      Not used.
	 * @return string HTML; '' without an image.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		if ( ! str_contains( $content, '<img' ) ) {
			return '';
		}
		$markup = new Markup( $content );
		if ( ! $markup->next_tag() ) {
			return '';
		}
		$appear = $attributes['appear'];
		if ( 'none' !== $appear ) {
			$delay = 'sequence' === $appear ? $attributes['appearDelay'] : 0;
			$markup->set_attribute( 'data-eidan-stacked-images', Html::json( array( 'appear' => $delay ) ) );
		}
		Parallax::start( $markup, $content );
		$group = $attributes['group'];
		return Lightbox::group( $markup->get_updated_html(), '' === $group ? wp_unique_id( '~' ) : $group );
	}
}
