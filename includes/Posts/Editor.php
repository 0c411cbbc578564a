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
	 *
	 * The editor of widgets has no items, and breaks where the script loads the editor of posts into it.
	 */
	public static function enqueue(): void {
		$widgets = wp_script_is( 'wp-edit-widgets' ) || wp_script_is( 'wp-customize-widgets' );
		if ( PortfolioSettings::enabled() && ! $widgets ) {
			wp_enqueue_script( 'eidan-portfolio' );
			wp_enqueue_style( 'eidan-portfolio' );
		}
	}
}
