<?php
/**
 * Sliders in the editor's canvas.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

/**
 * Loads the styles of sliders into the canvas, where any block may show one; the editor's script starts them.
 */
final class Canvas {

	/**
	 * Action `enqueue_block_assets`, in the admin.
	 */
	public static function enqueue(): void {
		foreach ( array_keys( wp_styles()->registered ) as $handle ) {
			if ( 1 === preg_match( '/^eidan-slider(-|$)/D', (string) $handle ) ) {
				wp_enqueue_style( (string) $handle );
			}
		}
	}
}
