<?php
/**
 * The theme `classic` as many agencies write theirs: `1rem` is ten pixels.
 */

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_style( 'ten-pixels', get_stylesheet_uri(), array(), '1' );
	}
);
