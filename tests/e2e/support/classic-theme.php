<?php
/**
 * With `?classic` in its address a page is shown in a classic theme, with a header in the theme's widget area and
 * drop-downs in its sidebar. Nothing of that is stored.
 */

// phpcs:disable WordPress.Security.NonceVerification -- a switch of the test site, which only reads.

if ( isset( $_GET['classic'] ) || isset( $_GET['archive-dropdown'] ) || isset( $_GET['eidan-lead'] ) ) {
	add_filter(
		'option_eidan_settings',
		static fn ( mixed $settings ): array => array( 'page' => array( 'dropdowns' => 'choose' ) ) + (array) $settings
	);
}

if ( isset( $_GET['classic'] ) ) {
	register_theme_directory( EIDAN_TEST_THEMES );
	$eidan_widgets = static fn ( array ...$instances ): array =>
		array( '_multiwidget' => 1 ) + array_combine( range( 2, 1 + count( $instances ) ), $instances );
	foreach ( array(
		'stylesheet'         => 'classic',
		'template'           => 'classic',
		'stylesheet_root'    => EIDAN_TEST_THEMES,
		'template_root'      => EIDAN_TEST_THEMES,
		'sidebars_widgets'   => array(
			'eidan-header' => array( 'block-2' ),
			'sidebar-1'    => array( 'archives-2', 'categories-2', 'text-2', 'block-3' ),
		),
		'widget_block'       => $eidan_widgets(
			array( 'content' => (string) get_option( 'eidan_test_classic_header' ) ),
			array( 'content' => '<!-- wp:archives {"displayAsDropdown":true} /-->' )
		),
		'widget_archives'    => $eidan_widgets( array( 'title' => 'By month', 'dropdown' => 1 ) ),
		'widget_categories'  => $eidan_widgets( array( 'title' => 'By subject', 'dropdown' => 1 ) ),
		'widget_text'        => $eidan_widgets(
			array(
				'title' => 'Places',
				'text'  =>
					'<select aria-label="Place" onchange="location=this.value"><option value="">Choose</option>'
					. '<option value="/?feed=rss2">Feed</option><option value="/?s=place">Search</option></select>'
			)
		),
	) as $eidan_name => $eidan_value ) {
		add_filter( "pre_option_$eidan_name", static fn (): mixed => $eidan_value );
	}
}
