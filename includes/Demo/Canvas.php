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
}
