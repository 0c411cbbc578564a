<?php
/**
 * Part of a test site: switches page caches and optimisers on, as their owners do on their screens.
 */

declare( strict_types=1 );

namespace Eidan\Tests\PageCaches;

/**
 * Autoptimize with everything on: files and inline code put together, deferred, and images loaded lazily by `data-src`.
 */
function optimise(): void {
	foreach ( array(
		'autoptimize_html'                     => 'on',
		'autoptimize_html_minify_inline'       => 'on',
		'autoptimize_js'                       => 'on',
		'autoptimize_js_aggregate'             => 'on',
		'autoptimize_js_include_inline'        => 'on',
		'autoptimize_js_defer_inline'          => 'on',
		'autoptimize_css'                      => 'on',
		'autoptimize_css_aggregate'            => 'on',
		'autoptimize_css_include_inline'       => 'on',
		'autoptimize_css_datauris'             => 'on',
		'autoptimize_minify_excluded'          => 'on',
		'autoptimize_css_exclude'              => '',
		'autoptimize_js_exclude'               => '',
		'autoptimize_imgopt_launched'          => 'on',
		'autoptimize_imgopt_settings'          => array(
			'autoptimize_imgopt_checkbox_field_3' => '1',
			'autoptimize_imgopt_text_field_5'     => '',
			'autoptimize_imgopt_number_field_7'   => '0',
		),
		'autoptimize_optimize_logged'          => 'on',
		'autoptimize_cache_nogzip'             => 'on',
	) as $name => $value ) {
		update_option( $name, $value );
	}
}

/**
 * WP Super Cache with its drop-in, in its simple way (by PHP), for people who are logged in as well.
 *
 * @param string $folder Folder of the plugin.
 */
function cache( string $folder ): void {
	$home = "define( 'WP_CACHE', true );\ndefine( 'WPCACHEHOME', " . var_export( "$folder/", true ) . " );\n";
	$file = ABSPATH . 'wp-config.php';
	$code = (string) file_get_contents( $file );
	if ( ! str_contains( $code, 'WPCACHEHOME' ) ) {
		file_put_contents( $file, preg_replace( '/^<\?php/', "<?php\n$home", $code ) );
	}
	copy( "$folder/advanced-cache.php", WP_CONTENT_DIR . '/advanced-cache.php' );
	$config = (string) file_get_contents( "$folder/wp-cache-config-sample.php" );
	file_put_contents(
		WP_CONTENT_DIR . '/wp-cache-config.php',
		str_replace( array( '$cache_enabled = false;', '?>' ), array( '$cache_enabled = true;', '' ), $config )
			. "\n\$wp_cache_not_logged_in = 0;\n\$cache_max_time = 1000000;\n\$wp_cache_mod_rewrite = 0;\n"
			. "\$cached_direct_pages = array();\n\$wp_cache_clear_on_post_edit = 0;\n"
	);
	wp_mkdir_p( WP_CONTENT_DIR . '/cache' );
}

/**
 * Makes all nonces that were made before old, as if a day had gone by.
 */
function a_day_later(): void {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/eidan-later.php',
		'<?php add_filter( "nonce_life", static fn() => 5 * HOUR_IN_SECONDS );'
	);
}

/**
 * Has LiteSpeed Cache say in a header what its server may keep, with the REST API among it, as on a LiteSpeed server.
 */
function tell_litespeed(): void {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/eidan-litespeed.php', '<?php $_SERVER["X-LSCACHE"] = "on";' );
	update_option( 'litespeed.conf.cache', 1 );
	update_option( 'litespeed.conf.cache-rest', 1 );
}
