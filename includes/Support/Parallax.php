<?php
/**
 * Layers that move at another speed than the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Marks layers and the block around them. src/styles/parallax.scss moves them; the module `@eidan/parallax` does so in
 * browsers that cannot do it by CSS.
 */
final class Parallax {

	/**
	 * Makes the current tag a layer.
	 *
	 * @param Markup $markup HTML.
	 * @param int    $level  Level, already checked; 0 moves with the page.
	 */
	public static function layer( Markup $markup, int $level ): void {
		if ( 0 !== $level ) {
			$markup->add_class( 'eidan-layer' );
			$markup->add_style( '--eidan-level:' . $level );
		}
	}

	/**
	 * Lets the layers of a block move.
	 *
	 * @param Markup $markup  HTML; the current tag is the block's own.
	 * @param string $content The block's HTML.
	 */
	public static function start( Markup $markup, string $content ): void {
		if ( str_contains( $content, 'eidan-layer' ) ) {
			$markup->set_attribute( 'data-eidan-parallax', '{}' );
			wp_enqueue_style( 'eidan-parallax' );
		}
	}
}
