<?php
/**
 * The search cover on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Panels\Dialog;
use Eidan\Panels\SearchForm;
use Eidan\Support\BlockJson;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * A panel with a search form, and the author's blocks below it.
 *
 * @phpstan-import-type SearchCoverAttributes from \Eidan\Attributes\SearchCover
 * @implements DynamicBlock<SearchCoverAttributes>
 */
final class SearchCover implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param SearchCoverAttributes $attributes Valid attributes.
	 * @param string                $content    Saved HTML with its inner blocks rendered.
	 * @param WP_Block              $block
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$label = trim( $attributes['label'] );
		$label = '' === $label ? __( 'Search', 'eidan' ) : $label;
		$form  = SearchForm::html( $attributes, $label );
		// A callback, since text of an author may look like a group reference.
		$content = (string) preg_replace_callback(
			'~<div class="' . Dialog::CONTENT . '[^>]*>~',
			static fn( array $found ): string => $found[0] . $form,
			$content,
			1
		);
		$classes = array( 'is-search' );
		if ( 'auto' === $attributes['height'] ) {
			$classes[] = 'is-auto';
		}
		$style = BlockJson::css( $block, $attributes, array( '--duration:%dms;' => 'duration' ) );

		return Dialog::of( $content, $label, $classes, $style, array() );
	}
}
