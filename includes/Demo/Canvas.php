<?php
/**
 * Blocks as a page of their own.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/** Frames and previews show blocks that are no template of the site. */
final class Canvas {

	/**
	 * Passes blocks to WordPress as a block template.
	 *
	 * @param string $content Blocks.
	 * @param string $name    What they are, such as 'frame'.
	 * @return string Path of WordPress's file that prints block templates, for the filter `template_include`.
	 */
	public static function of( string $content, string $name ): string {
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- This is how a template is handed over.
		global $_wp_current_template_content, $_wp_current_template_id;
		$_wp_current_template_content = $content;
		$_wp_current_template_id      = 'eidan//' . $name;
		// phpcs:enable

		return ABSPATH . 'wp-includes/template-canvas.php';
	}

	/**
	 * Makes this page view one for frames of this site: no admin bar, no search engines, no frames of other sites.
	 *
	 * @param array<string, string> $headers Further HTTP headers.
	 */
	public static function frame( array $headers = array() ): void {
		add_filter( 'show_admin_bar', '__return_false', 99 );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		$headers['Content-Security-Policy'] = "frame-ancestors 'self'";
		foreach ( headers_sent() ? array() : $headers as $name => $value ) {
			// In addition to the site's own headers.
			header( "$name: $value", false );
		}
	}
}
