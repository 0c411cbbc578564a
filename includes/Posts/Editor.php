<?php
/**
 * The portfolio's part of the block editor.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Loads the document panel and the editor's side of the bindings source.
 */
final class Editor {

	/**
	 * Enqueues the script and its style; the site editor needs the bindings, too.
	 */
	public static function enqueue(): void {
		if ( PortfolioSettings::enabled() ) {
			wp_enqueue_script( 'eidan-portfolio' );
			wp_enqueue_style( 'eidan-portfolio' );
		}
	}
}
