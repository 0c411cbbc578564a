<?php
/**
 * A theme from before the site editor: one sidebar, no blocks.
 */

add_action(
	'widgets_init',
	static function (): void {
		register_sidebar(
			array(
				'id'            => 'sidebar-1',
				'name'          => 'Sidebar',
				'before_widget' => '<section id="%1$s" class="widget %2$s">',
				'after_widget'  => '</section>',
			)
		);
	}
);
