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
use Eidan\Support\Value;
use WP_Block;

/**
 * A panel with a search form, and the author's blocks below it.
 */
final class SearchCover implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Saved HTML with its inner blocks rendered.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		$label    = trim( Value::text( $attributes['label'] ?? null, 200 ) );
		$label    = '' === $label ? __( 'Search', 'eidan' ) : $label;
		$duration = Value::integer( $attributes['duration'] ?? null, 0, 2000, 600 );
		$form     = SearchForm::html( $attributes, $label );
		// Callback: what an author wrote may look like a reference to a group.
		$content = (string) preg_replace_callback(
			'~<div class="' . Dialog::CONTENT . '[^>]*>~',
			static fn( array $found ): string => $found[0] . $form,
			$content,
			1
		);
		$classes = array( 'is-search' );
		if ( 'auto' === ( $attributes['height'] ?? '' ) ) {
			$classes[] = 'is-auto';
		}

		return Dialog::of( $content, $label, $classes, 600 === $duration ? '' : "--duration:{$duration}ms", array() );
	}
}
