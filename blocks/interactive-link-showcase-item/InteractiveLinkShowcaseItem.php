<?php
/**
 * One link of an interactive link showcase.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\InteractiveLinkShowcase\Media;
use Eidan\Support\Html;
use Eidan\Support\Text;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The saved link, with its image from the media library.
 *
 * @phpstan-import-type InteractiveLinkShowcaseItemAttributes from \Eidan\Attributes\InteractiveLinkShowcaseItem
 * @implements DynamicBlock<InteractiveLinkShowcaseItemAttributes>
 */
final class InteractiveLinkShowcaseItem implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param InteractiveLinkShowcaseItemAttributes $attributes Valid attributes.
	 * @param string                                $content    Saved HTML.
	 * @param WP_Block                              $block      Block with the image size in its context.
	 * @return string HTML; '' for a link without words.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		// Removes the saved image, which is only for sites without the plugin.
		$content = trim( (string) preg_replace( '~<figure\b.*</figure>~s', '', $content ) );
		if ( '' === trim( wp_strip_all_tags( $content ) ) || ! Html::has_content( $content ) ) {
			return '';
		}
		$media = Media::of_source( $attributes['media'], Text::of( $block->context['eidan/image-size'] ?? '' ) );

		$html = (string) preg_replace( '~</li>$~', addcslashes( $media, '\\$' ) . '</li>', $content );

		// Outside a showcase it is no list item.
		return isset( $block->context['eidan/image-size'] )
			? $html
			: (string) preg_replace( array( '~^<li\b~', '~</li>$~' ), array( '<div', '</div>' ), $html );
	}
}
