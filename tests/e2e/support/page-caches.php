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
			// As its screen sets it for permalinks that end with a slash: without it nothing comes from the cache.
			. "\$wp_cache_slash_check = 1;\n"
			. "\$cached_direct_pages = array();\n\$wp_cache_clear_on_post_edit = 0;\n"
	);
	wp_mkdir_p( WP_CONTENT_DIR . '/cache' );
}

/**
 * Takes away what WP Super Cache has laid into wp-content, as its own deactivation does.
 */
function no_cache(): void {
	foreach ( array( 'advanced-cache.php', 'wp-cache-config.php' ) as $name ) {
		wp_delete_file( WP_CONTENT_DIR . "/$name" );
	}
}

/**
 * W3 Total Cache, which is active: pages and answers of the REST API on disk, HTML, scripts and styles minified with
 * inline code, images loaded lazily by `data-src`. Settings and drop-in are written as by its own screens.
 */
function total_cache(): void {
	$config = new \W3TC\Config();
	foreach ( array(
		'pgcache.enabled'             => true,
		'pgcache.engine'              => 'file',
		'pgcache.cache.query'         => true,
		'pgcache.rest'                => 'cache',
		'minify.enabled'              => true,
		// Addresses with a query, as PHP's own server knows no rules for rewriting.
		'minify.rewrite'              => false,
		'minify.html.enable'          => true,
		'minify.html.inline.css'      => true,
		'minify.html.inline.js'       => true,
		'minify.css.enable'           => true,
		'minify.js.enable'            => true,
		'lazyload.enabled'            => true,
		'lazyload.process_background' => true,
	) as $key => $value ) {
		$config->set( $key, $value );
	}
	$config->save();
	$environment = \W3TC\Dispatcher::component( 'Root_Environment' );
	$environment->fix_in_wpadmin( $config, true );
	$environment->fix_on_event( $config, 'config_change' );
}

/**
 * Marks what WordPress makes by the header `X-Made`. What a drop-in gives from its cache is without it.
 */
function mark(): void {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/eidan-made.php', '<?php header( "X-Made: now" );' );
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
