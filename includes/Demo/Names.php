<?php
/**
 * Names of what the demo changes on the site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Settings\Settings;

/**
 * Used before the import, for the list of changes, and after the removal, for what was kept. Several options that an
 * owner knows as one setting have one name.
 */
final class Names {

	/**
	 * The name of a setting.
	 *
	 * @param string $change Key of the ledger's changes: an option, 'styles', a part or a setting of ours.
	 */
	public static function of( string $change ): string {
		return match ( $change ) {
			'styles'                               => __( 'Styles', 'eidan' ),
			'part/header'                          => __( 'Header', 'eidan' ),
			'part/footer'                          => __( 'Footer', 'eidan' ),
			'settings/page.fontPreload',
			'settings/page.fontFallbacks'          => __( 'Loading of fonts', 'eidan' ),
			'blogname'                             => __( 'Site title', 'eidan' ),
			'blogdescription'                      => __( 'Tagline', 'eidan' ),
			'site_icon'                            => __( 'Site icon', 'eidan' ),
			'site_logo'                            => __( 'Site logo', 'eidan' ),
			'page_on_front',
			'show_on_front'                        => __( 'Homepage', 'eidan' ),
			'permalink_structure'                  => __( 'Permalinks', 'eidan' ),
			'woocommerce_coming_soon'              => __( 'Visibility of the shop', 'eidan' ),
			'woocommerce_store_address',
			'woocommerce_store_city',
			'woocommerce_store_postcode',
			'woocommerce_default_country'          => __( 'Address of the shop', 'eidan' ),
			'woocommerce_default_customer_address' => __( 'Default location of customers', 'eidan' ),
			'woocommerce_currency'                 => __( 'Currency', 'eidan' ),
			'woocommerce_thumbnail_cropping'       => __( 'Product images in lists', 'eidan' ),
			'woocommerce_bacs_settings',
			'woocommerce_cod_settings'             => __( 'Payment', 'eidan' ),
			Settings::OPTION                       => __( 'Settings of Eidan', 'eidan' ),
			default                                => match ( true ) {
				str_starts_with( $change, 'settings/shop.' ) => __( 'Shop pages by Eidan', 'eidan' ),
				str_starts_with( $change, 'woocommerce_' )   => __( 'Settings of the shop', 'eidan' ),
				default                                      => '',
			},
		};
	}
}
