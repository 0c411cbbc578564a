<?php
/**
 * Plugin Name:       Eidan Blocks
 * Description:       Gallery, tabs, slider, blog and portfolio blocks that load fast and are accessible, and order attribution for WooCommerce.
 * Version:           1.0.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            Eidan Blocks contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       eidan
 * Domain Path:       /build/languages
 * WC requires at least: 9.5
 * WC tested up to:   11.0
 *
 * This file has to parse on old PHP versions, so that the guards below can say
 * what is wrong instead of a fatal error; everything newer is in includes/.
 *
 * @package Eidan
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'EIDAN_VERSION', '1.0.0' );
define( 'EIDAN_FILE', __FILE__ );
define( 'EIDAN_DIR', __DIR__ );

if ( version_compare( phpversion(), '8.1', '<' ) || version_compare( get_bloginfo( 'version' ), '6.8', '<' ) ) {
	add_action(
		'admin_notices',
		static function () {
			$message = version_compare( phpversion(), '8.1', '<' )
				? sprintf(
					/* translators: %s: PHP version of the server. */
					__( 'Eidan Blocks needs PHP 8.1 or newer; this server runs %s. Ask your host to switch to a newer version. Until then the plugin does nothing.', 'eidan' ),
					phpversion()
				)
				: sprintf(
					/* translators: %s: WordPress version of the site. */
					__( 'Eidan Blocks needs WordPress 6.8 or newer; this site runs %s. Update WordPress. Until then the plugin does nothing.', 'eidan' ),
					get_bloginfo( 'version' )
				);
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $message ) );
		}
	);
	return;
}

require_once __DIR__ . '/includes/autoload.php';
require_once __DIR__ . '/includes/hooks.php';
require_once __DIR__ . '/includes/functions.php';
