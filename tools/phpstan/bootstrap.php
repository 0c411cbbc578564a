<?php
/**
 * Constants that plugin.php and WordPress define, for PHPStan.
 *
 * @package Eidan
 */

declare( strict_types=1 );

define( 'ABSPATH', '/wordpress/' );
define( 'EIDAN_VERSION', '0.1.0' );
define( 'EIDAN_FILE', '/wordpress/wp-content/plugins/eidan-blocks/plugin.php' );
define( 'EIDAN_DIR', '/wordpress/wp-content/plugins/eidan-blocks' );
define( 'WP_LANG_DIR', '/wordpress/wp-content/languages' );

define( 'ARRAY_A', 'ARRAY_A' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
