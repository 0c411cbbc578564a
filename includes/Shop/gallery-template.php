<?php
/**
 * The template `single-product/product-image.php` while our gallery is on.
 *
 * @package Eidan
 */

defined( 'ABSPATH' ) || exit;

global $product;

if ( $product instanceof WC_Product ) {
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
	echo Eidan\Shop\Gallery::render( $product );
}
