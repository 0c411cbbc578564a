<?php
/**
 * The padding of blocks with a background.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_HTML_Tag_Processor;

/**
 * Loads the style `eidan-background` where it is needed. Core's blocks have this padding in their own styles.
 */
final class Background {

	/**
	 * Enqueues the style when a block of ours has a background.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 * @return mixed The same HTML.
	 */
	public static function enqueue( mixed $content, mixed $block = null ): mixed {
		$name = is_array( $block ) ? $block['blockName'] ?? '' : '';
		if (
			is_string( $content )
			&& is_string( $name )
			&& str_starts_with( $name, 'eidan/' )
			&& str_contains( $content, 'has-background' )
		) {
			$html = new WP_HTML_Tag_Processor( $content );
			if ( $html->next_tag() && true === $html->has_class( 'has-background' ) ) {
				wp_enqueue_style( 'eidan-background' );
			}
		}
		return $content;
	}

	/**
	 * Enqueues the style in the editor's canvas, where backgrounds come and go.
	 */
	public static function enqueue_canvas(): void {
		wp_enqueue_style( 'eidan-background' );
	}
}
