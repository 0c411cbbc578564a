<?php
/**
 * The tabs of a product as an accordion.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

/**
 * On narrow screens the tabs of WooCommerce's template, which its block of product details prints, too, stand one below
 * the other. WooCommerce's own script still decides which one is open.
 */
final class Tabs {

	/**
	 * Loads style and script in the page's head.
	 */
	public static function assets(): void {
		if ( Switches::on( Switches::TABS ) && is_product() && ! post_password_required( get_queried_object_id() ) ) {
			wp_enqueue_style( 'eidan-shop-tabs' );
			wp_enqueue_script_module( '@eidan/shop-tabs' );
		}
	}
}
